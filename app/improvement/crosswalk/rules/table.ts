import type { FigureUnit, KeyFigureId } from "~/assessment/key-figures/rules/figures";
import type { Kind } from "~/core/kinds/kind";
import type { Translated } from "~/core/language";

/** Reporting standards that a company's figures and answers are written down for. */
export const STANDARDS = ["vsme", "sedg", "cop", "gri"] as const;
export type Standard = (typeof STANDARDS)[number];

export const toStandard = (value: unknown): Standard | null => STANDARDS.find((each) => each === value) ?? null;

/** What a figure's unit can be turned into, by how many tens; nothing else is ever written. */
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

/** What a number is counted in; `share` is of one, `money` the year's currency. */
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
 * The same, and what is no number: a yes or no; what a standard's own list calls something; a text that XBRL takes as a block of its own, and one
 * that the company has written itself; and words of which no fact is made.
 */
export type ElementUnit = AmountUnit | "boolean" | "member" | "text" | "string" | "words";

/** What is done with several figures, in their order. */
export const FIGURE_TRANSFORMS = [
  // The figure itself, in the unit of the element.
  "same",
  "sum",
  // The first less the others.
  "difference",
  // All but the last together, by the last.
  "quotient",
  // The same as a percentage.
  "percentage",
  // The same for 200,000 hours worked, as VSME B9 counts accidents.
  "rate",
  // A part by the rest of its whole: women by men.
  "to-rest",
  // The rest of a whole as a percentage of it.
  "rest-percentage",
  // Whether it is more than nought.
  "any",
  // Whether it is a hundred percent.
  "all",
  // What the part says, wherever the figure is there: how Kompas has it counted.
  "stated",
] as const;
export type FigureTransform = (typeof FIGURE_TRANSFORMS)[number];

/** What is made of answers. */
export const ANSWER_TRANSFORMS = [
  // Whether the question is answered by Yes.
  "yes",
  // Whether one of them is.
  "any-yes",
  // The year that was typed.
  "year",
  // The topics of those that are answered by Yes, in words.
  "topics",
  // The options that were chosen, in words.
  "chosen",
  // What the chosen option is in the standard's list.
  "listed",
  // The company's own words for «Other».
  "other",
  // What was ticked under the option that opens more, in words.
  "follow-ups",
  // What the part says, where the question is answered by Yes: all that such an answer stands for.
  "covers",
] as const;
export type AnswerTransform = (typeof ANSWER_TRANSFORMS)[number];

/** Where a value is from and what is made of it. */
export type Origin =
  | { transform: FigureTransform; figures: readonly KeyFigureId[] }
  | AnswerOrigin
  // The country in the company's profile.
  | { transform: "country" };

export interface AnswerOrigin {
  transform: AnswerTransform;
  kind: Kind;
  questions: readonly string[];
  /** Of `listed`: the standard's names of options. */
  members?: Readonly<Record<string, string>>;
  /** Of `chosen`: options that have no place in the element. */
  without?: readonly string[];
}

export interface DataPoint<T> {
  /** What it is of its element, where that has several. */
  label?: T;
  unit: ElementUnit;
  origin: Origin;
  /** What holds by how Kompas asks: the standard's own names of it, and in words. */
  says?: { members: readonly string[]; words: T };
  /** Further dimensions of its fact in XBRL, member by axis; `OWN_COUNTRY` for the company's. */
  dimensions?: Record<string, string>;
}

/** The member that stands for the company's own country. */
export const OWN_COUNTRY = "country:*";

/** Why Kompas has nothing to say of an element, whatever a company enters. */
export const GAPS = [
  // A description in the company's own words.
  "words",
  // A choice from the standard's own list.
  "list",
  // Asked once for each site, subsidiary, material or pollutant.
  "each",
  // A figure or a yes or no that Kompas does not ask for.
  "not-asked",
] as const;
export type Gap = (typeof GAPS)[number];

/** An element of a standard. `T` is how it says its words: in every language, or in one. */
export interface Row<T> {
  /** As the standard names it. */
  element: string;
  section: string;
  label: T;
  parts: DataPoint<T>[];
  /** Why there are no parts. */
  gap?: Gap;
  /** The parts never say all that the element asks for; `if-no`: a Yes does, but Kompas asks for too little to know of a No. */
  isPartial?: boolean | "if-no";
  /** It asks for words as well where the number is not nought. */
  asksWords?: boolean;
  note?: T;
  /** In XBRL: an instant, the end of the year, or the year; no fact is written of an element that has neither. */
  period?: "instant" | "duration";
}

/** A dated version of a standard, element by element. */
export interface CrosswalkTable<T> {
  standard: Standard;
  /** As it is cited. */
  name: string;
  version: string;
  publisher: string;
  sources: { name: string; url: string }[];
  /** The day on which they were read. */
  checkedOn: string;
  /** What a reader has to know of the version. */
  about: T;
  /** One without a name is called by its id. */
  sections: { id: string; name?: T; module?: T }[];
  rows: Row<T>[];
  /** Where the standard has an XBRL taxonomy: its entry point, and the namespaces of prefixes. */
  taxonomy?: { entryPoint: string; namespaces: Record<string, string> };
}

/** As it is written, and as it is read in one language. */
export type WrittenTable = CrosswalkTable<Translated>;
export type StandardTable = CrosswalkTable<string>;
export type StandardRow = Row<string>;
export type StandardPart = DataPoint<string>;

/** The table as it is read in one language. */
export function tableIn(table: WrittenTable, say: (text: Translated) => string): StandardTable {
  return {
    ...table,
    about: say(table.about),
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

/** The questions of a kind that a table takes answers of. */
export function questionsIn(tables: readonly StandardTable[], kind: Kind): string[] {
  const origins = tables.flatMap(({ rows }) => rows.flatMap(({ parts }) => parts.map(({ origin }) => origin)));
  return [...new Set(origins.flatMap((origin) => ("kind" in origin && origin.kind === kind ? origin.questions : [])))];
}
