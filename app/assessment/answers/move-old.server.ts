import { and, asc, eq, exists, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { isListed, runTogether } from "~/platform/d1/client";
import type { JobResult } from "~/platform/job";
import { errorMessage } from "~/platform/log";
import { assessments } from "../../foundation/tables/assessments";
import { writeAnswersFile } from "./file.server";
import { answeredOptional } from "./stored.server";
import { answers } from "./tables";

const DAY_MS = 24 * 60 * 60_000;
/** Limits per run: assessments looked at, assessments moved in one batch, and batches. */
const MAX_SEEN = 2000;
const CHUNK = 10;
const MAX_BATCHES = 10;

/**
 * Moves the answers of submitted assessments out of the database, one file each, some days later. The run walks all completed assessments,
 * oldest first; `cursor` is "time/id" of the last one seen.
 */
export async function moveOldAnswers(ctx: Context, cursor: string | null): Promise<JobResult> {
  const [, time = "0", after = ""] = /^(\d+)\/(.*)$/.exec(cursor ?? "") ?? [];
  const until = ctx.clock() - ctx.settings.ANSWERS_MOVE_AFTER_DAYS * DAY_MS;
  const seen = await ctx.db
    .select({
      id: assessments.id,
      companyId: assessments.companyId,
      completedAt: assessments.completedAt,
      isDue: sql<number>`${isMovable(ctx)}`.as("is_due"),
    })
    .from(assessments)
    .where(
      and(
        // A literal, to match the partial index `assessments_by_completion`.
        sql`${assessments.state} = 'completed'`,
        lte(assessments.completedAt, until),
        sql`(${assessments.completedAt}, ${assessments.id}) > (${Number(time)}, ${after})`,
      ),
    )
    .orderBy(asc(assessments.completedAt), asc(assessments.id))
    .limit(MAX_SEEN);
  const due = seen.filter(({ isDue }) => isDue).slice(0, CHUNK * MAX_BATCHES);
  const did = { moved: 0, failed: 0 };
  for (let from = 0; from < due.length; from += CHUNK) {
    const { moved, failed } = await moveAll(ctx, due.slice(from, from + CHUNK));
    did.moved += moved;
    did.failed += failed;
  }
  // If the run hit its limit, everything after the last moved assessment counts as unseen.
  const isCut = due.length === CHUNK * MAX_BATCHES;
  const last = isCut ? due.at(-1) : seen.length === MAX_SEEN ? seen.at(-1) : undefined;
  return { did, cursor: last ? `${last.completedAt}/${last.id}` : null };
}

/** Condition on a row of `assessments`: it is completed, and has answers as rows. */
function isMovable({ db }: Context): SQL | undefined {
  return and(
    eq(assessments.state, "completed"),
    isNull(assessments.answersFile),
    exists(db.select({ one: sql`1` }).from(answers).where(eq(answers.assessmentId, assessments.id))),
  );
}

interface Due {
  id: string;
  companyId: string;
}

/**
 * Writes one file per assessment. Then, in one batch, deletes the rows of the assessments that have not changed since
 * they were found. A file that was not taken is deleted; if that is unknown, it stays for `sweepAnswers`.
 */
async function moveAll(ctx: Context, due: Due[]): Promise<{ moved: number; failed: number }> {
  const given = await ctx.db
    .select({ id: answers.assessmentId, all: allOf })
    .from(answers)
    .where(
      isListed(
        answers.assessmentId,
        due.map(({ id }) => id),
      ),
    )
    .groupBy(answers.assessmentId);
  const answersOf = new Map(given.map(({ id, all }) => [id, all]));
  const written = await Promise.all(
    due.map(async ({ id, companyId }) => {
      const all = answersOf.get(id);
      return all ? { id, key: await tryToWrite(ctx, { id, companyId }, all) } : null;
    }),
  );
  const files = written.flatMap((file) => (file?.key ? [{ id: file.id, key: file.key }] : []));
  const found = await runTogether(ctx.db, [
    ...files.map(({ id, key }) =>
      ctx.db
        .update(assessments)
        .set({ answersFile: key, answeredOptional })
        .where(and(eq(assessments.id, id), isMovable(ctx)))
        .returning({ id: assessments.id }),
    ),
    ...files.map(({ id, key }) => {
      const isTaken = and(eq(assessments.id, id), eq(assessments.answersFile, key));
      return ctx.db
        .delete(answers)
        .where(
          and(eq(answers.assessmentId, id), exists(ctx.db.select({ one: sql`1` }).from(assessments).where(isTaken))),
        );
    }),
  ]);
  const left = files.filter((_, index) => (found[index] as unknown[]).length === 0).map(({ key }) => key);
  if (left.length > 0) await ctx.files.delete(left);
  return { moved: files.length - left.length, failed: written.filter((file) => file?.key === null).length };
}

/** The answers of an assessment as its file stores them: JSON text, a list of `FiledAnswer`. */
const allOf = (() => {
  const { questionId, value, revision, answeredBy, answeredAt, unconfirmed, isAnswered, isRequired } = answers;
  const parts = sql`json_array(${questionId}, json(${value}), ${revision}, ${answeredBy}, ${answeredAt}, ${unconfirmed}, ${isAnswered}, ${isRequired})`;
  return sql<string>`json_group_array(${parts})`.as("all_answers");
})();

/** The file's key, or null if writing failed. The failure is logged and does not stop the other moves. */
async function tryToWrite(ctx: Context, assessment: Due, all: string): Promise<string | null> {
  try {
    return await writeAnswersFile(ctx, assessment, all);
  } catch (error) {
    ctx.log("answers-not-moved", { assessmentId: assessment.id, error: errorMessage(error).slice(0, 500) });
    return null;
  }
}
