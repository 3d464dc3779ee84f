import { describe, expect, it } from "vitest";
import type { AnswerValue } from "~/assessment/answers/rules/value";
import { CLIMATE_QUESTIONS as Q } from "~/assessment/scoring/rules/climate";
import { LANGUAGES, type Language } from "~/core/language";
import type { Block } from "~/results/report/blocks";
import type { PeerFigures } from "~/results/statistics/rules/peers";
import { APPROVAL, COMPANY, type Given, progressReport } from "../support/progress-report";

/** The blocks of a type in a part. */
function blocksOf<T extends Block["type"]>(given: Given, id: string, type: T) {
  const part = progressReport(given).parts.find((each) => each.id === id);
  if (!part) throw new Error(`The report has no part ${id}`);
  return part.blocks.flatMap((block) => (block.type === type ? [block as Extract<Block, { type: T }>] : []));
}

describe("the printable Progress report", () => {
  it("has the specification's parts in its order (2.3), then its annexes", () => {
    const order = "summary about maturity scores ghg certifications peers plan approval details documents disclaimer";
    const ids = progressReport().parts.map(({ id }) => id);
    expect(ids.filter((id) => id !== "trace").join(" ")).toBe(order);
    expect(progressReport().name).toBe(`Climate Maturity & Action Report, ${COMPANY}, 21-09-2026`);
  });

  it("states that it covers three focus areas, and within what time management commits to the plan", () => {
    const said = JSON.stringify(progressReport().parts[0]);
    expect(said).toContain("This report covers 3 focus areas: Climate Governance");
    expect(said).toContain("within 18 months of its signature");
  });

  it("gives tonnes with their unit, and N/A where nothing was recorded", () => {
    const figures = (said: Record<string, AnswerValue>) =>
      blocksOf({ said }, "ghg", "amounts").flatMap(({ amounts }) => amounts.map(({ figure, unit }) => [figure, unit]));
    const worksheet = (total: number): AnswerValue => ({ inputs: {}, factors: {}, total });
    expect(figures({ [Q.scope1]: worksheet(35.1466), [Q.scope2]: worksheet(54.36) })).toEqual([
      ["35.15", "MTCO2e"],
      ["54.36", "MTCO2e"],
      ["89.51", "MTCO2e"],
    ]);
    const [part] = progressReport({
      isBest: false,
      said: { [Q.scope1]: { inputs: {}, factors: {} } as never },
    }).parts.filter(({ id }) => id === "ghg");
    expect(JSON.stringify(part)).toContain('"figure":"N/A","unit":null');
  });

  it("heads the plan in the Leader colour above half of all points, with a time for each step", () => {
    const head = (isBest: boolean) => blocksOf({ isBest }, "plan", "table").map((table) => table.head);
    expect([head(false), head(true)]).toEqual([["beginner"], ["leader"]]);
    const rows = blocksOf({}, "plan", "table").flatMap(({ groups }) => groups.flatMap((group) => group.rows));
    expect(rows).toHaveLength(3);
    for (const row of rows) expect(row.at(-1)).toMatch(/\d+/);
  });

  it("compares the focus areas with those of peers, or says that there are none yet", () => {
    const peers: PeerFigures = { basis: "industry", companies: 7, means: { "climate-governance": 4_100 } };
    expect(blocksOf({ peers }, "peers", "figure")).toHaveLength(1);
    expect(blocksOf({}, "peers", "figure")).toHaveLength(0);
    expect(JSON.stringify(progressReport().parts.find(({ id }) => id === "peers"))).toContain("no average yet");
  });

  it("traces each score to the points, answers and evidence of its questions, by the method that it names", () => {
    const [points, questions] = blocksOf({}, "details", "table");
    const rows = points?.groups.flatMap((group) => group.rows) ?? [];
    expect(rows[0]?.slice(0, 3)).toEqual(["Overall", "30 of 30", "100.00%"]);
    expect(rows).toHaveLength(1 + 3 + (questions?.groups.length ?? 0));
    const given = questions?.groups.flatMap((group) => group.rows.map((row) => Number.parseInt(String(row[2]), 10)));
    expect(given?.reduce((sum, each) => sum + each, 0)).toBe(30);
    expect(JSON.stringify(progressReport().parts.find(({ id }) => id === "details"))).toContain(
      "Method method-1, questionnaire progress-4",
    );
  });

  it("names who approves it, and leaves room for a pen while it is not signed", () => {
    const facts = blocksOf({ signing: { approval: APPROVAL } }, "approval", "facts").flatMap((block) => block.facts);
    expect(facts.map(({ fact }) => fact)).toEqual(["Thandi Nkosi", "Director", "1 October 2026"]);
    expect(blocksOf({}, "approval", "signature")[0]?.mark).toBeNull();
    expect(JSON.stringify(progressReport().parts[0])).toContain("No one has approved this report yet.");
  });

  it("shows a signature with its day, and as outdated where the report has changed since", () => {
    const signature = { picture: null, typed: "T. Nkosi", by: "Thandi", on: "2 October 2026", isOutdated: false };
    const part = (isOutdated: boolean) =>
      JSON.stringify(
        progressReport({ signing: { approval: APPROVAL, signature: { ...signature, isOutdated } } }).parts.find(
          ({ id }) => id === "approval",
        ),
      );
    expect(part(false)).toContain("Signed by Thandi on 2 October 2026");
    expect(part(false)).not.toContain("does not cover it");
    expect(part(true)).toContain("does not cover it");
  });

  it.each(LANGUAGES)("is in %s from the first word to the last", (language) => {
    expect(/\{\{|undefined/.exec(JSON.stringify(progressReport({}, language)))).toBeNull();
    const titlesIn = (each: Language) => progressReport({}, each).parts.map(({ title }) => title);
    const english = titlesIn(language).filter((title, index) => title === titlesIn("en")[index]);
    if (language !== "en") expect(english.filter((title) => title !== "Certifications")).toEqual([]);
  });
});
