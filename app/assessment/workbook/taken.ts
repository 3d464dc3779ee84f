import { z } from "zod";
import { readFields } from "~/assessment/answers/rules/fields";
import type { AnswerBase } from "~/assessment/answers/rules/merge";
import type { GivenAnswer } from "~/assessment/answers/save-answers.server";

/** Name of the form's field for each answer that is to be saved. */
export const TAKE = "take";

/** Name of the form's field for the version of the questionnaire that the answers are to. */
export const QUESTIONNAIRE = "questionnaire";

/** Name of the form's field for the choice between two answers to a question. */
export const chooseName = (questionId: string) => `choose.${questionId}`;

/** A worksheet of twelve months in every line, each with a note on a factor of its own. */
const signSchema = z.string().max(40_000);

const takenSchema = z.strictObject({
  questionId: z.string().max(200),
  /** The answer and, with its revision, the stored one that it is to replace, both as their signs. */
  answer: signSchema,
  seen: z.strictObject({ revision: z.number().int().min(0), sign: signSchema }),
});

/** More than a questionnaire has questions. */
const MAX_TAKEN = 1000;

/** An answer as the form that asks about it carries it, since nothing is kept on the server before the last yes. */
export function takenAnswer(questionId: string, answer: string, { revision, sign }: AnswerBase): string {
  return JSON.stringify({ questionId, answer, seen: { revision, sign } });
}

/** The answers that a form brings back: those that stayed ticked and those that were chosen. Null for what no form of ours holds. */
export function readTaken(form: FormData): GivenAnswer[] | null {
  const values = [...form].flatMap(([name, value]) =>
    (name === TAKE || name.startsWith(chooseName(""))) && value !== "" ? [value] : [],
  );
  if (values.length > MAX_TAKEN) return null;
  const given: GivenAnswer[] = [];
  for (const value of values) {
    const taken = takenSchema.safeParse(parseJson(value));
    if (!taken.success) return null;
    const { questionId, answer, seen } = taken.data;
    given.push({ questionId, fields: readFields(answer), base: seen });
  }
  return given;
}

function parseJson(value: FormDataEntryValue): unknown {
  try {
    return typeof value === "string" ? JSON.parse(value) : null;
  } catch {
    return null;
  }
}
