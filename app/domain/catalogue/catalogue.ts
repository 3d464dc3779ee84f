import { z } from "zod";

/** A text in every language. None may be empty: a question without words cannot be published. */
export const textSchema = z.strictObject({
  en: z.string().trim().min(1),
  fr: z.string().trim().min(1),
  ms: z.string().trim().min(1),
});
export type Text = z.infer<typeof textSchema>;

/** The five steps of every topic, condensed from the UN Global Compact Management Model. */
export const STAGES = ["assess", "learn", "commit", "measure", "report"] as const;
export type Stage = (typeof STAGES)[number];

/** Maturity levels, lowest first. */
export const LEVELS = ["laggard", "beginner", "intermediate", "advanced", "leader"] as const;
export type Level = (typeof LEVELS)[number];

const idSchema = z.string().regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/);

const optionSchema = z.strictObject({
  id: idSchema,
  label: textSchema,
  /** Choosing it asks for a few words of the company's own. */
  isOther: z.boolean().optional(),
});

const helpSchema = z.strictObject({ why: textSchema, counts: textSchema, evidence: textSchema });

const questionSchema = z.strictObject({
  id: idSchema,
  type: z.enum(["yes-no", "radio", "checkbox"]),
  isRequired: z.boolean(),
  text: textSchema,
  help: helpSchema.optional(),
  options: z.array(optionSchema).min(2),
});

const sectionSchema = z.strictObject({
  id: idSchema,
  stage: z.enum([...STAGES, "profile"]),
  name: textSchema,
  questions: z.array(questionSchema).min(1),
});

const topicSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  description: textSchema,
  /** Why the topic matters and when Yes is the honest answer. */
  requiredText: textSchema,
  /** Standards and principles the topic follows, by their usual short names. */
  references: z.array(z.string()),
  /** Sustainable Development Goal the topic's card stands for; none for the company profile. */
  sdg: z.number().int().min(1).max(17).optional(),
  sections: z.array(sectionSchema).min(1),
});

const dimensionSchema = z.strictObject({
  id: z.enum(["demographics", "environment", "social", "governance"]),
  name: textSchema,
  /** Shown above each section of the dimension. */
  description: textSchema,
  /** Whether the dimension counts towards the score (the specification's isOnSummary). */
  isOnSummary: z.boolean(),
  topics: z.array(topicSchema).min(1),
});

const levelTextSchema = z.strictObject({
  name: textSchema,
  tooltip: textSchema,
  /** Overall description; «SME X» stands for the company's name. */
  overall: textSchema,
});

const performanceSchema = z.strictObject({ description: textSchema, action: textSchema });

const sdgCardSchema = z.strictObject({
  goal: z.number().int().min(1).max(17),
  title: textSchema,
  targets: z.array(z.string()),
  /** What the goal asks for, and what a small company contributes. */
  goalText: textSchema,
  contribution: textSchema,
});

const byLevel = <T extends z.ZodType>(schema: T) =>
  z.strictObject({ laggard: schema, beginner: schema, intermediate: schema, advanced: schema, leader: schema });

/**
 * One published version of a questionnaire: immutable, complete in three languages, with every text a result needs.
 * An assessment pins the version it was started with.
 */
export const catalogueSchema = z.strictObject({
  version: idSchema,
  kind: z.literal("readiness"),
  dimensions: z.array(dimensionSchema).min(1),
  levels: byLevel(levelTextSchema),
  performance: z.strictObject({
    environment: byLevel(performanceSchema),
    social: byLevel(performanceSchema),
    governance: byLevel(performanceSchema),
  }),
  sdgCards: z.array(sdgCardSchema),
});

export type Catalogue = z.infer<typeof catalogueSchema>;
export type Dimension = Catalogue["dimensions"][number];
export type Topic = Dimension["topics"][number];
export type Section = Topic["sections"][number];
export type Question = Section["questions"][number];
export type Option = Question["options"][number];
export type SdgCard = Catalogue["sdgCards"][number];
