import { and, desc, eq } from "drizzle-orm";
import { readAnswers, storedColumns } from "~/assessment/answers/stored.server";
import { getCatalogue } from "~/assessment/catalogue/catalogue.server";
import { comeBackOf, comeBackStatement } from "~/assessment/deadlines/queries.server";
import { maySetDeadline } from "~/assessment/deadlines/rules/access";
import { viewComeBack } from "~/assessment/deadlines/view";
import { actions } from "~/assessment/evidence/action-tables";
import { readResult } from "~/assessment/kinds/kinds";
import { dayIn } from "~/core/days/days";
import { isClimate, type Kind } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import { results } from "~/foundation/tables/results";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { MAX_YEARS } from "./rules/way";
import { type DoneAction, viewYears, type Year } from "./view";

/** A company's latest results of a kind side by side, with what its plan has done. */
export async function openYears(ctx: Context, user: CurrentUser, kind: Kind) {
  const { companyId, timeZone, language } = user;
  const [found, planned, comeBack] = await runTogether(ctx.db, [
    yearsStatement(ctx, companyId, kind),
    doneStatement(ctx, companyId, kind),
    comeBackStatement(ctx, companyId),
  ]);
  const years = await Promise.all(
    found.reverse().map(async ({ id, version, document, completedAt, ...stored }): Promise<Year> => {
      const [catalogue, answers] = await Promise.all([getCatalogue(ctx, version), readAnswers(ctx, stored)]);
      const { result } = readResult(kind, document);
      return {
        id,
        sealedId: ctx.ids.seal(id),
        catalogue,
        answers,
        scores: result,
        day: dayIn(completedAt, timeZone),
        completedAt,
      };
    }),
  );
  const done = await Promise.all(
    planned.map(async ({ id, questionId, version, doneAt }): Promise<DoneAction> => {
      const at = doneAt ?? 0;
      return { id, questionId, catalogue: await getCatalogue(ctx, version), doneAt: at, day: dayIn(at, timeZone) };
    }),
  );
  const next = viewComeBack(kind, comeBackOf(ctx, user, comeBack, kind), language, maySetDeadline(user, "next"));
  return { kind, next, years: viewYears({ kind, years, done, hasEmissions: isClimate(kind) }, language) };
}

function yearsStatement(ctx: Context, companyId: string, kind: Kind) {
  return ctx.db
    .select({
      id: assessments.id,
      version: assessments.catalogueVersion,
      completedAt: results.completedAt,
      document: results.document,
      ...storedColumns(),
    })
    .from(assessments)
    .innerJoin(results, eq(results.assessmentId, assessments.id))
    .where(and(eq(assessments.companyId, companyId), eq(assessments.kind, kind), eq(assessments.state, "completed")))
    .orderBy(desc(assessments.completedAt))
    .limit(MAX_YEARS);
}

function doneStatement(ctx: Context, companyId: string, kind: Kind) {
  return ctx.db
    .select({
      id: actions.id,
      questionId: actions.questionId,
      version: actions.catalogueVersion,
      doneAt: actions.doneAt,
    })
    .from(actions)
    .where(and(eq(actions.companyId, companyId), eq(actions.kind, kind), eq(actions.state, "done")))
    .orderBy(actions.doneAt);
}
