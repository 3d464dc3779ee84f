import { type Counts, FEWEST, shownGroups } from "./small-groups";

/** Fewer companies than this would let a reader guess a single one's score (decisions, "Scoring"). */
export const FEWEST_PEERS = FEWEST;

/** Sums over one assessment of each company in a population. */
export interface PeerSum {
  subject: string;
  companies: number;
  /** In hundredths of a percent, added up. */
  scoreSum: number;
}

/** The published sums of a population, and the scores by which the reader's own company is counted in them; empty if it is not. */
export interface PeerGroup {
  sums: readonly PeerSum[];
  own: readonly { subject: string; score: number }[];
}

export interface PeerFigures {
  basis: "industry" | "all-industries" | "none";
  companies: number;
  /**
   * Mean score by subject in hundredths of a percent, each a whole percent, without subjects that too few others have; empty if the basis
   * is "none".
   */
  means: Record<string, number>;
}

/** A mean as it is published: its decimals would reveal how many companies are behind it, and more about each. */
export const wholeMean = (score: number) => Math.round(score / 100) * 100;

/** All industries: how many companies each counts, and which is that of the reader's company. */
export interface Industries {
  counts: Counts;
  own: string | null;
}

/**
 * Whether the mean of the reader's own industry may be shown, without the reader's company. The industry needs enough companies, and so do
 * those with a hidden mean together, so that subtracting one mean from another reveals nothing.
 */
function mayShowIndustry({ counts, own }: Industries, isCounted: boolean): boolean {
  if (own === null) return false;
  const others = new Map(counts).set(own, (counts.get(own) ?? 0) - (isCounted ? 1 : 0));
  return shownGroups(others).has(own);
}

/** The peers' mean scores. They are about the others: the reader's company is left out. */
export function peerFigures(industry: PeerGroup, everyone: PeerGroup, industries: Industries): PeerFigures {
  const isShown = mayShowIndustry(industries, industry.own.length > 0);
  for (const [basis, group] of [
    ["industry", isShown ? industry : null],
    ["all-industries", everyone],
  ] as const) {
    const own = new Map(group?.own.map(({ subject, score }) => [subject, score]));
    const others = (group?.sums ?? []).map((sum) => {
      const mine = own.get(sum.subject);
      const companies = sum.companies - (mine === undefined ? 0 : 1);
      return { subject: sum.subject, companies, scoreSum: sum.scoreSum - (mine ?? 0) };
    });
    const companies = others.find((other) => other.subject === "overall")?.companies ?? 0;
    if (companies >= FEWEST_PEERS) {
      const means = others
        .filter((other) => other.companies >= FEWEST_PEERS)
        .map((other) => [other.subject, wholeMean(other.scoreSum / other.companies)] as const);
      return { basis, companies, means: Object.fromEntries(means) };
    }
  }
  return { basis: "none", companies: 0, means: {} };
}
