import { and, desc, eq } from "drizzle-orm";
import { refusal, requireAssessmentId } from "~/assessment/answers/open-id.server";
import { assessmentOf } from "~/assessment/answers/queries.server";
import { decideAssessment, mayStartAssessment } from "~/assessment/answers/rules/access";
import { readAnswers, storedColumns } from "~/assessment/answers/stored.server";
import { getCatalogue } from "~/assessment/catalogue/catalogue.server";
import { PROGRESS } from "~/core/kinds/kind";
import { languageOf } from "~/foundation/identity/language.server";
import { assessments } from "~/foundation/tables/assessments";
import { redirectTo } from "~/foundation/web/redirect.server";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { preparedQuery } from "~/platform/d1/prepared-query";
import { drawProgressChart } from "./category-chart.server";
import type { OverviewProps } from "./components/overview-page";
import { viewOverview } from "./overview-view";

/** The company's Progress Assessment that was changed last, draft or completed, with its answers. */
const lastTouched = preparedQuery(["companyId"], (db, { companyId }) =>
  db
    .select({ version: assessments.catalogueVersion, updatedAt: assessments.updatedAt, ...storedColumns() })
    .from(assessments)
    .where(and(eq(assessments.companyId, companyId), eq(assessments.kind, PROGRESS)))
    .orderBy(desc(assessments.updatedAt))
    .limit(1),
);

/**
 * How far the company has come in its Progress Assessment, as the readiness results show it. Throws a redirect for a draft, and the
 * refusals of `requireAssessmentId`. One round trip besides the session's.
 */
export async function openOverview(
  ctx: Context,
  request: Request,
  sealedId: string | undefined,
): Promise<OverviewProps> {
  const { user, assessmentId, paths } = await requireAssessmentId(ctx, request, sealedId);
  const { companyId } = user;
  const [[readiness], [latest]] = await runTogether(ctx.db, [
    assessmentOf(ctx, assessmentId),
    lastTouched(ctx.db, { companyId }),
  ]);
  const verdict = decideAssessment(user, readiness, "read");
  if (!verdict.ok || !readiness) throw refusal("not-found");
  if (readiness.state === "draft") throw redirectTo(paths.form);
  const shared = { path: paths.results, mayStart: mayStartAssessment(user) };
  if (!latest) return { ...shared, view: null, chart: "" };
  const [language, catalogue, answers] = await Promise.all([
    languageOf(ctx, request),
    getCatalogue(ctx, latest.version),
    readAnswers(ctx, latest),
  ]);
  const view = viewOverview({ catalogue, answers, updatedAt: latest.updatedAt }, { language, timeZone: user.timeZone });
  return { ...shared, view, chart: await drawProgressChart(view.dimensions, language) };
}
