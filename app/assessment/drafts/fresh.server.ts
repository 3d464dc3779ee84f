import { and, eq, exists, sql } from "drizzle-orm";
import { draftGuard, isDraft } from "~/assessment/answers/draft-guard.server";
import { notifyStart } from "~/assessment/answers/notify.server";
import { getCurrentCatalogue } from "~/assessment/catalogue/catalogue.server";
import { dropFiles } from "~/assessment/evidence/store-file.server";
import { type Kind, READINESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { sendAll } from "~/foundation/notifications/audience.server";
import { assessments } from "~/foundation/tables/assessments";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { filesStatement, judgeDraft } from "./draft.server";
import { newDraft } from "./start.server";

export type FreshVerdict =
  | { ok: true; assessmentId: string }
  | { ok: false; reason: "not-found" | "forbidden" | "completed" };

/**
 * Deletes a draft with everything in it and starts an empty one of its kind on the newest questionnaire, with the id
 * `nextId`. A repeated request with the same `nextId` returns that draft. Does nothing once the draft is submitted.
 */
export async function startFresh(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  nextId: string,
  kind: Kind = READINESS,
): Promise<FreshVerdict> {
  if (nextId === assessmentId) return { ok: false, reason: "not-found" };
  const next = { ok: true as const, assessmentId: nextId };
  const allowed = await judgeDraft(ctx, user, assessmentId, "discard");
  if (!allowed.ok) {
    const isDone = allowed.reason === "not-found" && (await judgeDraft(ctx, user, nextId, "discard")).ok;
    return isDone ? next : allowed;
  }
  const newest = await getCurrentCatalogue(ctx, kind);
  const isThere = exists(draftGuard(assessmentId));
  const isNew = sql`not exists (select 1 from ${assessments} where ${assessments.id} = ${nextId})`;
  const isStarted = exists(
    ctx.db
      .select({ id: assessments.id })
      .from(assessments)
      .where(and(eq(assessments.id, nextId), eq(assessments.companyId, user.companyId), eq(assessments.revision, 0))),
  );
  const [files, , told, gone] = await runTogether(ctx.db, [
    filesStatement(ctx, assessmentId),
    ctx.db.insert(assessments).select(newDraft(ctx, user, { id: nextId, catalogue: newest }, and(isThere, isNew))),
    notifyStart(ctx, user, { id: nextId, kind }),
    ctx.db.delete(assessments).where(isDraft(assessmentId, isStarted)).returning({ id: assessments.id }),
  ]);
  if (gone.length === 0) {
    // Another user submitted or deleted it at the same time.
    if ((await judgeDraft(ctx, user, nextId, "discard")).ok) return next;
    const now = await judgeDraft(ctx, user, assessmentId, "discard");
    return now.ok ? { ok: false, reason: "completed" } : now;
  }
  await dropFiles(ctx, user.companyId, files);
  await sendAll(ctx, told);
  ctx.log("assessment-started-fresh", { assessmentId, nextId });
  return next;
}
