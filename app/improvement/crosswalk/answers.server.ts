import { and, eq, isNull, sql } from "drizzle-orm";
import { readAnswers, storedColumns } from "~/assessment/answers/stored.server";
import { answers } from "~/assessment/answers/tables";
import { getCatalogue } from "~/assessment/catalogue/catalogue.server";
import type { Kind } from "~/core/kinds/kind";
import { assessments } from "~/foundation/tables/assessments";
import { users } from "~/foundation/tables/people";
import type { YearAnswers } from "~/improvement/crosswalk/rules/from-answers";
import { answerPeriod } from "~/improvement/crosswalk/rules/period";
import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";

/** Which answers to read: those of one kind to these questions, from the assessment that represents a year. */
interface Wanted {
  companyId: string;
  kind: Kind;
  year: number;
  questions: readonly string[];
}

/**
 * Batch statement that reads the answers of the assessment that represents the year (`answerPeriod`): the last one completed in the year,
 * or else the first one after it.
 */
export function answersStatement(ctx: Context, { companyId, kind, year, questions }: Wanted) {
  const { from, end, until } = answerPeriod(year);
  const speaks = sql<string>`(select "of"."id" from ${assessments} as "of" where "of"."company_id" = ${companyId} and "of"."kind" = ${kind} and "of"."state" = 'completed' and "of"."completed_at" >= ${from} and "of"."completed_at" < ${until} order by "of"."completed_at" >= ${end}, abs("of"."completed_at" - ${end}) limit 1)`;
  return ctx.db
    .select({
      assessmentId: assessments.id,
      version: assessments.catalogueVersion,
      ...storedColumns(isListed(answers.questionId, questions)),
    })
    .from(assessments)
    .where(eq(assessments.id, speaks));
}

/** Batch statement that reads the names of a company's people. */
export function peopleStatement(ctx: Context, companyId: string) {
  return ctx.db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(and(eq(users.companyId, companyId), isNull(users.erasedAt)));
}

/** What `answersStatement` found, with its questionnaire. Null if no assessment represents the year. */
export async function toYearAnswers(
  ctx: Context,
  [found]: Awaited<ReturnType<typeof answersStatement>>,
  names: ReadonlyMap<string, string>,
): Promise<YearAnswers | null> {
  if (!found) return null;
  const { assessmentId, version, ...stored } = found;
  const [catalogue, given] = await Promise.all([getCatalogue(ctx, version), readAnswers(ctx, stored)]);
  const said = [...given].flatMap(([question, { value, isUnconfirmed, answeredAt, answeredBy }]) =>
    value !== null && !isUnconfirmed
      ? [[question, { value, at: answeredAt, by: names.get(answeredBy) ?? null }] as const]
      : [],
  );
  return { assessmentId, catalogue, answers: new Map(said) };
}
