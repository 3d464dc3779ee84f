import { useTranslation } from "react-i18next";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { AskDialog } from "~/ui/ask-dialog";
import { ButtonLink } from "~/ui/button";
import { inertWhile } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import type { ComparisonView } from "../comparison.server";
import { QUESTIONNAIRES, versionPath } from "../paths";
import type { VersionUseView } from "../version-use.server";
import { Comparison } from "./comparison";
import { VersionUseSection } from "./version-use";

interface VersionPageProps {
  version: string;
  newest: string;
  use: VersionUseView;
  /** Null for the newest version itself. */
  comparison: ComparisonView | null;
  asks: boolean;
  hasChanged: boolean;
}

/** A published version: what its publication did, and for a former one what would change if it were published again. */
export function VersionPage({ version, newest, use, comparison, asks, hasChanged }: VersionPageProps) {
  const { t } = useTranslation(["questionnaires", "common"]);
  const here = versionPath(version);
  return (
    <>
      <div {...inertWhile(asks)}>
        <AdminPage current="questionnaires" title={t("use.page", { version })}>
          <p>
            <a href={QUESTIONNAIRES} className="inline-flex min-h-11 items-center font-semibold">
              {t("title")}
            </a>
          </p>
          {hasChanged ? (
            <ErrorSummary title={t("common:form.summary")} errors={[{ text: t("publish.errors.changed") }]} />
          ) : null}
          <VersionUseSection view={use} />
          {comparison ? (
            <>
              <div className="grid gap-3">
                <h2 id="again">{t("publish.again.title", { version })}</h2>
                <p className="max-w-measure text-ink-2">{t("publish.again.lead", { newest })}</p>
              </div>
              <Comparison view={comparison} here={here} />
            </>
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
