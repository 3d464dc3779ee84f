import { eq } from "drizzle-orm";
import type { CalculationValue } from "~/domain/answers/value";
import type { Section } from "~/domain/catalogue/catalogue";
import { hasSources } from "~/domain/catalogue/questions";
import type { Kind } from "~/domain/kinds/kind";
import { companyGrid, yearOf } from "~/features/answers/circumstances.server";
import type { Context } from "~/platform/context";
import { latestResultOf } from "~/platform/d1/latest-results";
import { answers } from "~/platform/d1/schema/assessments";
import type { Worksheet } from "./worksheet-view";

/** What a page needs for a section's worksheets; nothing, and no round trip, for one that has none. */
export async function loadWorksheet(
  ctx: Context,
  { companyId, kind }: { companyId: string; kind: Kind },
  { questions }: Section,
): Promise<Worksheet | null> {
  const asked = questions.filter(hasSources).map(({ id }) => id);
  if (asked.length === 0) return null;
  const [region, given] = await Promise.all([
    companyGrid(ctx, companyId),
    ctx.db
      .select({ questionId: answers.questionId, value: answers.value })
      .from(answers)
      .where(eq(answers.assessmentId, latestResultOf(companyId, kind))),
  ]);
  const former = given.flatMap(({ questionId, value }) =>
    value && asked.includes(questionId) ? [[questionId, value as CalculationValue] as const] : [],
  );
  return { thisYear: yearOf(ctx), region, former: new Map(former) };
}
