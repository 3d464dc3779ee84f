import { z } from "zod";
import type { GivenAnswer } from "~/features/assessment/save-answers.server";

/** Name of the form's field for each answer that is to be saved. */
export const TAKE = "take";

/** Name of the form's field for the choice between two answers to a question. */
export const chooseName = (questionId: string) => `choose.${questionId}`;

const takenSchema = z.strictObject({
  questionId: z.string().max(200),
  optionIds: z.array(z.string().max(200)).max(50),
  otherText: z.string().max(1000).nullable(),
  /** Of the stored answer that it is to replace; 0 for none. */
  revision: z.number().int().min(0),
});

/** More than a questionnaire has questions. */
const MOST_TAKEN = 1000;

type Taken = z.infer<typeof takenSchema>;

/** An answer as the form that asks about it carries it, since nothing is kept on the server before the last yes. */
export function takenAnswer({ questionId, optionIds, otherText, revision }: Taken): string {
  return JSON.stringify({ questionId, optionIds, otherText, revision });
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
    const { revision, ...answer } = taken.data;
    given.push({ ...answer, base: { revision, optionIds: null, otherText: null } });
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
