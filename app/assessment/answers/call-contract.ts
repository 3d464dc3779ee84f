import { z } from "@hono/zod-openapi";
import type { CallAnswer } from "~/assessment/answers/rules/codec";
import { writeNumber } from "~/core/numbers";

/** Splits an entry's id into the submission's part and the question's; null if it is not such an id. */
export function splitEntryId(entryId: string): { submission: string; questionId: string } | null {
  const dot = entryId.indexOf(".");
  return dot > 0 ? { submission: entryId.slice(0, dot), questionId: entryId.slice(dot + 1) } : null;
}

const words = z.string().max(500);
/** Long enough for every input of a worksheet with its factor and note. */
const list = z.array(words).max(100);
/** A list, a single item, a figure, or a list by statement. */
const answer = z.union(
  [
    list,
    words.transform((one) => [one]),
    // A JSON number is unambiguous.
    z.number().transform((figure) => [writeNumber(figure)]),
    z.record(words, list),
  ],
  { error: "failures.unknownOption" },
);
const yesAnswers = z.array(words, { error: "failures.unknownOption" }).max(50, "failures.unknownOption");

const isFilled = (given: z.infer<typeof answer> | null | undefined) =>
  Object.values(given ?? [])
    .flat()
    .join("") !== "";

/** An answer of a call, whichever language field it came in; without `answer` and `yesAnswers` it says nothing. */
export interface AnswerItem extends Partial<CallAnswer> {
  id: string;
  revision?: number;
}

const answerItemSchema = z
  .strictObject({
    id: z.string({ error: "failures.unknownQuestion" }).max(300, "failures.unknownQuestion"),
    answer: answer.nullish().openapi({
      description:
        "Labels in any language, or ids of options; a list by statement; a text; a figure, or a list of «token=amount» of which a total among them is worked out anew. «token_months» takes up to twelve amounts from January on, with semicolons between and nothing for a month without one; the year's amount may stand beside them if it is their sum",
    }),
    answerMalay: answer.nullish().openapi({ description: "Taken where `answer` has nothing" }),
    yesAnswers: yesAnswers.nullish().openapi({ description: "Chosen among what a Yes opens" }),
    yesAnswersMalay: yesAnswers.nullish().openapi({ description: "Taken where `yesAnswers` has nothing" }),
    otherAnswer: z.string({ error: "failures.otherTooLong" }).nullish(),
    revision: z
      .number({ error: "failures.invalid" })
      .int("failures.invalid")
      .min(0, "failures.invalid")
      .optional()
      .openapi({
        description:
          "The revision that the lists gave for the question. Has somebody answered since, the call fails with 409 and saves nothing",
      }),
  })
  .transform(
    ({ id, otherAnswer, revision, ...given }): AnswerItem => ({
      id,
      answer: (isFilled(given.answer) ? given.answer : (given.answerMalay ?? given.answer)) ?? undefined,
      yesAnswers:
        (isFilled(given.yesAnswers) ? given.yesAnswers : (given.yesAnswersMalay ?? given.yesAnswers)) ?? undefined,
      otherAnswer,
      revision,
    }),
  );

/** Answers of one submission; several calls use this schema. */
export const answerItems = z
  .array(answerItemSchema, { error: "failures.noAnswers" })
  .max(200, "failures.tooManyAnswers");

export const answerRequest = z.strictObject({ data: answerItems.min(1, "failures.noAnswers") }).openapi("Answers");
