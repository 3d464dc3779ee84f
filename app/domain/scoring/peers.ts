import { type Counts, FEWEST, shownGroups } from "~/domain/analytics/small-groups";

/** Fewer companies than this would let a reader guess a single one's score (decisions, «Scoring»). */
export const FEWEST_PEERS = FEWEST;

/** Sums over the latest completed assessment of every company of a population. */
export interface PeerSum {
  subject: string;
  companies: number;
  /** Hundredths of a percent, added up. */
  scoreSum: number;
}

export interface PeerFigures {
  basis: "industry" | "all-industries" | "none";
  companies: number;
  /** Mean score by subject in hundredths of a percent, without subjects that too few others have; empty when «none». */
  means: Record<string, number>;
}

/** The industries beside each other: how many companies each counts, and which is the reader's company's own. */
export interface Industries {
  counts: Counts;
  own: string | null;
}

/**
 * Whether the mean of the own industry may be shown, with the reader's company left out: it has enough companies, and so have together those
 * whose mean is not, so that nothing is learnt by taking one mean from another.
 */
function mayShowIndustry({ counts, own }: Industries, isCounted: boolean): boolean {
  if (own === null) return false;
  const others = new Map(counts).set(own, (counts.get(own) ?? 0) - (isCounted ? 1 : 0));
  return shownGroups(others).has(own);
}

/**
 * The peers' mean scores. `own` holds the scores by which the reader's company is itself counted in its industry's and in
 * everyone's sums, so that the mean speaks of the others; it is empty for a company that is not counted.
 */
export function peerFigures(
  industry: PeerSum[],
  everyone: PeerSum[],
  own: ReadonlyMap<string, number>,
  industries: Industries,
): PeerFigures {
  for (const [basis, sums] of [
    ["industry", mayShowIndustry(industries, own.size > 0) ? industry : []],
    ["all-industries", everyone],
  ] as const) {
    const others = sums.map((sum) => {
      const mine = own.get(sum.subject);
      const companies = sum.companies - (mine === undefined ? 0 : 1);
      return { subject: sum.subject, companies, scoreSum: sum.scoreSum - (mine ?? 0) };
    });
    const companies = others.find((other) => other.subject === "overall")?.companies ?? 0;
    if (companies >= FEWEST_PEERS) {
      const means = others
        .filter((other) => other.companies >= FEWEST_PEERS)
        .map((other) => [other.subject, Math.round(other.scoreSum / other.companies)] as const);
      return { basis, companies, means: Object.fromEntries(means) };
    }
  }
  return { basis: "none", companies: 0, means: {} };
}
