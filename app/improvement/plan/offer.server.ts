import { and, eq, type SQL, sql } from "drizzle-orm";
import { answers } from "~/assessment/answers/tables";
import { getCatalogue } from "~/assessment/catalogue/catalogue.server";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { actions } from "~/assessment/evidence/action-tables";
import type { Kind } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import { latestResultOf } from "~/foundation/tables/latest-results";
import type { Context } from "~/platform/context";
import { isListed, type Statement } from "~/platform/d1/client";
import { proposedYes, YES } from "./rules/proposals";

/** The actions of a company's plan that have been done since its last result of the kind. */
function isDoneSince(companyId: string, kind: Kind) {
  const since = sql`coalesce((select "latest"."completed_at" from ${assessments} as "latest" where "latest"."id" = ${latestResultOf(companyId, kind)}), 0)`;
  return and(
    eq(actions.companyId, companyId),
    eq(actions.kind, kind),
    eq(actions.state, "done"),
    sql`${actions.doneAt} > ${since}`,
  );
}

/** The questions of a new draft that the company's plan answers with Yes, to be confirmed. */
export async function findProposed(ctx: Context, { companyId }: CurrentUser, newest: Catalogue): Promise<string[]> {
  const done = await ctx.db
    .select({ questionId: actions.questionId, version: actions.catalogueVersion })
    .from(actions)
    .where(isDoneSince(companyId, newest.kind));
  const planned = done.map(async ({ questionId, version }) => ({
    questionId,
    catalogue: version === newest.version ? newest : await getCatalogue(ctx, version),
  }));
  return proposedYes(newest, await Promise.all(planned));
}

/**
 * How many practices the plan proposes, and the batch statement that offers a draft the practices put into place since the company's last result, as answers that await
 * confirmation. `draftId` finds the draft if an earlier statement of the batch has created it. A confirmed answer stays.
 */
export async function offerDone(
  ctx: Context,
  user: CurrentUser,
  newest: Catalogue,
): Promise<{ count: number; offer: (draft: SQL) => Statement }> {
  const ids = await findProposed(ctx, user, newest);
  const proposed = isListed(actions.questionId, ids);
  // Read again, because an action may have been reopened meanwhile.
  const isProposed = and(isDoneSince(user.companyId, newest.kind), proposed);
  const row = sql`${assessments.id}, ${actions.questionId}, ${JSON.stringify(YES)}, 1, 1, ${assessments.clearedAt} + 1, coalesce(${actions.assigneeId}, ${actions.createdBy}), ${actions.doneAt}, 'from-plan'`;
  const offer = (draftId: SQL) =>
    ctx.db
      .insert(answers)
      .select(
        sql`select ${row} from ${actions} join ${assessments} on ${assessments.id} = ${draftId} where ${isProposed}`,
      )
      .onConflictDoUpdate({
        target: [answers.assessmentId, answers.questionId],
        set: {
          value: sql`excluded.value`,
          isAnswered: true,
          revision: sql`${answers.revision} + 1`,
          answeredBy: sql`excluded.answered_by`,
          answeredAt: sql`excluded.answered_at`,
          unconfirmed: "from-plan",
        },
        // An answer copied from the last assessment gives way, unless it already says the same.
        setWhere: sql`${answers.unconfirmed} = 'carried-over' and ${answers.value} <> excluded.value`,
      });
  return { count: ids.length, offer };
}
