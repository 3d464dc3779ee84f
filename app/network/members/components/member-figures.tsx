import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FIGURE_SUMS_PATH } from "~/core/addresses/network";
import { OpenPart, ResultsPart } from "~/results/results/components/part";
import { Card, EmptyState } from "~/ui/card";
import { Table } from "~/ui/table";
import type { viewMemberFigures } from "../member-figures-view";
import { TableFiles } from "./table-files";

/** The part that is open first. */
const INTENSITY = "intensity";

/** The key figures that a company shares, its years as columns, folded by section, with their files. */
export function MemberFigures({
  company,
  figures: { years, sections, intensity },
  fileHref,
}: {
  company: string;
  figures: ReturnType<typeof viewMemberFigures>;
  fileHref: string;
}) {
  const { t } = useTranslation(["member", "figures", "sums"]);
  if (sections.length === 0) {
    return <EmptyState title={t("figures.none", { company })}>{t("figures.noneText")}</EmptyState>;
  }
  const columns = [
    { key: "figure", header: t("figures.columns.figure") },
    ...years.map((year) => ({ key: String(year), header: String(year), align: "end" as const })),
  ];
  const cellsOf = <Value,>(values: readonly Value[], show: (value: NonNullable<Value>) => ReactNode) =>
    Object.fromEntries(years.map((year, at) => [year, values[at] ? show(values[at]) : "–"]));
  return (
    <>
      <div>
        <p className="max-w-measure">{t("figures.lead")}</p>
        <TableFiles href={fileHref} of={t("figures.title", { company })} />
        <a href={FIGURE_SUMS_PATH} className="inline-flex min-h-11 items-center print:hidden">
          {t("sums:title")}
        </a>
      </div>
      <OpenPart.Provider value={INTENSITY}>
        {intensity.length > 0 ? (
          <ResultsPart id={INTENSITY} title={t("figures.intensity")}>
            <Card>
              <Table
                caption={`${t("figures.intensity")} · ${company}`}
                captionHidden
                isStacked="lines"
                columns={columns}
                rows={intensity.map(({ id, name, values }) => ({
                  key: id,
                  header: name,
                  cells: cellsOf(values, (value) => value),
                }))}
              />
            </Card>
          </ResultsPart>
        ) : null}
        {sections.map(({ id, rows }) => (
          <ResultsPart key={id} id={id} title={t(`figures:sections.${id}.name`)} aside={rows.length}>
            <Card>
              <Table
                caption={`${t(`figures:sections.${id}.name`)} · ${company}`}
                captionHidden
                isStacked="lines"
                columns={columns}
                rows={rows.map((row) => ({
                  key: row.id,
                  header: t(`figures:figures.${row.id}.name`),
                  cells: cellsOf(row.values, ({ text, isCalculated }) => (
                    <>
                      {text}
                      {isCalculated ? (
                        <span className="block text-small text-ink-3">{t("figures.calculated")}</span>
                      ) : null}
                    </>
                  )),
                }))}
              />
            </Card>
          </ResultsPart>
        ))}
      </OpenPart.Provider>
    </>
  );
}
