import { z } from "zod";
import { SOURCES } from "~/assessment/ghg/rules/factors";
import { isGrid } from "~/assessment/ghg/rules/regions";
import { UNIT_IDS } from "~/assessment/ghg/rules/units";
import { idSchema, partIdSchema, textSchema } from "../../../core/text";

const optionSchema = z.strictObject({
  id: idSchema,
  label: textSchema,
  /** Choosing it asks for a short text from the company. */
  isOther: z.boolean().optional(),
  /** "None": it cannot be combined with other options. */
  isExclusive: z.boolean().optional(),
  /** Choosing it means the good practice is in place. */
  isFlagged: z.boolean().optional(),
});
export type Option = z.infer<typeof optionSchema>;

const optionsSchema = z.array(optionSchema).min(2);

/** How long a practice takes a small company, from an hour to some months. */
export const TAKES = ["hour", "day", "week", "months"] as const;
export type Takes = (typeof TAKES)[number];

const helpSchema = z.strictObject({ why: textSchema, counts: textSchema, evidence: textSchema });

/** How many must be chosen for the first point, for the second, and so on. */
const thresholdsSchema = z.array(z.number().int().min(1)).min(1);

const followUpsSchema = z.strictObject({
  /** The option that opens them; any other answer drops them. */
  by: idSchema,
  selection: z.enum(["one", "several"]),
  text: textSchema,
  options: z.array(optionSchema).min(1),
});

/** The keys that every question has, around those of its type. They are in the order in which a published document has them. */
const question = <const T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({
    id: idSchema,
    type: z.literal(type),
    ...shape,
    isRequired: z.boolean(),
    text: textSchema,
    /** What the practice behind it asks somebody to do, as a plan lists it: a few words, the verb first. */
    title: textSchema.optional(),
    takes: z.enum(TAKES).optional(),
    help: helpSchema.optional(),
  });

/** One option (radio buttons) or several (checkboxes). */
const choiceSchema = z.strictObject({
  ...question("choice", {
    selection: z.enum(["one", "several"]),
    /** One point for each threshold of flagged options or follow-ups that is reached, and one for opening the follow-ups. */
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

/** Several statements, each answered with one of the same options. */
const statementsSchema = z.strictObject({
  ...question("statements", {
    /** One point for each statement answered with a flagged option. */
    points: z.literal("each").optional(),
  }).shape,
  options: optionsSchema,
  statements: z.array(z.strictObject({ id: partIdSchema, text: textSchema })).min(1),
});

/** A line of text. */
const textQuestionSchema = z.strictObject({
  ...question("text", {
    /** One point for a text that passes its check. */
    points: z.literal("present").optional(),
  }).shape,
  /** Four digits, from the first year to the last; if there is no last year, to the current one. */
  year: z.strictObject({ from: z.number().int(), to: z.number().int().optional() }).optional(),
});

const boundsShape = { min: z.number().optional(), max: z.number().optional() };

/** A figure with its unit. */
const numberSchema = z.strictObject({
  ...question("number", { points: z.literal("present").optional() }).shape,
  unit: textSchema,
  ...boundsShape,
});

const unitIds: ReadonlySet<string> = new Set(UNIT_IDS);

const inputSchema = z
  .strictObject({
    id: partIdSchema,
    label: textSchema,
    /** Something burnt, lost or bought. Its factor depends on the reporting year and the grid, and its units must be convertible. */
    source: z.enum(SOURCES).optional(),
    /** Few companies have it, so it is folded away below the others. */
    isRare: z.boolean().optional(),
    units: z
      .array(
        z.strictObject({
          id: partIdSchema,
          label: textSchema,
          /** How much of the total one unit is; none for a source. */
          factor: z.number().positive().optional(),
        }),
      )
      .min(1),
  })
  .refine(
    ({ source, units }) =>
      units.every(({ id, factor }) => (source ? !factor && unitIds.has(id) : factor !== undefined)),
    "the units of a source are known ones, and those of anything else have a factor",
  );

/** Named inputs, each in one of its units, for a year or its twelve months. Their sum is the answer. */
const calculationSchema = z.strictObject({
  ...question("calculation", { points: z.literal("present").optional() }).shape,
  /** The unit of the total; tonnes if the inputs are sources. */
  unit: textSchema,
  /** The grids that electricity may come from, besides that of the company's own country. */
  grids: z.array(z.strictObject({ id: z.string().refine(isGrid), label: textSchema })).optional(),
  inputs: z.array(inputSchema).min(1),
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

/** Whether the options are exactly Yes and No, which are shown as a pair. */
export function isYesNo({ options, selection }: ChoiceQuestion): boolean {
  return selection === "one" && options.map(({ id }) => id).join() === "yes,no";
}

/** Whether a calculation uses the published factors of a year, not factors of its own. */
export function hasSources(question: Question): question is QuestionOf<"calculation"> {
  return question.type === "calculation" && question.inputs.some(({ source }) => source);
}
