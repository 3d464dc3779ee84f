import { type SQL, sql } from "drizzle-orm";
import type { Answer } from "~/assessment/answers/rules/value";
import type { Context } from "~/platform/context";
import { fromJson } from "~/platform/d1/client";
import { assessments } from "../../foundation/tables/assessments";
import { type AnswerParts, readAnswersFile, type Unconfirmed } from "./file.server";
import { answers } from "./tables";

/** An answer with its author, its time and its revision. */
export interface StoredAnswer extends Answer {
  revision: number;
  answeredBy: string;
  answeredAt: number;
  unconfirmed: Unconfirmed;
}

/** What `storedColumns` finds for an assessment. */
export interface Stored {
  /** The R2 key of its answers; null while they are rows. */
  file: string | null;
  /** The answers that are rows. */
  rows: AnswerParts[];
}

/**
 * The columns with which a statement over `assessments` reads answers, whether they are rows or a file; pass the result
 * to `readAnswers`. `which` filters the rows; a statement can also use it to read none at all. The rows come as one
 * JSON text, which is parsed once: a hundred separate rows would each be taken apart, copied and rebuilt three times on
 * the way.
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
 * The answers that `storedColumns` found, by question, from the rows or from the file. A file is read from R2 once per
 * request. Empty if the assessment does not exist. Throws `LostAnswersError` if the file is missing or damaged.
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

/** Counts the optional questions that an assessment's rows answer. Once they are a file, `answeredOptional` has the count. */
export const answeredOptional = sql<number>`(select count(*) from ${answers} where ${answers.assessmentId} = ${assessments.id} and ${answers.isRequired} = 0 and ${answers.isAnswered} = 1)`;
