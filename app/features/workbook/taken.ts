import { z } from "zod";
import type { GivenAnswer } from "~/features/answers/save-answers.server";

/** Name of the form's field for each answer that is to be saved. */
export const TAKE = "take";

/** Name of the form's field for the version of the questionnaire that the answers are to. */
export const QUESTIONNAIRE = "questionnaire";

/** Name of the form's field for the choice between two answers to a question. */
export const chooseName = (questionId: string) => `choose.${questionId}`;

const takenSchema = z.strictObject({
  questionId: z.string().max(200),
  optionIds: z.array(z.string().max(200)).max(50),
  otherText: z.string().max(1000).nullable(),
  /** The stored answer that it is to replace, revision 0 for none. */
  seen: z.strictObject({
    revision: z.number().int().min(0),
    optionIds: z.array(z.string().max(200)).max(50),
    otherText: z.string().max(1000).nullable(),
  }),
});

/** More than a questionnaire has questions. */
const MOST_TAKEN = 1000;

type Taken = z.infer<typeof takenSchema>;

/** An answer as the form that asks about it carries it, since nothing is kept on the server before the last yes. */
export function takenAnswer({ questionId, optionIds, otherText }: Omit<Taken, "seen">, seen: Taken["seen"]): string {
  const { revision } = seen;
  const told = { revision, optionIds: seen.optionIds, otherText: seen.otherText };
  return JSON.stringify({ questionId, optionIds, otherText, seen: told });
}

/** The answers that a form brings back: those that stayed ticked and those that were chosen. Null for what no form of ours holds. */
export function readTaken(form: FormData): GivenAnswer[] | null {
  const values = [...form].flatMap(([name, value]) =>
    (name === TAKE || name.startsWith(chooseName(""))) && value !== "" ? [value] : [],
  );
  if (values.length > MOST_TAKEN) return null;
  const given: GivenAnswer[] = [];
  for (const value of values) {
    const taken = takenSchema.safeParse(parseJson(value));
    if (!taken.success) return null;
    const { seen, ...answer } = taken.data;
    given.push({ ...answer, base: seen });
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
