import { fillStandard } from "~/domain/crosswalk/crosswalk";
import { countStates, type ElementOutcome, lastSaid, STATES, type State } from "~/domain/crosswalk/outcome";
import { FILE_FORMATS, type FileFormat, standardFilePath, standardPath } from "~/domain/crosswalk/paths";
import type { StandardTable } from "~/domain/crosswalk/table";
import { longDate } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import type { OpenedStandards } from "./read.server";
import { type MissingView, type SourceView, type Speaking, sayGap, sayValue, viewMissing, viewSources } from "./words";

/** What a page of a year says in. */
export function speakingOf({ user: { language }, year }: OpenedStandards, seal: (id: string) => string): Speaking {
  return {
    t: translator(language, "crosswalk"),
    figures: translator(language, "figures"),
    common: translator(language, "common"),
    ...{ language, year, seal },
  };
}

/** What programs call the formats, in any language. */
const FILE_NAMES: Record<FileFormat, string> = { xlsx: "Excel", csv: "CSV", json: "JSON", xbrl: "xBRL-JSON" };

const headOf = (table: StandardTable) => ({ standard: table.standard, name: table.name, version: table.version });

/** The standards with how much of each the year fills. */
export function viewStandards({ tables, given, year, user: { language } }: OpenedStandards) {
  return tables.map((table) => {
    const outcomes = fillStandard(table, given);
    const last = lastSaid(outcomes);
    return {
      ...headOf(table),
      href: standardPath(year, table.standard),
      counts: countStates(outcomes),
      total: outcomes.length,
      changedOn: last === null ? null : longDate(last, language),
    };
  });
}
export type StandardsView = ReturnType<typeof viewStandards>;

/** A part of an element that is there: what of it it is, and what it comes to. */
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
  gap: string | null;
  note: string | null;
}

function viewElement(outcome: ElementOutcome, speaking: Speaking): ElementView {
  const { row, state, parts } = outcome;
  const filled = parts.flatMap((part) => (part.state === "filled" ? [part] : []));
  const missing = parts.flatMap((part) => (part.state === "empty" ? [viewMissing(part, speaking)] : []));
  return {
    ...{ element: row.element, label: row.label, state },
    values: filled.map((part) => ({ label: part.part.label ?? null, value: sayValue(part.part, part, speaking) })),
    sources: viewSources(
      filled.flatMap(({ used }) => used),
      speaking,
    ),
    missing: joinMissing(missing),
    gap: sayGap(outcome, speaking),
    note: state === "empty" ? null : noteOf(outcome, speaking),
  };
}

/** What a reader has to know of a value. */
function noteOf({ row, state }: ElementOutcome, { t }: Speaking): string | null {
  return row.note ?? (row.asksWords && state === "partly" ? t("addWords") : null);
}

/** What several parts lack for the same reason is said once. */
function joinMissing(missing: readonly MissingView[]): MissingView[] {
  return [...new Set(missing.map(({ why }) => why))].map((why) => {
    const links = missing.filter((each) => each.why === why).flatMap((each) => each.links);
    return { why, links: links.filter(({ href }, index) => links.findIndex((each) => each.href === href) === index) };
  });
}

/** A standard element by element, by section; of `only` one state, or of all. */
export function viewStandard(
  opened: OpenedStandards,
  table: StandardTable,
  seal: (id: string) => string,
  only: State | null,
) {
  const speaking = speakingOf(opened, seal);
  const outcomes = fillStandard(table, opened.given);
  const shown = outcomes.filter(({ state }) => only === null || state === only);
  const counts = countStates(outcomes);
  const path = standardPath(opened.year, table.standard);
  return {
    ...headOf(table),
    ...{ about: table.about, publisher: table.publisher, sources: table.sources, year: opened.year },
    checkedOn: longDate(Date.parse(table.checkedOn), opened.user.language),
    ...{ counts, total: outcomes.length, only },
    filters: [null, ...STATES].map((state) => ({
      state,
      href: state === null ? path : `${path}?show=${state}`,
      count: state === null ? outcomes.length : counts[state],
    })),
    files: FILE_FORMATS.filter((format) => format !== "xbrl" || table.taxonomy).map((format) => ({
      name: FILE_NAMES[format],
      href: standardFilePath(opened.year, table.standard, format),
    })),
    sections: table.sections.flatMap(({ id, name }) => {
      const rows = shown.filter(({ row }) => row.section === id).map((outcome) => viewElement(outcome, speaking));
      return rows.length === 0 ? [] : [{ id, name, rows }];
    }),
  };
}
export type StandardView = ReturnType<typeof viewStandard>;
