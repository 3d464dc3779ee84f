import { z } from "zod";
import { readFields } from "~/assessment/answers/rules/fields";
import type { AnswerBase } from "~/assessment/answers/rules/merge";
import type { GivenAnswer } from "~/assessment/answers/save-answers.server";

/** Name of the form field for each answer to save. */
export const TAKE = "take";

/** Name of the form field for the version of the questionnaire that the answers belong to. */
export const QUESTIONNAIRE = "questionnaire";

/** Name of the form field for the choice between two answers to a question. */
export const chooseName = (questionId: string) => `choose.${questionId}`;

/** Enough for a worksheet with twelve months in every line, each with a note on its own factor. */
const signSchema = z.string().max(40_000);

const takenSchema = z.strictObject({
  questionId: z.string().max(200),
  /** The signs of the new answer and of the stored answer it replaces, the latter with its revision. */
  answer: signSchema,
  seen: z.strictObject({ revision: z.number().int().min(0), sign: signSchema }),
});

/** More than any questionnaire has questions. */
const MAX_TAKEN = 1000;

/** An answer as a form value. The server stores nothing before the final confirmation. */
export function takenAnswer(questionId: string, answer: string, { revision, sign }: AnswerBase): string {
  return JSON.stringify({ questionId, answer, seen: { revision, sign } });
}

/** The answers in a submitted form: those still ticked and those chosen. Null if the form is not one of ours. */
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
