import { writeDecimal } from "./decimal";
import type { ElementOutcome, FilledPart } from "./outcome";
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

const DOCUMENT_TYPE = "https://xbrl.org/2021/xbrl-json";
const ENTITY_PREFIX = "company";

/** Prefixes that the Open Information Model keeps for these namespaces. */
const RESERVED = { iso4217: "http://www.xbrl.org/2003/iso4217", utr: "http://www.xbrl.org/2009/utr" };

/**
 * The facts of a year by a standard's taxonomy: of each element that is filled, and of each part of it. What is said in part, or in words, has no
 * fact, since a fact cannot say that it is half the truth. Null where the standard has no taxonomy.
 */
export function writeXbrl(
  { taxonomy }: StandardTable,
  outcomes: readonly ElementOutcome[],
  { year, entity }: { year: number; entity: Entity },
): XbrlReport | null {
  if (!taxonomy) return null;
  const facts = outcomes.flatMap(({ row, parts }) =>
    row.isPartial
      ? []
      : parts.flatMap((part) =>
          part.state === "filled" ? (factOf(row, part.part, part, { year, entity }) ?? []) : [],
        ),
  );
  const known: Record<string, string> = { ...RESERVED, ...taxonomy.namespaces, [ENTITY_PREFIX]: entity.scheme };
  const used = prefixesOf(facts);
  return {
    documentInfo: {
      documentType: DOCUMENT_TYPE,
      namespaces: Object.fromEntries(Object.entries(known).filter(([prefix]) => used.has(prefix))),
      taxonomy: [taxonomy.entryPoint],
    },
    facts: Object.fromEntries(facts.map((fact, index) => [`f${index + 1}`, fact])),
  };
}

function factOf(
  { element, period }: StandardRow,
  { unit, dimensions = {} }: StandardPart,
  { value, currency }: FilledPart,
  { year, entity }: { year: number; entity: Entity },
): XbrlFact | null {
  if (!period || unit === "words") return null;
  const further = Object.entries(dimensions).map(([axis, member]) => [
    axis,
    member === OWN_COUNTRY ? `country:${entity.country}` : member,
  ]);
  const measure = measureOf(unit, currency);
  const isNumber = typeof value === "object";
  return {
    value: isNumber ? writeDecimal(value) : String(value),
    ...(isNumber && { decimals: value.places }),
    dimensions: {
      concept: element,
      entity: `${ENTITY_PREFIX}:${entity.identifier}`,
      period: period === "instant" ? startOf(year + 1) : `${startOf(year)}/${startOf(year + 1)}`,
      ...(measure && { unit: measure }),
      ...Object.fromEntries(further),
    },
  };
}

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
function prefixesOf(facts: readonly XbrlFact[]): Set<string> {
  const names = facts.flatMap(({ dimensions: { period: _, unit = "", ...named } }) => [
    ...Object.keys(named).filter((axis) => axis.includes(":")),
    ...Object.values(named),
    ...unit.split("/"),
  ]);
  return new Set(names.map((name) => name.split(":")[0] ?? ""));
}
