import { sql } from "drizzle-orm";
import { maxPointsOf, pointsOf } from "~/assessment/answers/rules/answers";
import { questionsOf } from "~/assessment/answers/rules/changes";
import type { ChoiceValue } from "~/assessment/answers/rules/value";
import { answers } from "~/assessment/answers/tables";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { isYesNo, type Question } from "~/assessment/catalogue/rules/questions";
import { actions } from "~/assessment/evidence/action-tables";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import { latestResultOf } from "~/foundation/tables/latest-results";
import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";

const YES: ChoiceValue = { options: ["yes"] };

/** Whether a Yes answers the question completely, so that a done action implies the answer. */
const isAnsweredByYes = (question: Question) =>
  question.type === "choice" &&
  isYesNo(question) &&
  !question.followUps &&
  question.isRequired &&
  maxPointsOf(question) > 0 &&
  pointsOf(question, YES) === maxPointsOf(question);

/**
 * Batch statement that offers a draft the practices put into place since the company's last result, as answers that await confirmation.
 * `draftId` finds the draft if an earlier statement of the batch has created it. A confirmed answer stays.
 */
export function offerDone(
  ctx: Context,
  { companyId }: CurrentUser,
  newest: Catalogue,
  draftId: ReturnType<typeof sql>,
) {
  const offered = [...questionsOf(newest).values()].filter(({ question }) => isAnsweredByYes(question));
  const since = sql`coalesce((select "latest"."completed_at" from ${assessments} as "latest" where "latest"."id" = ${latestResultOf(companyId, newest.kind)}), 0)`;
  const isDone = sql`${actions.companyId} = ${companyId} and ${actions.kind} = ${newest.kind} and ${actions.state} = 'done' and ${actions.doneAt} > ${since}`;
  const isOffered = isListed(
    actions.questionId,
    offered.map(({ question }) => question.id),
  );
  const row = sql`${assessments.id}, ${actions.questionId}, ${JSON.stringify(YES)}, 1, 1, ${assessments.clearedAt} + 1, coalesce(${actions.assigneeId}, ${actions.createdBy}), ${actions.doneAt}, 'from-plan'`;
  return ctx.db
    .insert(answers)
    .select(
      sql`select ${row} from ${actions} join ${assessments} on ${assessments.id} = ${draftId} where ${isDone} and ${isOffered}`,
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
}
