import { describe, expect, test } from "vitest";
import { COMMON } from "~/assessment/bills/content/common";
import { SUPPLIERS } from "~/assessment/bills/content/suppliers";
import type { Line } from "~/assessment/bills/rules/bill";
import { dateOrder, findDates, periodOf } from "~/assessment/bills/rules/dates";
import { decimalMark, readingsOf } from "~/assessment/bills/rules/figures";
import { readBill } from "~/assessment/bills/rules/read-bill";
import { readCsv } from "~/assessment/bills/rules/read-csv";
import { readTable } from "~/assessment/bills/rules/read-table";

const linesOf = (texts: string[]): Line[] =>
  texts.map((text) => {
    let x = 40;
    const words = text.split(" ").map((word) => {
      const placed = { text: word, x, width: word.length * 5 };
      x += word.length * 5 + 3;
      return placed;
    });
    return { page: 1, words };
  });
const read = (texts: string[]) => readBill(linesOf(texts), { common: COMMON, suppliers: SUPPLIERS });
const asked = (texts: string[]) => read(texts).map((bill) => bill.asked.map(({ what, why }) => `${what} ${why}`));

const BILL = ["Electricity bill", "Billing period: 2025-01-01 - 2025-01-31", "Usage: 1234 kWh"];

describe("numbers on bills", () => {
  test.each([
    ["1.234", null, [1.234, 1234]],
    ["1.234", ",", [1234]],
    ["1,234", ".", [1234]],
    ["1 234,50", null, [1234.5]],
    ["1,234.5", ",", [1234.5]],
    ["12,345,678", null, [12_345_678]],
    ["0.218", null, [0.218]],
    ["1234-", null, [-1234]],
    ["1e309", ".", []],
    ["1.2.3", ".", []],
    ["9".repeat(400), ".", []],
  ] as const)("%s with %s", (written, mark, readings) => expect(readingsOf(written, mark)).toEqual(readings));

  test("other numbers show the mark for decimals, unless they contradict", () => {
    expect(decimalMark(["269,01", "1.234"], null)).toBe(",");
    expect(decimalMark(["269.01", "1.234"], null)).toBe(".");
    expect(decimalMark(["269.01", "269,01"], null)).toBeNull();
    expect(decimalMark(["269,01"], ".")).toBeNull();
  });
});

describe("dates on bills", () => {
  const daysOf = (text: string) => findDates(text, null).map(({ days }) => days);

  test("03/04/2026 has two readings, which other dates or the length of a bill decide", () => {
    expect(daysOf("03/04/2026")).toEqual([["2026-04-03", "2026-03-04", ""]]);
    expect(dateOrder(["due 25/03/2026"], null)).toBe("day-first");
    expect(dateOrder(["due 25/03/2026, 03/25/2026"], "day-first")).toBeNull();
    const [first = [""], last = [""]] = daysOf("03/04/2026 - 02/05/2026");
    expect(periodOf(first, last)).toEqual({ from: "2026-04-03", to: "2026-05-02" });
    const [one = [""], other = [""]] = daysOf("02/01/2026 - 04/03/2026");
    expect(periodOf(one, other)).toBeNull();
  });

  test("months have names in three languages, and a date may leave out its year", () => {
    expect(daysOf("1 Ogos 2025, 31 août 2025, 1er févr. 2025, Mar 5, 2025")).toEqual([
      ["2025-08-01"],
      ["2025-08-31"],
      ["2025-02-01"],
      ["2025-03-05"],
    ]);
    expect(daysOf("15 Dec - 14 Jan 2026")).toEqual([["2025-12-15"], ["2026-01-14"]]);
    expect(daysOf("31/02/2026")).toEqual([]);
  });
});

describe("what is not certain is asked for", () => {
  test("a plain bill is read, each figure with its line", () => {
    const [bill] = read(BILL);
    expect(bill?.quantity).toEqual({ value: 1234, at: { page: 1, text: "Usage: 1234 kWh" } });
    expect(bill?.asked).toEqual([]);
  });

  test.each([
    ["an amount with two readings", [...BILL.slice(0, 2), "Usage: 1.234 kWh"], ["quantity ambiguous"]],
    ["two amounts", [...BILL, "Consumption: 900 kWh"], ["quantity several"]],
    [
      "readings that say otherwise",
      [...BILL, "Previous reading: 1000", "Current reading: 3000"],
      ["quantity contradicted"],
    ],
    ["days that say otherwise", [...BILL, "Number of days: 28"], ["period contradicted"]],
    ["an amount of nonsense", [...BILL.slice(0, 2), "Usage: 1e309 kWh"], ["quantity ambiguous"]],
    ["gas beside electricity", [...BILL, "Natural gas"], ["supply several"]],
    ["a credit note without a minus", ["Credit note", ...BILL], ["sign credit"]],
    ["money", [...BILL.slice(0, 2), "Usage: RM 1234"], ["quantity missing"]],
    ["the year before", [...BILL.slice(0, 2), "Usage last year: 1234 kWh"], ["quantity missing"]],
  ])("%s", (_, texts, questions) => expect(asked(texts)).toEqual([questions]));

  test("readings decide between two readings of a number", () => {
    const [bill] = read([...BILL.slice(0, 2), "Usage: 1.234 kWh", "Previous reading: 1000", "Current reading: 2234"]);
    expect(bill?.quantity?.value).toBe(1234);
  });
});

describe("tables from a portal", () => {
  const table = (text: string) => readTable(readCsv(text) ?? [], COMMON);
  const found = (text: string) => {
    const verdict = table(text);
    return verdict.ok
      ? verdict.bills.map(({ supply, from, to, quantity, asked: open }) => [
          supply,
          from?.value,
          to?.value,
          quantity?.value,
          open.length,
        ])
      : verdict.reason;
  };

  test("months, in both notations", () => {
    expect(
      found("Account;123\nMonth;Usage (kWh);Amount\nJan 2025;1.234,50;99,10\n2025-02;900,00;80,00\nTotal;2.134,50;\n"),
    ).toEqual([
      ["electricity", "2025-01-01", "2025-01-31", 1234.5, 0],
      ["electricity", "2025-02-01", "2025-02-28", 900, 0],
    ]);
  });

  test("days become months, each product by itself", () => {
    expect(
      found(
        'Date,Product,Litres\n05/01/2025,Diesel,"40.5"\n25/01/2025,"Euro 5 Diesel",20\n25/01/2025,RON95,30\n02/02/2025,AdBlue,5\n',
      ),
    ).toEqual([
      ["diesel", "2025-01-05", "2025-01-25", 60.5, 0],
      ["petrol", "2025-01-25", "2025-01-25", 30, 0],
      [null, "2025-02-02", "2025-02-02", 5, 1],
    ]);
  });

  test("what cannot be told apart is asked for or refused", () => {
    expect(found("From,To,kWh\n01/02/2025,03/04/2025,1.234\n")).toEqual([
      ["electricity", undefined, undefined, undefined, 2],
    ]);
    expect(found("Month,Import kWh,Peak kWh\nJan 2025,5,3\n")).toEqual([
      ["electricity", "2025-01-01", "2025-01-31", 5, 0],
    ]);
    expect(found("Month,Meter A kWh,Meter B kWh\nJan 2025,5,3\n")).toBe("several-amounts");
    expect(found("a,b\n1,2\n")).toBe("no-heading");
  });
});

describe("what stands beside a label", () => {
  const HEAD = ["Electricity bill", "Billing period: 2025-01-01 - 2025-01-31"];

  test("makes the figure a question, before every label and behind it, if no reader knows the word", () => {
    const { usage, total } = COMMON.labels;
    for (const label of [...usage, ...total]) {
      for (const line of [`Zyrian ${label} 1234 kWh`, `${label} zyrian 1234 kWh`, `12-zyrian ${label} 1234 kWh`])
        expect([line, ...asked([...HEAD, line])]).toEqual([line, ["quantity ambiguous"]]);
      expect(read([...HEAD, `${label} 1234 kWh`])[0]?.quantity?.value, label).toBe(1234);
    }
  });

  test.each([
    [["Usage Day 100 kWh", "Usage Night 200 kWh"], "ambiguous"],
    [["Usage A 100 kWh", "Usage B 200 kWh"], "ambiguous"],
    [["Year to date usage 5 000 kWh"], "ambiguous"],
    [["12-month consumption 5000 kWh"], "ambiguous"],
    [["Usage 300 kWh", "Neighbourhood usage 350 kWh"], "ambiguous"],
    [["Included consumption 600 kWh"], "ambiguous"],
    [["Total usage 500 kWh CR"], "ambiguous"],
    [["Usage (kWh)", "Jan Feb Mar", "300 400 500"], "ambiguous"],
    [
      ["Meter No: 11112222", "Usage 300 kWh", "Meter No: 33334444", "Usage 400 kWh", "Total usage 900 kWh"],
      "contradicted",
    ],
  ])("%j is not read, but asked about", (lines, why) => {
    expect(asked([...HEAD, ...lines])).toEqual([[`quantity ${why}`]]);
  });

  test.each(["Next billing period: 2025-04-01 - 2025-04-30", "Contract from 2025-01-01 to 2025-12-31"])(
    "%s is not the period of the bill",
    (line) => {
      expect(asked(["Electricity bill", line, "Usage: 1234 kWh"])).toEqual([["period missing"]]);
      const [bill] = read([...BILL, line]);
      expect([bill?.from?.value, bill?.asked]).toEqual(["2025-01-01", []]);
    },
  );
});
