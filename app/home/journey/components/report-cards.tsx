import { useTranslation } from "react-i18next";
import { KINDS_OF_ASSESSMENTS } from "~/core/kinds/kind";
import { Card } from "~/ui/card";
import type { JourneyPaths } from "../journey-state";

/** Links to the newest report of each kind, or says when there will be one, and to the results of several years. */
export function ReportCards({
  reports,
  yearsHref,
}: Pick<JourneyPaths, "reports"> & {
  /** Null before the first result. */
  yearsHref: string | null;
}) {
  const { t } = useTranslation(["journey", "years"]);
  return (
    <section aria-labelledby="reports">
      <h2 id="reports">{t("reports.title")}</h2>
      <Card className="mt-3 px-5 py-1 sm:px-7">
        <ul className="divide-y divide-line">
          {KINDS_OF_ASSESSMENTS.map((kind) => {
            const href = reports[kind];
            return (
              <li key={kind} className="flex min-h-11 flex-wrap items-center justify-between gap-x-5 py-1">
                <h3 className="font-sans text-body font-semibold tracking-normal">{t(`reports.${kind}.name`)}</h3>
                {href ? (
                  <a href={href} className="inline-flex min-h-11 items-center">
                    {t(`reports.${kind}.open`)}
                  </a>
                ) : (
                  <p className="py-1 text-small text-ink-3">{t(`reports.${kind}.none`)}</p>
                )}
              </li>
            );
          })}
          {yearsHref ? (
            <li className="py-1">
              <a href={yearsHref} className="inline-flex min-h-11 items-center">
                {t("years:title")}
              </a>
            </li>
          ) : null}
        </ul>
      </Card>
    </section>
  );
}
