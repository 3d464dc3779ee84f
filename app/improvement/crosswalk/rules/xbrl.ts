import type { Language } from "~/core/language";
import { isDecimal, writeDecimal } from "./decimal";
import { type ElementOutcome, type FilledPart, isHalf } from "./outcome";
import { type ElementUnit, OWN_COUNTRY, type StandardPart, type StandardRow, type StandardTable } from "./table";

/** The subject of a report: an identifier, the identifier's scheme, and the country. */
export interface Entity {
  scheme: string;
  identifier: string;
  /** Country code, such as "MY". */
  country: string;
}

interface XbrlFact {
  value: string;
  /** The number of decimal places to which the value is exact. */
  decimals?: number;
  dimensions: Record<string, string>;
}

/** A report in the form of xBRL-JSON 1.0 (Recommendation of 13 October 2021). */
export interface XbrlReport {
  documentInfo: { documentType: string; namespaces: Record<string, string>; taxonomy: string[] };
  facts: Record<string, XbrlFact>;
}

interface Reported {
  year: number;
  entity: Entity;
  /** The language of the texts by Kompas. */
  language: Language;
}

const DOCUMENT_TYPE = "https://xbrl.org/2021/xbrl-json";
const ENTITY_PREFIX = "company";

/** Prefixes that the Open Information Model reserves for these namespaces. */
const RESERVED = { iso4217: "http://www.xbrl.org/2003/iso4217", utr: "http://www.xbrl.org/2009/utr" };

/**
 * The facts of a year in a standard's taxonomy: one for each filled part of each element. A number, choice or yes that is half the truth
 * gets no fact, because a fact cannot say so. A text can say so, in the element's note. Null if the standard has no taxonomy.
 */
export function writeXbrl(
  { taxonomy }: StandardTable,
  outcomes: readonly ElementOutcome[],
  reported: Reported,
): XbrlReport | null {
  if (!taxonomy) return null;
  const facts = outcomes.flatMap(({ row, parts }) =>
    parts.flatMap((part) => (part.state === "filled" ? (factOf(row, part.part, part, reported) ?? []) : [])),
  );
  const known: Record<string, string> = {
    ...RESERVED,
    ...taxonomy.namespaces,
    [ENTITY_PREFIX]: reported.entity.scheme,
  };
  const used = prefixesOf(facts);
  return {
    documentInfo: {
      documentType: DOCUMENT_TYPE,
      namespaces: Object.fromEntries(Object.entries(known).filter(([prefix]) => used.has(prefix))),
      taxonomy: [taxonomy.entryPoint],
    },
    facts: Object.fromEntries(
      facts.map(({ value, decimals, dimensions }, index) => [
        `f${index + 1}`,
        { value, ...(decimals !== undefined && { decimals }), dimensions },
      ]),
    ),
  };
}

/** A fact, with the names of the taxonomy that its value uses. */
type Fact = XbrlFact & { members?: readonly string[] };

function factOf(
  row: StandardRow,
  { unit, dimensions = {} }: StandardPart,
  part: FilledPart,
  { year, entity, language }: Reported,
): Fact | null {
  if (!row.period || unit === "words" || (isHalf(row, part) && unit !== "text")) return null;
  const further = Object.entries(dimensions).map(([axis, member]) => [
    axis,
    member === OWN_COUNTRY ? `country:${entity.country}` : member,
  ]);
  const measure = measureOf(unit, part.currency);
  return {
    ...writeValue(part, unit, row.note),
    dimensions: {
      concept: row.element,
      entity: `${ENTITY_PREFIX}:${entity.identifier}`,
      period: row.period === "instant" ? startOf(year + 1) : `${startOf(year)}/${startOf(year + 1)}`,
      ...(measure && { unit: measure }),
      // The language of the company's own words is unknown.
      ...(unit === "text" && { language }),
      ...Object.fromEntries(further),
    },
  };
}

function writeValue({ value }: FilledPart, unit: ElementUnit, note?: string): Omit<Fact, "dimensions"> {
  if (isDecimal(value)) return { value: writeDecimal(value), decimals: value.places };
  if (typeof value === "object") return { value: [...value.members].sort().join(" "), members: value.members };
  const said = String(value);
  return { value: unit === "text" ? paragraphs(note ? [said, note] : [said]) : said };
}

/** A text block contains XHTML. */
const paragraphs = (texts: readonly string[]) =>
  texts
    .map((text) => `<p>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}</p>`)
    .join("");

/** The end of a year is the beginning of the next. */
const startOf = (year: number) => `${year}-01-01T00:00:00`;

/** The unit of a fact; null for a pure number or a value that is not a number. */
function measureOf(unit: ElementUnit, currency: string | null): string | null {
  switch (unit) {
    case "money":
      return `iso4217:${currency}`;
    case "tCO2e/money":
      return `utr:tCO2e/iso4217:${currency}`;
    case "MWh":
    case "kWh":
    case "tCO2e":
    case "m3":
    case "kg":
    case "t":
    case "ha":
      return `utr:${unit}`;
    default:
      return null;
  }
}

/** The prefixes of names, members, units and the entity. */
function prefixesOf(facts: readonly Fact[]): Set<string> {
  const names = facts.flatMap(({ members = [], dimensions: { period: _, language: __, unit = "", ...named } }) => [
    ...Object.keys(named).filter((axis) => axis.includes(":")),
    ...Object.values(named),
    ...members,
    ...unit.split("/"),
  ]);
  return new Set(names.map((name) => name.split(":")[0] ?? ""));
}
