import { KINDS } from "../../../assessment/kinds/kinds";
import type { Kind } from "../../../core/kinds/kind";

/** What is exported of the joined companies: the list, or their submissions with the answers to required questions. */
export const EXPORTED = ["list", "submissions"] as const;
export type Exported = (typeof EXPORTED)[number];

/** The most companies that are read and written while the reader waits. A job collects more. */
export const MAX_STREAMED: Record<Exported, number> = { list: 20_000, submissions: 500 };

/** The most companies that a job collects. The file says if it was cut off. */
export const MAX_COLLECTED: Record<Exported, number> = { list: 1_000_000, submissions: 100_000 };

/** How long a collected file can be downloaded, in milliseconds. */
export const COLLECTED_LIFE_MS = 3 * 24 * 60 * 60 * 1000;

/** How many files one user may have collected, and in which time. Besides that, only one at a time. */
export const COLLECT_LIMIT = { max: 10, windowMs: 24 * 60 * 60 * 1000 } as const;

/** The name of an exported file without its extension (specification, results 9). */
export function exportName(kind: Kind, exported: Exported): string {
  return exported === "list" ? "Associated Companies" : KINDS[kind].exportName;
}
