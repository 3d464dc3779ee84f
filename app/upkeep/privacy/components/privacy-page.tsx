import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/shell";
import type { PrivacyView } from "~/upkeep/privacy/queries.server";
import { Copies } from "./copies";

const KEPT = ["account", "company", "assessments", "security", "messages"] as const;

/** Why no new copy can be made: one is in progress, or the daily limit is reached and another is possible in `hours`. */
export type ExportProblem = { reason: "pending" } | { reason: "too-many-requests"; hours: number };

/** What is stored about the reader, how to get a copy of it, and how to delete it. */
export function PrivacyPage({ view, problem }: { view: PrivacyView; problem: ExportProblem | null }) {
  const { t } = useTranslation(["privacy", "common"]);
  const problemText =
    problem?.reason === "pending"
      ? t("export.alreadyPending")
      : problem
        ? t("export.tooMany", { count: problem.hours })
        : null;
  const isPending = view.copies.some(({ status }) => status === "pending");
  return (
    <div className="max-w-narrow">
      <PageHeader title={t("title")} lead={t("lead")} />
      <div className="grid gap-6">
        <ErrorSummary title={t("common:form.summary")} errors={problemText ? [{ text: problemText }] : []} />
        <PrivacySection id="keep" title={t("keep.title")}>
          <ul className="grid max-w-measure list-disc gap-2 ps-6 text-ink-2">
            {KEPT.map((item) => (
              <li key={item}>{t(`keep.${item}`)}</li>
            ))}
          </ul>
          <p>
            <a href="/privacy-policy">{t("keep.policy")}</a>
          </p>
        </PrivacySection>
        <PrivacySection id="export" title={t("export.title")}>
          <p className="max-w-measure text-ink-2">{t(`export.about.${view.exportScope}`)}</p>
          <Copies copies={view.copies} />
          {isPending ? null : (
            <form method="post" className="grid gap-2">
              <div>
                <Button name="intent" value="export">
                  {t(view.copies.length > 0 ? "export.askAgain" : "export.ask")}
                </Button>
              </div>
              <p className="text-small text-ink-3">{t("export.limit")}</p>
            </form>
          )}
        </PrivacySection>
        <PrivacySection id="delete" title={t("delete.title")}>
          <Deletion view={view} />
        </PrivacySection>
      </div>
    </div>
  );
}

function Deletion({ view }: { view: PrivacyView }) {
  const { t } = useTranslation("privacy");
  const { company, deletionOn, companyDeletionOn } = view;
  return (
    <>
      {companyDeletionOn ? (
        <Notice tone="attention" title={t("delete.companyDue", { date: companyDeletionOn })}>
          {t("delete.companyDueText")}
        </Notice>
      ) : null}
      {deletionOn ? (
        <Notice tone="attention" title={t("delete.due", { date: deletionOn })}>
          <p>{t("delete.dueText")}</p>
          <form method="post" className="mt-3">
            <Button name="intent" value="keep" variant="primary">
              {t("delete.keep")}
            </Button>
          </form>
        </Notice>
      ) : (
        <>
          <p className="max-w-measure text-ink-2">{t(`delete.about.${view.erasureScope}`, { company })}</p>
          <p>
            <ButtonLink href="/user/privacy?dialog=delete" variant="danger">
              {t("delete.ask")}
            </ButtonLink>
          </p>
        </>
      )}
    </>
  );
}

function PrivacySection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <Card padded className="grid gap-4">
        <h2 id={`${id}-title`}>{title}</h2>
        {children}
      </Card>
    </section>
  );
}
