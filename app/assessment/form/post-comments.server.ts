import type { Section } from "~/assessment/catalogue/rules/catalogue";
import { commentFieldName, readCommentIntent } from "~/assessment/teamwork/comment-form";
import { addComment } from "~/assessment/teamwork/comments.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { inMinutes } from "~/foundation/web/wait";
import type { Context } from "~/platform/context";

/** A comment that was not added, as written, with the reason. Without a reason it has not been checked yet. */
export interface KeptComment {
  questionId: string;
  text: string;
  reason: "missing" | "too-long" | "full" | "too-many-requests" | null;
  /** Minutes to wait after too many comments. */
  minutes: number;
}

/** The comments in a submitted section form, including an empty one if its button was pressed. */
export function readComments({ questions }: Section, form: FormData): KeptComment[] {
  const asked = readCommentIntent(String(form.get("intent")));
  return questions.flatMap(({ id: questionId }) => {
    const given = form.get(commentFieldName(questionId));
    const text = typeof given === "string" ? given : "";
    return text.trim() === "" && asked !== questionId ? [] : [{ questionId, text, reason: null, minutes: 0 }];
  });
}

/** Adds the comments, whichever button was used. Returns those that could not be added. */
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
    // A user who has just saved may comment, unless the draft disappeared at that moment. In that case the page itself reports it.
    if (done.reason === "not-found" || done.reason === "forbidden" || done.reason === "completed") continue;
    const minutes = done.reason === "too-many-requests" ? inMinutes(done.retryAfterSeconds) : 0;
    kept.push({ ...comment, reason: done.reason, minutes });
  }
  return kept;
}
