import type { ReactNode } from "react";
import { cx } from "./cx";

const classOf = ({ align, wide }: { align?: "start" | "end"; wide?: true }) =>
  cx(align === "end" && "cell-end", wide && "max-sm:hidden");

/** Rows of facts; a phone scrolls it sideways or shows each row as a block, paper repeats its head. */
export function Table({
  caption,
  captionHidden = false,
  columns,
  rows,
  empty,
  isCompact = false,
  isStacked = false,
}: {
  caption: string;
  captionHidden?: boolean;
  /** A column that is `wide` is left out on a phone: what it says stands elsewhere too. */
  columns: { key: string; header: string; align?: "start" | "end"; wide?: true }[];
  rows: { key: string; cells: Record<string, ReactNode>; header?: string }[];
  empty?: ReactNode;
  /** A few figures a row, which a phone shows whole. */
  isCompact?: boolean;
  /**
   * On a phone a row is a block of its own, in which each cell that holds something says what it is; in `lines` a figure stands on the line
   * that says so, and in a `plain` one cells speak for themselves.
   */
  isStacked?: boolean | "lines" | "plain";
}) {
  // Another display than a table's takes its roles away.
  const role = (name: string) => (isStacked ? name : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls can be reached by keyboard
    <section aria-label={caption} tabIndex={0} className="table-scroll">
      <table
        className={cx(
          "table",
          isCompact && "table-compact",
          isStacked && "table-stacked",
          isStacked === "lines" && "table-lines",
        )}
        role={role("table")}
      >
        <caption className={captionHidden ? "sr-only" : "px-4 pt-4 pb-2 text-start font-semibold"}>{caption}</caption>
        <thead role={role("rowgroup")}>
          <tr role={role("row")}>
            {columns.map((column) => (
              <th key={column.key} scope="col" role={role("columnheader")} className={classOf(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={role("rowgroup")}>
          {rows.map((row) => (
            <tr key={row.key} role={role("row")}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row" role={role("rowheader")}>
                    {row.cells[column.key] ?? row.header}
                  </th>
                ) : (
                  <td key={column.key} role={role("cell")} className={classOf(column)}>
                    {isStacked && isStacked !== "plain" && row.cells[column.key] ? (
                      <span className="hidden text-small text-ink-3 max-sm:block" aria-hidden="true">
                        {column.header}
                      </span>
                    ) : null}
                    {row.cells[column.key]}
                  </td>
                ),
              )}
            </tr>
          ))}
          {rows.length === 0 && empty ? (
            <tr>
              <td colSpan={columns.length} className="text-ink-3">
                {empty}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </section>
  );
}
