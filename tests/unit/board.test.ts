import { describe, expect, it } from "vitest";
import { LANGUAGES } from "~/core/language";
import { LONGEST_NAME } from "~/foundation/identity/rules/names";
import { resources } from "~/i18n/resources";
import type { BoardRead } from "~/network/analytics/board/read.server";
import { boardOf, boardPaper, groupOf, member, vendor, wholeBoard } from "../support/board";
import { nodesOf } from "../support/paper";

const words = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, " ");
const textOf = async (read: BoardRead) => words((await boardPaper(read)).pages.map(({ text }) => text).join(" "));
/** As wide as names get. */
const LONG = "WWWW MMMM ".repeat(16).slice(0, LONGEST_NAME.company);

describe("the page for the board", () => {
  it("says of a company without members that none has joined, and nothing else", async () => {
    const text = await textOf(boardOf());
    expect(text).toContain("No company has joined yet.");
    expect(text).toContain("No one has verified what the companies state about themselves.");
    expect(text).not.toMatch(/\d%|Red flags|Climate/);
  });

  it("shows one company as one", async () => {
    const acme = vendor("Acme", "advanced", 6543);
    const text = await textOf(
      boardOf({
        members: [member("advanced", 1)],
        group: groupOf([acme]),
        recent: { companies: 1, since: "2025-12" },
        lowest: { named: [acme], tied: null },
        highest: { named: [acme], tied: null },
      }),
    );
    for (const said of [
      "Finished 1 100% of all",
      "Advanced 1 (100%)",
      "Leader 0 (0%)",
      "1 of these results is from December 2025 or later.",
      "Overall ESG 65.43%",
      "All topics have the same average.",
      "Lowest overall scores 1. Acme Advanced 65%",
      "Highest overall scores 1. Acme Advanced 65%",
      "No red flags yet",
      "No company shares its key figures yet.",
    ])
      expect(text).toContain(said);
  });

  it("shows neither averages nor names of companies that share only their level", async () => {
    const text = await textOf(
      boardOf({
        members: [member("beginner", 2, "level"), member("leader", 1, "level"), member("draft", 1, "level")],
      }),
    );
    expect(text).toContain("3 of 4 companies have finished the Readiness Assessment.");
    expect(text).toContain("No company shares its results yet.");
    expect(text).toContain("Companies that share only their level are not counted: Beginner 2 and Leader 1.");
    expect(text).not.toMatch(/Average ESG|Lowest overall|Highest overall|Weakest/);
  });

  it("shows everything that the list and the statistics know", async () => {
    const text = await textOf(wholeBoard());
    for (const said of [
      "17 of 28 companies have finished the Readiness Assessment.",
      "Among the 14 companies that share their results: 6 at the two lowest levels, 5 at the two highest.",
      "Weakest on average: Living Wage (12.34%).",
      "Companies 28",
      "In progress 4 14% of all",
      "Not started 7 25% of all",
      // Shares are rounded down, as in the statistics.
      "Laggard 3 (21%)",
      "Leader 2 (14%)",
      "5. Company 5 Beginner 25%",
      "and more than 2 others with 25%",
      "1. Company 14 Leader 91%",
      "Company 1 flag 7",
      "2 more red flags are not listed here. Some companies have not been looked at yet.",
      "Progress Assessment finished 5",
      "Climate, with emissions of 2025",
      "123,456.7 t CO2e 6 of 28 companies, 2 calculated",
      "98,765,432 t CO2e 5 of 28 companies",
      "6 of 28 companies share their key figures.",
    ])
      expect(text).toContain(said);
    expect(text).not.toContain("Company 6");
  });

  it("names two topics that are equally weak, and counts more than two", async () => {
    const scored = [{ level: "advanced" as const, score: 6000 }];
    const of = (own: Record<string, number>) =>
      textOf(boardOf({ members: [member("advanced", 1)], group: groupOf(scored, own) }));
    expect(await of({ water: 100, waste: 100 })).toContain("Weakest on average: Water and Waste (1.00%).");
    const three = { water: 100, waste: 100, "living-wage": 100 };
    expect(await of(three)).toContain("3 topics have the lowest average, 1.00%.");
  });

  describe.each(LANGUAGES)("in %s", (language) => {
    it.each([
      ["with ordinary names", wholeBoard(), "Umbani Retail"],
      ["with the longest names", wholeBoard((index) => `${index}${LONG}`), LONG],
      ["with an unbroken name", wholeBoard(() => "W".repeat(LONGEST_NAME.company)), "W".repeat(LONGEST_NAME.company)],
    ])("is one tagged page that nothing overlaps, %s", async (_, read, company) => {
      const { pages, sheet, marks, info, metadata, outline } = await boardPaper(read, { language, company });
      expect(pages).toHaveLength(1);
      const { texts: all = [], tree = null } = pages[0] ?? {};
      const texts = all.filter(({ str }) => str.trim());
      const text = words(texts.map(({ str }) => str).join(" "));
      // Its first sentences have room too.
      expect(text).toContain(words(resources[language].board.lead.levels_other.split(" {{")[0] ?? ""));
      // Points from the foot of the page: everything of the portfolio is well above the box that says whether to trust it.
      const at = texts.findIndex(
        ({ str }) => str && words(resources[language].board.trust.unverified).startsWith(words(str).slice(0, 20)),
      );
      const heights = texts.map(({ transform }) => transform[5] as number);
      const box = heights[at] ?? 0;
      expect(Math.min(...heights.slice(0, at))).toBeGreaterThan(box + 25);
      for (const { transform, width } of texts) expect(transform[4] + width).toBeLessThan(595.28 - 50);

      // Every word is in a tag or in the furniture of the page.
      let depth = 0;
      for (const item of pages[0]?.items ?? []) {
        if ("str" in item) expect(item.str.trim() === "" || depth > 0, item.str).toBe(true);
        else depth += item.type === "endMarkedContent" ? -1 : 1;
      }
      const nodes = nodesOf(tree);
      for (const role of ["H1", "H3", "P", "L", "LI", "Lbl", "LBody", "Figure"])
        expect(nodes.map((node) => node.role)).toContain(role);
      for (const figure of nodes.filter(({ role }) => role === "Figure")) expect(figure.alt).toMatch(/3 \(21/);
      expect(marks?.Marked).toBe(true);
      expect(info).toMatchObject({ Title: sheet.name, Language: language });
      expect(metadata?.get("pdfaid:part")).toBe("3");
      expect(outline.map(({ title }) => title)).toEqual([sheet.cover.title]);
    });
  });
});
