import { and, asc, eq, getTableColumns, lte, type SQL, sql } from "drizzle-orm";
import { type FiledAnswer, LostAnswersError, readAnswersFile } from "~/assessment/answers/file.server";
import { answers } from "~/assessment/answers/tables";
import { ANONYMISED_AFTER_YEARS, yearsBefore } from "~/foundation/identity/rules/periods";
import { assessments } from "~/foundation/tables/assessments";
import { companies } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { latestResults, results } from "~/foundation/tables/results";
import type { Context } from "~/platform/context";
import { guardGone, runTogether } from "~/platform/d1/client";
import { noteErased } from "~/platform/erased.server";
import type { JobResult } from "~/platform/job";
import { count, uncount } from "~/results/statistics/count.server";
import { forgetMoves, laterOf } from "~/results/statistics/former.server";
import { contributions } from "~/results/tables/cells";
import { scores } from "~/results/tables/results";
import { emptiedDocument } from "./emptied-document.server";
import { deleteEvidence, findEvidence } from "./evidence-files.server";

/** The list of erasures names the former assessments so. */
export const ANONYMISED = "anonymised";

/** Maximum number of assessments anonymised, and examined, per run; those already anonymous are skipped. */
const MAX_ANONYMISED = 50;
const MAX_SEEN = 1000;

/**
 * Anonymises assessments completed five years ago, oldest first. `cursor` is "time/id" of the last one examined, because the
 * anonymous ones stay for two more years.
 */
export async function anonymiseAssessments(ctx: Context, cursor: string | null): Promise<JobResult> {
  const [, time = "0", after = ""] = /^(\d+)\/(.*)$/.exec(cursor ?? "") ?? [];
  const seen = await ctx.db
    .select({
      id: assessments.id,
      companyId: assessments.companyId,
      completedAt: assessments.completedAt,
      answersFile: assessments.answersFile,
      erasedAt: companies.erasedAt,
    })
    .from(assessments)
    .innerJoin(companies, eq(companies.id, assessments.companyId))
    .where(
      and(
        // A literal, to match the partial index `assessments_by_completion`.
        sql`${assessments.state} = 'completed'`,
        lte(assessments.completedAt, yearsBefore(ctx.clock(), ANONYMISED_AFTER_YEARS)),
        sql`(${assessments.completedAt}, ${assessments.id}) > (${Number(time)}, ${after})`,
      ),
    )
    .orderBy(asc(assessments.completedAt), asc(assessments.id))
    .limit(MAX_SEEN);
  let last = cursor;
  let anonymised = 0;
  for (const row of seen) {
    if (row.erasedAt === null) {
      if (anonymised === MAX_ANONYMISED) return { did: { anonymised }, cursor: last };
      await anonymise(ctx, row);
      anonymised += 1;
    }
    last = `${row.completedAt}/${row.id}`;
  }
  return { did: { anonymised }, cursor: seen.length === MAX_SEEN ? last : null };
}

/**
 * Moves what statistics need to an assessment with a new id, of a company and a user of which only industry and country are known,
 * and deletes the former assessment with everything that still belongs to it. No log, notice or link leads to the new id.
 * Statistics count it as before, now as the unknown company's; peer groups no longer count it.
 */
export async function anonymise(
  ctx: Context,
  former: { id: string; companyId: string; answersFile: string | null },
): Promise<void> {
  const { db, clock } = ctx;
  const filed = former.answersFile ? await readFiled(ctx, former.answersFile) : [];
  const evidence = await findEvidence(ctx, [former.id]);
  await deleteEvidence(
    ctx,
    evidence.map(({ key }) => key),
  );
  const [id, companyId, userId] = [ctx.ids.create(), ctx.ids.create(), ctx.ids.create()];
  const countryId = sql<string>`(select ${companies.countryId} from ${companies} where ${companies.id} = ${former.companyId})`;
  // NULL, which aborts the whole batch, once another run has done it or the answers have moved.
  const industryId = sql<string>`(
    select ${results.industryId} from ${results} join ${assessments} on ${assessments.id} = ${results.assessmentId}
    where ${results.assessmentId} = ${former.id} and ${assessments.companyId} = ${former.companyId}
      and ${assessments.answersFile} is ${former.answersFile}
  )`;
  const completedAt = sql<number>`(select ${assessments.completedAt} from ${assessments} where ${assessments.id} = ${former.id})`;
  const nothing = { passwordHash: "", mobile: "", jobTitle: "", language: "en", role: "owner", username: "" } as const;
  const document = await emptiedDocument(ctx, [former.id]);
  const done = await runTogether(db, [
    db.insert(companies).values({
      id: companyId,
      name: "",
      registrationNumber: "",
      address: "",
      industryId,
      countryId,
      // A state is required; the country is a place too and reveals nothing more.
      stateId: countryId,
      revenueBand: "",
      erasedAt: clock(),
      createdAt: completedAt,
    }),
    db.insert(users).values({
      id: userId,
      companyId,
      email: `erased-${userId}`,
      createdAt: completedAt,
      erasedAt: clock(),
      ...nothing,
    }),
    db.insert(assessments).select(
      db
        .select({
          ...getTableColumns(assessments),
          id: sql<string>`${id}`.as("id"),
          companyId: sql<string>`${companyId}`.as("company_id"),
          startedBy: sql<string>`${userId}`.as("started_by"),
          carriedFrom: sql<null>`null`.as("carried_from"),
          answersFile: sql<null>`null`.as("answers_file"),
          answeredOptional: sql<null>`null`.as("answered_optional"),
        })
        .from(assessments)
        .where(eq(assessments.id, former.id)),
    ),
    // A later result no longer says how its company has moved since this one.
    ...uncount(ctx, { where: isOneOf(sql`select ${former.id} union all ${laterOf(former)}`) }),
    forgetMoves(ctx, isOneOf(laterOf(former))),
    db
      .update(results)
      .set({
        assessmentId: id,
        companyId,
        stateId: results.countryId,
        revenueBand: "",
        document,
      })
      .where(eq(results.assessmentId, former.id)),
    db.update(scores).set({ assessmentId: id }).where(eq(scores.assessmentId, former.id)),
    db
      .update(answers)
      .set({ assessmentId: id, value: withoutWords(sql`${answers.value}`), answeredBy: "", answeredAt: completedAt })
      .where(eq(answers.assessmentId, former.id)),
    // Answers from a file become rows, which may be moved to a file again.
    db
      .insert(answers)
      .select(
        sql`select ${id}, value ->> 0, ${withoutWords(sql`nullif(value -> 1, 'null')`)}, value ->> 6, value ->> 7, value ->> 2, '', ${completedAt}, value ->> 5 from json_each(${JSON.stringify(filed)})`,
      ),
    db.update(latestResults).set({ companyId, assessmentId: id }).where(eq(latestResults.assessmentId, former.id)),
    db.update(contributions).set({ assessmentId: id }).where(eq(contributions.assessmentId, former.id)),
    ...count(ctx, { where: isOneOf(sql`select ${id} union all ${laterOf(former)}`) }),
    db.delete(assessments).where(eq(assessments.id, former.id)),
  ]).catch(guardGone("companies.industry_id"));
  if (done) await noteErased(ctx, ANONYMISED, [former.id]);
  // If this is interrupted, the job `answer-orphans` deletes files that no row refers to.
  if (done && former.answersFile) await ctx.files.delete(former.answersFile);
}

/** The answers in a file; none if it is lost, so that a lost file does not delay anonymisation. */
async function readFiled(ctx: Context, key: string): Promise<FiledAnswer[]> {
  try {
    return await readAnswersFile(ctx, key);
  } catch (error) {
    if (error instanceof LostAnswersError) return [];
    throw error;
  }
}

/** SQL condition: the contribution of one of these assessments. */
const isOneOf = (ids: SQL): SQL => sql`${contributions.assessmentId} in (${ids})`;

/** An answer without free text. */
const withoutWords = (value: SQL) =>
  sql`case when json_type(${value}, '$.text') is null then json_remove(${value}, '$.other', '$.followUpOther') end`;
