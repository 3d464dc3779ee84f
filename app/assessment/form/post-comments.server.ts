import type { Section } from "~/assessment/catalogue/rules/catalogue";
import { commentFieldName, readCommentIntent } from "~/assessment/teamwork/comment-form";
import { addComment } from "~/assessment/teamwork/comments.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { inMinutes } from "~/foundation/web/wait";
import type { Context } from "~/platform/context";

/** A comment that was not added, as it was written, with why; without a reason it has not been looked at. */
export interface KeptComment {
  questionId: string;
  text: string;
  reason: "missing" | "too-long" | "full" | "too-many-requests" | null;
  /** How long to wait after too many. */
  minutes: number;
}

/** What a section's form was sent with beside its answers: the comments that stand in it, and an empty one that was to be added. */
export function readComments({ questions }: Section, form: FormData): KeptComment[] {
  const asked = readCommentIntent(String(form.get("intent")));
  return questions.flatMap(({ id: questionId }) => {
    const given = form.get(commentFieldName(questionId));
    const text = typeof given === "string" ? given : "";
    return text.trim() === "" && asked !== questionId ? [] : [{ questionId, text, reason: null, minutes: 0 }];
  });
}

/** Adds what was written, with whatever button it was sent. Gives back what could not be added. */
export async function postComments(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  comments: KeptComment[],
): Promise<KeptComment[]> {
  const kept: KeptComment[] = [];
  for (const comment of comments) {
    const done = await addComment(ctx, user, assessmentId, comment);
    if (done.ok) continue;
    // Whoever has just saved may write here, unless the draft went that very moment; then the page says so by itself.
    if (done.reason === "not-found" || done.reason === "forbidden" || done.reason === "completed") continue;
    const minutes = done.reason === "too-many-requests" ? inMinutes(done.retryAfterSeconds) : 0;
    kept.push({ ...comment, reason: done.reason, minutes });
  }
  return kept;
}
