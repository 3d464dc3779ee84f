import { describe, expect, it } from "vitest";
import { csvLine, notationFor } from "~/core/csv";
import { UTC } from "~/core/days/days";
import { toFormat } from "~/core/table-format";
import { dayCell, minuteCell, onePage, tableFile } from "~/foundation/web/table-file";
import { decimalNumber, exactPercent, readFigure, wholeNumber, wholePercent } from "~/i18n/format";
import { openZip } from "~/platform/files/zip";

const POINT = { separator: ",", decimal: "." } as const;
const COMMA = { separator: ";", decimal: "," } as const;

describe("ASVS 1.2.10 a line of a CSV file", () => {
  it.each([
    ["=1+1", "'=1+1"],
    ["+27 82 123", "'+27 82 123"],
    ["-2", "'-2"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", '"\'\t=1"'],
    ["\r=1", '"\'\r=1"'],
    ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
    ["＝1", "'＝1"],
  ])("escapes %j so that no spreadsheet runs it", (cell, written) => {
    for (const notation of [POINT, COMMA]) expect(csvLine([cell], notation)).toBe(`${written}\r\n`);
  });

  it.each([
    ["plain words", "plain words"],
    ["a, b", '"a, b"'],
    // Another spreadsheet program would start a new cell after either character, and run it as a formula.
    ["a;=1", '"a;=1"'],
    ["a\t=1", '"a\t=1"'],
    ['say "yes"', '"say ""yes"""'],
    ["two\nlines", '"two\nlines"'],
    ["a = b", "a = b"],
  ])("keeps %j", (cell, written) => {
    expect(csvLine([cell, -3, null, 12.5], POINT)).toBe(`${written},-3,,12.5\r\n`);
    expect(csvLine([cell, -3, null, 12.5], COMMA)).toBe(`${written};-3;;12,5\r\n`);
  });

  it("writes percentages and days as the reader's spreadsheet reads them", () => {
    const cells = [{ percent: 53.75, decimals: 2 }, { percent: 54, decimals: 0 }, dayCell(Date.UTC(2026, 10, 24), UTC)];
    expect(csvLine(cells, POINT)).toBe("53.75%,54%,24-11-2026\r\n");
    expect(csvLine(cells, COMMA)).toBe("53,75%;54%;24-11-2026\r\n");
  });
});

describe("the notation of a reader's spreadsheet", () => {
  it.each([
    ["en", "MY", POINT],
    ["ms", "MY", POINT],
    ["en", "GB", POINT],
    ["en", "", POINT],
    ["fr", "MY", COMMA],
    ["fr", "CA", COMMA],
    ["en", "ZA", COMMA],
    ["en", "DE", COMMA],
    ["ms", "ID", COMMA],
  ] as const)("is chosen in %s for a company in %s", (language, country, notation) => {
    expect(notationFor({ language, country })).toEqual(notation);
  });
});

describe("a table as a file", () => {
  const at = Date.UTC(2026, 10, 24, 15, 45, 30);
  const header = ["No.", "Name", "Day", "Moment", "Share", "Tonnes"];
  const lines = [[1, "=cmd|'/c'!A1", dayCell(at, UTC), minuteCell(at, UTC), { percent: 53.75, decimals: 2 }, 14852.17]];
  const fileIn = (format: string, country = "MY") =>
    tableFile(header, onePage(lines), {
      name: "Associated Companies",
      format: toFormat(format),
      sheet: "a/b: a name that is far too long for a sheet",
      reader: { language: "en", country },
    });

  it("is UTF-8 with a byte order mark, in the reader's notation, without a line that names the separator", async () => {
    const [point, comma] = await Promise.all(
      ["MY", "ZA"].map(async (country) =>
        new TextDecoder("utf-8", { ignoreBOM: true }).decode(await fileIn("csv", country).arrayBuffer()),
      ),
    );
    expect(point).toBe(
      "\uFEFFNo.,Name,Day,Moment,Share,Tonnes\r\n1,'=cmd|'/c'!A1,24-11-2026,\"24-11-2026, 03:45pm\",53.75%,14852.17\r\n",
    );
    expect(comma).toBe(
      "\uFEFFNo.;Name;Day;Moment;Share;Tonnes\r\n1;'=cmd|'/c'!A1;24-11-2026;\"24-11-2026, 03:45pm\";53,75%;14852,17\r\n",
    );
  });

  it("has real dates, real numbers and a filter in a workbook, and nothing executable", async () => {
    const bytes = new Uint8Array(await fileIn("xlsx").arrayBuffer());
    const { read } = openZip(bytes, { entries: 20, bytes: 1_000_000 });
    const [sheet, styles, book] = ["xl/worksheets/sheet1.xml", "xl/styles.xml", "xl/workbook.xml"].map((name) =>
      Buffer.from(read(name) ?? []).toString("utf8"),
    );
    const formats = [...(/<cellXfs.*?<\/cellXfs>/s.exec(styles ?? "")?.[0] ?? "").matchAll(/numFmtId="(\d+)"/g)].map(
      ([, id]) => Number(id),
    );
    const codes = new Map(
      [...(styles ?? "").matchAll(/numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [Number(id), code]),
    );
    const cells = [...(sheet ?? "").matchAll(/<c r="([A-F]2)" s="(\d+)"(?: t="(\w+)")?>(?:<v>(.*?)<\/v>)?/g)];
    const told = cells.map(([, place, style, type, value]) => {
      const id = formats[Number(style)] ?? -1;
      return [place, type ?? "number", codes.get(id) ?? id, value];
    });
    expect(told).toEqual([
      ["A2", "number", 0, "1"],
      ["B2", "inlineStr", 0, undefined],
      ["C2", "number", "dd\\-mm\\-yyyy", "46350"],
      ["D2", "number", "dd\\-mm\\-yyyy\\ hh:mm", "46350.65625"],
      ["E2", "number", 10, "0.5375"],
      ["F2", "number", 0, "14852.17"],
    ]);
    expect(sheet).toMatch(/<\/sheetData><autoFilter ref="A1:F2"\/><pageMargins/);
    expect(sheet).not.toMatch(/<f[ >]/);
    expect(book).toContain('<sheet name="a b  a name that is far too lon"');
  });

  it("keeps the line about being cut off out of the filter", async () => {
    async function* pages() {
      yield lines;
      yield lines;
      return "Cut after 2 companies";
    }
    const file = tableFile(header, pages(), {
      name: "x",
      format: "xlsx",
      sheet: "x",
      reader: { language: "en", country: "MY" },
    });
    const { read } = openZip(new Uint8Array(await file.arrayBuffer()), { entries: 20, bytes: 1_000_000 });
    const sheet = Buffer.from(read("xl/worksheets/sheet1.xml") ?? []).toString("utf8");
    expect(sheet).toContain('<autoFilter ref="A1:F3"/>');
    expect(sheet).toContain("Cut after 2 companies");
  });
});

describe("a figure shown on a page", () => {
  it.each(["en", "fr", "ms"] as const)("is read back in %s", (language) => {
    for (const number of [0, 7, 999, 14852, 1234567]) {
      expect(readFigure(wholeNumber(number, language), language)).toEqual({ number, isPercent: false, decimals: 0 });
    }
    expect(readFigure(decimalNumber(14852.17, language), language)).toEqual({
      number: 14852.17,
      isPercent: false,
      decimals: 2,
    });
    expect(readFigure(wholePercent(5400, language), language)).toEqual({ number: 54, isPercent: true, decimals: 0 });
    expect(readFigure(exactPercent(5375, language), language)).toEqual({ number: 53.75, isPercent: true, decimals: 2 });
    for (const text of ["–", "", "5–9", "Water", "2026 Q1", "%", "1 2 x"])
      expect(readFigure(text, language)).toBeNull();
  });
});
