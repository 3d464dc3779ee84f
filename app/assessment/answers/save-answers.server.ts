import { and, type Column, eq, or, sql } from "drizzle-orm";
import { answerFingerprint, hasAnswer, judgeAnswer } from "~/assessment/answers/rules/answers";
import type { Circumstances } from "~/assessment/answers/rules/circumstances";
import type { Field } from "~/assessment/answers/rules/fields";
import { type AnswerBase, mergeAnswer } from "~/assessment/answers/rules/merge";
import type { AnswerValue, InvalidReason } from "~/assessment/answers/rules/value";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import type { Question } from "~/assessment/catalogue/rules/questions";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { sendAll } from "~/foundation/notifications/audience.server";
import type { Context } from "~/platform/context";
import { guardGone, runTogether, selectRow } from "~/platform/d1/client";
import { preparedQuery } from "~/platform/d1/prepared-query";
import { assessments } from "../../foundation/tables/assessments";
import { circumstancesFor } from "./circumstances.server";
import { type Conflict, describeConflicts } from "./conflicts.server";
import { draftGuard } from "./draft-guard.server";
import { answeredRequired, notifyHalfway } from "./notify.server";
import { type OpenedAssessment, openAssessment } from "./queries.server";
import { answers } from "./tables";

export interface GivenAnswer {
  questionId: string;
  fields: Field[];
  /** What the page or workbook showed for the question. Without it the answer overwrites whatever is stored. */
  base?: AnswerBase;
}

export type SaveVerdict =
  | ({
      ok: true;
      changed: number;
      /** The question of the last answer written. */
      last?: string;
      conflicts: Conflict[];
    } & OpenedAssessment)
  | { ok: false; reason: "not-found" | "forbidden" | "completed" }
  | {
      ok: false;
      reason: "unknown-question" | InvalidReason;
      /** Position in `given` of the first invalid answer. Nothing is saved. */
      index: number;
    };

interface SaveOptions {
  /** The assessment, if the caller has already opened it for answering. */
  opened?: OpenedAssessment;
  /** What the answers are judged by, if the caller has already looked it up. */
  circumstances?: Circumstances;
  /** Saving also confirms unchanged answers that are still unconfirmed. */
  confirms?: boolean;
  /** On any conflict, nothing is saved. */
  allOrNone?: boolean;
}

/** Options for a page rendered after the clearing `clearedAt` of the draft. If the draft has been cleared again since, nothing is saved. */
interface PageOptions extends SaveOptions {
  sinceClearing: number | undefined;
}

export type PageVerdict = SaveVerdict | { ok: false; reason: "cleared" };

interface Judged {
  question: Question;
  value: AnswerValue | null;
  base: AnswerBase | undefined;
}

/**
 * Saves answers to a draft, only the changed ones and in one batch. If another user has changed an answer since its
 * base was read, that answer is a conflict: it is not written, and both answers are returned. If one answer does not
 * fit the questionnaire or the draft is gone, nothing is saved. Returns the assessment with its answers after the save.
 */
export async function saveAnswers(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  given: GivenAnswer[],
  options: PageOptions,
): Promise<PageVerdict>;
export async function saveAnswers(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  given: GivenAnswer[],
  options?: SaveOptions,
): Promise<SaveVerdict>;
export async function saveAnswers(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  given: GivenAnswer[],
  { opened: known, circumstances, confirms = false, allOrNone = false, sinceClearing }: Partial<PageOptions> = {},
): Promise<PageVerdict> {
  let opened = known ? { ok: true as const, ...known } : await openAssessment(ctx, user, assessmentId, "answer");
  // The loser of a race finds a newer revision and judges again, with at least one question less to write.
  for (let tries = 0; tries <= given.length; tries += 1) {
    if (!opened.ok) return opened;
    const hasSeenClearing = sinceClearing === undefined || sinceClearing === opened.assessment.clearedAt;
    if (!hasSeenClearing) return { ok: false, reason: "cleared" };
    circumstances ??= await circumstancesFor(ctx, opened.assessment.companyId, questionsIn(opened, given));
    const judged = judgeAll(opened, given, circumstances);
    if (!judged.ok) return judged;
    const writes: Judged[] = [];
    const clashes: Judged[] = [];
    for (const mine of judged.answers) {
      const { question, value, base } = mine;
      const stored = opened.answers.get(question.id);
      const theirs = stored && { ...stored, sign: answerFingerprint(question, stored.value) };
      const step = mergeAnswer({ base, stored: theirs, mine: answerFingerprint(question, value), confirms });
      if (step === "write") writes.push(mine);
      if (step === "conflict") clashes.push(mine);
    }
    const conflicts = await describeConflicts(ctx, user, opened, clashes);
    if (writes.length === 0 || (allOrNone && conflicts.length > 0)) return { ...opened, changed: 0, conflicts };
    const saved = await writeAll(ctx, user, opened, writes);
    if (saved)
      return { ...opened, answers: saved, changed: writes.length, last: writes.at(-1)?.question.id, conflicts };
    opened = await openAssessment(ctx, user, assessmentId, "answer");
  }
  throw new Error("The answers change faster than they can be saved");
}

const questionsIn = ({ catalogue }: OpenedAssessment, given: GivenAnswer[]) =>
  given.flatMap(({ questionId }) => findQuestion(catalogue, questionId)?.question ?? []);

/** Each question's last answer, put into the questionnaire's order, or the first invalid one. */
function judgeAll(opened: OpenedAssessment, given: GivenAnswer[], circumstances: Circumstances) {
  const judged = new Map<string, Judged>();
  for (const [index, { questionId, base, fields }] of given.entries()) {
    const found = findQuestion(opened.catalogue, questionId);
    if (!found) return { ok: false as const, reason: "unknown-question" as const, index };
    const verdict = judgeAnswer(found.question, fields, circumstances);
    if (!verdict.ok) return { ...verdict, index };
    judged.set(questionId, { question: found.question, value: verdict.value, base });
  }
  return { ok: true as const, answers: [...judged.values()] };
}

/** Overwrites the revisions that were read, all or none. Null when the draft or one of the answers has changed since. */
async function writeAll(ctx: Context, user: CurrentUser, opened: OpenedAssessment, writes: Judged[]) {
  const { id, catalogueVersion, clearedAt } = opened.assessment;
  const now = ctx.clock();
  const merged = new Map(opened.answers);
  const rows = writes.map(({ question, value, base }) => {
    const { revision: seen = 0 } = opened.answers.get(question.id) ?? {};
    // After a clearing, revisions start above all earlier ones, so that no earlier revision matches again.
    const revision = (seen || clearedAt) + 1;
    const given = { value, revision, answeredBy: user.id, answeredAt: now };
    merged.set(question.id, { ...given, unconfirmed: null, isUnconfirmed: false });
    return {
      questionId: question.id,
      // In the column's own encoding.
      value: value === null ? null : answers.value.mapToDriverValue(value),
      isAnswered: hasAnswer(question, value),
      isRequired: question.isRequired,
      revision,
      // Without a base, overwrite whatever is stored.
      seen: base ? seen : null,
    };
  });
  const notification = notifyHalfway(ctx, user, opened, writes.length);
  const done = await runTogether(ctx.db, [
    writeRows(ctx.db, {
      id,
      catalogueVersion,
      clearedAt,
      answeredBy: user.id,
      answeredAt: now,
      rows: JSON.stringify(rows),
    }),
    ...(notification ? [notification] : []),
    touch(ctx.db, { id, updatedAt: now }),
  ]).catch(guardGone("answers.assessment_id"));
  if (!done) return null;
  if (notification) await sendAll(ctx, done.at(-2) as { id: string }[]);
  const [touched] = done.at(-1) as { revision: number }[];
  const isAlone = touched?.revision === opened.assessment.revision + 1;
  const late = notification || isAlone ? null : notifyHalfway(ctx, user, opened, null);
  if (late) await sendAll(ctx, await late);
  return merged;
}

/** Writes answers only if the draft's questionnaire version is the same, it has not been cleared, and no row with `seen` has changed. */
const writeRows = preparedQuery(
  ["id", "catalogueVersion", "clearedAt", "answeredBy", "answeredAt", "rows"],
  (db, { id, catalogueVersion, clearedAt, answeredBy, answeredAt, rows }) => {
    const of = (key: string) => sql.raw(`json_each.value ->> '${key}'`);
    const isSame = and(eq(assessments.catalogueVersion, catalogueVersion), eq(assessments.clearedAt, clearedAt));
    const isAsSeen = sql`coalesce((select ${answers.revision} from ${answers} where ${answers.assessmentId} = ${id} and ${answers.questionId} = ${of("questionId")}), 0) = ${of("seen")}`;
    const given = {
      assessmentId: draftGuard(id, and(isSame, or(sql`${of("seen")} is null`, isAsSeen))),
      questionId: of("questionId"),
      value: of("value"),
      isAnswered: of("isAnswered"),
      isRequired: of("isRequired"),
      revision: of("revision"),
      answeredBy: sql`${answeredBy}`,
      answeredAt: sql`${answeredAt}`,
    };
    const excluded = (column: Column) => sql`excluded.${sql.identifier(column.name)}`;
    return db
      .insert(answers)
      .select(db.select(selectRow(answers, given)).from(sql`json_each(${rows})`).where(sql`true`))
      .onConflictDoUpdate({
        target: [answers.assessmentId, answers.questionId],
        set: {
          value: excluded(answers.value),
          isAnswered: excluded(answers.isAnswered),
          revision: sql`${answers.revision} + 1`,
          answeredBy: excluded(answers.answeredBy),
          answeredAt: excluded(answers.answeredAt),
          unconfirmed: null,
        },
      });
  },
);

const touch = preparedQuery(["id", "updatedAt"], (db, { id, updatedAt }) =>
  db
    .update(assessments)
    .set({
      revision: sql`${assessments.revision} + 1`,
      updatedAt: sql`${updatedAt}`,
      answeredRequired: answeredRequired(id),
    })
    .where(sql`${assessments.id} = ${id}`)
    .returning({ revision: assessments.revision }),
);
