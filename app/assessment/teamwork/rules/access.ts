import type { Viewer } from "../../../core/viewer";
import { type AccessVerdict, type Assessed, decideAssessment } from "../../answers/rules/access";
import type { TopicState } from "./topics";

export type TeamworkAction = "assign" | "mark" | "comment";

/** The colleague who looks, by id. */
type Colleague = Viewer & { id: string };

/**
 * Whether somebody may share topics out, say how far one is, or comment: the owner assigns, whoever may answer does the rest, and nothing
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

/** What somebody may say of a topic as it stands. */
export interface TopicRights {
  ready: boolean;
  reviewed: boolean;
  back: boolean;
}

/**
 * Whoever may answer says that a complete topic is ready. The owner, or a colleague other than the one who said so, then reviews it or sends
 * it back; a reviewed one only the owner sends back. `saidBy` is who said what holds now.
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

/** Whoever may comment takes back their own comments, the owner anybody's. */
export function mayDeleteComment(viewer: Colleague, authorId: string): boolean {
  return viewer.role === "owner" || (viewer.role === "contributor" && viewer.id === authorId);
}
