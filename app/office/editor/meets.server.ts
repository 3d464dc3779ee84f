import { and, count, eq, isNotNull, sql } from "drizzle-orm";
import { compareCatalogues, questionsOf } from "~/assessment/answers/rules/changes";
import type { AnswerValue } from "~/assessment/answers/rules/value";
import { answers } from "~/assessment/answers/tables";
import { getCatalogue } from "~/assessment/catalogue/catalogue.server";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { assessments } from "~/foundation/tables/assessments";
import type { Context } from "~/platform/context";
import { inQuery } from "~/platform/d1/client";

/** What becomes of today's drafts of assessments on one version of a questionnaire once they move to a next one. */
export interface Meeting {
  version: string;
  drafts: number;
  /** How many of these drafts the answers below were counted in. */
  counted: number;
  kept: number;
  /** Answers that stay, and wait for somebody to confirm them. */
  confirm: number;
  dropped: number;
}

/** Drafts of a version whose answers are counted; of more, a part says as much. */
const MAX_COUNTED = 500;

/** As the index of drafts has it. */
const IS_DRAFT = sql`${assessments.state} = 'draft'`;

/** By version, the latest drafts' first, what a resync to this questionnaire will do: worked out as the resync itself works it out, and nothing is written. */
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
  // Answers that say the same share a fate.
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

/** What becomes of an answer to a question of a version. */
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
