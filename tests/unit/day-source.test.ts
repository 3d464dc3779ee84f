import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Code that turns a moment into a day, month or year, or puts one into words, without asking for the time zone. */
const WAYS = [
  /\.toISOString\(\)\s*\.(slice|substring|substr)\(\s*0,\s*(4|7|10)\s*\)/,
  /\.toISOString\(\)\s*\.split\(/,
  /\.get(UTC)?(Date|Day|Month|FullYear)\(/,
  /\.toLocale(Date|Time)String\(/,
  /Intl\.DateTimeFormat\(/,
  /strftime\('%Y(-%m(-%d)?)?'/,
  /Math\.floor\([^\n]*\/ DAY(_MS)?\)/,
];

/** Where that is correct, and why. */
const ALLOWED: Record<string, string> = {
  "core/days/days.ts": "the one place",
  "i18n/format.ts": "writes days, which it takes as texts, and moments, of which it says the time zone",
  "platform/files/xlsx/number-formats.ts": "the number of a workbook's cell is a day of no time zone",
  "foundation/web/table-file.ts": "and so is that of a cell that is written, made of what a clock shows",
  "home/legal/figures.ts": "hours of the office, of no day",
  "home/legal/well-known.server.ts": "a moment that holds for a day, so that the file stays the same",
  "results/statistics/count.server.ts": "statistics are by months of UTC, and say so",
  "assessment/answers/rules/nudges.ts": "a moment whole years ago",
  "foundation/identity/rules/periods.ts": "a moment whole years ago",
  "results/proof/rules/credential.ts": "a moment whole months ahead",
};

describe("the day of a moment", () => {
  const found = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => {
      const source = readFileSync(`app/${path}`, "utf8");
      return WAYS.some((way) => way.test(source));
    });

  it("is determined by one module alone, which requires the time zone", () => {
    expect(found.filter((path) => !(path in ALLOWED))).toEqual([]);
    expect(Object.keys(ALLOWED).filter((path) => !found.includes(path))).toEqual([]);
  });

  it("is determined by it in tests too, which otherwise fail at some hours of the day", () => {
    const [cuts, splits] = WAYS;
    const inTests = readdirSync("tests", { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path))
      .filter((path) => {
        const source = readFileSync(`tests/${path}`, "utf8");
        return cuts?.test(source) || splits?.test(source);
      });
    expect(inTests).toEqual([]);
  });
});
