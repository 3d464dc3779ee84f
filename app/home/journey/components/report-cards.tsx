import { useTranslation } from "react-i18next";
import { KINDS_OF_ASSESSMENTS } from "~/core/kinds/kind";
import { Card } from "~/ui/card";
import type { JourneyPaths } from "../journey-state";

/** Links to the newest report of each kind, or says when there will be one. */
export function ReportCards({ reports }: Pick<JourneyPaths, "reports">) {
  const { t } = useTranslation("journey");
  return (
    <section aria-labelledby="reports">
      <h2 id="reports">{t("reports.title")}</h2>
      <div className="mt-3 grid gap-4 md:grid-cols-2">
        {KINDS_OF_ASSESSMENTS.map((kind) => {
          const href = reports[kind];
          return (
            <Card key={kind} className="flex flex-wrap items-center justify-between gap-x-5 px-5 py-2 sm:px-7">
              <h3 className="font-sans text-body font-semibold tracking-normal">{t(`reports.${kind}.name`)}</h3>
              {href ? (
                <a href={href} className="inline-flex min-h-11 items-center">
                  {t(`reports.${kind}.open`)}
                </a>
              ) : (
                <p className="min-h-11 py-2.5 text-small text-ink-3">{t(`reports.${kind}.none`)}</p>
              )}
            </Card>
          );
        })}
      </div>
    </section>
  );
}
