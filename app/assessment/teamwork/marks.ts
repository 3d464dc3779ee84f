import type { FlashKey } from "~/foundation/web/flash.server";
import type { MarkVerdict, TopicMark } from "./topics.server";

const DONE: Record<TopicMark, FlashKey> = { ready: "topicReady", reviewed: "topicReviewed", back: "topicSentBack" };

/** The mark that a form's button sets on a topic, and the answers it applies to; null for any other button. */
export function readMark(form: FormData): { mark: TopicMark; seen: number | null } | null {
  const intent = form.get("intent");
  const seen = form.get("seen");
  if (intent !== "ready" && intent !== "reviewed" && intent !== "back") return null;
  return { mark: intent, seen: typeof seen === "string" && seen !== "" ? Number(seen) : null };
}

/** The message about the result. */
export function markFlash(mark: TopicMark, verdict: MarkVerdict): FlashKey {
  if (verdict.ok) return DONE[mark];
  if (verdict.reason === "completed") return "alreadySubmitted";
  return verdict.reason === "open-questions" ? "topicOpen" : "topicChanged";
}
