import { z } from "@hono/zod-openapi";
import { KEY_FIGURE_IDS } from "~/assessment/key-figures/rules/figures";
import { KINDS_OF_ASSESSMENTS } from "~/core/kinds/kind";
import { LEVELS } from "~/core/level";
import type { ResultRow, ScoreRow } from "./rows";

const percent = z.number().nullable();

const keyed = {
  key: z.string().openapi({ description: "What the row belongs to. All rows of a key are replaced together" }),
  removed: z.boolean().openapi({ description: "Nothing of this key is shared any longer: delete its rows" }),
  companyId: z.string().openapi({ description: "The company, as webhooks name it" }),
  company: z.string().nullable(),
};
const submission = {
  assessment: z.enum(KINDS_OF_ASSESSMENTS),
  submissionId: z.string().nullable().openapi({ description: "Null if the company shares its level alone" }),
};

export const resultSchema = z
  .object({
    ...keyed,
    countryId: z.string().nullable(),
    country: z.string().nullable(),
    industryId: z.string().nullable(),
    industry: z.string().nullable(),
    ...submission,
    submittedAt: z.iso.datetime().nullable(),
    level: z.enum(LEVELS).nullable(),
    overall: percent,
    environment: percent,
    social: percent,
    governance: percent,
    "climate-governance": percent,
    "ghg-emissions-reduction": percent,
    "business-strategy-integration": percent,
  })
  .openapi("FeedResult") satisfies z.ZodType<ResultRow>;

export const scoreSchema = z
  .object({
    ...keyed,
    ...submission,
    subject: z.string().nullable().openapi({ description: "`overall`, a dimension or a topic" }),
    within: z.string().nullable().openapi({ description: "The subject that it is a part of" }),
    name: z.string().nullable(),
    percent,
    points: z.number().nullable(),
    most: z.number().nullable(),
    level: z.enum(LEVELS).nullable(),
  })
  .openapi("FeedScore") satisfies z.ZodType<ScoreRow>;

export const figureSchema = z
  .object({
    ...keyed,
    year: z.number().int(),
    figure: z.enum(KEY_FIGURE_IDS as [string, ...string[]]).nullable(),
    name: z.string().nullable(),
    value: z.number().nullable(),
    unit: z.string().nullable(),
    currency: z.string().nullable(),
    source: z.enum(["entered", "calculated"]).nullable(),
    low: z.number().nullable().openapi({ description: "The lowest plausible value of an estimate" }),
    high: z.number().nullable().openapi({ description: "The highest plausible value of an estimate" }),
  })
  .openapi("FeedFigure");

/** A part of a feed: its rows, and where the next call goes on. */
export const partOf = <T extends z.ZodType>(row: T) =>
  z.object({
    cursor: z.string().openapi({ description: "`since` of the next call" }),
    hasMore: z.boolean().openapi({ description: "There is more to read now" }),
    list: z.array(row),
  });
