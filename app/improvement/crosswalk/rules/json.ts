import { isDecimal, writeDecimal } from "./decimal";
import { type ElementOutcome, type FilledPart, noteOf, sourceAt, type Used } from "./outcome";
import type { StandardTable } from "./table";

interface Company {
  name: string;
  registrationNumber: string;
  /** Country code, such as "MY". */
  country: string;
}

/** A standard's elements as plain data, for programs. Includes empty elements, each with the reason. */
export function toJson(
  { standard, version, publisher, sources, about }: StandardTable,
  outcomes: readonly ElementOutcome[],
  { company, year, at }: { company: Company; year: number; at: number },
) {
  return {
    standard,
    version,
    publisher,
    sources: sources.map(({ name, source, checkedOn }) => ({ name, url: source, checkedOn })),
    about,
    company,
    year,
    writtenAt: new Date(at).toISOString(),
    elements: outcomes.map((outcome) => ({
      element: outcome.row.element,
      section: outcome.row.section,
      label: outcome.row.label,
      state: outcome.state,
      ...(outcome.gap && { gap: outcome.gap }),
      ...(noteOf(outcome) && { note: noteOf(outcome) }),
      values: outcome.parts.flatMap((part) =>
        part.state === "filled"
          ? [{ label: part.part.label, ...inJson(part), unit: part.part.unit, sources: part.used.map(sourceOf) }]
          : [],
      ),
      missing: outcome.parts.flatMap((part) =>
        part.state === "empty" ? [{ label: part.part.label, why: part.why, figures: part.figures }] : [],
      ),
    })),
  };
}

function inJson({ value, currency }: FilledPart) {
  if (isDecimal(value)) return { value: Number(writeDecimal(value)), ...(currency && { currency }) };
  return typeof value === "object" ? { value: value.words, members: value.members } : { value };
}

function sourceOf(used: Used) {
  if ("profile" in used) return used;
  const at = new Date(sourceAt(used)).toISOString();
  if ("question" in used) return { assessment: used.kind, question: used.question, at, by: used.by };
  const { figure, source } = used;
  return source.from === "entered" ? { figure, at, by: source.by } : { figure, assessment: "progress", at };
}
