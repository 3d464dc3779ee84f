import { useTranslation } from "react-i18next";
import { Card } from "~/ui/card";
import { Table } from "~/ui/table";
import type { Compared } from "./years-page";

/** The figure of each topic in each year, and the difference from the first to the last. */
export function Topics({ view: { way, years, dimensions } }: { view: Compared }) {
  const { t } = useTranslation("years");
  const rows = dimensions.flatMap(({ topics }) => topics);
  return (
    <div>
      <h2 id="topics">{t("topics")}</h2>
      <p className="mt-1 mb-3 max-w-measure text-ink-3">
        {t("differenceText", { from: way.from.label, to: way.to.label })}
      </p>
      <Card className="px-1 sm:px-3">
        <Table
          caption={t("topics")}
          captionHidden
          isCompact
          columns={[
            { key: "topic", header: t("topic") },
            ...years.map(({ id, label }) => ({ key: id, header: label, align: "end" as const })),
            { key: "difference", header: t("difference"), align: "end" },
          ]}
          rows={rows.map(({ id, name, figures, difference }) => ({
            key: id,
            cells: {
              topic: name,
              ...Object.fromEntries(years.map((year, index) => [year.id, figures[index] ?? "–"])),
              difference: difference ?? <span className="text-small text-ink-3">{t("otherQuestions")}</span>,
            },
          }))}
        />
      </Card>
    </div>
  );
}
