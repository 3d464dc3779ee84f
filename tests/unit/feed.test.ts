import { describe, expect, it } from "vitest";
import { COLUMNS, figureRows, lineOf, resultRow, scoreRows } from "~/network/feed/rows";
import { FEEDS, formatOf, readPosition, writePosition } from "~/network/feed/rules/feed";
import { powerQuery } from "~/network/feed/rules/power-query";

const seal = (id: string) => `sealed ${id}`;
const RESULT = {
  companyId: "c",
  part: "progress",
  company: "Ash",
  countryId: "ZA",
  country: "South Africa",
  industryId: "mining",
  industry: "Mining",
  standing: "leader",
  scope: "full",
  assessmentId: "a",
  submittedAt: 0,
  overall: 8050,
  first: 10000,
  second: null,
  third: 1,
} as const;
const GONE = { ...RESULT, company: null, standing: null, scope: null, assessmentId: null, submittedAt: null } as const;

describe("a position in a feed", () => {
  it("is read as it was written, in its own feed only", () => {
    for (const feed of FEEDS) {
      const written = writePosition(feed, 12_345);
      expect(FEEDS.map((other) => readPosition(other, written))).toEqual(
        FEEDS.map((other) => (other === feed ? 12_345 : null)),
      );
    }
    for (const wrong of ["", "results", "results -1", "results 1.5", "results 1 ", `results ${"9".repeat(16)}`])
      expect(readPosition("results", wrong)).toBeNull();
  });
});

describe("the format of an answer", () => {
  it.each([
    [undefined, undefined, "json"],
    [undefined, "*/*", "json"],
    [undefined, "text/csv", "csv"],
    [undefined, "text/csv;q=0.9, */*", "csv"],
    [undefined, "application/json, text/csv", "json"],
    ["csv", "application/json", "csv"],
    ["json", "text/csv", "json"],
  ] as const)("named %s and accepting %s is %s", (named, accepted, format) => {
    expect(formatOf(named, accepted)).toBe(format);
  });
});

describe("the rows of a feed", () => {
  it("have a result's dimensions under their own names", () => {
    expect(resultRow(RESULT, seal)).toMatchObject({
      key: "c/progress",
      removed: false,
      submissionId: "sealed a",
      overall: 80.5,
      environment: null,
      "climate-governance": 100,
      "ghg-emissions-reduction": null,
      "business-strategy-integration": 0.01,
    });
    expect(resultRow({ ...RESULT, part: "readiness" }, seal)).toMatchObject({
      environment: 100,
      governance: 0.01,
      "climate-governance": null,
    });
  });

  it("say nothing but the key of what is gone", () => {
    const nothing = { standing: null, overall: null, first: null, third: null, country: null, industry: null };
    const rows = [
      resultRow({ ...GONE, ...nothing, countryId: null, industryId: null }, seal),
      ...scoreRows(RESULT, [], null, "en", seal),
      ...figureRows(
        { companyId: "c", part: "2025", company: null, currency: null, entered: null, calculated: null },
        "en",
      ),
    ];
    for (const { key, removed, companyId, ...rest } of rows) {
      expect([removed, companyId, key.startsWith("c/")]).toEqual([true, "c", true]);
      const { assessment: _, year: __, ...others } = rest as Record<string, unknown>;
      expect(Object.values(others).filter((value) => value !== null)).toEqual([]);
    }
  });

  it("prefer what a company entered to what was calculated, with its unit and currency", () => {
    const given = { companyId: "c", part: "2025", company: "Ash", currency: "ZAR" };
    const rows = figureRows(
      { ...given, entered: { turnover: "5.5", "scope-1": "0" }, calculated: { "scope-1": "7", "scope-2": "8" } },
      "en",
    );
    expect(rows.map(({ figure, value, unit, currency, source }) => [figure, value, unit, currency, source])).toEqual([
      ["turnover", 5.5, "ZAR", "ZAR", "entered"],
      ["scope-1", 0, "t CO2e", null, "entered"],
      ["scope-2", 8, "t CO2e", null, "calculated"],
    ]);
  });

  it("say the range of an estimate, and of nothing else", () => {
    const given = { companyId: "c", part: "2025", company: "Ash", currency: "ZAR" };
    const calculated = { "scope-2": "8", "scope-3": "40", "scope-3-below": "21.8", "scope-3-above": "72" };
    const rows = figureRows({ ...given, entered: {}, calculated }, "en");
    expect(rows.map(({ figure, value, low, high }) => [figure, value, low, high])).toEqual([
      ["scope-2", 8, null, null],
      ["scope-3", 40, 18.2, 112],
    ]);
  });

  it("have a cell for each column", () => {
    expect(lineOf("results", resultRow(RESULT, seal)).slice(0, 4)).toEqual([
      { id: "c/progress" },
      "false",
      { id: "c" },
      "Ash",
    ]);
  });
});

describe("a query for Power Query", () => {
  it.each(FEEDS)("types only columns that %s have, and holds no secret", (feed) => {
    const query = powerQuery(feed, `https://kompas.example/${feed}`);
    const typed = [...query.matchAll(/\{"([^"]+)",/g)].map(([, column]) => column);
    expect(typed.length).toBeGreaterThan(1);
    for (const column of typed) expect(COLUMNS[feed]).toContain(column);
    expect(query).toContain(`Web.Contents("https://kompas.example/${feed}")`);
    expect(query).not.toMatch(/Authorization|kompas_/);
  });
});
