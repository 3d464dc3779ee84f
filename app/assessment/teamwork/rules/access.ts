import type { Viewer } from "../../../core/viewer";
import { type AccessVerdict, type Assessed, decideAssessment } from "../../answers/rules/access";
import type { TopicState } from "./topics";

export type TeamworkAction = "assign" | "mark" | "comment";

/** The colleague looking at the page, by id. */
type Colleague = Viewer & { id: string };

/**
 * Whether a user may assign topics, mark a topic, or comment. Only the owner assigns; every user who may answer does the rest. Nothing
 * changes on a completed assessment.
 */
export function decideTeamwork(
  viewer: Viewer,
  assessment: Assessed | null | undefined,
  action: TeamworkAction,
): AccessVerdict {
  const verdict = decideAssessment(viewer, assessment, "answer");
  if (!verdict.ok && verdict.reason !== "completed") return verdict;
  return action === "assign" && viewer.role !== "owner" ? { ok: false, reason: "forbidden" } : verdict;
}

/** The marks a user may set on a topic in its current state. */
export interface TopicRights {
  ready: boolean;
  reviewed: boolean;
  back: boolean;
}

/**
 * Any user who may answer can mark a complete topic ready. The owner, or any colleague except the one who marked it, then reviews it or
 * sends it back. Only the owner sends back a reviewed topic. `saidBy` is the user who set the current mark.
 */
export function topicRights(
  viewer: Colleague,
  topic: { state: TopicState; saidBy: string | null; isDraft: boolean },
): TopicRights {
  const mayAnswer = topic.isDraft && viewer.role !== "viewer";
  const isOwner = viewer.role === "owner";
  const mayReview = mayAnswer && topic.state === "ready" && (isOwner || topic.saidBy !== viewer.id);
  return {
    ready: mayAnswer && topic.state === "complete",
    reviewed: mayReview,
    back: mayReview || (mayAnswer && isOwner && topic.state === "reviewed"),
  };
}

/** Contributors may delete their own comments; the owner may delete anyone's. */
export function mayDeleteComment(viewer: Colleague, authorId: string): boolean {
  return viewer.role === "owner" || (viewer.role === "contributor" && viewer.id === authorId);
}
