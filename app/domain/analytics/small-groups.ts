/**
 * What may be shown of groups of companies to a reader who may not see each of them. After the rules of statistical offices (Statistics
 * Netherlands' handbook, OECD, Eurostat): a group of few is hidden, and so is what would give it away by subtraction.
 */

/** The fewest companies of a group that is cut by one thing, and by two at once. */
export const FEWEST = 5;
export const FEWEST_BY_TWO = 10;
/** What a table hides is nothing, or at least so many groups, of `FEWEST` companies together. */
export const FEWEST_HIDDEN = 2;
/**
 * Figures move on once so many companies have come, gone or changed, so that nobody learns one of them by looking before and after: the
 * fewest of a group, without the reader's own company.
 */
export const MOVES_AFTER = FEWEST + 1;

/** How many companies a group has, as it is told to a reader who may not see each of them; of a group that may be shown. */
export function bandOf(companies: number): string {
  if (companies >= 20) return "20+";
  return companies >= FEWEST_BY_TWO ? "10-19" : "5-9";
}

/** Companies by group, of groups that share none. */
export type Counts = ReadonlyMap<string, number>;

/** Which groups of a table may be shown beside their total. A group of nobody hides nobody, and is shown. */
export function shownGroups(counts: Counts, fewest: number = FEWEST): ReadonlySet<string> {
  const bySize = [...counts].filter(([, companies]) => companies > 0).sort(([, one], [, other]) => one - other);
  let hidden = bySize.filter(([, companies]) => companies < fewest).length;
  const isEnough = () => {
    const companies = bySize.slice(0, hidden).reduce((sum, [, each]) => sum + each, 0);
    return hidden === 0 || (hidden >= FEWEST_HIDDEN && companies >= FEWEST);
  };
  while (hidden < bySize.length && !isEnough()) hidden += 1;
  const gone = new Set(bySize.slice(0, hidden).map(([id]) => id));
  return new Set([...counts.keys()].filter((id) => !gone.has(id)));
}

/** Companies by row and column, of a table that is cut by two things. */
export type CrossCounts = ReadonlyMap<string, Counts>;

/** Which cells of such a table may be shown beside the totals of rows and columns that may: by row, the columns. */
export function shownCells(table: CrossCounts): ReadonlyMap<string, ReadonlySet<string>> {
  const columns = new Map<string, Map<string, number>>();
  for (const [row, cells] of table) {
    for (const [column, companies] of cells) {
      columns.set(column, (columns.get(column) ?? new Map()).set(row, companies));
    }
  }
  const total = (cells: Counts) => [...cells.values()].reduce((sum, each) => sum + each, 0);
  const totals = (of: CrossCounts) => new Map([...of].map(([id, cells]) => [id, total(cells)]));
  const [rowsShown, columnsShown] = [shownGroups(totals(table)), shownGroups(totals(columns))];
  const isShown = new Set(
    [...table].flatMap(([row, cells]) =>
      [...cells].flatMap(([column, companies]) => {
        const isLarge = companies === 0 || companies >= FEWEST_BY_TWO;
        return isLarge && rowsShown.has(row) && columnsShown.has(column) ? [keyOf(row, column)] : [];
      }),
    ),
  );
  // What one line hides may leave another with too little hidden, so that both are looked at until nothing more goes.
  let former = -1;
  while (former !== isShown.size) {
    former = isShown.size;
    for (const [row, cells] of table) hideMore(isShown, cells, (column) => keyOf(row, column));
    for (const [column, cells] of columns) hideMore(isShown, cells, (row) => keyOf(row, column));
  }
  return new Map(
    [...table].map(([row, cells]) => [
      row,
      new Set([...cells.keys()].filter((column) => isShown.has(keyOf(row, column)))),
    ]),
  );
}

const keyOf = (row: string, column: string) => JSON.stringify([row, column]);

/** Hides the smallest of a line's cells until it hides none, or enough. */
function hideMore(isShown: Set<string>, cells: Counts, keyFor: (id: string) => string): void {
  const present = [...cells].filter(([, companies]) => companies > 0).sort(([, one], [, other]) => one - other);
  const isOpen = ([id]: [string, number]) => isShown.has(keyFor(id));
  for (;;) {
    const hidden = present.filter((cell) => !isOpen(cell));
    const companies = hidden.reduce((sum, [, each]) => sum + each, 0);
    if (hidden.length === 0 || (hidden.length >= FEWEST_HIDDEN && companies >= FEWEST)) return;
    const next = present.find(isOpen);
    if (!next) return;
    isShown.delete(keyFor(next[0]));
  }
}
