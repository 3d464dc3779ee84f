import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PlanRow } from "~/results/results/progress-view";
import { Card } from "~/ui/card";
import { cx } from "~/ui/cx";
import { ResultsPart } from "./part";

const CELL = "block px-5 sm:px-7 xl:table-cell xl:px-4 xl:py-4 xl:align-top xl:first:ps-7 xl:last:pe-7";

/** What to do next in each focus area. Where six columns do not fit, each row becomes a block in which every cell has its name. */
export function ActionPlan({
  rows,
  isPastHalf,
  children,
}: {
  rows: PlanRow[];
  isPastHalf: boolean;
  /** What stands below it. */
  children?: ReactNode;
}) {
  const { t } = useTranslation("climate");
  const columns = ["measure", "resources", "process", "output", "timeline"] as const;
  // The colour of a leader with more than half of all points (specification, results 4).
  const head = cx("text-on-accent", isPastHalf ? "bg-leader" : "bg-beginner");
  return (
    <ResultsPart id="plan" title={t("plan.title")} lead={t("plan.lead")}>
      <Card className="overflow-clip">
        {/* biome-ignore-start lint/a11y/noRedundantRoles: another display than a table's takes its roles away */}
        <table role="table" aria-labelledby="plan-title" className="block w-full border-collapse xl:table">
          <thead role="rowgroup" className="max-xl:sr-only">
            <tr role="row" className={head}>
              {(["area", ...columns] as const).map((column) => (
                <th
                  key={column}
                  role="columnheader"
                  scope="col"
                  className="px-4 py-3 text-start text-small font-semibold first:ps-7 last:pe-7"
                >
                  {t(`plan.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="block xl:table-row-group">
            {rows.map((row) => (
              <tr
                key={row.id}
                role="row"
                className="keep block border-b border-line pb-4 last:border-b-0 xl:table-row xl:pb-0"
              >
                <th
                  role="rowheader"
                  scope="row"
                  className={cx(
                    CELL,
                    "text-start font-semibold max-xl:py-2.5",
                    isPastHalf ? "max-xl:bg-leader" : "max-xl:bg-beginner",
                    "max-xl:text-on-accent",
                  )}
                >
                  {row.area}
                </th>
                {columns.map((column) => (
                  <td
                    key={column}
                    role="cell"
                    className={cx(CELL, "max-xl:pt-3", column === "measure" && "font-semibold")}
                  >
                    <span aria-hidden="true" className="block text-small font-normal text-ink-3 xl:hidden">
                      {t(`plan.${column}`)}
                    </span>
                    {row[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {/* biome-ignore-end lint/a11y/noRedundantRoles: the same */}
      </Card>
      {children}
    </ResultsPart>
  );
}
