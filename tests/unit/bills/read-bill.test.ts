import { beforeAll, describe, expect, test } from "vitest";
import { COMMON } from "~/assessment/bills/content/common";
import { SUPPLIERS } from "~/assessment/bills/content/suppliers";
import type { Bill } from "~/assessment/bills/rules/bill";
import { readBill } from "~/assessment/bills/rules/read-bill";
import { readText } from "~/platform/files/pdf/read-text.server";
import { linesOfBill, loadFont, type MadeBill, makeBill, pdfOfBill, type Truth } from "../../support/bills";

const KNOWN = { common: COMMON, suppliers: SUPPLIERS };
const BILLS = 400;

/** Each figure of a bill: read right, asked for, or wrong. */
function judge({ truths }: MadeBill, read: Bill[]): { right: number; asked: string[]; wrong: string[] } {
  const verdict = { right: 0, asked: [] as string[], wrong: [] as string[] };
  const compare = (what: string, isAsked: boolean, given: unknown, truth: unknown) => {
    if (isAsked) verdict.asked.push(what);
    else if (given === truth) verdict.right += 1;
    else verdict.wrong.push(`${what}: ${String(given)} instead of ${String(truth)}`);
  };
  const [first] = truths;
  if (!first) throw new Error("A bill says something");
  const joined: Truth[] = [
    { ...first, meter: null, quantity: truths.reduce((sum, { quantity }) => sum + quantity, 0) },
  ];
  // A bill with several meters may be read as their sum; one without a product is asked about.
  const sought = read.length === truths.length ? truths : joined;
  for (const [index, truth] of sought.entries()) {
    const bill =
      read.find(
        ({ supply, meter }) =>
          supply === truth.supply && (read.length === 1 || !truth.meter || meter?.value === truth.meter),
      ) ?? read[index];
    if (!bill) {
      verdict.wrong.push("no bill");
      continue;
    }
    const asks = (...what: string[]) => bill.asked.some((each) => what.includes(each.what));
    compare("supply", asks("supply"), bill.supply, truth.supply);
    compare("from", asks("period"), bill.from?.value, truth.from);
    compare("to", asks("period"), bill.to?.value, truth.to);
    if (truth.startsAfter !== null && !asks("period")) compare("first day", false, bill.startsAfter, truth.startsAfter);
    compare("quantity", asks("quantity", "sign"), bill.quantity?.value, truth.quantity);
    if (!asks("quantity", "sign")) compare("unit", false, bill.unit, truth.unit);
    if (truth.meter && bill.meter && read.length === truths.length)
      compare("meter", false, bill.meter.value, truth.meter);
    compare("estimate", false, bill.isEstimate, truth.isEstimate);
    compare("credit", asks("sign"), bill.isCredit, truth.isCredit);
  }
  return verdict;
}

describe("made-up bills", () => {
  beforeAll(loadFont);

  test(`every figure of ${BILLS} is right or asked for, and most are right`, () => {
    const wrong: string[] = [];
    let [figures, right, whole] = [0, 0, 0];
    for (let seed = 1; seed <= BILLS; seed += 1) {
      const bill = makeBill(seed);
      const read = readBill(linesOfBill(bill), KNOWN);
      const verdict = judge(bill, read);
      wrong.push(...verdict.wrong.map((each) => `${seed} (${bill.supplier}): ${each}`));
      figures += verdict.right + verdict.asked.length + verdict.wrong.length;
      right += verdict.right;
      if (verdict.asked.length + verdict.wrong.length === 0) whole += 1;
    }
    expect(wrong).toEqual([]);
    expect(right / figures).toBeGreaterThan(0.85);
    expect(whole / BILLS).toBeGreaterThan(0.85);
  });

  test("a PDF says the same as its lines", async () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const bill = makeBill(seed);
      const text = await readText(await pdfOfBill(bill));
      if (!text.ok) throw new Error(text.reason);
      const strip = (bills: Bill[]) =>
        bills.map(({ quantity, from, to, meter, supply, asked }) => ({
          quantity: quantity?.value,
          from: from?.value,
          to: to?.value,
          meter: meter?.value,
          supply,
          asked: asked.map(({ what, why }) => `${what} ${why}`),
        }));
      expect(strip(readBill(text.lines, KNOWN)), `seed ${seed}`).toEqual(strip(readBill(linesOfBill(bill), KNOWN)));
    }
  });
});
