import { z } from "zod";
import { type Kind, type KindOf, kindsOf } from "~/core/kinds/kind";
import { idSchema, textSchema } from "../../../core/text";
import { questionSchema } from "./questions";

/** The five steps of every topic, condensed from the UN Global Compact Management Model. */
export const STAGES = ["assess", "learn", "commit", "measure", "report"] as const;
export type Stage = (typeof STAGES)[number];

/** The country code of a law that applies in every country. */
export const EVERYWHERE = "*";

const sectionSchema = z.strictObject({
  id: idSchema,
  stage: z.enum([...STAGES, "profile"]).optional(),
  name: textSchema,
  questions: z.array(questionSchema).min(1),
});

/** A law or standard that requires what some questions ask. It applies in one country, or ("*") in all that have none of their own. */
const lawSchema = z.strictObject({
  country: z.union([z.literal(EVERYWHERE), z.string().regex(/^[A-Z]{2}$/)]),
  /** As it is usually cited, with its year. */
  name: textSchema,
  asks: textSchema,
  questions: z.array(idSchema).min(1),
  /** A page of its issuer. */
  source: z.url(),
  /** For the office: the page where what it asks was really read, if not at its source. */
  readAt: z.url().optional(),
  /** For the office: what it asks is known, but has not been read anywhere yet. */
  isUnread: z.literal(true).optional(),
  /** The day the source was read, or the source's own date if it has one. */
  checkedOn: z.iso.date(),
});
export type Law = z.infer<typeof lawSchema>;

const topicSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  description: textSchema,
  /** Why the topic matters and when Yes is the honest answer. */
  requiredText: textSchema,
  /** Standards and principles the topic follows, by their usual short names. */
  references: z.array(z.string()),
  laws: z.array(lawSchema).optional(),
  /** The Sustainable Development Goal of the topic's card; none for the company profile. */
  sdg: z.number().int().min(1).max(17).optional(),
  sections: z.array(sectionSchema).min(1),
});

const dimensionSchema = z.strictObject({
  id: idSchema,
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
  /**
   * Overall description. "SME X" is replaced by the company's name. In progress, "DIMENSION X" is replaced by the name
   * of the lowest-scoring dimension.
   */
  overall: textSchema,
});

const performanceSchema = z.strictObject({ description: textSchema, action: textSchema });

const sdgCardSchema = z.strictObject({
  goal: z.number().int().min(1).max(17),
  title: textSchema,
  targets: z.array(z.string()),
  /** Targets of other goals that the topic also serves. */
  also: z.array(z.string()).optional(),
  /** What the goal asks for, and what a small company contributes. */
  goalText: textSchema,
  contribution: textSchema,
});

const byLevel = <T extends z.ZodType>(schema: T) =>
  z.strictObject({ laggard: schema, beginner: schema, intermediate: schema, advanced: schema, leader: schema });

/** The structure of every questionnaire: dimensions, topics, sections, questions. */
const treeShape = { dimensions: z.array(dimensionSchema).min(1) };

export const readinessSchema = z.strictObject({
  version: idSchema,
  kind: z.enum(kindsOf("practices")),
  ...treeShape,
  levels: byLevel(levelTextSchema),
  /** By dimension: its current state and what to do next. */
  performance: z.record(idSchema, byLevel(performanceSchema)),
  sdgCards: z.array(sdgCardSchema),
});

/** The next step in a dimension: the measure, its resources, the process, the output and the months. */
const planCellSchema = z.strictObject({
  plan: textSchema,
  resources: textSchema,
  process: textSchema,
  output: textSchema,
  timeline: textSchema,
});

export const progressSchema = z.strictObject({
  version: idSchema,
  kind: z.enum(kindsOf("climate")),
  ...treeShape,
  levels: byLevel(levelTextSchema),
  /** By dimension. */
  actionPlan: z.record(idSchema, byLevel(planCellSchema)),
});

/**
 * One published version of a questionnaire: immutable, complete in three languages, with every text a result needs.
 * An assessment pins the version it was started with.
 */
export const catalogueSchema = z.discriminatedUnion("kind", [readinessSchema, progressSchema]);

export type Catalogue = z.infer<typeof catalogueSchema>;
/** A questionnaire as its authors write it: in English, plus the translations made so far. */
export type WrittenCatalogue = z.input<typeof catalogueSchema>;
export type CatalogueOf<K extends Kind> =
  K extends KindOf<"climate"> ? z.infer<typeof progressSchema> : z.infer<typeof readinessSchema>;
export type Dimension = z.infer<typeof dimensionSchema>;
export type Topic = z.infer<typeof topicSchema>;
export type Section = z.infer<typeof sectionSchema>;
