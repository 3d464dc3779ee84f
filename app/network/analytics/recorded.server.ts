import { eq } from "drizzle-orm";
import { readResult } from "~/assessment/kinds/kinds";
import type { Climate } from "~/assessment/scoring/rules/climate";
import { isClimate } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { results } from "~/foundation/tables/results";
import { decimalNumber, unsignedPercent } from "~/i18n/format";
import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";
import { contributions } from "~/results/tables/cells";
import type { Cursor } from "./names.server";
import type { Of } from "./read.server";
import type { Recorded } from "./rules/lists";

/** What a company has recorded, in words, and the year that it is for. Each is empty, or null, if the company has not said it. */
export interface RecordedFact {
  amount: number | null;
  figure: string;
  year: string;
}

/** What the companies of a list by records have recorded, by the id of their contribution. One round trip. */
export async function readRecorded(
  ctx: Context,
  { kind }: Of,
  recorded: Recorded,
  companies: readonly Pick<Cursor, "contributionId">[],
  language: Language,
): Promise<Map<number, RecordedFact>> {
  if (!isClimate(kind) || companies.length === 0) return new Map();
  const ids = companies.map(({ contributionId }) => String(contributionId));
  const found = await ctx.reads
    .select({ id: contributions.id, document: results.document })
    .from(contributions)
    .innerJoin(results, eq(results.assessmentId, contributions.assessmentId))
    .where(isListed(contributions.id, ids));
  return new Map(
    found.map(({ id, document }) => {
      const { climate } = readResult(kind, document);
      return [id, factOf(recorded, climate, language)];
    }),
  );
}

/** The target in percent by its year, and the others in tonnes of CO2e for the year of the totals. */
function factOf(recorded: Recorded, climate: Climate, language: Language): RecordedFact {
  const { scope1, scope2, people, year, targetPercent, targetYear } = climate;
  if (recorded === "target") {
    return {
      amount: targetPercent,
      figure: targetPercent === null ? "" : unsignedPercent(targetPercent / 100, language),
      year: String(targetYear ?? ""),
    };
  }
  const perPerson = scope1 !== null && scope2 !== null && people ? (scope1 + scope2) / people : null;
  const tonnes = { scope1, scope2, intensity: perPerson }[recorded];
  return { amount: tonnes, figure: tonnes === null ? "" : decimalNumber(tonnes, language), year: String(year ?? "") };
}
