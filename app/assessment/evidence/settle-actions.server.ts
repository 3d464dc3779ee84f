import { and, eq, sql } from "drizzle-orm";
import { maxPointsOf, pointsOf } from "~/assessment/answers/rules/answers";
import { questionsOf } from "~/assessment/answers/rules/changes";
import type { AnswerMap } from "~/assessment/answers/rules/value";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";
import { actions } from "./action-tables";

/**
 * The batch statement of a submission that marks as done the open actions of the company's plan whose practices its answers say are in
 * place. Otherwise the plan goes on asking for what the result counts.
 */
export function settleActions(
  ctx: Context,
  companyId: string,
  { catalogue, answers, now }: { catalogue: Catalogue; answers: AnswerMap; now: number },
) {
  const inPlace = [...questionsOf(catalogue).values()].flatMap(({ question }) => {
    const most = maxPointsOf(question);
    return most > 0 && pointsOf(question, answers.get(question.id)?.value) === most ? [question.id] : [];
  });
  return ctx.db
    .update(actions)
    .set({ state: "done", doneAt: now, updatedAt: now, revision: sql`${actions.revision} + 1` })
    .where(
      and(
        eq(actions.companyId, companyId),
        eq(actions.kind, catalogue.kind),
        sql`${actions.state} in ('planned', 'doing')`,
        isListed(actions.questionId, inPlace),
      ),
    );
}
