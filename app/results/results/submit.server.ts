import { and, eq, sql } from "drizzle-orm";
import { draftGuard } from "~/assessment/answers/draft-guard.server";
import { notifySubmission } from "~/assessment/answers/notify.server";
import { openAssessment } from "~/assessment/answers/queries.server";
import { firstOpenSection } from "~/assessment/answers/rules/completion";
import type { SectionLocation } from "~/assessment/catalogue/rules/lookup";
import { fulfilOwnDates } from "~/assessment/deadlines/fulfil.server";
import { settleActions } from "~/assessment/evidence/settle-actions.server";
import { assess, KINDS } from "~/assessment/kinds/kinds";
import { flattenScores } from "~/assessment/scoring/rules/scores";
import type { Kind } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { sendAll } from "~/foundation/notifications/audience.server";
import { assessments } from "~/foundation/tables/assessments";
import { companies } from "~/foundation/tables/company";
import { latestResultOf } from "~/foundation/tables/latest-results";
import { latestResults, results } from "~/foundation/tables/results";
import { noteSubmission, sendNoted } from "~/foundation/webhooks/note.server";
import type { Context } from "~/platform/context";
import { guardGone, insertRows, runTogether } from "~/platform/d1/client";
import { requestProof } from "~/results/proof/request.server";
import { requestCount, sendCount } from "~/results/statistics/settle.server";
import { reportFiles } from "~/results/tables/report-files";
import { scores } from "~/results/tables/results";
import { reportFileOf, sendReportFiles } from "./report-files.server";

export type SubmitVerdict =
  | { ok: true }
  | { ok: false; reason: "not-found" | "forbidden" | "completed" | "busy" }
  | { ok: false; reason: "incomplete"; open: SectionLocation };

const TRIES = 3;

/**
 * Completes a draft: computes its result once, and stores it with its scores, in the batch that changes the state. Statistics count it
 * some seconds later. However many users submit at once, one completes it and the others are told so.
 */
export async function submitAssessment(ctx: Context, user: CurrentUser, assessmentId: string): Promise<SubmitVerdict> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const verdict = await trySubmit(ctx, user, assessmentId);
    if (verdict !== "changed-meanwhile") return verdict;
  }
  return { ok: false, reason: "busy" };
}

async function trySubmit(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
): Promise<SubmitVerdict | "changed-meanwhile"> {
  const opened = await openAssessment(ctx, user, assessmentId, "submit");
  if (!opened.ok) return opened;
  const open = firstOpenSection(opened.catalogue, opened.answers);
  if (open) return { ok: false, reason: "incomplete", open };

  const { kind } = opened.assessment;
  const company = await readCounted(ctx, user.companyId, kind);
  const document = assess(opened.catalogue, opened.answers);
  const rows = flattenScores(document.result);
  // Two machines' clocks differ, but a result must be later than the one before it.
  const now = Math.max(ctx.clock(), (company.formerlyAt ?? 0) + 1);

  // Neither the draft nor what the company is counted by has changed.
  const isAsRead = and(
    eq(assessments.revision, opened.assessment.revision),
    sql`exists (select 1 from ${companies} where ${companies.id} = ${assessments.companyId}
      and ${companies.industryId} = ${company.industryId} and ${latestResultOf(companies.id, kind)} is ${company.latestId})`,
  );
  const { overall } = document.result;
  const notifications = notifySubmission(ctx, user, {
    id: assessmentId,
    kind,
    overall,
    isFirst: company.latestId === null,
  });
  const file = reportFileOf(ctx, assessmentId, user.language);
  const done = await runTogether(ctx.db, [
    ctx.db.insert(results).values({
      assessmentId: draftGuard(assessmentId, isAsRead),
      kind,
      companyId: user.companyId,
      industryId: company.industryId,
      countryId: company.countryId,
      stateId: company.stateId,
      revenueBand: company.revenueBand,
      methodVersion: KINDS[kind].method,
      level: overall.level,
      score: overall.score,
      document: JSON.stringify(document),
      completedAt: now,
    }),
    ...insertRows(
      ctx.db,
      scores,
      rows.map((row) => ({ assessmentId, ...row })),
    ),
    ctx.db
      .update(assessments)
      .set({ state: "completed", completedAt: now, updatedAt: now })
      .where(eq(assessments.id, assessmentId)),
    ctx.db
      .insert(latestResults)
      .values({ companyId: user.companyId, kind, assessmentId })
      .onConflictDoUpdate({ target: [latestResults.companyId, latestResults.kind], set: { assessmentId } }),
    requestCount(ctx, assessmentId),
    ...insertRows(ctx.db, reportFiles, [file]),
    requestProof(ctx, assessmentId),
    fulfilOwnDates(ctx, user, kind),
    settleActions(ctx, user.companyId, { ...opened, now }),
    ...noteSubmission(ctx, user.companyId, { assessmentId, level: overall.level, formerLevel: company.formerLevel }),
    ...notifications,
  ]).catch(guardGone("results.assessment_id"));
  if (!done) return "changed-meanwhile";
  await sendAll(ctx, done.slice(-notifications.length).flat() as { id: string }[]);
  await sendNoted(ctx, done);
  await sendReportFiles(ctx, [file.id]);
  await sendCount(ctx, assessmentId);
  ctx.log("assessment-completed", { assessmentId, reached: overall.level });
  return { ok: true };
}

/** What the company is counted by, and its latest result. */
async function readCounted(ctx: Context, companyId: string, kind: Kind) {
  const latest = latestResultOf(companyId, kind);
  const [company] = await ctx.db
    .select({
      industryId: companies.industryId,
      countryId: companies.countryId,
      stateId: companies.stateId,
      revenueBand: companies.revenueBand,
      latestId: latest.as("latest_id"),
      formerlyAt: results.completedAt,
      formerLevel: results.level,
    })
    .from(companies)
    .leftJoin(results, eq(results.assessmentId, latest))
    .where(eq(companies.id, companyId));
  if (!company) throw new Error("The user's company is gone");
  return company;
}
