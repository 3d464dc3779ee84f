/** Fewer companies than this would let a reader guess a single one's score (decisions, «Scoring»). */
export const FEWEST_PEERS = 5;

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

/**
 * The peers' mean scores. `own` holds the scores by which the reader's company is itself counted in its industry's and in
 * everyone's sums, so that the mean speaks of the others; it is empty for a company that is not counted.
 */
export function peerFigures(industry: PeerSum[], everyone: PeerSum[], own: ReadonlyMap<string, number>): PeerFigures {
  for (const [basis, sums] of [
    ["industry", industry],
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
