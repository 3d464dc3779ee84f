import type { FlashKey } from "~/foundation/web/flash.server";
import type { MarkVerdict, TopicMark } from "./topics.server";

const DONE: Record<TopicMark, FlashKey> = { ready: "topicReady", reviewed: "topicReviewed", back: "topicSentBack" };

/** What a form's button says of a topic, and of which answers; null for another button. */
export function readMark(form: FormData): { mark: TopicMark; seen: number | null } | null {
  const intent = form.get("intent");
  const seen = form.get("seen");
  if (intent !== "ready" && intent !== "reviewed" && intent !== "back") return null;
  return { mark: intent, seen: typeof seen === "string" && seen !== "" ? Number(seen) : null };
}

/** The message about what came of it. */
export function markFlash(mark: TopicMark, verdict: MarkVerdict): FlashKey {
  if (verdict.ok) return DONE[mark];
  if (verdict.reason === "completed") return "alreadySubmitted";
  return verdict.reason === "open-questions" ? "topicOpen" : "topicChanged";
}
