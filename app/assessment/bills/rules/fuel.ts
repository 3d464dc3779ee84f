import { decide } from "./amounts";
import type { Bill, Supply } from "./bill";
import { findPeriod } from "./periods";
import { type Candidate, candidateAt, columnOf, datesIn, findLabels, liesIn, numbersIn, type Row } from "./rows";
import { isCredit as isCreditNote, plainWords, type Scene } from "./scene";
import { has, type Phrase, phrases } from "./words";

/** A line of a statement with an amount of a product. */
interface Sale {
  /** Null for a sum without a product; "other" for what is no fuel of the worksheet. */
  product: Supply | "other" | null;
  isDated: boolean;
  isTotal: boolean;
  amount: Candidate<"litre">;
}

const VOLUME = [
  "litres",
  "liter",
  "volume (l)",
  "volume",
  "quantity (l)",
  "quantity",
  "qty (l)",
  "qty",
  "kuantiti",
  "kuantiti (liter)",
].concat(["isipadu", "isipadu (l)", "quantité", "quantité (l)", "litres (l)"]);

/** Litres of each product on a statement of a fuel card. Its sum is taken only if the sales on it come to the same. */
export function readStatement(scene: Scene): Bill[] {
  const { rows, common, labels, order, description, mark } = scene;
  const all = Object.values(labels).flat();
  const period = findPeriod(rows, { ...labels, all, asides: phrases(common.asides), plain: plainWords(common) }, order);
  const base: Omit<Bill, "supply"> = {
    supplier: description?.id ?? null,
    meter: null,
    from: period.ok ? { value: period.from, at: period.at.from } : null,
    to: period.ok ? { value: period.to, at: period.at.to } : null,
    startsAfter: false,
    quantity: null,
    unit: "litre",
    isEstimate: false,
    isCredit: false,
    asked: period.ok ? [] : [{ what: "period", why: period.why, seen: period.seen }],
  };
  const isCredit = isCreditNote(scene);
  const sales = findSales(scene, mark);
  const fuels = [...new Set(sales.flatMap(({ product }) => (product && product !== "other" ? [product] : [])))];
  if (fuels.length === 0) {
    const missing = (["supply", "quantity"] as const).map((what) => ({ what, why: "missing" as const, seen: [] }));
    const asked = [...base.asked, ...missing];
    return [{ ...base, supply: null, isCredit, asked }];
  }
  const isWhole = sales.every(({ product, isTotal }) => product !== null || isTotal);
  return fuels.map((supply): Bill => {
    const own = sales.filter(({ product }) => product === supply);
    const sum = sumOf(own.filter(({ isDated, isTotal }) => isDated && !isTotal));
    const stated = own.filter(({ isDated, isTotal }) => isTotal || !isDated);
    const grand =
      fuels.length === 1 && !sales.some(({ product }) => product === "other")
        ? sales.filter(({ product, isTotal }) => isTotal && product === null)
        : [];
    const given = stated.length > 0 ? stated : grand;
    const seen = (given.length > 0 ? given : own).map(({ amount }) => amount.at).slice(0, 4);
    const ask = (why: "missing" | "several" | "ambiguous" | "contradicted"): Bill => ({
      ...base,
      supply,
      isCredit,
      asked: [...base.asked, { what: "quantity", why, seen }],
    });
    if (!isWhole) return ask("several");
    const candidates = largestOfSums(given.map(({ amount }) => amount));
    const verdict = decide(candidates, sum);
    if ("why" in verdict) return ask(verdict.why);
    if (sum === null || Math.abs(sum - verdict.value) > 0.05) return ask("contradicted");
    if (isCredit && verdict.value > 0)
      return { ...base, supply, isCredit, asked: [...base.asked, { what: "sign", why: "credit", seen }] };
    const at = candidates[verdict.index]?.at ?? { page: 1, text: "" };
    return { ...base, supply, isCredit: isCredit || verdict.value < 0, quantity: { value: verdict.value, at } };
  });
}

/** The sum of sales; null if one of them cannot be read, or there are none. */
function sumOf(sales: readonly Sale[]): number | null {
  if (sales.length === 0) return null;
  return sales.reduce<number | null>((sum, { amount }) => {
    const [value, second] = amount.values;
    return sum === null || value === undefined || second !== undefined ? null : sum + value;
  }, 0);
}

/** Sums of each vehicle come before the one of all: if that is what the others come to, it decides. */
function largestOfSums(amounts: Candidate<"litre">[]): Candidate<"litre">[] {
  if (amounts.length < 3 || amounts.some(({ values }) => values.length !== 1)) return amounts;
  const values = amounts.map(({ values: [value = 0] }) => value);
  const largest = Math.max(...values);
  const rest = values.reduce((sum, value) => sum + value, 0) - largest;
  const isSum = Math.abs(rest - largest) < 0.05 && values.filter((value) => value === largest).length === 1;
  return isSum ? amounts.filter(({ values: [value] }) => value === largest) : amounts;
}

function findSales(scene: Scene, mark: Scene["mark"]): Sale[] {
  const { rows, common, order } = scene;
  const headings = phrases(VOLUME);
  const litres = phrases(common.units.litre);
  const totals = phrases(common.totals);
  const products = common.products.map(({ supply, names }) => ({ supply, names: phrases(names) }));
  const others = phrases(common.otherProducts);
  let column: ReturnType<typeof columnOf> | null = null;
  const sales: Sale[] = [];
  for (const row of rows) {
    const [heading, second] = findLabels(row, headings, headings);
    const numbers = numbersIn(row);
    // A heading has no numbers, and names no product.
    if (heading && numbers.length === 0) {
      column = second ? null : columnOf(row, heading);
      continue;
    }
    const named = numbers.filter(({ end }) => has([row.plain[end] ?? ""], litres));
    const dates = datesIn(row, order);
    const inColumn = column
      ? numbers.filter(
          (number) =>
            column &&
            liesIn(row, number, column) &&
            !dates.some(({ start, end }) => number.start >= start && number.end <= end),
        )
      : [];
    const product = productOf(row, products, others);
    const isTotal = has(row.plain, totals);
    const isSale = product !== null || isTotal;
    const found = named.length > 0 ? named : inColumn;
    const [number = null] = found;
    if (!isSale || !number) continue;
    const isSure =
      found.length === 1 && !row.plain.slice(number.end, number.end + 2).some((word) => word === "cr" || word === "dr");
    sales.push({
      product,
      isDated: dates.length > 0,
      isTotal,
      amount: candidateAt(row, isSure ? number : null, mark, "litre"),
    });
  }
  return sales;
}

/** The product that a line names; "other" if it names several. */
function productOf(
  { plain }: Row,
  products: readonly { supply: Supply; names: Phrase[] }[],
  others: readonly Phrase[],
): Sale["product"] {
  const named = products.filter(({ names }) => has(plain, names)).map(({ supply }) => supply);
  if (has(plain, others)) return "other";
  return named.length > 1 ? "other" : (named[0] ?? null);
}
