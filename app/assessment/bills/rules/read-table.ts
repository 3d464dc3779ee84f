import { lastDayOf } from "../../../core/days/days";
import { roundNumber } from "../../../core/numbers";
import type { Asked, Bill, BillUnit, Spot, Supply } from "./bill";
import { type Days, dateOrder, findDates, readMonth } from "./dates";
import type { Common } from "./description";
import { decimalMark, type Mark, readingsOf } from "./figures";
import { has, phrases, wordsOf } from "./words";

/** A cell of a table from a supplier's portal. */
export interface TableCell {
  text: string;
  /** A number as the file stores it: its point is a decimal point. */
  isNumber?: boolean;
}

type Column = "from" | "to" | "month" | "date" | "meter" | "quantity" | "product" | "kind";

/** Words of headings that a table has beside those of bills. */
const HEADINGS: Record<Exclude<Column, "quantity">, string[]> = {
  from: [
    "from",
    "start",
    "start date",
    "period start",
    "from date",
    "du",
    "début",
    "date de début",
    "dari",
    "mula",
    "tarikh mula",
    "previous reading date",
  ],
  to: [
    "to",
    "end",
    "end date",
    "period end",
    "to date",
    "au",
    "fin",
    "date de fin",
    "hingga",
    "akhir",
    "tarikh akhir",
    "current reading date",
  ],
  month: ["month", "billing month", "mois", "bulan", "bulan bil"],
  date: ["date", "day", "transaction date", "jour", "tarikh", "tarikh transaksi", "reading date"],
  meter: ["meter", "meter no", "meter number", "compteur", "n° de compteur", "no meter", "nombor meter"],
  product: ["product", "fuel", "fuel type", "grade", "produit", "carburant", "produk", "bahan api"],
  kind: ["reading type", "type", "status", "type de relevé", "jenis bacaan", "jenis"],
};

const HEAD_ROWS = 30;

export type TableVerdict =
  | { ok: true; bills: Bill[] }
  | { ok: false; reason: "no-heading" | "several-amounts" | "no-rows" | "too-many" };

/** Most bills that one table may give. Rows of single days become months first. */
const MAX_BILLS = 60;

/** The bills in a table: a row each, or rows of single days as the months that they are in. */
export function readTable(rows: readonly (readonly TableCell[])[], common: Common): TableVerdict {
  const head = rows.slice(0, HEAD_ROWS).findIndex((cells) => columnsOf(cells, common) !== null);
  const columns = head < 0 ? null : columnsOf(rows[head] ?? [], common);
  if (!columns) return { ok: false, reason: "no-heading" };
  if (columns === "several") return { ok: false, reason: "several-amounts" };
  const body = rows.slice(head + 1).filter((cells) => cells.some(({ text }) => text.trim() !== ""));
  const { at, unit } = columns;
  const quantities = body.flatMap((cells) => {
    const cell = cells[at.quantity ?? -1];
    return cell && !cell.isNumber ? [cell.text] : [];
  });
  const dated = body.flatMap((cells) => [at.from, at.to, at.date].flatMap((column) => cells[column ?? -1]?.text ?? []));
  const reading: Reading = { at, unit, common, mark: decimalMark(quantities, null), order: dateOrder(dated, null) };
  const bills = body.flatMap((cells, index) => readRow(cells, head + 2 + index, reading) ?? []);
  if (bills.length === 0) return { ok: false, reason: "no-rows" };
  const joined = at.date !== undefined && at.from === undefined ? joinDays(bills) : bills;
  return joined.length > MAX_BILLS ? { ok: false, reason: "too-many" } : { ok: true, bills: joined };
}

interface Columns {
  at: Partial<Record<Column, number>>;
  unit: BillUnit;
}

function columnsOf(cells: readonly TableCell[], common: Common): Columns | "several" | null {
  const plain = cells.map(({ text }) => wordsOf(text));
  const at: Columns["at"] = {};
  for (const [column, texts] of Object.entries(HEADINGS) as [Exclude<Column, "quantity">, string[]][]) {
    const names = phrases(texts);
    const index = plain.findIndex((words) => names.some((name) => name.join(" ") === words.join(" ")));
    if (index >= 0) at[column] = index;
  }
  const unitOf = (words: string[]): BillUnit | null => {
    const named = (["kwh", "mwh", "litre"] as const).filter((unit) => has(words, phrases(common.units[unit])));
    return named.length === 1 ? (named[0] ?? null) : null;
  };
  const asides = phrases(common.asides);
  const amounts = plain.flatMap((words, index) => {
    const unit = unitOf(words);
    return unit && !has(words, asides) && !has(words, phrases(common.currencies)) ? [{ index, unit, words }] : [];
  });
  const totals = amounts.filter(
    ({ words }) => has(words, phrases(common.totals)) || has(words, phrases(common.labels.total)),
  );
  const [amount, second] = totals.length > 0 ? totals : amounts;
  const hasDays = (at.from !== undefined && at.to !== undefined) || at.month !== undefined || at.date !== undefined;
  if (!amount || !hasDays) return null;
  return second ? "several" : { at: { ...at, quantity: amount.index }, unit: amount.unit };
}

interface Reading extends Columns {
  common: Common;
  mark: Mark;
  order: ReturnType<typeof dateOrder>;
}

/** A row as a bill; null for one without an amount, and for a sum below the others. */
function readRow(cells: readonly TableCell[], number: number, { at, unit, common, mark, order }: Reading): Bill | null {
  const cell = (column: Column) => cells[at[column] ?? -1];
  const written = cell("quantity");
  const text = cells.map((each) => each.text).join(" | ");
  const spot: Spot = { page: number, text: text.slice(0, 160) };
  if (!written?.text.trim() || has(wordsOf(text), phrases(common.totals))) return null;
  const asked: Asked[] = [];
  const ask = (what: Asked["what"], why: Asked["why"]) => void asked.push({ what, why, seen: [spot] });
  const stored = written.isNumber ? Number(written.text) : Number.NaN;
  const values = written.isNumber && Number.isFinite(stored) ? [stored] : readingsOf(written.text, mark);
  const [value] = values;
  if (values.length !== 1) ask("quantity", "ambiguous");
  const period = periodIn((column) => cell(column)?.text ?? "", order);
  if (!period) ask("period", "ambiguous");
  const product = cell("product")?.text ?? "";
  const supply = unit === "litre" ? supplyOf(product || text, common) : "electricity";
  if (!supply) ask("supply", "missing");
  const meter = cell("meter")?.text.trim() ?? "";
  const kind = wordsOf(cell("kind")?.text ?? "");
  return {
    supplier: null,
    supply,
    meter: meter ? { value: meter, at: spot } : null,
    from: period && { value: period.from, at: spot },
    to: period && { value: period.to, at: spot },
    startsAfter: false,
    quantity: values.length === 1 && value !== undefined ? { value, at: spot } : null,
    unit,
    isEstimate: has(kind, phrases(common.estimated)),
    isCredit: values.length === 1 && (value ?? 0) < 0,
    asked,
  };
}

function periodIn(textOf: (column: Column) => string, order: Reading["order"]): { from: string; to: string } | null {
  const only = (column: Column): string | null => {
    const found = findDates(textOf(column), order);
    const days: Days | undefined = found.length === 1 ? found[0]?.days : undefined;
    return days?.length === 1 ? days[0] : null;
  };
  const [from, to] = [only("from"), only("to")];
  if (from && to) return from <= to ? { from, to } : null;
  const month = readMonth(textOf("month"));
  if (month) return { from: `${month}-01`, to: lastDayOf(month) };
  const date = only("date");
  return date ? { from: date, to: date } : null;
}

function supplyOf(text: string, common: Common): Supply | null {
  const words = wordsOf(text);
  if (has(words, phrases(common.otherProducts))) return null;
  const named = common.products.filter(({ names }) => has(words, phrases(names)));
  return named.length === 1 ? (named[0]?.supply ?? null) : null;
}

/** Rows of single days, as the months that they are in. A row that must be asked about stays by itself. */
function joinDays(bills: readonly Bill[]): Bill[] {
  const joined = new Map<string, Bill>();
  const rest: Bill[] = [];
  for (const bill of bills) {
    const { from, to, quantity } = bill;
    if (bill.asked.length > 0 || !from || !to || !quantity) {
      rest.push(bill);
      continue;
    }
    const key = [bill.supply, bill.meter?.value, from.value.slice(0, 7)].join();
    const former = joined.get(key);
    if (!former?.from || !former.to || !former.quantity) joined.set(key, bill);
    else {
      joined.set(key, {
        ...former,
        from: from.value < former.from.value ? from : former.from,
        to: to.value > former.to.value ? to : former.to,
        quantity: { value: roundNumber(former.quantity.value + quantity.value), at: former.quantity.at },
        isEstimate: former.isEstimate || bill.isEstimate,
      });
    }
  }
  return [...[...joined.values()].map((bill) => ({ ...bill, isCredit: (bill.quantity?.value ?? 0) < 0 })), ...rest];
}
