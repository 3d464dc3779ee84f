import { z } from "zod";
import type { OpenedAssessment } from "~/assessment/answers/queries.server";
import { formatAmount } from "~/assessment/answers/rules/calculation";
import type { FileProblem } from "~/assessment/evidence/receive-files.server";
import type { Language } from "~/core/language";
import { asMeant } from "~/core/numbers";
import { joinNames, longDate, monthName, shortDate } from "~/i18n/format";
import type { Context } from "~/platform/context";
import { SUPPLIERS } from "./content/suppliers";
import { holdsOtherYear, placesOf, presentAmount, stateOf, type WorksheetInput, yearsOf } from "./fill.server";
import type { TableProblem } from "./read-files.server";
import { BILL_UNITS, type BillUnit, QUESTIONS, REASONS, type Supply } from "./rules/bill";
import { type Entry, type Faults, judgeEntry, type Origin, type Typed } from "./rules/entries";
import { type FilledSupply, fillYear, mustBeSettled, type Note, type WholeBill } from "./rules/months";

const text = (most: number) => z.string().max(most);
const originSchema = z.strictObject({
  file: text(300),
  kept: text(2_000),
  supplier: text(40).nullable(),
  startsAfter: z.boolean(),
  isEstimate: z.boolean(),
  isCredit: z.boolean(),
  lines: z.strictObject({ period: z.array(text(200)).max(4), quantity: z.array(text(200)).max(4) }),
  asked: z.array(z.strictObject({ what: z.enum(QUESTIONS), why: z.enum(REASONS) })).max(10),
});

/** What a form says was read of a bill; null if our page did not write it. */
export function openOrigin(written: string): Origin | null {
  try {
    return originSchema.parse(JSON.parse(written));
  } catch {
    return null;
  }
}

export interface BillView {
  file: string;
  supplier: string | null;
  typed: Typed;
  /** One line about it: supply, days and amount, as far as they are there. */
  told: string[];
  lines: Origin["lines"];
  asked: Origin["asked"];
  isRead: boolean;
  isEstimate: boolean;
  faults: Faults;
  isLeftOut: boolean;
  origin: string;
}

export interface NoteView {
  about: Note["about"];
  isBlocking: boolean;
  supply: string;
  bills: string;
  from: string;
  to: string;
  month: string;
}

export interface BillsView {
  year: number;
  years: number[];
  supplies: { id: Supply; label: string }[];
  units: { id: BillUnit; label: string }[];
  bills: BillView[];
  filled: {
    supply: string;
    total: string;
    /** What the worksheet has now. */
    present: string | null;
    /** Those with an amount. */
    months: { name: string; amount: string; sources: { amount: string; file: string; line: string }[] }[];
    /** The names of the others. */
    without: string;
  }[];
  notes: NoteView[];
  /** What the worksheets contained when the page was shown. */
  state: string;
}

/** The bills of a page, judged: those that count, and what they come to. */
export function judgeEntries(entries: readonly Entry[], year: number, language: Language) {
  const verdicts = entries.map((entry, index) =>
    entry.isLeftOut ? null : judgeEntry(entry, String(index), (typed) => asMeant(typed, language)),
  );
  const whole = verdicts.flatMap((verdict): WholeBill[] => (verdict?.ok ? [verdict.bill] : []));
  const faults = verdicts.map((verdict): Faults => (verdict && !verdict.ok ? verdict.faults : {}));
  return {
    faults,
    ...fillYear(whole, year),
    isWhole: verdicts.every((verdict) => !verdict || verdict.ok),
    count: whole.length,
  };
}

export type Judged = ReturnType<typeof judgeEntries>;

/** Why bills cannot be put into the worksheets yet; null if they can. */
export type PutFault = "nothing" | "bills" | "settle" | "year" | "changed";

export function findPutFault(
  opened: OpenedAssessment,
  places: readonly WorksheetInput[],
  { isWhole, supplies, notes, count }: Judged,
  { year, state }: { year: number; state: string },
): PutFault | null {
  if (!isWhole) return "bills";
  if (count === 0 || supplies.every(({ months }) => months.every(({ amount }) => amount === null))) return "nothing";
  if (notes.some(mustBeSettled)) return "settle";
  if (
    places.some(
      (place) =>
        supplies.some(({ supply }) => supply === place.supply) && holdsOtherYear(opened, place, year, supplies),
    )
  )
    return "year";
  return state === stateOf(opened, places) ? null : "changed";
}

/** The year that a form names, if it is one of those offered. */
export function chosenYear(
  ctx: Context,
  opened: OpenedAssessment,
  places: readonly WorksheetInput[],
  written: string | null,
): number {
  const { year, years } = yearsOf(ctx, opened, places);
  return years.find((each) => String(each) === written) ?? year;
}

/** The page as its reader sees it. Before anything is tried, what is missing is asked for and is no fault. */
export function viewBills(
  ctx: Context,
  opened: OpenedAssessment,
  { entries, year, judged, language }: { entries: readonly Entry[]; year: number; judged: Judged; language: Language },
): BillsView {
  const places = placesOf(opened.catalogue);
  const labelOf = (supply: Supply) => places.find((place) => place.supply === supply)?.input.label[language] ?? supply;
  const unitLabel = (unit: string) =>
    places.flatMap(({ input }) => input.units).find(({ id }) => id === unit)?.label[language] ?? unit;
  const said = (amount: number, unit: string) => formatAmount(amount, unitLabel(unit), language);
  const fileOf = (key: string) => entries[Number(key)]?.origin.file ?? "";
  const viewNote = (note: Note): NoteView => ({
    about: note.about,
    isBlocking: mustBeSettled(note),
    supply: labelOf(note.supply),
    bills: note.bills.map(fileOf).join(", "),
    from: note.days ? longDate(note.days.from, language) : "",
    to: note.days ? longDate(note.days.to, language) : "",
    month: note.month ? monthName(note.month, language) : "",
  });
  const viewFilled = (filled: FilledSupply): BillsView["filled"][number] => {
    const place = places.find(({ supply }) => supply === filled.supply);
    const present = place ? presentAmount(opened, place) : null;
    return {
      supply: labelOf(filled.supply),
      total: said(filled.total, filled.unit),
      present: present && said(present.amount, present.unit),
      without: joinNames(
        filled.months.flatMap(({ month, amount }) => (amount === null ? monthName(month, language) : [])),
        language,
      ),
      months: filled.months.flatMap(({ month, amount, sources }) =>
        amount === null
          ? []
          : {
              name: monthName(month, language),
              amount: said(amount, filled.unit),
              sources: sources.map(({ key, amount: share }) => ({
                amount: said(share, filled.unit),
                file: fileOf(key),
                line: entries[Number(key)]?.origin.lines.quantity[0] ?? "",
              })),
            },
      ),
    };
  };
  return {
    year,
    years: yearsOf(ctx, opened, places).years,
    supplies: places.map(({ supply }) => ({ id: supply, label: labelOf(supply) })),
    units: BILL_UNITS.map((id) => ({ id, label: unitLabel(id) })),
    bills: entries.map((entry, index) =>
      viewEntry(entry, judged.faults[index] ?? {}, { language, labelOf, unitLabel }),
    ),
    filled: judged.supplies.map(viewFilled),
    notes: judged.notes.map(viewNote),
    state: stateOf(opened, places),
  };
}

function viewEntry(
  { typed, origin, isLeftOut }: Entry,
  faults: Faults,
  {
    language,
    labelOf,
    unitLabel,
  }: { language: Language; labelOf: (supply: Supply) => string; unitLabel: (unit: string) => string },
): BillView {
  const { from, to, quantity, unit, supply } = typed;
  const isDated = !faults.from && !faults.to && from !== "" && to !== "";
  const days = isDated ? `${shortDate(from, language)} – ${shortDate(to, language)}` : [];
  return {
    file: origin.file,
    supplier: SUPPLIERS.find(({ id }) => id === origin.supplier)?.name ?? null,
    typed,
    told: [
      supply && !faults.supply ? labelOf(supply as Supply) : [],
      days,
      quantity && unit ? `${quantity} ${unitLabel(unit)}` : [],
    ].flat(),
    lines: origin.lines,
    asked: origin.asked,
    isRead: origin.lines.period.length + origin.lines.quantity.length > 0,
    isEstimate: origin.isEstimate,
    faults,
    isLeftOut,
    origin: JSON.stringify(origin),
  };
}

/** What could not be taken of the files of a form. */
export interface Refused {
  files: FileProblem[];
  tables: TableProblem[];
  lost: string[];
  minutes: number;
}
export const NOTHING_REFUSED: Refused = { files: [], tables: [], lost: [], minutes: 0 };
