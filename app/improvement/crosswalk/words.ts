import type { TFunction } from "i18next";
import { FIGURES_BY_SECTION, type FigureSection, type KeyFigureId } from "~/assessment/key-figures/rules/figures";
import { assessmentPaths, historyPath } from "~/core/addresses/assessment";
import { figuresSectionPath } from "~/core/addresses/key-figures";
import { PROGRESS } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { dateOf, exactNumber } from "~/i18n/format";
import { isDecimal, shift, writeDecimal } from "~/improvement/crosswalk/rules/decimal";
import {
  type ElementOutcome,
  type EmptyPart,
  type FilledPart,
  noteOf,
  sourceAt,
  type Used,
} from "~/improvement/crosswalk/rules/outcome";
import type { AmountUnit, ElementUnit, StandardPart } from "~/improvement/crosswalk/rules/table";

/** How outcomes are worded: the translators, the year, and `seal` for links to assessments. */
export interface Speaking {
  t: TFunction<"crosswalk">;
  figures: TFunction<"figures">;
  common: TFunction<"common">;
  language: Language;
  timeZone: string;
  year: number;
  seal: (id: string) => string;
}

/** A value as the reader sees it: "12,345 kg", "Yes". */
export function formatValue(
  { unit }: StandardPart,
  { value, currency }: FilledPart,
  { t, language }: Speaking,
): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (typeof value === "string") return value;
  if (!isDecimal(value)) return value.words;
  const written = writeDecimal(value);
  if (!isAmount(unit) || unit === "year") return written;
  // A share of one is shown as a percentage.
  const number = exactNumber(Number(unit === "share" ? writeDecimal(shift(value, 2)) : written), language);
  if (unit === "number") return number;
  return unit === "hours" ? t("units.hours", { number }) : `${number}\u00a0${symbolOf(unit, currency)}`;
}

/** Units without a number. */
const WITHOUT_AMOUNT: readonly ElementUnit[] = ["boolean", "member", "text", "string", "words"];

const isAmount = (unit: ElementUnit): unit is AmountUnit => !WITHOUT_AMOUNT.includes(unit);

/** How units are written, in any language. */
const SYMBOLS = {
  percent: "%",
  share: "%",
  MWh: "MWh",
  kWh: "kWh",
  tCO2e: "t CO2e",
  m3: "m³",
  litre: "l",
  t: "t",
  kg: "kg",
  ha: "ha",
} as const;

function symbolOf(unit: keyof typeof SYMBOLS | "money" | "tCO2e/money", currency: string | null): string {
  if (unit === "money") return currency ?? "";
  return unit === "tCO2e/money" ? `${SYMBOLS.tCO2e}/${currency}` : SYMBOLS[unit];
}

/** A unit by itself, for a column of a file; empty for values without a unit, such as a share of one. */
export function formatUnit({ unit }: StandardPart, currency: string | null, { t }: Speaking): string {
  if (unit === "hours") return t("hours");
  if (!isAmount(unit) || unit === "number" || unit === "share" || unit === "year") return "";
  return symbolOf(unit, currency);
}

/** The section of the form that asks for a figure. */
const SECTION_OF = new Map(
  Object.entries(FIGURES_BY_SECTION).flatMap(([section, ids]) =>
    (ids as readonly KeyFigureId[]).map((id) => [id, section as FigureSection] as const),
  ),
);

const figureHref = (year: number, id: KeyFigureId) =>
  `${figuresSectionPath(year, SECTION_OF.get(id) ?? "company")}#${id}`;

/** Where a value comes from: its name, the page that shows it, and who said it and when. */
export interface SourceView {
  name: string;
  href: string;
  said: string;
}

/** Where a value comes from. The answers of one assessment are one source. */
export function viewSources(used: readonly Used[], speaking: Speaking): SourceView[] {
  const seen = new Set<string>();
  return used.flatMap((each) => {
    const view = viewSource(each, speaking);
    const key = `${view.name} ${view.href}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [view];
  });
}

function viewSource(used: Used, { t, figures, common, language, timeZone, year, seal }: Speaking): SourceView {
  if ("profile" in used) return { name: t("profile"), href: "/user/profile", said: "" };
  const date = dateOf(sourceAt(used), { language, timeZone });
  const by = (name: string | null) => (name === null ? t("said", { date }) : t("saidBy", { date, name }));
  if ("question" in used) {
    const { view } = assessmentPaths(used.kind, seal(used.assessmentId));
    return { name: common(`kinds.${used.kind}.name`), href: view, said: by(used.by) };
  }
  const { figure, source } = used;
  const name = figures(`figures.${figure}.name`);
  if (source.from === "entered") return { name, href: figureHref(year, figure), said: by(source.by) };
  const { results } = assessmentPaths(PROGRESS, seal(source.assessmentId));
  return { name, href: results, said: t("fromProgress", { date }) };
}

/** Why a value is missing, and where it can be entered. */
export interface MissingView {
  why: string;
  links: { name: string; href: string }[];
}

export function viewMissing(
  { why, figures: lacking = [], kind }: EmptyPart,
  { t, figures, common, year }: Speaking,
): MissingView {
  const links = lacking.map((id) => ({ name: figures(`figures.${id}.name`), href: figureHref(year, id) }));
  const said = t(`why.${why}`, { year });
  if (!kind) return { why: said, links };
  return { why: said, links: [{ name: common(`kinds.${kind}.name`), href: historyPath(kind) }] };
}

/** What a reader has to know about an element; null for nothing. */
export function describeNote(outcome: ElementOutcome, { t }: Speaking): string | null {
  return noteOf(outcome) ?? (outcome.row.asksWords && outcome.state === "partly" ? t("addWords") : null);
}

/** Why the element can never be filled; null if it can. */
export function describeGap({ gap }: ElementOutcome, { t }: Speaking): string | null {
  return gap && t(`gaps.${gap}`);
}
