import { and, count, eq, isNotNull, sql } from "drizzle-orm";
import { compareCatalogues, questionsOf } from "~/assessment/answers/rules/changes";
import type { AnswerValue } from "~/assessment/answers/rules/value";
import { answers } from "~/assessment/answers/tables";
import { getCatalogue } from "~/assessment/catalogue/catalogue.server";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { assessments } from "~/foundation/tables/assessments";
import type { Context } from "~/platform/context";
import { inQuery } from "~/platform/d1/client";

/** What happens to today's draft assessments on one version of a questionnaire when they move to a next one. */
export interface Meeting {
  version: string;
  drafts: number;
  /** The number of drafts whose answers were counted below. */
  counted: number;
  kept: number;
  /** Answers that are kept but must be confirmed. */
  confirm: number;
  dropped: number;
}

/** Maximum number of drafts per version whose answers are counted; beyond that, a sample is enough. */
const MAX_COUNTED = 500;

/** Matches the condition of the partial index on drafts. */
const IS_DRAFT = sql`${assessments.state} = 'draft'`;

/** What a resync to this questionnaire would do, by version. Uses the calculation of the resync itself and writes nothing. */
export async function meetDrafts(ctx: Context, next: Catalogue): Promise<Meeting[]> {
  const versions = await ctx.db
    .select({ version: assessments.catalogueVersion, drafts: count() })
    .from(assessments)
    .where(and(eq(assessments.kind, next.kind), IS_DRAFT))
    .groupBy(assessments.catalogueVersion);
  return Promise.all(versions.map((each) => meetVersion(ctx, next, each)));
}

async function meetVersion(
  ctx: Context,
  next: Catalogue,
  { version, drafts }: { version: string; drafts: number },
): Promise<Meeting> {
  const some = ctx.db
    .select({ id: assessments.id })
    .from(assessments)
    .where(and(eq(assessments.kind, next.kind), eq(assessments.catalogueVersion, version), IS_DRAFT))
    .limit(MAX_COUNTED);
  // Identical answers have the same outcome, so group them.
  const rows = await ctx.db
    .select({ questionId: answers.questionId, value: sql<string>`${answers.value}`.as("value"), count: count() })
    .from(answers)
    .where(and(inQuery(answers.assessmentId, some), isNotNull(answers.value)))
    .groupBy(answers.questionId, answers.value);
  const meeting: Meeting = {
    version,
    drafts,
    counted: Math.min(drafts, MAX_COUNTED),
    kept: 0,
    confirm: 0,
    dropped: 0,
  };
  const fateOf = await fates(ctx, version, next);
  for (const { questionId, value, count: answered } of rows) meeting[fateOf(questionId, value)] += answered;
  return meeting;
}

/** Returns what happens to an answer given under a version. */
async function fates(ctx: Context, version: string, next: Catalogue) {
  const before = await getCatalogue(ctx, version);
  const changed = new Set(compareCatalogues(before, next, new Map()).changed.map(({ after }) => after.question.id));
  const asked = questionsOf(next);
  return (questionId: string, value: string): "kept" | "confirm" | "dropped" => {
    if (!asked.has(questionId)) return "dropped";
    if (!changed.has(questionId)) return "kept";
    const answer = { value: JSON.parse(value) as AnswerValue };
    const fate = compareCatalogues(before, next, new Map([[questionId, answer]]));
    if (fate.dropped.length > 0) return "dropped";
    return fate.changed.some((each) => each.fate === "confirm") ? "confirm" : "kept";
  };
}
