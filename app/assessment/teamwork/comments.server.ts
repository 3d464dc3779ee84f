import { and, eq, exists, gte, sql } from "drizzle-orm";
import { draftGuard } from "~/assessment/answers/draft-guard.server";
import { getCatalogue } from "~/assessment/catalogue/catalogue.server";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import { decideTeamwork, mayDeleteComment } from "~/assessment/teamwork/rules/access";
import { judgeComment, MAX_COMMENTS, repeatsSince } from "~/assessment/teamwork/rules/comments";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { sendAll } from "~/foundation/notifications/audience.server";
import { assessments } from "~/foundation/tables/assessments";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { guardGone, runTogether } from "~/platform/d1/client";
import { countUse, type LimitVerdict } from "~/platform/rate-limit.server";
import { notifyComment } from "./notify.server";
import { comments } from "./tables";

/** Limit on how often a user may comment. */
const LIMIT = { max: 60, windowMs: 60 * 60_000 };

type Gone = { ok: false; reason: "not-found" | "forbidden" | "completed" };

export type AddCommentVerdict =
  | { ok: true; commentId: string }
  | Gone
  | { ok: false; reason: "missing" | "too-long" | "full" }
  | Extract<LimitVerdict, { ok: false }>;

/** Adds a comment to a question of a draft and notifies the colleagues concerned. A comment sent twice is stored once. */
export async function addComment(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  { questionId, text: written }: { questionId: string; text: string },
): Promise<AddCommentVerdict> {
  const assessment = await findAssessment(ctx, assessmentId);
  const verdict = decideTeamwork(user, assessment, "comment");
  if (!verdict.ok || !assessment) return verdict.ok ? { ok: false, reason: "not-found" } : verdict;
  const { kind, catalogueVersion } = assessment;
  const found = findQuestion(await getCatalogue(ctx, catalogueVersion), questionId);
  if (!found) return { ok: false, reason: "not-found" };
  const judged = judgeComment(written);
  if (!judged.ok) return judged;
  const limit = await countUse(ctx, `comments/${user.id}`, LIMIT);
  if (!limit.ok) return limit;

  const commentId = ctx.ids.create();
  const now = ctx.clock();
  const same = ctx.db
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(
        eq(comments.assessmentId, assessmentId),
        eq(comments.questionId, questionId),
        eq(comments.authorId, user.id),
        eq(comments.text, judged.text),
        gte(comments.createdAt, repeatsSince(now)),
      ),
    );
  const said = sql`(select count(*) from ${comments} where ${comments.assessmentId} = ${assessmentId} and ${comments.questionId} = ${questionId})`;
  const isAuthor = sql`exists (select 1 from ${users} where ${users.id} = ${user.id} and ${users.erasedAt} is null)`;
  const room = sql`${said} < ${MAX_COMMENTS} and ${isAuthor} and not exists ${same}`;
  const draftId = draftGuard(assessmentId, room);
  const isKept = sql`exists ${draftId}`;
  const done = await runTogether(ctx.db, [
    notifyComment(ctx, user, { assessmentId, kind, topic: found.topic, questionId, commentId, isKept }),
    ctx.db.insert(comments).values({
      id: commentId,
      assessmentId: draftId,
      questionId,
      authorId: user.id,
      text: judged.text,
      createdAt: now,
    }),
  ]).catch(guardGone("comments.assessment_id"));
  if (!done) {
    const [[draft], [sent]] = await runTogether(ctx.db, [assessmentQuery(ctx, assessmentId), same]);
    const again = decideTeamwork(user, draft, "comment");
    if (!again.ok) return again;
    return sent ? { ok: true, commentId: sent.id } : { ok: false, reason: "full" };
  }
  await sendAll(ctx, done[0]);
  return { ok: true, commentId };
}

/**
 * Deletes a comment of a draft. Users delete their own comments; the owner deletes anyone's. Deleting one that is already gone succeeds.
 */
export async function deleteComment(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  commentId: string,
): Promise<{ ok: true } | Gone> {
  const [[assessment], [comment]] = await runTogether(ctx.db, [
    assessmentQuery(ctx, assessmentId),
    ctx.db
      .select({ authorId: comments.authorId })
      .from(comments)
      .where(and(eq(comments.id, commentId), eq(comments.assessmentId, assessmentId))),
  ]);
  const verdict = decideTeamwork(user, assessment, "comment");
  if (!verdict.ok) return verdict;
  if (!comment) return { ok: true };
  if (!mayDeleteComment(user, comment.authorId)) return { ok: false, reason: "forbidden" };
  const [gone] = await ctx.db
    .delete(comments)
    .where(and(eq(comments.id, commentId), exists(draftGuard(assessmentId))))
    .returning({ id: comments.id });
  if (gone) return { ok: true };
  const again = decideTeamwork(user, await findAssessment(ctx, assessmentId), "comment");
  return again.ok ? { ok: true } : again;
}

function assessmentQuery(ctx: Context, assessmentId: string) {
  return ctx.db
    .select({
      companyId: assessments.companyId,
      kind: assessments.kind,
      state: assessments.state,
      catalogueVersion: assessments.catalogueVersion,
    })
    .from(assessments)
    .where(eq(assessments.id, assessmentId));
}

async function findAssessment(ctx: Context, assessmentId: string) {
  const [assessment] = await assessmentQuery(ctx, assessmentId);
  return assessment;
}
