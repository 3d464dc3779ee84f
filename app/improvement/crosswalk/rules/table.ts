import type { FigureUnit, KeyFigureId } from "~/assessment/key-figures/rules/figures";
import type { Kind } from "~/core/kinds/kind";
import type { Translated } from "~/core/language";

/** Reporting standards that a company's figures and answers are mapped to. */
export const STANDARDS = ["vsme", "sedg", "cop", "gri"] as const;
export type Standard = (typeof STANDARDS)[number];

export const toStandard = (value: unknown): Standard | null => STANDARDS.find((each) => each === value) ?? null;

/** The units that a figure's unit converts to, each with its power of ten. No other unit is ever written. */
export const CONVERSIONS = {
  people: { number: 0 },
  count: { number: 0 },
  hours: { hours: 0 },
  money: { money: 0 },
  "money-month": {},
  mwh: { MWh: 0, kWh: 3 },
  tco2e: { tCO2e: 0 },
  m3: { m3: 0, litre: 3 },
  t: { t: 0, kg: 3 },
  ha: { ha: 0 },
  percent: { percent: 0, share: -2 },
  year: { year: 0 },
} as const satisfies Record<FigureUnit, Record<string, number>>;

/** The unit of a number. `share` is a fraction of one; `money` is in the year's currency. */
export type AmountUnit =
  | "number"
  | "hours"
  | "money"
  | "MWh"
  | "kWh"
  | "tCO2e"
  | "tCO2e/money"
  | "m3"
  | "litre"
  | "t"
  | "kg"
  | "ha"
  | "percent"
  | "share"
  | "year";

/**
 * The same, and units without a number. `boolean` is a yes or no, `member` an entry of the standard's own list. `text` is a text block in
 * XBRL, `string` a text that the company wrote itself. `words` makes no fact.
 */
export type ElementUnit = AmountUnit | "boolean" | "member" | "text" | "string" | "words";

/** How figures are combined, in their order. */
export const FIGURE_TRANSFORMS = [
  // The figure itself, in the unit of the element.
  "same",
  "sum",
  // The first minus the others.
  "difference",
  // The sum of all but the last, divided by the last.
  "quotient",
  // The same as a percentage.
  "percentage",
  // The same per 200,000 hours worked, as VSME B9 counts accidents.
  "rate",
  // A part divided by the rest of its whole: women by men.
  "to-rest",
  // The rest of a whole, as a percentage of the whole.
  "rest-percentage",
  // A hundred percent minus the figure: the pay of women in percent of the pay of men, from the gap between them.
  "rest-of-hundred",
  // Whether it is more than zero.
  "any",
  // Whether it is a hundred percent.
  "all",
  // What the part `says`, whenever the figure is present: how Kompas has it counted.
  "stated",
] as const;
export type FigureTransform = (typeof FIGURE_TRANSFORMS)[number];

/** What is derived from answers. */
export const ANSWER_TRANSFORMS = [
  // Whether the question is answered Yes.
  "yes",
  // Whether any of the questions is answered Yes.
  "any-yes",
  // The year that the user typed.
  "year",
  // The topics of the questions answered Yes, in words.
  "topics",
  // The chosen options, in words.
  "chosen",
  // The chosen option's name in the standard's list.
  "listed",
  // The company's own words for "Other".
  "other",
  // What the user ticked below the option that opens more, in words.
  "follow-ups",
  // What the part `says`, if the question is answered Yes: everything that such an answer covers.
  "covers",
] as const;
export type AnswerTransform = (typeof ANSWER_TRANSFORMS)[number];

/** Where a value comes from and how it is derived. */
export type Origin =
  | { transform: FigureTransform; figures: readonly KeyFigureId[] }
  | AnswerOrigin
  // The country in the company's profile.
  | { transform: "country" };

export interface AnswerOrigin {
  transform: AnswerTransform;
  kind: Kind;
  questions: readonly string[];
  /** For `listed`: the standard's names of options. */
  members?: Readonly<Record<string, string>>;
  /** For `chosen`: options that the element has no place for. */
  without?: readonly string[];
}

export interface DataPoint<T> {
  /** What the part is within its element, if the element has several. */
  label?: T;
  unit: ElementUnit;
  origin: Origin;
  /** What is true because of how Kompas asks: in the standard's own names, and in words. */
  says?: { members: readonly string[]; words: T };
  /** Further dimensions of its fact in XBRL, member by axis; `OWN_COUNTRY` is the company's country. */
  dimensions?: Record<string, string>;
}

/** The member that stands for the company's own country. */
export const OWN_COUNTRY = "country:*";

/** Why Kompas can say nothing about an element, whatever a company enters. */
export const GAPS = [
  // A description in the company's own words.
  "words",
  // A choice from the standard's own list.
  "list",
  // Asked once for each site, subsidiary, material or pollutant.
  "each",
  // A figure, or a yes or no, that Kompas does not ask for.
  "not-asked",
] as const;
export type Gap = (typeof GAPS)[number];

/** An element of a standard. `T` is the form of its texts: in every language, or in one. */
export interface Row<T> {
  /** As the standard names it. */
  element: string;
  section: string;
  label: T;
  parts: DataPoint<T>[];
  /** Why it has no parts. */
  gap?: Gap;
  /** The parts never say everything the element asks for. `if-no`: a Yes does, but Kompas asks for too little to be sure of a No. */
  isPartial?: boolean | "if-no";
  /** Also asks for words if the number is not zero. */
  asksWords?: boolean;
  note?: T;
  /** In XBRL: `instant` is the end of the year, `duration` the year. An element with neither gets no fact. */
  period?: "instant" | "duration";
}

/** Where a version of a standard is published. Readers see it. */
export interface Source {
  name: string;
  /** A page of the publisher. */
  source: string;
  /** The day on which it was read, there or at `readAt`. */
  checkedOn: string;
}

/**
 * The same as authors write it. Where it was really read is for the office. `tableIn` leaves it out, because anybody can read the files that
 * the build makes of its result.
 */
export interface WrittenSource extends Source {
  /** The page where it was really read, if not at its source. */
  readAt?: string;
  /** It is known, but has not been read anywhere yet. */
  isUnread?: true;
}

/** A dated version of a standard, element by element. */
export interface CrosswalkTable<T> {
  standard: Standard;
  /** As it is cited. */
  name: string;
  version: string;
  publisher: string;
  sources: Source[];
  /** What a reader has to know about the version. */
  about: T;
  /** A section without a name is called by its id. */
  sections: { id: string; name?: T; module?: T }[];
  rows: Row<T>[];
  /** If the standard has an XBRL taxonomy: its entry point, and the namespace of each prefix. */
  taxonomy?: { entryPoint: string; namespaces: Record<string, string> };
}

/** `WrittenTable` is what authors write, `StandardTable` the same in one language. */
export interface WrittenTable extends CrosswalkTable<Translated> {
  sources: WrittenSource[];
}
export type StandardTable = CrosswalkTable<string>;
export type StandardRow = Row<string>;
export type StandardPart = DataPoint<string>;

/** The table in one language. */
export function tableIn(table: WrittenTable, say: (text: Translated) => string): StandardTable {
  return {
    ...table,
    about: say(table.about),
    sources: table.sources.map(({ name, source, checkedOn }) => ({ name, source, checkedOn })),
    sections: table.sections.map(({ id, name, module }) => ({
      id,
      ...(name && { name: say(name) }),
      ...(module && { module: say(module) }),
    })),
    rows: table.rows.map(({ label, parts, note, ...row }) => ({
      ...row,
      label: say(label),
      parts: parts.map(({ label: of, says, ...part }) => ({
        ...part,
        ...(of && { label: say(of) }),
        ...(says && { says: { ...says, words: say(says.words) } }),
      })),
      ...(note && { note: say(note) }),
    })),
  };
}

/** The questions of a kind whose answers the tables use. */
export function questionsIn(tables: readonly StandardTable[], kind: Kind): string[] {
  const origins = tables.flatMap(({ rows }) => rows.flatMap(({ parts }) => parts.map(({ origin }) => origin)));
  return [...new Set(origins.flatMap((origin) => ("kind" in origin && origin.kind === kind ? origin.questions : [])))];
}
