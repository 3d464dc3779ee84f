import { isDay } from "../../../core/days/days";
import { LARGEST, parseNumber } from "../../../core/numbers";
import { type Asked, BILL_UNITS, type Bill, SUPPLIES, unitFits } from "./bill";
import { isPeriod } from "./dates";
import type { WholeBill } from "./months";

/** What the fields of a bill contain, as text. */
export interface Typed {
  supply: string;
  meter: string;
  from: string;
  to: string;
  quantity: string;
  unit: string;
}

/** What was read of a bill, for showing it beside the fields; nothing of it decides. */
export interface Origin {
  /** The file's name. */
  file: string;
  /** Names the stored file; empty for a table, which is not kept. */
  kept: string;
  supplier: string | null;
  startsAfter: boolean;
  isEstimate: boolean;
  isCredit: boolean;
  /** The lines that the figures were read from. */
  lines: { period: string[]; quantity: string[] };
  asked: { what: Asked["what"]; why: Asked["why"] }[];
}

/** A bill on the page. */
export interface Entry {
  typed: Typed;
  origin: Origin;
  isLeftOut: boolean;
}

const spots = (seen: readonly ({ text: string } | null)[]) =>
  [...new Set(seen.flatMap((spot) => spot?.text || []))].slice(0, 4);

/** A read bill as an entry. `write` writes a number as the reader does. */
export function entryOf(
  bill: Bill,
  { file, kept }: { file: string; kept: string },
  write: (number: number) => string,
): Entry {
  const { supplier, supply, meter, from, to, startsAfter, quantity, unit, isEstimate, isCredit, asked } = bill;
  const seenFor = (...what: Asked["what"][]) =>
    asked.filter((each) => what.includes(each.what)).flatMap(({ seen }) => seen);
  return {
    typed: {
      supply: supply ?? "",
      meter: meter?.value ?? "",
      from: from?.value ?? "",
      to: to?.value ?? "",
      quantity: quantity ? write(quantity.value) : "",
      unit: unit ?? "",
    },
    origin: {
      file,
      kept,
      supplier,
      startsAfter,
      isEstimate,
      isCredit,
      lines: {
        period: spots([from?.at ?? null, to?.at ?? null, ...seenFor("period")]),
        quantity: spots([quantity?.at ?? null, ...seenFor("quantity", "sign")]),
      },
      asked: asked.map(({ what, why }) => ({ what, why })),
    },
    isLeftOut: false,
  };
}

/** A file of which nothing is read: a photograph, or pages without text. */
export const unreadEntry = (file: string, kept: string): Entry => ({
  typed: { supply: "", meter: "", from: "", to: "", quantity: "", unit: "" },
  origin: {
    file,
    kept,
    supplier: null,
    startsAfter: false,
    isEstimate: false,
    isCredit: false,
    lines: { period: [], quantity: [] },
    asked: [],
  },
  isLeftOut: false,
});

/** What is missing or wrong in a field. */
export type EntryFault = "missing" | "not-a-day" | "days" | "number" | "ambiguous" | "unit";
export type Faults = Partial<Record<keyof Typed, EntryFault>>;

/** `plain` turns a number as it was typed into one that `parseNumber` reads. */
export function judgeEntry(
  { typed, origin }: Entry,
  key: string,
  plain: (typed: string) => string,
): { ok: true; bill: WholeBill } | { ok: false; faults: Faults } {
  const faults: Faults = {};
  const supply = SUPPLIES.find((each) => each === typed.supply);
  if (!supply) faults.supply = "missing";
  const unit = BILL_UNITS.find((each) => each === typed.unit);
  if (!unit) faults.unit = "missing";
  else if (supply && !unitFits(supply, unit)) faults.unit = "unit";
  for (const end of ["from", "to"] as const) {
    if (!typed[end]) faults[end] = "missing";
    else if (!isDay(typed[end])) faults[end] = "not-a-day";
  }
  if (!faults.from && !faults.to && !isPeriod(typed.from, typed.to)) faults.to = "days";
  const written = plain(typed.quantity.trim());
  const number = parseNumber(written, { min: -LARGEST });
  if (!written) faults.quantity = "missing";
  else if (!number.ok) faults.quantity = number.reason === "number-ambiguous" ? "ambiguous" : "number";
  if (Object.keys(faults).length > 0 || !supply || !unit || !number.ok) return { ok: false, faults };
  const { startsAfter, isEstimate, supplier } = origin;
  // Statements of two fuel cards do not overlap, whatever their days.
  const meter = supply === "electricity" ? typed.meter.trim() : (supplier ?? origin.file);
  const days = { from: typed.from, to: typed.to, startsAfter: startsAfter && typed.from < typed.to };
  return {
    ok: true,
    bill: { key, supply, meter, ...days, quantity: number.number, unit, isEstimate, isCredit: number.number < 0 },
  };
}

/** Names of a bill's fields in the form. */
export const partName = (index: number, part: keyof Typed | "origin" | "out") => `bill-${index}-${part}`;

/** Most bills on one page. */
export const MAX_ENTRIES = 60;
const LONGEST = 200;

/** The bills that a form brings back; null if our page cannot have sent it. */
export function readEntries(fields: URLSearchParams, openOrigin: (text: string) => Origin | null): Entry[] | null {
  const entries: Entry[] = [];
  for (let index = 0; fields.has(partName(index, "origin")); index += 1) {
    if (index >= MAX_ENTRIES) return null;
    const origin = openOrigin(fields.get(partName(index, "origin")) ?? "");
    if (!origin) return null;
    const typed = (part: keyof Typed) => (fields.get(partName(index, part)) ?? "").slice(0, LONGEST);
    entries.push({
      typed: {
        supply: typed("supply"),
        meter: typed("meter"),
        from: typed("from").trim(),
        to: typed("to").trim(),
        quantity: typed("quantity"),
        unit: typed("unit"),
      },
      origin,
      isLeftOut: fields.has(partName(index, "out")),
    });
  }
  return entries;
}
