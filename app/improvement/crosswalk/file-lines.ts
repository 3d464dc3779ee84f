import type { Cell } from "~/core/csv";
import { isDecimal, writeDecimal } from "~/improvement/crosswalk/rules/decimal";
import type { ElementOutcome, FilledPart } from "~/improvement/crosswalk/rules/outcome";
import type { StandardTable } from "~/improvement/crosswalk/rules/table";
import { describeGap, describeNote, formatUnit, type Speaking, viewMissing, viewSources } from "./words";

const COLUMNS = ["element", "section", "label", "state", "part", "value", "unit", "year", "source", "note"] as const;

/** The header row of a file, in the reader's language. */
export const headerOf = ({ t }: Speaking): string[] => COLUMNS.map((column) => t(`columns.${column}`));

/** One line for each part of each element, keyed by the element. An empty part has a line that says why. */
export function linesOf(table: StandardTable, outcomes: readonly ElementOutcome[], speaking: Speaking): Cell[][] {
  const { t, year } = speaking;
  const nameOf = new Map(table.sections.map(({ id, name }) => [id, name ? `${id} · ${name}` : id]));
  return outcomes.flatMap((outcome) => {
    const { row, state, parts } = outcome;
    const head = [row.element, nameOf.get(row.section) ?? row.section, row.label, t(`states.${state}`)];
    const nothing = (label: string, why: string): Cell[] => [...head, label, "", "", "", "", why];
    if (parts.length === 0) return [nothing("", describeGap(outcome, speaking) ?? "")];
    return parts.map((part): Cell[] => {
      const label = part.part.label ?? "";
      if (part.state === "empty") return nothing(label, describeMissing(viewMissing(part, speaking)));
      const sources = viewSources(part.used, speaking).map(({ name, said }) => [name, said].filter(Boolean).join(": "));
      const note = describeNote(outcome, speaking) ?? "";
      return [
        ...head,
        label,
        cellOf(part.value, speaking),
        formatUnit(part.part, part.currency, speaking),
        year,
        sources.join("; "),
        note,
      ];
    });
  });
}

function cellOf(value: FilledPart["value"], { t }: Speaking): Cell {
  if (isDecimal(value)) return Number(writeDecimal(value));
  if (typeof value === "object") return value.words;
  return typeof value === "boolean" ? t(value ? "yes" : "no") : value;
}

const describeMissing = ({ why, links }: { why: string; links: { name: string }[] }) =>
  [why, links.map(({ name }) => name).join(", ")].filter(Boolean).join(" ");
