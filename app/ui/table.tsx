import type { ReactNode } from "react";
import { cx } from "./cx";

const classOf = ({ align, wide }: { align?: "start" | "end"; wide?: true }) =>
  cx(align === "end" && "cell-end", wide && "max-sm:hidden");

/** Rows of facts; a phone scrolls it sideways, paper repeats its head. */
export function Table({
  caption,
  captionHidden = false,
  columns,
  rows,
  empty,
  isCompact = false,
}: {
  caption: string;
  captionHidden?: boolean;
  /** A column that is `wide` is left out on a phone: what it says stands elsewhere too. */
  columns: { key: string; header: string; align?: "start" | "end"; wide?: true }[];
  rows: { key: string; cells: Record<string, ReactNode>; header?: string }[];
  empty?: ReactNode;
  /** A few figures a row, which a phone shows whole. */
  isCompact?: boolean;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls can be reached by keyboard
    <section aria-label={caption} tabIndex={0} className="table-scroll">
      <table className={cx("table", isCompact && "table-compact")}>
        <caption className={captionHidden ? "sr-only" : "px-4 pt-4 pb-2 text-start font-semibold"}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={classOf(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row">
                    {row.cells[column.key] ?? row.header}
                  </th>
                ) : (
                  <td key={column.key} className={classOf(column)}>
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
