/** What a corporate company's systems can read of its members, each by a call of its own. The paths of the calls have these names. */
export const FEEDS = ["results", "scores", "key-figures"] as const;
export type Feed = (typeof FEEDS)[number];

/** What changes together: the results of a kind of assessment, or the key figures of a year. */
export const SERIES = ["results", "figures"] as const;
export type Series = (typeof SERIES)[number];

/** The series that a feed follows. Scores are those of the results. */
export const seriesOf = (feed: Feed): Series => (feed === "key-figures" ? "figures" : "results");

/** How many changes one answer has at most. A result has some twenty-five scores, and a year up to sixty figures. */
export const MAX_CHANGES: Record<Feed, number> = { results: 1000, scores: 100, "key-figures": 100 };

/** The text of a place in a feed, which is sealed for the reader (`sealPart`). */
export const writePosition = (feed: Feed, position: number): string => `${feed} ${position}`;

/** The place that such a text names in this feed; null if it names one of another. */
export function readPosition(feed: Feed, written: string): number | null {
  const [, named, digits] = /^([a-z-]+) (\d{1,15})$/.exec(written) ?? [];
  return named === feed ? Number(digits) : null;
}

/** The format that a call asks for, by name or else by what it accepts. */
export function formatOf(named: "json" | "csv" | undefined, accepted: string | undefined): "json" | "csv" {
  if (named) return named;
  const types = (accepted ?? "").split(",").map((type) => type.split(";")[0]?.trim());
  return types.includes("text/csv") && !types.includes("application/json") ? "csv" : "json";
}
