/**
 * What may be shown of groups of companies to a reader who may not see each of them. After the rules of statistical offices (Statistics
 * Netherlands' handbook, OECD, Eurostat): a group of few is hidden, and so is what would give it away by subtraction.
 */

/** The fewest companies of a group. Groups are cut by one thing only, which is all that this reader is shown. */
export const FEWEST = 5;
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
  return companies >= 10 ? "10-19" : "5-9";
}

/** Companies by group, of groups that share none. */
export type Counts = ReadonlyMap<string, number>;

/** Which groups of a table may be shown beside their total. A group of nobody hides nobody, and is shown. */
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
