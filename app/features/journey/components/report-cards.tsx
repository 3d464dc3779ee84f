import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";

/** The way to the newest report of either kind, or when there will be one. */
export function ReportCards({ latest }: { latest: string | null }) {
  const { t } = useTranslation("journey");
  return (
    <section aria-labelledby="reports" className="mt-4">
      <h2 id="reports">{t("reports.title")}</h2>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <Card padded className="flex flex-col gap-3">
          <h3 className="text-lead">{t("reports.readiness.name")}</h3>
          <p className="text-ink-2">{latest ? t("reports.readiness.ready") : t("reports.readiness.none")}</p>
          {latest ? (
            <div className="mt-auto">
              <ButtonLink href={latest}>{t("reports.readiness.open")}</ButtonLink>
            </div>
          ) : null}
        </Card>
        <Card padded className="flex flex-col gap-3">
          <h3 className="text-lead">{t("reports.progress.name")}</h3>
          <p className="text-ink-2">{t("reports.progress.none")}</p>
          <div className="mt-auto">
            <ButtonLink href="/user/history?kind=progress">{t("reports.progress.open")}</ButtonLink>
          </div>
        </Card>
      </div>
    </section>
  );
}
