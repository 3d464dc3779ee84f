import { useTranslation } from "react-i18next";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { AskDialog } from "~/ui/ask-dialog";
import { ButtonLink } from "~/ui/button";
import { inertWhile } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import type { ComparisonView } from "../comparison.server";
import { QUESTIONNAIRES, versionPath } from "../paths";
import { Comparison } from "./comparison";

interface VersionPageProps {
  version: string;
  newest: string;
  /** Null for the newest version itself. */
  comparison: ComparisonView | null;
  asks: boolean;
  hasChanged: boolean;
}

/** A former version, and what would change if it were published again. */
export function VersionPage({ version, newest, comparison, asks, hasChanged }: VersionPageProps) {
  const { t } = useTranslation(["questionnaires", "common"]);
  const here = versionPath(version);
  return (
    <>
      <div {...inertWhile(asks)}>
        <AdminPage
          current="questionnaires"
          title={t("publish.again.title", { version })}
          lead={comparison ? t("publish.again.lead", { newest }) : undefined}
        >
          <p>
            <a href={QUESTIONNAIRES} className="inline-flex min-h-11 items-center font-semibold">
              {t("title")}
            </a>
          </p>
          {hasChanged ? (
            <ErrorSummary title={t("common:form.summary")} errors={[{ text: t("publish.errors.changed") }]} />
          ) : null}
          {comparison ? (
            <Comparison view={comparison} here={here} />
          ) : (
            <Notice tone="info" title={t("publish.again.current")} />
          )}
          {comparison ? (
            <div>
              <ButtonLink href={`${here}?dialog=again`} variant="primary">
                {t("publish.again.submit")}
              </ButtonLink>
            </div>
          ) : null}
        </AdminPage>
      </div>
      {asks ? (
        <AskDialog
          id="publish-again"
          title={t("publish.again.ask", { version })}
          action={here}
          intent="again"
          fields={{ newest }}
          back={t("publish.ask.back")}
          confirm={t("publish.again.submit")}
          closeHref={here}
          closeLabel={t("common:shell.close")}
        >
          <p>{t("publish.ask.text")}</p>
        </AskDialog>
      ) : null}
    </>
  );
}
