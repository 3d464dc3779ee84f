import { asc, eq, gt, sql } from "drizzle-orm";
import { readAnswers, storedColumns } from "~/assessment/answers/stored.server";
import { answers as answerRows } from "~/assessment/answers/tables";
import { getCatalogue } from "~/assessment/catalogue/catalogue.server";
import { readResult } from "~/assessment/kinds/kinds";
import { assessments } from "~/foundation/tables/assessments";
import { companies } from "~/foundation/tables/company";
import { latestResults, results } from "~/foundation/tables/results";
import type { Context } from "~/platform/context";
import { fromJson, isGuardViolation, isListed, isUniqueViolation, runTogether } from "~/platform/d1/client";
import type { JobResult } from "~/platform/job";
import { errorMessage } from "~/platform/log";
import type { Delivery } from "~/platform/queue/message";
import { contributionOf, type Overall } from "~/results/statistics/rules/contribution";
import { contributions, countRequests } from "~/results/tables/cells";
import { count, counterNumbers, nameCounters, ofAssessment, uncount } from "./count.server";
import { formerOf } from "./former.server";

/** Results per run of the job; each takes two trips to the database. */
const MAX_COUNTED = 50;
const TRIES = 3;

/**
 * Batch statement that asks for a result to be counted in place of the one that its company is counted by. Until then, statistics stay as
 * they are.
 */
export const requestCount = (ctx: Context, assessmentId: string) =>
  ctx.db.insert(countRequests).values({ assessmentId });

/** Hands the request to the queue after its batch. The job makes up for a lost send, so a lost send never fails the request. */
export async function sendCount(ctx: Context, assessmentId: string): Promise<void> {
  try {
    await ctx.queue.sendBatch([{ body: { v: 1, countedId: assessmentId } }]);
  } catch (error) {
    ctx.log("queue-send-lost", { count: 1, error: errorMessage(error) });
  }
}

/** The queue's part: counts a result. Safe to repeat. */
export async function countResult(ctx: Context, assessmentId: string): Promise<Delivery> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) if (await settle(ctx, assessmentId)) return { outcome: "done" };
  return { outcome: "retry", delaySeconds: 5 };
}

/** The job: counts what the queue has lost. A result that cannot be counted does not stop the others; `cursor` is the last one seen. */
export async function countRequested(ctx: Context, cursor: string | null): Promise<JobResult> {
  const due = await ctx.db
    .select({ assessmentId: countRequests.assessmentId })
    .from(countRequests)
    .where(gt(countRequests.assessmentId, cursor ?? ""))
    .orderBy(asc(countRequests.assessmentId))
    .limit(MAX_COUNTED);
  const did = { counted: 0, failed: 0 };
  for (const { assessmentId } of due) {
    try {
      if (await settle(ctx, assessmentId)) did.counted += 1;
    } catch (error) {
      did.failed += 1;
      ctx.log("result-not-counted", { assessmentId, error: errorMessage(error) });
    }
  }
  return { did, cursor: due.length === MAX_COUNTED ? (due.at(-1)?.assessmentId ?? null) : null };
}

/**
 * Takes back what the company is counted by, and counts the result in its place, in one batch. Drops the request of a result that is counted
 * already or no longer its company's latest. False if something has changed meanwhile.
 */
async function settle(ctx: Context, assessmentId: string): Promise<boolean> {
  const { db } = ctx;
  const isRequest = eq(countRequests.assessmentId, assessmentId);
  const [[result], counted] = await runTogether(db, [
    db
      .select({
        kind: results.kind,
        document: results.document,
        version: assessments.catalogueVersion,
        before: standingBefore(assessmentId).as("standing_before"),
        isCounted: sql<number>`exists (select 1 from ${contributions} where ${contributions.assessmentId} = ${assessmentId})`,
        ...storedColumns(),
      })
      .from(results)
      .innerJoin(assessments, eq(assessments.id, results.assessmentId))
      .innerJoin(latestResults, eq(latestResults.assessmentId, results.assessmentId))
      .innerJoin(countRequests, eq(countRequests.assessmentId, results.assessmentId))
      .where(eq(results.assessmentId, assessmentId)),
    db
      .select({ id: contributions.assessmentId })
      .from(contributions)
      .where(sql`${contributions.assessmentId} in ${othersOf(assessmentId)}`),
  ]);
  if (!result || result.isCounted) {
    await db.delete(countRequests).where(isRequest);
    return true;
  }
  const { kind, document, version, before, ...stored } = result;
  const [catalogue, given] = [await getCatalogue(ctx, version), await readAnswers(ctx, stored)];
  const former = before === null ? null : fromJson<Overall>(before);
  const { besides, answers } = contributionOf(readResult(kind, document), catalogue, given, former);
  const counters = Object.keys(answers);
  const isCountedNow = isListed(
    contributions.assessmentId,
    counted.map(({ id }) => id),
  );
  // NULL, which fails the batch, once the request is settled, the result is not the latest, has lost answers to an erasure, its former
  // result is not the company's any more, or the company is counted by another one.
  const guarded = sql<string>`(select ${latestResults.assessmentId} from ${latestResults}
    where ${latestResults.assessmentId} = ${assessmentId}
    and exists (select 1 from ${countRequests} where ${isRequest})
    and (select count(*) from ${answerRows} where ${answerRows.assessmentId} = ${assessmentId}) = ${stored.rows.length}
    and ${standingBefore(assessmentId)} is ${before}
    and not exists (select 1 from ${contributions} where ${contributions.assessmentId} in ${othersOf(assessmentId)}))`;
  try {
    await runTogether(db, [
      ...uncount(ctx, { where: isCountedNow }),
      db.delete(contributions).where(isCountedNow),
      nameCounters(ctx, counters),
      db.insert(contributions).values({ assessmentId: guarded, scores: besides, answers: counterNumbers(counters) }),
      ...count(ctx, { where: ofAssessment(assessmentId) }),
      db.delete(countRequests).where(isRequest),
    ]);
    return true;
  } catch (error) {
    if (isUniqueViolation(error) || isGuardViolation(error, "contributions.assessment_id")) return false;
    throw error;
  }
}

/** SQL for the level and the score of the company's result before this one, as JSON; null without one, and for a company without a name. */
const standingBefore = (assessmentId: string) =>
  sql<
    string | null
  >`(select json_object('level', "before"."level", 'score', "before"."score") from ${results} as "before"
    join ${companies} on ${companies.id} = "before"."company_id" and ${companies.erasedAt} is null
    where "before"."assessment_id" = ${formerOf(sql`${assessmentId}`)})`;

/** The company's other assessments of that kind. */
const othersOf = (assessmentId: string) => {
  const own = sql`(select company_id, kind from assessments where id = ${assessmentId})`;
  return sql`(select other.id from assessments as other where (other.company_id, other.kind) = ${own} and other.id <> ${assessmentId})`;
};
