import type { YearFigures } from "~/domain/key-figures/year";
import type { Kind } from "~/domain/kinds/kind";
import type { Language } from "~/domain/language";
import { readAnswers, type YearAnswers } from "./from-answers";
import { type FigureUnits, workOut } from "./from-figures";
import type { ElementOutcome, PartOutcome, State } from "./outcome";
import type { StandardPart, StandardRow, StandardTable } from "./table";

/** What a company has said of a year. */
export interface YearGiven {
  figures: YearFigures;
  units: FigureUnits;
  answers: Readonly<Record<Kind, YearAnswers | null>>;
  language: Language;
}

/** A standard's elements in its order, each with what the company's year says of it. */
export function fillStandard({ rows }: StandardTable, given: YearGiven): ElementOutcome[] {
  return rows.map((row) => {
    const parts = row.parts.map((part) => ({ part, ...fillPart(part, given) }));
    return { row, parts, state: stateOf(row, parts), gap: row.gap ?? null };
  });
}

function fillPart({ origin, unit }: StandardPart, { figures, units, answers, language }: YearGiven): PartOutcome {
  return "figures" in origin
    ? workOut({ ...origin, unit }, figures, units)
    : readAnswers(origin, answers[origin.kind], language);
}

/** Filled is what says all that the element asks for, as far as Kompas can know. */
function stateOf(row: StandardRow, parts: readonly PartOutcome[]): State {
  const filled = parts.filter(({ state }) => state === "filled");
  if (filled.length === 0) return "empty";
  const lacksWords = row.asksWords && parts.some((part) => part.state === "filled" && !isNought(part.value));
  return filled.length < parts.length || row.isPartial || lacksWords ? "partly" : "filled";
}

const isNought = (value: unknown) =>
  typeof value === "object" && value !== null && (value as { digits: bigint }).digits === 0n;
