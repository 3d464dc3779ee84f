import { type ReactNode, useId } from "react";
import { cx } from "./cx";

const classOf = ({ align, wide }: { align?: "start" | "end"; wide?: true }) =>
  cx(align === "end" && "cell-end", wide && "max-sm:hidden");

/** A data table. A phone scrolls it sideways or shows each row as a block; on paper its head repeats on each page. */
export function Table({
  caption,
  captionHidden = false,
  captionLanguage,
  columns,
  rows,
  empty,
  isCompact = false,
  isStacked = false,
}: {
  caption: string;
  captionHidden?: boolean;
  /** The language of a caption that is a name in another language than the page. */
  captionLanguage?: string;
  /** A `wide` column is left out on a phone, because its content is also elsewhere. */
  columns: { key: string; header: string; align?: "start" | "end"; wide?: true }[];
  rows: { key: string; cells: Record<string, ReactNode>; header?: string }[];
  empty?: ReactNode;
  /** Few figures per row, so that a phone shows the whole table. */
  isCompact?: boolean;
  /**
   * On a phone each row is a block, in which each cell with content names its column. With `lines`, the value is on the same line as that
   * name. With `plain`, cells show no column names.
   */
  isStacked?: boolean | "lines" | "plain";
}) {
  // A CSS `display` other than a table's removes these roles, so they are set explicitly.
  const id = useId();
  const name = captionLanguage ? { "aria-labelledby": id } : { "aria-label": caption };
  const role = (of: string) => (isStacked ? of : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls can be reached by keyboard
    <section {...name} tabIndex={0} className={cx("table-scroll", !captionHidden && "@container")}>
      <table
        className={cx(
          "table",
          isCompact && "table-compact",
          isStacked && "table-stacked",
          isStacked === "lines" && "table-lines",
        )}
        role={role("table")}
      >
        <caption
          id={captionLanguage && id}
          lang={captionLanguage}
          className={captionHidden ? "sr-only" : "px-4 pt-4 pb-2 text-start font-semibold"}
        >
          {captionHidden ? (
            caption
          ) : (
            // As wide as what is in sight of a table that scrolls.
            <span className="sticky start-4 block w-fit max-w-[calc(100cqi-2rem)]">{caption}</span>
          )}
        </caption>
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
