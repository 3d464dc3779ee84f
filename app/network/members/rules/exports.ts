import { KINDS } from "../../../assessment/kinds/kinds";
import type { Kind } from "../../../core/kinds/kind";

/** What is exported of those who have joined: the list, or their submissions with the answers to what is required. */
export const EXPORTED = ["list", "submissions"] as const;
export type Exported = (typeof EXPORTED)[number];

/** Companies that are read and written while the reader waits; more are collected by a job. */
export const MAX_STREAMED: Record<Exported, number> = { list: 20_000, submissions: 500 };

/** Companies that a job collects at most; the file says that it was cut. */
export const MAX_COLLECTED: Record<Exported, number> = { list: 1_000_000, submissions: 100_000 };

/** How long what was collected can be downloaded, in milliseconds. */
export const COLLECTED_LIFE_MS = 3 * 24 * 60 * 60 * 1000;

/** Files that one person has collected, and in which time; one at a time beside that. */
export const COLLECT_LIMIT = { max: 10, windowMs: 24 * 60 * 60 * 1000 } as const;

/** The name of an exported file without its ending (specification, results 9). */
export function exportName(kind: Kind, exported: Exported): string {
  return exported === "list" ? "Associated Companies" : KINDS[kind].exportName;
}
