import { z } from "zod";
import { idSchema, partIdSchema, textSchema } from "./text";

const optionSchema = z.strictObject({
  id: idSchema,
  label: textSchema,
  /** Choosing it asks for a few words of the company's own. */
  isOther: z.boolean().optional(),
  /** «None»: it stands alone. */
  isExclusive: z.boolean().optional(),
  /** Choosing it is the good practice. */
  isFlagged: z.boolean().optional(),
});
export type Option = z.infer<typeof optionSchema>;

const optionsSchema = z.array(optionSchema).min(2);

const helpSchema = z.strictObject({ why: textSchema, counts: textSchema, evidence: textSchema });

/** How many have to be chosen for the first point, for the second, and so on. */
const thresholdsSchema = z.array(z.number().int().min(1)).min(1);

const followUpsSchema = z.strictObject({
  /** The option that opens them; with any other answer they are dropped. */
  by: idSchema,
  selection: z.enum(["one", "several"]),
  text: textSchema,
  options: z.array(optionSchema).min(1),
});

/** What every question has, around what its type adds. The keys stand in the order in which a published document has them. */
const question = <const T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({
    id: idSchema,
    type: z.literal(type),
    ...shape,
    isRequired: z.boolean(),
    text: textSchema,
    help: helpSchema.optional(),
  });

/** One option or several, as radio buttons or boxes to tick. */
const choiceSchema = z.strictObject({
  ...question("choice", {
    selection: z.enum(["one", "several"]),
    /** A point for each number of flagged options, or of follow-ups, that is reached, and one for opening them. */
    points: z
      .strictObject({
        flagged: thresholdsSchema.optional(),
        followUps: thresholdsSchema.optional(),
        opened: z.literal(true).optional(),
      })
      .optional(),
  }).shape,
  options: optionsSchema,
  followUps: followUpsSchema.optional(),
});

/** Several statements that each take one of the same options. */
const statementsSchema = z.strictObject({
  ...question("statements", {
    /** A point for each statement answered by a flagged option. */
    points: z.literal("each").optional(),
  }).shape,
  options: optionsSchema,
  statements: z.array(z.strictObject({ id: partIdSchema, text: textSchema })).min(1),
});

/** A line of text. */
const textQuestionSchema = z.strictObject({
  ...question("text", {
    /** A point for a text that passes its check. */
    points: z.literal("present").optional(),
  }).shape,
  /** Four digits, from the first year to the last; without a last, to the present one. */
  year: z.strictObject({ from: z.number().int(), to: z.number().int().optional() }).optional(),
});

const boundsShape = { min: z.number().optional(), max: z.number().optional() };

/** A figure with its unit. */
const numberSchema = z.strictObject({
  ...question("number", { points: z.literal("present").optional() }).shape,
  unit: textSchema,
  ...boundsShape,
});

/** Named inputs, each in one of its units, for a year or its twelve months; their sum is the answer. */
const calculationSchema = z.strictObject({
  ...question("calculation", { points: z.literal("present").optional() }).shape,
  /** The unit of the total. */
  unit: textSchema,
  inputs: z
    .array(
      z.strictObject({
        id: partIdSchema,
        label: textSchema,
        /** One of each unit is so much of the total's. */
        units: z.array(z.strictObject({ id: partIdSchema, label: textSchema, factor: z.number().positive() })).min(1),
      }),
    )
    .min(1),
});

export const questionSchema = z.discriminatedUnion("type", [
  choiceSchema,
  statementsSchema,
  textQuestionSchema,
  numberSchema,
  calculationSchema,
]);

export type Question = z.infer<typeof questionSchema>;
export type QuestionType = Question["type"];
export type QuestionOf<T extends QuestionType> = Extract<Question, { type: T }>;
export type ChoiceQuestion = QuestionOf<"choice">;

/** Whether a question is answered by Yes or No, which are shown as a pair. */
export function isYesNo({ options, selection }: ChoiceQuestion): boolean {
  return selection === "one" && options.map(({ id }) => id).join() === "yes,no";
}
