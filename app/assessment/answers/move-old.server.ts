import { and, asc, eq, exists, isNull, lte, notExists, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { latestResultOf } from "~/foundation/tables/latest-results";
import type { Context } from "~/platform/context";
import { isListed, runTogether } from "~/platform/d1/client";
import type { JobResult } from "~/platform/job";
import { errorMessage } from "~/platform/log";
import { assessments } from "../../foundation/tables/assessments";
import { writeAnswersFile } from "./file.server";
import { answeredOptional } from "./stored.server";
import { answers } from "./tables";

const DAY_MS = 24 * 60 * 60_000;
/** Assessments looked at in one run, those whose answers move in one batch, and batches. */
const MAX_SEEN = 2000;
const CHUNK = 10;
const MAX_BATCHES = 10;

/**
 * Moves the answers of assessments that were submitted some time ago, and that a newer one of their company has followed, out of the database
 * into a file each. What others count on stays as rows: the one that stands for its company, and the one that a draft was begun with. It walks over
 * all that are completed, oldest first; `cursor` is «time/id» of the last one seen.
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
        // A literal, as the partial index `assessments_by_completion` has it.
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
  // Beyond the last one that there was time for nothing has been seen.
  const isCut = due.length === CHUNK * MAX_BATCHES;
  const last = isCut ? due.at(-1) : seen.length === MAX_SEEN ? seen.at(-1) : undefined;
  return { did, cursor: last ? `${last.completedAt}/${last.id}` : null };
}

/** Of a row of `assessments`: it is completed, has answers as rows, and nothing but its own pages reads them. */
function isMovable({ db }: Context): SQL | undefined {
  const [drafts, id] = [alias(assessments, "drafts"), assessments.id];
  const isBegunWith = and(
    eq(drafts.companyId, assessments.companyId),
    eq(drafts.kind, assessments.kind),
    eq(drafts.state, "draft"),
    eq(drafts.carriedFrom, id),
  );
  const isLatest = sql`${latestResultOf(sql`${assessments.companyId}`, sql`${assessments.kind}`)} is ${id}`;
  return and(
    eq(assessments.state, "completed"),
    isNull(assessments.answersFile),
    sql`not ${isLatest}`,
    exists(db.select({ one: sql`1` }).from(answers).where(eq(answers.assessmentId, id))),
    notExists(db.select({ one: sql`1` }).from(drafts).where(isBegunWith)),
  );
}

interface Due {
  id: string;
  companyId: string;
}

/**
 * Writes a file each and then takes the rows away, in one batch, of those that are still as they were found. A file that is not taken is
 * deleted; where nobody can tell whether it was, it stays for `sweepAnswers`.
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

/** The answers of an assessment as its file has them, a JSON text of a list of `FiledAnswer`. */
const allOf = (() => {
  const { questionId, value, revision, answeredBy, answeredAt, unconfirmed, isAnswered, isRequired } = answers;
  const parts = sql`json_array(${questionId}, json(${value}), ${revision}, ${answeredBy}, ${answeredAt}, ${unconfirmed}, ${isAnswered}, ${isRequired})`;
  return sql<string>`json_group_array(${parts})`.as("all_answers");
})();

/** The key of the file; null where it could not be written, which is logged and keeps nothing else from moving. */
async function tryToWrite(ctx: Context, assessment: Due, all: string): Promise<string | null> {
  try {
    return await writeAnswersFile(ctx, assessment, all);
  } catch (error) {
    ctx.log("answers-not-moved", { assessmentId: assessment.id, error: errorMessage(error).slice(0, 500) });
    return null;
  }
}
