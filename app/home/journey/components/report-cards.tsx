import { useTranslation } from "react-i18next";
import { historyPath } from "~/core/addresses/assessment";
import { KINDS_OF_ASSESSMENTS, READINESS } from "~/core/kinds/kind";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import type { JourneyPaths } from "../journey-state";

/** Links to the newest report of each kind, or says when there will be one. */
export function ReportCards({ results }: Pick<JourneyPaths, "results">) {
  const { t } = useTranslation("journey");
  return (
    <section aria-labelledby="reports" className="mt-4">
      <h2 id="reports">{t("reports.title")}</h2>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        {KINDS_OF_ASSESSMENTS.map((kind) => {
          const href = results[kind];
          return (
            <Card key={kind} padded className="flex flex-col gap-3">
              <h3 className="text-lead">{t(`reports.${kind}.name`)}</h3>
              <p className="text-ink-2">{t(`reports.${kind}.${href ? "ready" : "none"}`)}</p>
              {href ? (
                <div className="mt-auto">
                  <ButtonLink href={href}>{t(`reports.${kind}.open`)}</ButtonLink>
                </div>
              ) : kind === READINESS ? null : (
                <div className="mt-auto">
                  <ButtonLink href={historyPath(kind)}>{t("reports.about")}</ButtonLink>
                </div>
              )}
            </Card>
          );
        })}
      </div>
    </section>
  );
}
