import { and, asc, eq, gt, isNotNull, lte, sql } from "drizzle-orm";
import { DELETED_AFTER_YEARS, DRAFT_DELETED_AFTER_YEARS, yearsBefore } from "~/foundation/identity/rules/periods";
import { assessments } from "~/foundation/tables/assessments";
import { companies } from "~/foundation/tables/company";
import type { Context } from "~/platform/context";
import { isListed, runTogether } from "~/platform/d1/client";
import { noteErased } from "~/platform/erased.server";
import type { JobResult } from "~/platform/job";
import { ofAssessment, uncount } from "~/results/statistics/count.server";
import { deleteEvidence, findEvidence } from "./evidence-files.server";

/** The list of erasures names deleted assessments so. */
export const DELETED = "deleted";

/** Maximum number of assessments deleted, and of drafts examined, per run. */
const MAX_DELETED = 50;
const MAX_SEEN = 500;

/** Deletes assessments completed seven years ago, whether anonymised or not, and removes them from the statistics. */
export async function deleteOldAssessments(ctx: Context): Promise<JobResult> {
  const due = await ctx.db
    .select({ id: assessments.id, companyId: assessments.companyId, answersFile: assessments.answersFile })
    .from(assessments)
    // A literal, to match the partial index `assessments_by_completion`.
    .where(
      and(
        sql`${assessments.state} = 'completed'`,
        lte(assessments.completedAt, yearsBefore(ctx.clock(), DELETED_AFTER_YEARS)),
      ),
    )
    .orderBy(asc(assessments.completedAt))
    .limit(MAX_DELETED);
  for (const row of due) await deleteCompleted(ctx, row);
  return { did: { deleted: due.length }, cursor: due.length === MAX_DELETED ? "more" : null };
}

/**
 * Deletes the files first, then every row in one batch, whose statements are safe to repeat. An erased company is deleted with the
 * last of the assessments it was kept for.
 */
export async function deleteCompleted(
  ctx: Context,
  { id, companyId, answersFile }: { id: string; companyId: string; answersFile: string | null },
): Promise<void> {
  const { db } = ctx;
  const evidence = await findEvidence(ctx, [id]);
  await deleteEvidence(ctx, [...evidence.map(({ key }) => key), ...(answersFile ? [answersFile] : [])]);
  await runTogether(db, [
    ...uncount(ctx, { where: ofAssessment(id) }),
    db.delete(assessments).where(eq(assessments.id, id)),
    db
      .delete(companies)
      .where(
        and(
          eq(companies.id, companyId),
          isNotNull(companies.erasedAt),
          sql`not exists (select 1 from ${assessments} where ${assessments.companyId} = ${companyId})`,
        ),
      ),
  ]);
  await noteErased(ctx, DELETED, [id]);
}

/** Deletes drafts unchanged for five years; `cursor` is the draft after which the next run continues. */
export async function deleteOldDrafts(ctx: Context, cursor: string | null): Promise<JobResult> {
  const until = yearsBefore(ctx.clock(), DRAFT_DELETED_AFTER_YEARS);
  const seen = await ctx.db
    .select({ id: assessments.id, updatedAt: assessments.updatedAt })
    .from(assessments)
    // A literal, to match the partial index `assessments_drafts`.
    .where(and(sql`${assessments.state} = 'draft'`, gt(assessments.id, cursor ?? "")))
    .orderBy(asc(assessments.id))
    .limit(MAX_SEEN);
  const old = seen.filter(({ updatedAt }) => updatedAt <= until).map(({ id }) => id);
  const due = old.slice(0, MAX_DELETED);
  const deleted = due.length > 0 ? await deleteDrafts(ctx, due, until) : 0;
  const last = old.length > due.length ? due.at(-1) : seen.length === MAX_SEEN ? seen.at(-1)?.id : undefined;
  return { did: { deleted }, cursor: last ?? null };
}

/** Deletes the rows first: if a user has just resumed a draft, neither its rows nor its files are deleted. */
export async function deleteDrafts(ctx: Context, ids: string[], until: number): Promise<number> {
  const evidence = await findEvidence(ctx, ids);
  const gone = await ctx.db
    .delete(assessments)
    .where(and(isListed(assessments.id, ids), eq(assessments.state, "draft"), lte(assessments.updatedAt, until)))
    .returning({ id: assessments.id });
  // Afterwards: a draft that its owner has just resumed must not be on the list.
  await noteErased(
    ctx,
    DELETED,
    gone.map(({ id }) => id),
  );
  const goneIds = new Set(gone.map(({ id }) => id));
  await deleteEvidence(
    ctx,
    evidence.filter(({ assessmentId }) => goneIds.has(assessmentId)).map(({ key }) => key),
  );
  return gone.length;
}
