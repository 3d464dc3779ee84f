/** One thing that the product did, for the figures of Cloudflare's Analytics Engine. It contains no personal data. */
export interface Count {
  kind: "request" | "mail" | "job" | "queue";
  /** The route, the mail transport, the job or the queue. */
  name: string;
  /** A status class ("2xx"), or how it ended. */
  outcome: string;
  method?: string;
  user?: string;
  ms?: number;
  trips?: number;
  rowsRead?: number;
  rowsWritten?: number;
  /** How many messages it was about. */
  messages?: number;
  /** How many of these are tried again. */
  retried?: number;
  /** How long the oldest of them had waited, in seconds. */
  ageSeconds?: number;
}

export type Counts = (count: Count) => void;

/** Longest index of a data point, in bytes (Analytics Engine, "Limits"). Ours are ASCII. */
const MAX_INDEX = 96;

/**
 * Counts into a dataset of Analytics Engine, or nowhere. Writing does not wait. The order of blobs and doubles is the one that
 * docs/operations.md describes: a new value goes to the end.
 */
export function openCounts(dataset: AnalyticsEngineDataset | undefined): Counts {
  if (!dataset) return () => {};
  return (count) => {
    const { kind, name, outcome, method = "", user = "" } = count;
    const { ms = 0, trips = 0, rowsRead = 0, rowsWritten = 0, messages = 0, retried = 0, ageSeconds = 0 } = count;
    try {
      dataset.writeDataPoint({
        indexes: [`${kind}/${name}`.slice(0, MAX_INDEX)],
        blobs: [kind, name, outcome, method, user],
        doubles: [ms, trips, rowsRead, rowsWritten, messages, retried, ageSeconds],
      });
    } catch {
      // Analytics Engine takes 250 points of one invocation. A figure that is missing stops no work.
    }
  };
}
