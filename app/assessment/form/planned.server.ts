import { and, eq, sql } from "drizzle-orm";
import { actions } from "~/assessment/evidence/action-tables";
import { documents } from "~/assessment/evidence/tables";
import { actionPath } from "~/core/addresses/plan";
import type { Kind } from "~/core/kinds/kind";
import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";
import type { SectionView } from "./section-view";

/**
 * The section with a link to the plan at each answer that the plan proposes, and the name of what proves it there. No round trip if the plan
 * proposes none.
 */
export async function withPlanned(
  ctx: Context,
  { companyId, kind }: { companyId: string; kind: Kind },
  view: SectionView,
): Promise<SectionView> {
  const proposed = view.questions.filter(({ unconfirmed }) => unconfirmed?.reason === "from-plan").map(({ id }) => id);
  if (proposed.length === 0) return view;
  const found = await ctx.db
    .select({
      id: actions.id,
      questionId: actions.questionId,
      proof: sql<string | null>`coalesce(${actions.fileName}, ${documents.name})`.as("proof_name"),
    })
    .from(actions)
    .leftJoin(documents, eq(documents.id, actions.documentId))
    .where(and(eq(actions.companyId, companyId), eq(actions.kind, kind), isListed(actions.questionId, proposed)));
  const questions = view.questions.map((question) => {
    const action = found.find(({ questionId }) => questionId === question.id);
    if (!action || !question.unconfirmed) return question;
    const planned = { href: actionPath(action.id), proof: action.proof };
    return { ...question, unconfirmed: { ...question.unconfirmed, planned } };
  });
  return { ...view, questions };
}
