import type { Level } from "~/core/level";
import type { Cell, Mention, Table } from "~/results/report/blocks";
import { cx } from "~/ui/cx";
import { LevelChip } from "~/ui/scale";
import { Scrolled } from "~/ui/scrolled";

/** Heads in a level's colour. */
const HEADS: Record<Level, string> = {
  laggard: "bg-laggard",
  beginner: "bg-beginner",
  intermediate: "bg-intermediate",
  advanced: "bg-advanced",
  leader: "bg-leader",
};

/** The column that names the groups; on a phone, their names are rows, so that the figures are in sight. */
const WIDE_ONLY = "max-sm:hidden print:table-cell";

/** A table of figures with at most this many rows stays on one printed page. */
const KEPT_ROWS = 6;

export function ReportTable({ table }: { table: Table }) {
  const { caption, columns, groupColumn, groups, empty, head } = table;
  const length = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const width = columns.length + (groupColumn ? 1 : 0);
  const isStacked = columns.length > 2;
  // A CSS `display` other than a table's removes these roles, so they are set explicitly.
  const role = (of: string) => (isStacked ? of : undefined);
  return (
    <Scrolled label={caption}>
      <table
        className={cx(
          "table text-small sm:[&_[scope=row]]:font-normal [&_td]:whitespace-pre-line [&_td]:wrap-break-word",
          isStacked ? "table-stacked" : "max-sm:[&_:is(td,th)]:px-1 max-sm:[&_tbody_th]:min-w-0",
          "print:[&_:is(td,th)]:px-2 print:[&_:is(td,th)]:py-1 print:[&_tbody_th]:min-w-24",
          length <= KEPT_ROWS && columns.some(({ isFigure }) => isFigure) && "keep",
        )}
        role={role("table")}
      >
        <caption className="sr-only">{caption}</caption>
        <thead role={role("rowgroup")}>
          <tr role={role("row")} className={head && HEADS[head]}>
            {groupColumn ? (
              <th scope="col" role={role("columnheader")} className={WIDE_ONLY}>
                {groupColumn}
              </th>
            ) : null}
            {columns.map(({ header, isFigure }) => (
              <th
                key={header}
                scope="col"
                role={role("columnheader")}
                className={cx(isFigure && "cell-end", head && "text-on-accent")}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title ?? ""} role={role("rowgroup")} className={cx(groupColumn && "keep")}>
            {title ? (
              <tr
                role={role("row")}
                className={cx("break-after-avoid bg-sunk", groupColumn && "sm:hidden print:hidden")}
              >
                <th scope="rowgroup" role={role("rowheader")} colSpan={width}>
                  {title}
                </th>
              </tr>
            ) : null}
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a report is drawn once, and two of its rows may say the same
              <tr key={index} role={role("row")}>
                {groupColumn && index === 0 ? (
                  <th
                    scope="rowgroup"
                    role={role("rowheader")}
                    rowSpan={rows.length}
                    className={cx("align-top", WIDE_ONLY)}
                  >
                    {title}
                  </th>
                ) : null}
                {row.map((cell, column) => {
                  const { header, isFigure, isShort } = columns[column] ?? {};
                  const className = cx(isFigure && "cell-end", (isFigure || isShort) && "sm:whitespace-nowrap!");
                  return column === 0 ? (
                    <th key={header} scope="row" role={role("rowheader")}>
                      <CellShown cell={cell} />
                    </th>
                  ) : (
                    <td
                      key={header}
                      role={role("cell")}
                      data-label={isStacked ? header : undefined}
                      className={className}
                    >
                      <CellShown cell={cell} />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
        {length === 0 ? (
          <tbody>
            <tr>
              <td colSpan={width} className="text-ink-3">
                {empty}
              </td>
            </tr>
          </tbody>
        ) : null}
      </table>
    </Scrolled>
  );
}

function CellShown({ cell }: { cell: Cell }) {
  if (typeof cell === "string") return cell;
  if ("text" in cell) return <MentionShown mention={cell} />;
  return <LevelChip level={cell.id} name={cell.name} />;
}

function MentionShown({ mention: { text, href, language, note, below, isStrong } }: { mention: Mention }) {
  return (
    <>
      {href === null ? (
        <span lang={language} className={isStrong && "font-semibold"}>
          {text}
        </span>
      ) : (
        <a href={href} lang={language}>
          {text}
        </a>
      )}
      {below ? <span className="block text-ink-3">{below}</span> : null}
      {note ? <span className="block text-ink-3">{note}</span> : null}
    </>
  );
}
