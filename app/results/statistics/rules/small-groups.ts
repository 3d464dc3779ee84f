/**
 * What may be shown about groups of companies to a reader who may not see each of them. It follows the rules of statistical offices
 * (Statistics Netherlands' handbook, OECD, Eurostat): a small group is hidden, and so is what would reveal it by subtraction.
 */

/** The fewest companies of a group. Groups are cut by one thing only, which is all that this reader sees. */
export const FEWEST = 5;
/** A table hides either nothing or at least this many groups, with `FEWEST` companies together. */
export const FEWEST_HIDDEN = 2;
/**
 * Figures move only after this many companies have come, gone or changed, so that a reader cannot learn about one of them by looking before
 * and after. It is the fewest of a group, without the reader's own company.
 */
export const MOVES_AFTER = FEWEST + 1;

/** The size of a group that may be shown, as a reader sees it who may not see each of its companies. */
export function bandOf(companies: number): string {
  if (companies >= 20) return "20+";
  return companies >= 10 ? "10-19" : "5-9";
}

/** Companies by group; the groups do not overlap. */
export type Counts = ReadonlyMap<string, number>;

/** Which groups of a table may be shown beside their total. An empty group hides nothing, and is shown. */
export function shownGroups(counts: Counts): ReadonlySet<string> {
  const bySize = [...counts].filter(([, companies]) => companies > 0).sort(([, one], [, other]) => one - other);
  let hidden = bySize.filter(([, companies]) => companies < FEWEST).length;
  const isEnough = () => {
    const companies = bySize.slice(0, hidden).reduce((sum, [, each]) => sum + each, 0);
    return hidden === 0 || (hidden >= FEWEST_HIDDEN && companies >= FEWEST);
  };
  while (hidden < bySize.length && !isEnough()) hidden += 1;
  const gone = new Set(bySize.slice(0, hidden).map(([id]) => id));
  return new Set([...counts.keys()].filter((id) => !gone.has(id)));
}
