import { decide, findAmounts, type Seeking, sumsOf } from "./amounts";
import { type Asked, type Bill, type BillUnit, type Line, unitFits } from "./bill";
import { dateOrder } from "./dates";
import type { Common, Description, Labels } from "./description";
import { decimalMark } from "./figures";
import { readStatement } from "./fuel";
import { findPeriod, startsAfter } from "./periods";
import { type Candidate, columnOf, findLabels, liesIn, type Row, toRows } from "./rows";
import { isCredit, plainWords, type Scene } from "./scene";
import { has, type Phrase, phrases, spotOf } from "./words";

/** What a reader knows. */
export interface Known {
  common: Common;
  suppliers: readonly Description[];
}

/** Lines at the top of a bill, where its supplier's name is. */
const TOP = 8;

/** All that a bill's lines say: one bill, or one for each meter or product. Whatever is not certain is asked for. */
export function readBill(lines: readonly Line[], known: Known): Bill[] {
  const rows = toRows(lines);
  const description = findSupplier(rows, known.suppliers);
  const marks = rows.flatMap(({ text, plain }) => [...text.split(/\s+/), ...plain]).filter((word) => /\d/.test(word));
  const undated = marks.filter((word) => !/[/]|\d\.\d+\.\d|\d-\d/.test(word));
  const scene: Scene = {
    rows,
    common: known.common,
    description,
    labels: labelsOf(known.common.labels, description?.labels),
    mark: decimalMark(undated, description?.mark ?? null),
    order: dateOrder(
      rows.map(({ text }) => text),
      description?.order ?? null,
    ),
  };
  const supply = supplyOf(scene);
  if (supply === "fuel") return readStatement(scene);
  const bills = readElectricity(scene);
  if (supply === "electricity") return bills;
  return bills.map((bill) => ({
    ...bill,
    supply: null,
    asked: [{ what: "supply", why: supply, seen: [] }, ...bill.asked],
  }));
}

function labelsOf(common: Labels, own: Partial<Labels> = {}): Scene["labels"] {
  const names = Object.keys(common) as (keyof Labels)[];
  return Object.fromEntries(
    names.map((name) => [name, phrases([...common[name], ...(own[name] ?? [])])]),
  ) as Scene["labels"];
}

/** The one supplier that a bill names; if it names several, the one at its top. Null if that is none or several too. */
function findSupplier(rows: readonly Row[], suppliers: readonly Description[]): Description | null {
  const named = (some: readonly Row[]) =>
    suppliers.filter(({ marks }) => some.some(({ plain }) => has(plain, phrases(marks))));
  const all = named(rows);
  const found = all.length > 1 ? named(rows.slice(0, TOP)) : all;
  return found.length === 1 ? (found[0] ?? null) : null;
}

function supplyOf({ rows, common, description }: Scene): "electricity" | "fuel" | "missing" | "several" {
  if (description) return description.supply === "electricity" ? "electricity" : "fuel";
  const says = (texts: readonly string[]) => rows.some(({ plain }) => has(plain, phrases(texts)));
  const isPower = says(common.electricity);
  const isFuel =
    !says(common.units.kwh) && common.products.some(({ names }) => says(names)) && says(common.units.litre);
  if (isFuel) return isPower ? "several" : "fuel";
  if (says(common.otherEnergy)) return isPower ? "several" : "missing";
  return isPower ? "electricity" : "missing";
}

/** Lines that are about electricity, on a bill that is about other services too. */
function partOf({ rows, description }: Scene): Row[] {
  const part = description?.part;
  if (!part) return rows;
  const isHeading = ({ words, plain }: Row, texts: readonly string[]) =>
    words.length <= 6 && !words.some(({ text }) => /\d/.test(text)) && has(plain, phrases(texts));
  if (!rows.some((row) => isHeading(row, part.begins))) return rows;
  let isInside = false;
  return rows.filter((row) => {
    if (isHeading(row, part.begins)) isInside = true;
    else if (isHeading(row, part.ends)) isInside = false;
    return isInside;
  });
}

function readElectricity(scene: Scene): Bill[] {
  const { common, labels, description } = scene;
  const part = partOf(scene);
  const all = Object.values(labels).flat();
  const asides = phrases(common.asides);
  const totals = phrases(common.totals);
  const units = new Map<string, BillUnit | "money" | "other">([
    ...common.otherUnits.map((word) => [word, "other"] as const),
    ...common.currencies.map((word) => [word, "money"] as const),
    ...common.units.kwh.map((word) => [word, "kwh"] as const),
    ...common.units.mwh.map((word) => [word, "mwh"] as const),
    ...common.units.litre.map((word) => [word, "other"] as const),
  ]);
  const seeking: Seeking<BillUnit> = {
    labels: [],
    all,
    asides,
    totals,
    plain: plainWords(common),
    mark: scene.mark,
    needsUnit: true,
    unitOf: (word) => units.get(word) ?? null,
  };
  const amounts = (name: "total" | "usage") => findAmounts(part, { ...seeking, labels: labels[name] });
  const plainNumber = (name: "previous" | "current" | "multiplier" | "days", rows = part) =>
    findAmounts(rows, {
      ...seeking,
      labels: labels[name],
      totals: [],
      needsUnit: false,
      ...(name === "days" ? { unitOf: unitOfDays } : {}),
    });

  const meters = findMeters(part, labels.meter, all);
  const [stated, used] = [amounts("total"), amounts("usage")];
  const period = readPeriod(scene, part, all, asides, plainNumber("days"));
  const flags = { isEstimate: isEstimate(scene, part), isCredit: isCredit(scene) };
  const base = { supplier: description?.id ?? null, supply: "electricity" as const, ...period.read, ...flags };

  const finish = (candidates: Candidate<BillUnit>[], meter: Bill["meter"], difference: number | null): Bill => {
    const verdict = decide(candidates, difference);
    const seen = candidates.map(({ at }) => at).slice(0, 4);
    // Where all candidates name one unit, only the number is asked for.
    const [only = null, second] = new Set(candidates.map(({ unit }) => unit));
    const bill: Bill = {
      ...base,
      meter,
      quantity: null,
      unit: second === undefined ? only : null,
      asked: [...period.asked],
    };
    const ask = (what: Asked["what"], why: Asked["why"]) => ({ ...bill, asked: [...bill.asked, { what, why, seen }] });
    if ("why" in verdict) return ask("quantity", verdict.why);
    const { unit = null, at = { page: 1, text: "" } } = candidates[verdict.index] ?? {};
    if (unit === null || candidates.some((each) => each.unit !== unit) || !unitFits("electricity", unit)) {
      return ask("quantity", "several");
    }
    if (difference !== null && !(Math.abs(difference - verdict.value) <= TOLERANCE))
      return ask("quantity", "contradicted");
    const read = { ...bill, unit, quantity: { value: verdict.value, at } };
    if (flags.isCredit && verdict.value > 0) {
      return { ...read, quantity: null, asked: [...bill.asked, { what: "sign", why: "credit", seen }] };
    }
    return { ...read, isCredit: flags.isCredit || verdict.value < 0 };
  };

  if (meters.length > 1) {
    const usage = used.filter(({ isSum }) => !isSum);
    const total = [...stated, ...used.filter(({ isSum }) => isSum)];
    const parts = meters.map(({ from, to }) => usage.filter(({ row }) => row >= from && row < to));
    const decided = parts.map((candidates) => decide(candidates));
    const sum = decided.reduce<number | null>((so, each) => (so === null || "why" in each ? null : so + each.value), 0);
    const whole = decide(total);
    // The sum of the bill confirms what its meters say; without one, every usage must belong to one of them.
    const isConfirmed = "why" in whole ? total.length === 0 : sum !== null && Math.abs(whole.value - sum) <= TOLERANCE;
    if (sum !== null && isConfirmed && parts.flat().length === usage.length) {
      return parts.map((candidates, index) => finish(candidates, meters[index]?.found ?? null, null));
    }
    const joined = meters.map(({ found }) => found.value).join(" + ");
    // What the meters say must come to the sum of the bill, also where it is not clear which of them says it.
    const said = usage.reduce<number | null>(
      (so, { values: [value, second] }) =>
        so === null || value === undefined || second !== undefined ? null : so + value,
      0,
    );
    return [
      finish(
        total,
        { value: joined, at: meters[0]?.found.at ?? { page: 1, text: "" } },
        usage.length > 0 ? (said ?? Number.NaN) : null,
      ),
    ];
  }

  const difference = differenceOf(plainNumber("previous"), plainNumber("current"), plainNumber("multiplier"));
  const meter = meters[0]?.found ?? null;
  const [total, usage] = [sumsOf(stated), sumsOf(used)];
  if (total.length === 0) return [finish(usage, meter, difference)];
  const [whole, parts] = [decide(total, difference), decide(usage, difference)];
  if (!("why" in whole) && !("why" in parts) && Math.abs(whole.value - parts.value) > TOLERANCE) {
    return [finish([...total, ...usage], meter, difference)];
  }
  return [finish(total, meter, difference)];
}

/** Readings and usage are rounded each by itself. */
const TOLERANCE = 1.5;

const unitOfDays = (word: string) =>
  ["days", "day", "jours", "jour", "hari"].includes(word) ? ("day" as never) : null;

/** What the meter says: the difference of its readings; null if they are not all there. */
function differenceOf(
  previous: Candidate<unknown>[],
  current: Candidate<unknown>[],
  multiplier: Candidate<unknown>[],
): number | null {
  const [before, after, times] = [decide(previous), decide(current), decide(multiplier)];
  if ("why" in before || "why" in after) return null;
  if ("why" in times && times.why !== "missing") return null;
  const difference = (after.value - before.value) * ("why" in times ? 1 : times.value);
  // A meter that has begun again from zero.
  return difference < 0 ? null : difference;
}

function readPeriod(
  scene: Scene,
  part: Row[],
  all: Phrase[],
  asides: Phrase[],
  days: Candidate<unknown>[],
): { read: Pick<Bill, "from" | "to" | "startsAfter">; asked: Asked[] } {
  const { labels, order, rows } = scene;
  const asked = { ...labels, all, asides, plain: plainWords(scene.common) };
  const inPart = findPeriod(part, asked, order);
  const found = !inPart.ok && inPart.why === "missing" && part !== rows ? findPeriod(rows, asked, order) : inPart;
  const none = { from: null, to: null, startsAfter: false };
  if (!found.ok) return { read: none, asked: [{ what: "period", why: found.why, seen: found.seen }] };
  const { from, to, at } = found;
  const counted = decide(days);
  const after = "why" in counted ? false : startsAfter(from, to, counted.value);
  if (after === null || ("why" in counted && counted.why !== "missing")) {
    return { read: none, asked: [{ what: "period", why: "contradicted", seen: [at.from] }] };
  }
  return {
    read: { from: { value: from, at: at.from }, to: { value: to, at: at.to }, startsAfter: after },
    asked: [],
  };
}

interface Meter {
  found: NonNullable<Bill["meter"]>;
  /** The rows that are about it. */
  from: number;
  to: number;
}

/** A meter's number: at least four digits, perhaps among letters; no date and no decimals. */
const METER = /^(?=(?:.*\d){4})[A-Z0-9][A-Z0-9/-]{3,19}$/i;

function findMeters(rows: readonly Row[], sought: readonly Phrase[], all: readonly Phrase[]): Meter[] {
  const found = new Map<string, { row: Row; at: number }>();
  const add = (row: Row, at: number) => {
    const text = row.words[at]?.text.replace(/[:;,.]+$/, "") ?? "";
    const isNumber = METER.test(text) && !/^\d{1,4}[/-]\d{1,2}[/-]\d{1,4}$/.test(text);
    if (isNumber && !found.has(text)) found.set(text, { row, at: row.index });
    return isNumber;
  };
  rows.forEach((row, index) => {
    for (const place of findLabels(row, sought, all)) {
      let at = place.end;
      while (at < row.words.length && (row.plain[at] === "" || row.plain[at] === "no")) at += 1;
      if (at < row.words.length && add(row, at)) continue;
      const column = columnOf(row, place);
      for (const below of rows.slice(index + 1, index + 8)) {
        const inColumn = below.words.findIndex((_, each) => liesIn(below, { start: each, end: each + 1 }, column));
        if (inColumn < 0) continue;
        if (!add(below, inColumn)) break;
      }
    }
  });
  const sorted = [...found].sort(([, one], [, other]) => one.at - other.at);
  return sorted.map(([value, { row, at }], index) => ({
    found: { value, at: spotOf(row) },
    from: at,
    to: sorted[index + 1]?.[1].at ?? Number.POSITIVE_INFINITY,
  }));
}

const NOT = ["not", "non", "pas", "bukan", "no"];

/** A line that says so of a reading. A legend that explains both kinds says nothing. */
function isEstimate({ common, labels }: Scene, part: readonly Row[]): boolean {
  const [estimated, actual] = [phrases(common.estimated), phrases(common.actual)];
  const about = [
    ...labels.usage,
    ...labels.total,
    ...labels.meter,
    ...labels.current,
    ...phrases(["reading", "bacaan", "relevé", "index"]),
  ];
  return part.some(
    ({ plain }) =>
      has(plain, estimated) &&
      !has(plain, actual) &&
      !plain.some((word) => NOT.includes(word)) &&
      (plain.length <= 3 || has(plain, about)),
  );
}
