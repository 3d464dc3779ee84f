import { answersOf, assessmentOf } from "~/assessment/answers/queries.server";
import { readAnswers } from "~/assessment/answers/stored.server";
import { getCatalogue } from "~/assessment/catalogue/catalogue.server";
import { kindsWithResult } from "~/assessment/kinds/kinds";
import type { Kind } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";

/** The latest result of each kind that the company has. */
export const readAllLatest = async (ctx: Context, user: CurrentUser) =>
  (await Promise.all(kindsWithResult(user.latest).map((kind) => readLatest(ctx, user, kind)))).filter(
    (result) => result !== null,
  );

/** The answers of the company's latest result of a kind, with their questionnaire; null before the first. */
export async function readLatest(ctx: Context, user: CurrentUser, kind: Kind) {
  const id = user.latest[kind];
  if (!id) return null;
  const [[assessment], [stored]] = await runTogether(ctx.db, [assessmentOf(ctx, id), answersOf(ctx, id)]);
  if (!assessment || assessment.companyId !== user.companyId) return null;
  return {
    id,
    catalogue: await getCatalogue(ctx, assessment.catalogueVersion),
    answers: await readAnswers(ctx, stored),
  };
}
