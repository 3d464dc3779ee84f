import { FILE_FORMATS, type FileFormat, standardFilePath, standardPath } from "~/core/addresses/crosswalk";
import { dateOf, longDate } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import { fillStandard } from "~/improvement/crosswalk/rules/crosswalk";
import {
  countFillable,
  countStates,
  type ElementOutcome,
  newestSourceAt,
  STATES,
  type State,
} from "~/improvement/crosswalk/rules/outcome";
import type { StandardTable } from "~/improvement/crosswalk/rules/table";
import type { OpenedStandards } from "./read.server";
import {
  describeNote,
  formatValue,
  type MissingView,
  type SourceView,
  type Speaking,
  viewMissing,
  viewSources,
} from "./words";

/** The translators and settings that a page of a year is worded with. */
export function speakingOf(
  { user: { language, timeZone }, year }: OpenedStandards,
  seal: (id: string) => string,
): Speaking {
  return {
    t: translator(language, "crosswalk"),
    figures: translator(language, "figures"),
    common: translator(language, "common"),
    language,
    timeZone,
    year,
    seal,
  };
}

/** The names that programs use for the formats, in any language. */
const FILE_NAMES: Record<FileFormat, string> = { xlsx: "Excel", csv: "CSV", json: "JSON", xbrl: "xBRL-JSON" };

const headOf = (table: StandardTable) => ({ standard: table.standard, name: table.name, version: table.version });

/** The standards, each with how much of it the year fills. */
export function viewStandards({ tables, given, year, user }: OpenedStandards) {
  return tables.map((table) => {
    const outcomes = fillStandard(table, given);
    const last = newestSourceAt(outcomes);
    return {
      ...headOf(table),
      href: standardPath(year, table.standard),
      counts: countStates(outcomes),
      total: outcomes.length,
      fillable: countFillable(outcomes),
      changedOn: last === null ? null : dateOf(last, user),
    };
  });
}
export type StandardsView = ReturnType<typeof viewStandards>;

/** A filled part of an element: its label and its value. */
export interface ValueView {
  label: string | null;
  value: string;
}

export interface ElementView {
  element: string;
  label: string;
  state: State;
  values: ValueView[];
  sources: SourceView[];
  missing: MissingView[];
  note: string | null;
}

function viewElement(outcome: ElementOutcome, speaking: Speaking): ElementView {
  const { row, state, parts } = outcome;
  const filled = parts.flatMap((part) => (part.state === "filled" ? [part] : []));
  const missing = parts.flatMap((part) => (part.state === "empty" ? [viewMissing(part, speaking)] : []));
  return {
    element: row.element,
    label: row.label,
    state,
    values: filled.map((part) => ({ label: part.part.label ?? null, value: formatValue(part.part, part, speaking) })),
    sources: viewSources(
      filled.flatMap(({ used }) => used),
      speaking,
    ),
    missing: joinMissing(missing),
    note: state === "empty" ? null : describeNote(outcome, speaking),
  };
}

/** Merges parts that are missing for the same reason, so that the reason is said once. */
function joinMissing(missing: readonly MissingView[]): MissingView[] {
  return [...new Set(missing.map(({ why }) => why))].map((why) => {
    const links = missing.filter((each) => each.why === why).flatMap((each) => each.links);
    return { why, links: links.filter(({ href }, index) => links.findIndex((each) => each.href === href) === index) };
  });
}

/** Elements that Kompas does not ask for, grouped by reason. */
export interface GapView {
  why: string;
  elements: { element: string; label: string }[];
}

function viewGaps(outcomes: readonly ElementOutcome[], speaking: Speaking): GapView[] {
  const gaps = [...new Set(outcomes.flatMap(({ gap }) => gap ?? []))];
  return gaps.map((gap) => ({
    why: speaking.t(`gaps.${gap}`),
    elements: outcomes.flatMap((outcome) =>
      outcome.gap === gap ? [{ element: outcome.row.element, label: outcome.row.label }] : [],
    ),
  }));
}

/** "B3 · Energy and emissions". A section whose id is not a code of the standard shows its name alone; one without a name shows its id. */
const titleOf = ({ id, name }: StandardTable["sections"][number]) =>
  name === undefined ? id : /^[A-Z]\d+$/.test(id) ? `${id} · ${name}` : name;

/** What a page shows of a standard: elements in one state or all, and whether its sections are open. */
export interface Shown {
  only: State | null;
  isOpen: boolean;
}

/** A standard, element by element, grouped by section. */
export function viewStandard(
  opened: OpenedStandards,
  table: StandardTable,
  seal: (id: string) => string,
  { only, isOpen }: Shown,
) {
  const speaking = speakingOf(opened, seal);
  const outcomes = fillStandard(table, opened.given);
  const counts = countStates(outcomes);
  const path = standardPath(opened.year, table.standard);
  const sections = table.sections.flatMap((section) => {
    const { id, module = null } = section;
    const inside = outcomes.filter(({ row }) => row.section === id);
    const shown = inside.filter(({ state }) => only === null || state === only);
    if (shown.length === 0) return [];
    const rows = shown.filter(({ gap }) => gap === null).map((outcome) => viewElement(outcome, speaking));
    const [filled, total] = [countStates(inside).filled, countFillable(inside)];
    return [{ id, module, title: titleOf(section), filled, total, rows, gaps: viewGaps(shown, speaking) }];
  });
  return {
    ...headOf(table),
    about: table.about,
    publisher: table.publisher,
    sources: table.sources.map(({ name, source, checkedOn }) => ({
      name,
      source,
      checkedOn: longDate(checkedOn, opened.user.language),
    })),
    year: opened.year,
    counts,
    total: outcomes.length,
    fillable: countFillable(outcomes),
    only,
    isOpen: isOpen || only !== null,
    toggle: isOpen ? path : `${path}?open=all`,
    filters: [null, ...STATES].map((state) => ({
      state,
      href: state === null ? path : `${path}?show=${state}`,
      count: state === null ? outcomes.length : counts[state],
    })),
    files: FILE_FORMATS.filter((format) => format !== "xbrl" || table.taxonomy).map((format) => ({
      name: FILE_NAMES[format],
      href: standardFilePath(opened.year, table.standard, format),
    })),
    modules: [...new Set(sections.map((section) => section.module))].map((module) => ({
      name: module,
      sections: sections.filter((section) => section.module === module),
    })),
  };
}
export type StandardView = ReturnType<typeof viewStandard>;
