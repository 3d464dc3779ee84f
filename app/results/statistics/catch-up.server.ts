import { eq, sql } from "drizzle-orm";
import { readAnswers, storedColumns } from "~/assessment/answers/stored.server";
import { getCatalogue } from "~/assessment/catalogue/catalogue.server";
import { readResult } from "~/assessment/kinds/kinds";
import { assessments } from "~/foundation/tables/assessments";
import { latestResults, results } from "~/foundation/tables/results";
import type { Context } from "~/platform/context";
import { isGuardViolation, isListed, isUniqueViolation, runTogether } from "~/platform/d1/client";
import type { JobResult } from "~/platform/job";
import { contributionOf } from "~/results/statistics/rules/contribution";
import { contributions } from "~/results/tables/cells";
import { count } from "./count.server";

/** Results read per run; results counted per batch, and batches. */
const MAX = { seen: 2000, chunk: 50, batches: 20 };

/**
 * Counts the latest results of companies that no cell includes yet, such as those from before there were cells. It walks over all of them;
 * `cursor` is "company/kind" of the last one seen.
 */
export async function countUncounted(ctx: Context, cursor: string | null, most = MAX): Promise<JobResult> {
  const [after = "", kind = ""] = (cursor ?? "").split("/");
  const seen = await ctx.db
    .select({
      companyId: latestResults.companyId,
      kind: latestResults.kind,
      assessmentId: latestResults.assessmentId,
      isCounted: sql<number>`${contributions.assessmentId} is not null`,
    })
    .from(latestResults)
    .leftJoin(contributions, eq(contributions.assessmentId, latestResults.assessmentId))
    .where(sql`(${latestResults.companyId}, ${latestResults.kind}) > (${after}, ${kind})`)
    .orderBy(latestResults.companyId, latestResults.kind)
    .limit(most.seen);
  const maxDue = most.chunk * most.batches;
  const due = seen.filter(({ isCounted }) => !isCounted).slice(0, maxDue);
  let counted = 0;
  for (let from = 0; from < due.length; from += most.chunk) {
    counted += await countAll(
      ctx,
      due.slice(from, from + most.chunk).map(({ assessmentId }) => assessmentId),
    );
  }
  // Nothing has been seen beyond the last one that there was time for.
  const isCut = due.length === maxDue;
  const last = isCut ? due.at(-1) : seen.length === most.seen ? seen.at(-1) : undefined;
  return { did: { counted }, cursor: last ? `${last.companyId}/${last.kind}` : null };
}

/**
 * Counts these in one batch. Counts none if one of them has meanwhile been counted by its own submission, or is no longer the latest result
 * of a company.
 */
async function countAll(ctx: Context, ids: string[]): Promise<number> {
  const rows = await ctx.db
    .select({
      assessmentId: results.assessmentId,
      kind: results.kind,
      document: results.document,
      version: assessments.catalogueVersion,
      ...storedColumns(),
    })
    .from(results)
    .innerJoin(assessments, eq(assessments.id, results.assessmentId))
    .where(isListed(results.assessmentId, ids));
  const found = await Promise.all(
    rows.map(async ({ assessmentId, kind, document, version, ...stored }) => {
      const [catalogue, given] = [await getCatalogue(ctx, version), await readAnswers(ctx, stored)];
      const { scores, answers } = contributionOf(readResult(kind, document), catalogue, given);
      return [assessmentId, JSON.stringify(scores), JSON.stringify(answers)];
    }),
  );
  try {
    await runTogether(ctx.db, [
      ctx.db.insert(contributions).select(sql`
        select (select ${latestResults.assessmentId} from ${latestResults} where ${latestResults.assessmentId} = value ->> 0),
          value ->> 1, value ->> 2
        from json_each(${JSON.stringify(found)})`),
      ...count(ctx, { where: isListed(latestResults.assessmentId, ids) }),
    ]);
    return found.length;
  } catch (error) {
    if (isUniqueViolation(error) || isGuardViolation(error, "contributions.assessment_id")) return 0;
    throw error;
  }
}
