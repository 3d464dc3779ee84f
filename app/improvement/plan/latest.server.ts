import { answersOf, assessmentOf } from "~/assessment/answers/queries.server";
import { readAnswers } from "~/assessment/answers/stored.server";
import { getCatalogue } from "~/assessment/catalogue/catalogue.server";
import { KINDS_OF_ASSESSMENTS, type Kind, PROGRESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";

/** The completed assessment of a kind that a company's plan begins from; null before the first. */
const latestOf = ({ latestReadinessId, latestProgressId }: CurrentUser, kind: Kind) =>
  kind === PROGRESS ? latestProgressId : latestReadinessId;

/** The kinds of which the company has a result. */
export const kindsWithResult = (user: CurrentUser) => KINDS_OF_ASSESSMENTS.filter((kind) => latestOf(user, kind));

/** The answers of the company's latest result of a kind with the questionnaire they were given to; null before the first. */
export async function readLatest(ctx: Context, user: CurrentUser, kind: Kind) {
  const id = latestOf(user, kind);
  if (!id) return null;
  const [[assessment], [stored]] = await runTogether(ctx.db, [assessmentOf(ctx, id), answersOf(ctx, id)]);
  if (!assessment || assessment.companyId !== user.companyId) return null;
  return {
    id,
    catalogue: await getCatalogue(ctx, assessment.catalogueVersion),
    answers: await readAnswers(ctx, stored),
  };
}
