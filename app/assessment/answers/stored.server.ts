import { type SQL, sql } from "drizzle-orm";
import type { Answer } from "~/assessment/answers/rules/value";
import type { Context } from "~/platform/context";
import { fromJson } from "~/platform/d1/client";
import { assessments } from "../../foundation/tables/assessments";
import { type AnswerParts, readAnswersFile, type Unconfirmed } from "./file.server";
import { answers } from "./tables";

/** An answer with who gave it, when, and how often it has been changed. */
export interface StoredAnswer extends Answer {
  revision: number;
  answeredBy: string;
  answeredAt: number;
  unconfirmed: Unconfirmed;
}

/** What the columns below find of an assessment. */
export interface Stored {
  /** Where its answers lie in R2; null while they are rows. */
  file: string | null;
  /** Those that are rows. */
  rows: AnswerParts[];
}

/**
 * The columns by which a statement over `assessments` reads their answers, wherever they are; `readAnswers` makes of what they find what the
 * rules take. With `which`, those of the rows alone of which it holds, and a statement that says when to look at all finds none without it.
 * They come as one text, which is read at once: a hundred rows would each be taken apart, copied and put together three times on their way.
 */
export function storedColumns(which: SQL = sql`true`) {
  const { questionId, value, revision, answeredBy, answeredAt, unconfirmed } = answers;
  const parts = sql`json_array(${questionId}, json(${value}), ${revision}, ${answeredBy}, ${answeredAt}, ${unconfirmed})`;
  const rows = sql`(select json_group_array(${parts}) from ${answers} where ${answers.assessmentId} = ${assessments.id} and ${which})`;
  return {
    file: assessments.answersFile,
    rows: rows.mapWith(fromJson<AnswerParts[]>).as("answer_rows"),
  };
}

/**
 * The answers that those columns have found, by question, from the rows or, of an assessment whose answers have left them, from its file: one
 * read of R2 a request. None for an assessment that is not there. Throws `LostAnswersError` for a file that is gone or not as it was written.
 */
export async function readAnswers(ctx: Context, found: Stored | undefined): Promise<Map<string, StoredAnswer>> {
  const parts = found?.file ? await readAnswersFile(ctx, found.file) : found?.rows;
  return new Map(
    parts?.map(([id, value, revision, answeredBy, answeredAt, unconfirmed]) => [
      id,
      { value, revision, answeredBy, answeredAt, unconfirmed, isUnconfirmed: unconfirmed !== null },
    ]),
  );
}

/** Of an assessment: how many optional questions its rows answer, counted. Once they are a file, `answeredOptional` says it. */
export const answeredOptional = sql<number>`(select count(*) from ${answers} where ${answers.assessmentId} = ${assessments.id} and ${answers.isRequired} = 0 and ${answers.isAnswered} = 1)`;
