import { describe, expect, it } from "vitest";
import { MAIN } from "~/assessment/answers/rules/fields";
import type { Answer } from "~/assessment/answers/rules/value";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { openWorkbook } from "~/assessment/workbook/open-workbook";
import { readAnswers } from "~/assessment/workbook/rules/read-answers";
import { buildSheets } from "~/assessment/workbook/sheets";
import { LANGUAGES, type Language } from "~/core/language";
import { translator } from "~/i18n/i18n.server";
import { readFormat, showNumber } from "~/platform/files/xlsx/number-formats";
import { writeXlsx } from "~/platform/files/xlsx/write-xlsx";
import { changePart, type Filling, fillIn, partsOf } from "../support/workbooks";

const [HEADCOUNT, TURNOVER] = ["demographics.headcount", "demographics.turnover"];
const [PERCENT, YEAR] = ["ghg-emissions-reduction.target-percent", "ghg-emissions-reduction.target-year"];
const SCOPE_1 = "ghg-emissions-reduction.scope-1";

function makeBook(language: Language = "en", answers: [string, Answer & { revision: number }][] = [], isOpen = true) {
  return writeXlsx(
    buildSheets({
      sealedId: "s".repeat(43),
      assessment: "Progress",
      catalogue: newestProgress,
      answers: new Map(answers),
      isOpen,
      isCompleted: !isOpen,
      language,
      companyName: "Acme",
      date: "21 November 2026",
      thisYear: 2026,
      address: "https://kompas.example/workbook/x",
      t: translator(language, "workbook"),
    }),
  );
}

function readBook(bytes: Uint8Array<ArrayBuffer>, language: Language = "en", currency = "ZAR") {
  const opened = openWorkbook(bytes, language);
  if (!opened.ok) throw new Error(opened.reason);
  return readAnswers(newestProgress, opened.rows, { currency });
}

/** How a cell is read after a program has given it a format: the answer, or the fault and its details. */
function taken(
  filling: Filling,
  { language = "en", currency = "ZAR" }: { language?: Language; currency?: string } = {},
) {
  const { answers, problems } = readBook(fillIn(makeBook(), [filling]), language, currency);
  const [problem] = problems;
  return problem ? `${problem.fault}: ${problem.written}` : answers[0]?.fields.find(([part]) => part === MAIN)?.[1];
}
const number = (question: string, value: number | string, format: number | string): Filling => ({
  question,
  raw: `<v>${value}</v>`,
  format,
});

describe("a figure in a cell", () => {
  it.each([
    ["0.5", 9, "50.000000"],
    ["0.5", 10, "50.000000"],
    ["0.07", "0.0%", "7.000000"],
    ["0.123456", "#,##0.00\\ %", "12.345600"],
    ["0.5", 0, "0.500000"],
    ["50", 1, "50.000000"],
    ["50", '0"%"', "50.000000"],
    ["50", "0\\%", "50.000000"],
    ["50", "@", "50.000000"],
  ])("of %s with the format %j is %s percent", (value, format, figure) => {
    expect(taken(number(PERCENT, value, format))).toBe(figure);
  });

  it("may be written with a percent sign where a percentage is asked for, and nowhere else", () => {
    expect(taken({ question: PERCENT, answer: "12.5 %" })).toBe("12.5");
    expect(taken({ question: HEADCOUNT, answer: "12 %" })).toBe("not-a-number: 12 %");
    expect(taken(number(HEADCOUNT, 0.5, 9))).toBe("percent: 50%");
    expect(taken(number(TURNOVER, 0.125, "0.0%"), { language: "fr" })).toBe("percent: 12,5%");
  });

  it.each([
    ["46366", 16, "10-Dec"],
    ["46366", "yyyy-mm-dd", "2026-12-10"],
    ["46366", 14, "2026-12-10"],
    ["46366", "[$-409]d\\ mmmm\\ yyyy;@", "10 December 2026"],
    ["46366", "dddd, dd/mm/yy", "Thursday, 10/12/26"],
    ["46366.5", 22, "2026-12-10 12:00"],
    ["0.4236111111", 20, "10:10"],
    ["0.9236111111", 18, "10:10 PM"],
    ["1.5", 46, "36:00:00"],
    ["0.0070833333", 45, "10:12"],
    ["10", 17, "Jan-00"],
    ["1", "dd/mm/yyyy", "01/01/1900"],
    ["61", "dd/mm/yyyy", "01/03/1900"],
    ["-5", 14, "-5"],
    ["1e300", 14, "1e300"],
  ])("of %s with the format %j is a date or a time and reported as %j, whatever is asked", (value, format, shown) => {
    for (const question of [HEADCOUNT, PERCENT, YEAR]) {
      expect(taken(number(question, value, format))).toBe(`moment: ${shown}`);
    }
  });

  it("that a program turned into a date is reported in the reader's language, in every kind of cell", () => {
    expect(taken(number(HEADCOUNT, 46366, 16), { language: "fr" })).toBe("moment: 10-déc.");
    expect(taken(number(HEADCOUNT, 46366, "d mmmm"), { language: "ms" })).toBe("moment: 10 Disember");
    expect(taken({ question: HEADCOUNT, raw: "<v>46366</v>", format: 16 })).toBe("moment: 10-Dec");
    const book = fillIn(makeBook(), [number(HEADCOUNT, 44904, 16)]);
    const since1904 = changePart(book, "xl/workbook.xml", (xml) =>
      xml.replace("<bookViews>", '<workbookPr date1904="1"/><bookViews>'),
    );
    expect(readBook(since1904).problems).toMatchObject([{ fault: "moment", written: "10-Dec" }]);
  });

  it.each([
    ['"R"\\ #,##0.00', "ZAR", "1200000.000000"],
    ["[$R-1C09]\\ #,##0", "ZAR", "1200000.000000"],
    ['_("ZAR"* #,##0.00_)', "ZAR", "1200000.000000"],
    [44, "ZAR", "1200000.000000"],
    [7, "MYR", "1200000.000000"],
    ["[$RM-43E]#,##0.00", "MYR", "1200000.000000"],
    ["\\R\\M#,##0", "MYR", "1200000.000000"],
    ["#,##0.00\\ [$€-40C]", "EUR", "1200000.000000"],
    ["[$$-4809]#,##0", "SGD", "1200000.000000"],
    ['#,##0"\u202fF\u202fCFA"', "XOF", "1200000.000000"],
    ["[$$-409]#,##0.00", "ZAR", "currency: $ 1,200,000"],
    ["[$€-2]\\ #,##0", "ZAR", "currency: € 1,200,000"],
    ['"RM"#,##0', "ZAR", "currency: RM 1,200,000"],
    ["[$USD]\\ #,##0", "MYR", "currency: USD 1,200,000"],
    ['#,##0\\ "€"', "MYR", "currency: € 1,200,000"],
  ] as const)("with the format %j of a company with %s is %s of turnover", (format, currency, told) => {
    expect(taken(number(TURNOVER, 1_200_000, format), { currency })).toBe(told);
  });

  it("of any currency is reported where something else is asked for", () => {
    expect(taken(number(HEADCOUNT, 12, '"R"\\ #,##0'))).toBe("currency: R 12");
    expect(taken(number(PERCENT, 12, "[$RM-43E]#,##0"))).toBe("currency: RM 12");
  });

  it.each([
    "#,##0",
    "0.00E+00",
    '0.0" kg"',
    '#,##0\\ "people"',
    "[Red]#,##0;[Blue]-#,##0",
    '0"h"',
    "# ?/?",
    "General",
    "_-* #,##0_-",
    '0,"K"',
  ])("with the format %j is the figure stored in the file", (format) => {
    expect(taken(number(HEADCOUNT, 12.5, format))).toBe("12.500000");
  });

  it("is shown quickly, however odd its format is", () => {
    const began = performance.now();
    for (const code of ["m", '"', "[", "\\", "mmm ", "h:", "_", ";", "E+", "[$"].map((each) =>
      each.repeat(255 / each.length),
    )) {
      const format = readFormat(code);
      for (let times = 0; times < 100; times += 1) showNumber("46366.123", format, { is1904: false, language: "en" });
    }
    expect(performance.now() - began).toBeLessThan(2000);
  });
});

describe("a cell of the product's own workbook", () => {
  const stored: [string, Answer & { revision: number }][] = [
    [PERCENT, { value: { number: 12.3 }, revision: 1 }],
    [HEADCOUNT, { value: { number: 1234.5 }, revision: 1 }],
    [YEAR, { value: { text: "2030" }, revision: 1 }],
  ];
  /** The cell of a question's answer, and its validation rule. */
  function cellOf(book: Uint8Array<ArrayBuffer>, question: string, option = "") {
    for (const [name, xml] of partsOf(book)) {
      if (!name.includes("worksheets/")) continue;
      const asked = `<t xml:space="preserve">${question}</t></is></c><c r="B`;
      for (const [row] of xml.matchAll(/<row r="\d+">.*?<\/row>/gs)) {
        const isOption = option === "" || row.includes(`<t xml:space="preserve">${option}</t>`);
        const [cell = "", place = ""] = /<c r="(F\d+)"[^>]*(?:\/>|>.*?<\/c>)/.exec(row) ?? [];
        if (!row.includes(asked) || !isOption) continue;
        const rule = [...xml.matchAll(/<dataValidation .*?<\/dataValidation>/g)].find(([each]) =>
          new RegExp(`[" ]${place}[" ]`).test(/sqref="[^"]*"/.exec(each)?.[0] ?? ""),
        );
        return { cell, rule: rule?.[0] ?? "" };
      }
    }
    throw new Error(question);
  }
  const formatOf = (book: Uint8Array<ArrayBuffer>, cell: string) => {
    const [, listed = ""] = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(partsOf(book).get("xl/styles.xml") ?? "") ?? [];
    const styles = [...listed.matchAll(/<xf numFmtId="(\d+)"/g)].map(([, id]) => Number(id));
    return styles[Number(/ s="(\d+)"/.exec(cell)?.[1])];
  };

  it.each(LANGUAGES)("has the format of its answer and a rule for it, in %s", (language) => {
    const book = makeBook(language, stored);
    const t = translator(language, "workbook");
    const [percent, people, year, amount] = [PERCENT, HEADCOUNT, YEAR, SCOPE_1].map((id) => cellOf(book, id));
    expect(
      [percent, people, year].map((each) => [
        formatOf(book, each?.cell ?? ""),
        /<v>(.*)<\/v>/.exec(each?.cell ?? "")?.[1],
      ]),
    ).toEqual([
      [10, "0.123"],
      [0, "1234.5"],
      [0, "2030"],
    ]);
    expect(percent?.rule).toMatch(/type="decimal" operator="between".*<formula1>0<\/formula1><formula2>1<\/formula2>/);
    expect(percent?.rule).toContain(t("choice.percentBetween", { min: "0", max: "100" }));
    expect(people?.rule).toMatch(/type="decimal" operator="between".*<formula1>0<\/formula1>/);
    expect(year?.rule).toMatch(/type="whole" operator="between".*<formula1>2000<\/formula1><formula2>2100<\/formula2>/);
    expect(amount?.rule ?? "").not.toContain('type="list"');
    const titles = [...partsOf(book).values()].join("").matchAll(/errorTitle="([^"]*)" error="([^"]*)"/g);
    for (const [, title = "", message = ""] of titles)
      expect([title.length <= 32, message.length <= 225]).toEqual([true, true]);
    // Reading the workbook returns what was written.
    const fields = readBook(book, language).answers.map(({ questionId, fields: [first] }) => [
      questionId,
      Number(first?.[1]),
    ]);
    expect(Object.fromEntries(fields)).toMatchObject({ [PERCENT]: 12.3, [HEADCOUNT]: 1234.5, [YEAR]: 2030 });
  });

  it("may be reformatted in spite of the sheet's protection, and has no rule where it is read-only", () => {
    const xml = [...partsOf(makeBook()).values()].join("");
    expect(xml).toContain('<sheetProtection sheet="1" objects="1" scenarios="1" formatCells="0"');
    expect([...partsOf(makeBook("en", stored, false)).values()].join("")).not.toContain("dataValidation ");
  });
});
