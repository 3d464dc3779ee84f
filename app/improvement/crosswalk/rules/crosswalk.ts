import type { YearFigures } from "~/assessment/key-figures/rules/year";
import type { Kind } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { isDecimal } from "./decimal";
import { readAnswers, type YearAnswers } from "./from-answers";
import { type FigureUnits, workOut } from "./from-figures";
import { type ElementOutcome, isHalf, type PartOutcome, type State } from "./outcome";
import type { StandardPart, StandardRow, StandardTable } from "./table";

/** What a company has said about a year. */
export interface YearGiven {
  figures: YearFigures;
  units: FigureUnits;
  answers: Readonly<Record<Kind, YearAnswers | null>>;
  /** From the company's profile: the country's code, such as "MY", and its name in the language. */
  country: { code: string; name: string };
  language: Language;
}

/** A standard's elements in its order, each with what the company's year says about it. */
export function fillStandard({ rows }: StandardTable, given: YearGiven): ElementOutcome[] {
  return rows.map((row) => {
    const parts = row.parts.map((part) => ({ part, ...fillPart(part, given) }));
    return { row, parts, state: stateOf(row, parts), gap: row.gap ?? null };
  });
}

function fillPart(part: StandardPart, { figures, units, answers, country, language }: YearGiven): PartOutcome {
  const { origin, unit, says } = part;
  if ("figures" in origin) return workOut({ ...origin, unit, says }, figures, units);
  if ("kind" in origin) return readAnswers({ ...origin, says }, answers[origin.kind], language);
  const value = { members: [`country:${country.code}`], words: country.name };
  return { state: "filled", value, used: [{ profile: "country" }], currency: null };
}

/** Filled means that everything the element asks for is there, as far as Kompas can know. */
function stateOf(row: StandardRow, parts: readonly PartOutcome[]): State {
  const filled = parts.filter((part) => part.state === "filled");
  if (filled.length === 0) return "empty";
  const lacksWords = row.asksWords && filled.some(({ value }) => !(isDecimal(value) && value.digits === 0n));
  return filled.length < parts.length || filled.some((part) => isHalf(row, part)) || lacksWords ? "partly" : "filled";
}
