import { useTranslation } from "react-i18next";
import { assessmentPaths } from "~/core/addresses/assessment";
import { KIND } from "~/core/addresses/drafts";
import { KINDS_OF_ASSESSMENTS, type Kind, READINESS } from "~/core/kinds/kind";
import type { loadTab } from "~/home/profile/profile-page.server";
import { shortDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Button, ButtonLink } from "~/ui/button";
import { Card, CardSection, EmptyState } from "~/ui/card";
import { Pagination } from "~/ui/pagination";
import { LevelChip } from "~/ui/scale";
import { Toggle } from "~/ui/toggle";

type Shown = Extract<Awaited<ReturnType<typeof loadTab>>, { tab: "submissions" }>;

/** The URL of the tab that lists a company's assessments of a kind, or of a page of them. */
export const submissionsPath = (kind: Kind, page = 1) =>
  `/user/profile?tab=submissions${kind === READINESS ? "" : `&kind=${kind}`}${page > 1 ? `&page=${page}` : ""}#tabs`;

/** The company's assessments of a kind, newest first, each with its state, date, level and a link to continue. */
export function SubmissionsPanel({ shown, canStart }: { shown: Shown; canStart: boolean }) {
  const { t } = useTranslation(["profile", "assessment", "common"]);
  const { kind, isOpen, page, pages, submissions } = shown;
  const hrefOf = (target: number) => submissionsPath(kind, target);
  const start = (
    <form method="post" action="/user/history">
      <input type="hidden" name={KIND} value={kind} />
      <Button variant="primary">{t("submissions.start")}</Button>
    </form>
  );
  return (
    <section aria-labelledby="submissions-title" className="grid gap-5">
      <h2 id="submissions-title">{t("submissions.title")}</h2>
      <Toggle
        label={t("assessment:history.kind")}
        items={KINDS_OF_ASSESSMENTS.map((each) => ({
          href: submissionsPath(each),
          name: t(`common:kinds.${each}.name`),
          current: each === kind,
        }))}
      />
      {submissions.length > 0 ? (
        <Card as="div">
          {submissions.map((submission) => (
            <CardSection key={submission.sealedId}>
              <Submission submission={submission} />
            </CardSection>
          ))}
        </Card>
      ) : (
        <EmptyState title={t("submissions.empty")} action={isOpen && canStart ? start : null}>
          {isOpen || kind === READINESS ? t(`assessment:history.empty.${kind}.text`) : t(`assessment:${kind}.locked`)}
        </EmptyState>
      )}
      {pages > 1 ? (
        <Pagination
          label={t("assessment:history.pages")}
          status={t("assessment:history.page", { page, pages })}
          previous={page > 1 ? { href: hrefOf(page - 1), name: t("assessment:history.newer") } : undefined}
          next={page < pages ? { href: hrefOf(page + 1), name: t("assessment:history.older") } : undefined}
        />
      ) : null}
    </section>
  );
}

function Submission({ submission }: { submission: Shown["submissions"][number] }) {
  const { t } = useTranslation(["assessment", "common"]);
  const language = useLanguage();
  const { state, kind, sealedId, level, score, progress } = submission;
  const paths = assessmentPaths(kind, sealedId);
  const isDraft = state === "draft";
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p className={isDraft ? "text-small font-semibold text-attention" : "text-small font-semibold text-accent"}>
          {isDraft ? t("card.inProgress") : t("card.completed")}
        </p>
        <h3>{t(`common:kinds.${kind}.name`)}</h3>
        <p className="text-small text-ink-3">
          {t(isDraft ? "card.changed" : "card.submitted", { date: shortDate(submission.changedOn, language) })}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {isDraft ? <span className="text-ink-2 tabular-nums">{t("percent", { value: progress.percent })}</span> : null}
        {level && score !== null ? (
          <span className="flex items-center gap-3">
            <span className="font-semibold tabular-nums">{t("percent", { value: Math.round(score / 100) })}</span>
            <LevelChip level={level} name={t(`common:levels.${level}`)} />
          </span>
        ) : null}
        <ButtonLink href={isDraft ? paths.resume : paths.results}>
          {isDraft ? t("card.resume") : t("card.results")}
        </ButtonLink>
      </div>
    </div>
  );
}
