import { useTranslation } from "react-i18next";
import type { SourceView, TableView } from "~/assessment/key-figures/view";
import { Card } from "~/ui/card";
import { Table } from "~/ui/table";

/** A section's figures, read-only, with last year's figures and the source of each. */
export function FiguresTable({
  section,
  year,
  formerYear,
}: {
  section: TableView["sections"][number];
  year: number;
  formerYear: number | null;
}) {
  const { t } = useTranslation("figures");
  return (
    <Card>
      <Table
        caption={t(`sections.${section.id}.name`)}
        captionHidden
        isStacked="lines"
        columns={[
          { key: "figure", header: t("print.columns.figure") },
          { key: "value", header: t("print.columns.value", { year }), align: "end" },
          ...(formerYear === null
            ? []
            : [{ key: "former", header: t("print.columns.former", { year: formerYear }), align: "end" as const }]),
          { key: "source", header: t("print.columns.source") },
        ]}
        rows={section.rows.map(({ id, value, former, source }) => ({
          key: id,
          header: t(`figures.${id}.name`),
          cells: {
            value: value ?? <span className="text-ink-3">{t("print.open")}</span>,
            former: former ?? <span className="text-ink-3">{t("print.open")}</span>,
            source: source ? <Source source={source} /> : null,
          },
        }))}
      />
    </Card>
  );
}

function Source({ source }: { source: SourceView }) {
  const { t } = useTranslation("figures");
  const { date } = source;
  if (source.from === "progress") return <a href={source.href}>{t("print.progress", { date })}</a>;
  return source.name === null ? t("print.entered", { date }) : t("print.enteredBy", { date, name: source.name });
}
