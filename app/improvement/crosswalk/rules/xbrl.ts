import type { Language } from "~/core/language";
import { isDecimal, writeDecimal } from "./decimal";
import { type ElementOutcome, type FilledPart, isHalf } from "./outcome";
import { type ElementUnit, OWN_COUNTRY, type StandardPart, type StandardRow, type StandardTable } from "./table";

/** Whom a report is about: an identifier, the scheme that it is one of, and the country. */
export interface Entity {
  scheme: string;
  identifier: string;
  /** «MY». */
  country: string;
}

interface XbrlFact {
  value: string;
  /** To how many places behind the point the value is exact. */
  decimals?: number;
  dimensions: Record<string, string>;
}

/** A report as xBRL-JSON 1.0 writes it (Recommendation of 13 October 2021). */
export interface XbrlReport {
  documentInfo: { documentType: string; namespaces: Record<string, string>; taxonomy: string[] };
  facts: Record<string, XbrlFact>;
}

interface Reported {
  year: number;
  entity: Entity;
  /** What the words of Kompas are in. */
  language: Language;
}

const DOCUMENT_TYPE = "https://xbrl.org/2021/xbrl-json";
const ENTITY_PREFIX = "company";

/** Prefixes that the Open Information Model keeps for these namespaces. */
const RESERVED = { iso4217: "http://www.xbrl.org/2003/iso4217", utr: "http://www.xbrl.org/2009/utr" };

/**
 * The facts of a year by a standard's taxonomy: of each element that is filled, and of each part of it. A number, a choice or a yes that is half
 * the truth has no fact, since a fact cannot say so; a text says it, in the element's note. Null where the standard has no taxonomy.
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

/** A fact, with the names of the taxonomy that its value is made of. */
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
      // In which language somebody has written their own words nobody knows.
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

/** What a block of text holds is XHTML. */
const paragraphs = (texts: readonly string[]) =>
  texts
    .map((text) => `<p>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}</p>`)
    .join("");

/** The end of a year is the beginning of the next. */
const startOf = (year: number) => `${year}-01-01T00:00:00`;

/** The unit of a fact; none for what is a pure number or no number at all. */
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
