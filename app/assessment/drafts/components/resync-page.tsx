import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ResyncView } from "~/assessment/drafts/view";
import { useAssessmentName } from "~/foundation/web/use-assessment-name";
import { usePaths } from "~/foundation/web/use-paths";
import { AskDialog } from "~/ui/ask-dialog";
import { ButtonLink } from "~/ui/button";
import { Card, CardSection } from "~/ui/card";
import { inertWhile } from "~/ui/dialog";
import { Disclosure } from "~/ui/disclosure";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/shell";
import { ChangedQuestionRow, Wording } from "./changed-question";

export type ResyncProblem = "inProgress" | "changed" | "timeout" | "server" | "failed";

const COUNTS = ["kept", "confirm", "dropped", "added"] as const;

/** Previews what moving a draft to the newest questionnaire does. */
export function ResyncPage({
  view,
  seen,
  asks,
  problem,
}: {
  view: ResyncView;
  /** The revision and version that the page shows, as a query string. */
  seen: string;
  asks: boolean;
  problem: ResyncProblem | null;
}) {
  const { t } = useTranslation(["drafts", "common"]);
  const { resync: path, form } = usePaths();
  const assessment = useAssessmentName();
  return (
    <>
      <div {...inertWhile(asks)}>
        <PageHeader
          eyebrow={assessment}
          title={t("resync.title")}
          lead={view.isCurrent ? undefined : t("resync.lead")}
        />
        <div className="grid gap-6">
          {problem ? (
            <ErrorSummary title={t(`resync.errors.${problem}`)} errors={[{ text: t("resync.errors.again") }]} />
          ) : null}
          {view.isCurrent ? (
            <Notice tone="success" title={t("resync.current.title")}>
              {t("resync.current.text")}
            </Notice>
          ) : (
            <ChangesToCome view={view} />
          )}
          <div className="flex flex-wrap gap-3 max-sm:grid">
            <ButtonLink href={form}>{t("resync.back")}</ButtonLink>
            {view.isCurrent ? null : (
              <ButtonLink href={`${path}?dialog=resync`} variant="primary">
                {t("resync.button")}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
      {asks ? (
        <AskDialog
          id="resync"
          title={t("resync.ask.title")}
          action={`${path}?${seen}`}
          intent="resync"
          back={t("resync.ask.back")}
          confirm={t("resync.ask.confirm")}
          variant={view.counts.dropped > 0 ? "danger" : "primary"}
          closeHref={path}
          closeLabel={t("common:shell.close")}
        >
          <p>{t("resync.ask.unsaved")}</p>
          {view.counts.dropped > 0 ? (
            <p className="mt-2 font-semibold text-ink">{t("resync.dropped", { count: view.counts.dropped })}.</p>
          ) : null}
        </AskDialog>
      ) : null}
    </>
  );
}

function ChangesToCome({ view }: { view: ResyncView }) {
  const { t } = useTranslation("drafts");
  return (
    <>
      <Card padded>
        <h2>{t("resync.summary")}</h2>
        <ul className="mt-3 grid max-w-measure list-disc gap-1 ps-6">
          {COUNTS.map((kind) => (
            <li key={kind}>{t(`resync.${kind}`, { count: view.counts[kind] })}</li>
          ))}
        </ul>
      </Card>
      {view.dropped.length > 0 ? (
        <List title={t("resync.lists.dropped")}>
          {view.dropped.map(({ id, place, text, answer, reason, after }) => (
            <CardSection key={id}>
              <p className="text-small text-ink-3">{place}</p>
              <h3 className="max-w-measure font-sans text-body tracking-normal">{text}</h3>
              <p className="mt-1 wrap-anywhere">{t("resync.answer", { answer })}</p>
              <p className="mt-1 text-danger">{t(`resync.reasons.${reason}`)}</p>
              {after ? <Wording worded={after} /> : null}
            </CardSection>
          ))}
        </List>
      ) : null}
      {view.changed.length > 0 ? (
        <List title={t("resync.lists.changed")}>
          {view.changed.map((question) => (
            <CardSection key={question.id}>
              <ChangedQuestionRow question={question} />
            </CardSection>
          ))}
        </List>
      ) : null}
      {view.added.length > 0 ? (
        <List title={t("resync.lists.added")}>
          {view.added.map(({ id, place, text, isRequired }) => (
            <CardSection key={id}>
              <p className="text-small text-ink-3">
                {place} · {isRequired ? t("resync.required") : t("resync.optional")}
              </p>
              <h3 className="max-w-measure font-sans text-body tracking-normal">{text}</h3>
            </CardSection>
          ))}
        </List>
      ) : null}
      {view.kept.length > 0 ? (
        <Disclosure summary={t("resync.lists.kept")} tone="quiet">
          <dl className="grid gap-3">
            {view.kept.map(({ topic, questions }) => (
              <div key={topic}>
                <dt className="font-semibold">{topic}</dt>
                {questions.map((text) => (
                  <dd key={text} className="max-w-measure text-small">
                    {text}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </Disclosure>
      ) : null}
    </>
  );
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3">{title}</h2>
      <Card>{children}</Card>
    </section>
  );
}
