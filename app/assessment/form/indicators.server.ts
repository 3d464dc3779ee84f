import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { indicatorPath } from "~/core/addresses/assessment";
import { isClimate } from "~/core/kinds/kind";
import type { Context } from "~/platform/context";

/** Links to the topics of an assessment by id, for kinds whose topics have their own URL. */
export function indicatorLinks(
  ctx: Context,
  assessmentId: string,
  { kind, dimensions }: Catalogue,
): Record<string, string> {
  if (!isClimate(kind)) return {};
  const topics = dimensions.flatMap((dimension) => dimension.topics);
  return Object.fromEntries(topics.map(({ id }) => [id, indicatorPath(ctx.ids.sealPart(assessmentId, id))]));
}
