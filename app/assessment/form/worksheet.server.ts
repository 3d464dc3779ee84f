import { eq } from "drizzle-orm";
import { placeOf, toGrid } from "~/assessment/answers/circumstances.server";
import type { CalculationValue } from "~/assessment/answers/rules/value";
import { readAnswers, storedColumns } from "~/assessment/answers/stored.server";
import { answers } from "~/assessment/answers/tables";
import type { Section } from "~/assessment/catalogue/rules/catalogue";
import { hasSources } from "~/assessment/catalogue/rules/questions";
import { latestYear } from "~/core/days/days";
import type { Kind } from "~/core/kinds/kind";
import { assessments } from "~/foundation/tables/assessments";
import { latestResultOf } from "~/foundation/tables/latest-results";
import type { Context } from "~/platform/context";
import { isListed, runTogether } from "~/platform/d1/client";
import type { Worksheet } from "./worksheet-view";

/** Loads what a section's worksheets need, in one round trip. Returns null, without one, if the section has none. */
export async function loadWorksheet(
  ctx: Context,
  { companyId, kind }: { companyId: string; kind: Kind },
  { questions }: Section,
): Promise<Worksheet | null> {
  const asked = questions.filter(hasSources).map(({ id }) => id);
  if (asked.length === 0) return null;
  const [place, [stored]] = await runTogether(ctx.db, [
    placeOf(ctx, companyId),
    ctx.db
      .select(storedColumns(isListed(answers.questionId, asked)))
      .from(assessments)
      .where(eq(assessments.id, latestResultOf(companyId, kind))),
  ]);
  const given = await readAnswers(ctx, stored);
  const former = asked.flatMap((id) => {
    const value = given.get(id)?.value;
    return value ? [[id, value as CalculationValue] as const] : [];
  });
  return { thisYear: latestYear(ctx.clock()), region: toGrid(place), former: new Map(former) };
}
