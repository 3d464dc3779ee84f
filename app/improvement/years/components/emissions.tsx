import { useTranslation } from "react-i18next";
import type { YearsView } from "~/improvement/years/view";
import { Card } from "~/ui/card";
import { Table } from "~/ui/table";

/** What the company emitted in each year that its assessments report on. */
export function Emissions({ emissions: { years, rows } }: { emissions: NonNullable<YearsView["emissions"]> }) {
  const { t } = useTranslation(["years", "climate"]);
  return (
    <div>
      <h2 id="emissions">{t("emissions")}</h2>
      <p className="mt-1 mb-3 max-w-measure text-ink-3">{t("emissionsText")}</p>
      <Card className="px-1 sm:px-3">
        <Table
          caption={t("emissions")}
          captionHidden
          isCompact
          columns={[
            { key: "measure", header: t("measure") },
            ...years.map((year) => ({ key: year, header: year, align: "end" as const })),
            { key: "change", header: t("change"), align: "end" },
          ]}
          rows={rows.map(({ measure, figures, change }) => ({
            key: measure,
            cells: {
              measure: t(`climate:ghg.${measure}`),
              ...Object.fromEntries(years.map((year, index) => [year, figures[index] ?? "–"])),
              change: change ?? "–",
            },
          }))}
        />
      </Card>
    </div>
  );
}
