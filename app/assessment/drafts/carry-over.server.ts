import { and, eq, type SQL, sql } from "drizzle-orm";
import { hasAnswer } from "~/assessment/answers/rules/answers";
import { compareCatalogues, keptQuestions } from "~/assessment/answers/rules/changes";
import { readAnswers, type StoredAnswer, storedColumns } from "~/assessment/answers/stored.server";
import { answers } from "~/assessment/answers/tables";
import { getCatalogue } from "~/assessment/catalogue/catalogue.server";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import { latestResultOf } from "~/foundation/tables/latest-results";
import type { Context } from "~/platform/context";

/** The completed assessment to start from, and its answers that fit the newest questionnaire. */
export interface CarryOver {
  from: string;
  answers: { questionId: string; isAnswered: boolean; isRequired: boolean; stored: StoredAnswer }[];
}

/** What a new assessment would copy from the company's last completed one; null if there is none. */
export async function planCarryOver(ctx: Context, user: CurrentUser, newest: Catalogue): Promise<CarryOver | null> {
  const latest = latestResultOf(user.companyId, newest.kind);
  const [last] = await ctx.db
    .select({ id: assessments.id, version: assessments.catalogueVersion, ...storedColumns() })
    .from(assessments)
    .where(
      and(eq(assessments.id, latest), eq(assessments.companyId, user.companyId), eq(assessments.state, "completed")),
    );
  if (!last) return null;
  const given = await readAnswers(ctx, last);
  const kept = keptQuestions(compareCatalogues(await getCatalogue(ctx, last.version), newest, given));
  const answers = kept.flatMap((question) => {
    const stored = given.get(question.id);
    if (!stored) return [];
    const { id: questionId, isRequired } = question;
    return [{ questionId, isRequired, isAnswered: hasAnswer(question, stored.value), stored }];
  });
  return { from: last.id, answers };
}

/**
 * Writes those answers into the draft that `isDraft` finds, if an earlier statement in the batch has created it. Each
 * answer keeps its author and time, and must be confirmed.
 */
export function copyAnswers(ctx: Context, carried: CarryOver, isDraft: SQL) {
  const copies = carried.answers.map(({ questionId, isAnswered, isRequired, stored }) => {
    const value = stored.value === null ? null : JSON.stringify(stored.value);
    return [questionId, value, Number(isAnswered), Number(isRequired), stored.answeredBy, stored.answeredAt];
  });
  const row = sql`${assessments.id}, "copies".value ->> 0, "copies".value ->> 1, "copies".value ->> 2, "copies".value ->> 3, ${assessments.clearedAt} + 1, "copies".value ->> 4, "copies".value ->> 5, 'carried-over'`;
  // One bound value, however many answers there are. An answer that the plan has already offered stays.
  return ctx.db
    .insert(answers)
    .select(
      sql`select ${row} from json_each(${JSON.stringify(copies)}) as "copies" join ${assessments} on ${isDraft} where true`,
    )
    .onConflictDoNothing();
}
