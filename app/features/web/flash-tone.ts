import type { FlashKey } from "./flash.server";

export type FlashTone = "success" | "danger" | "info";

/** Messages that say what could not be done, or not yet. */
const REFUSALS: ReadonlySet<FlashKey> = new Set([
  "answerFirst",
  "completeFirst",
  "incomplete",
  "busy",
  "topicChanged",
  "topicOpen",
  "addressFirst",
] as const);

/** How a message is marked. */
export function flashTone(key: FlashKey): FlashTone {
  if (key === "firstSection" || key === "addressSignIn" || key === "viewerOnly") return "info";
  return REFUSALS.has(key) ? "danger" : "success";
}
