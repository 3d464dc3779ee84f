import { describe, expect, it } from "vitest";
import type { Case } from "~/assessment/catalogue/content/readiness/authoring";
import { TOPICS } from "~/assessment/catalogue/content/readiness/readiness";
import { STAGES } from "~/assessment/catalogue/rules/catalogue";
import { LANGUAGES, type Language } from "~/core/language";
import page from "../../docs/cases.md?raw";

const written = TOPICS.flatMap((topic) =>
  STAGES.flatMap((stage) =>
    topic.sections[stage].required.map((asked) => ({ ...asked, id: `${topic.id}.${asked.id}` })),
  ),
);

/** The columns of the table, each with the case that its "case:" cells rely on. */
const COLUMNS: [name: string, relies?: Case][] = [
  ["with helpers", "alone"],
  ["without helpers", "alone"],
  ["tenant", "tenant"],
  ["three months", "young"],
  ["no fuel", "noFuel"],
  ["nothing wrong"],
];
const table = page.split("\n").filter((line) => /^\| (question|`)/.test(line));
const [heads = [], ...rows] = table.map((line) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim()),
);
const cells = rows.flatMap(([id = "", ...said]) =>
  said.map((cell, index) => ({
    id: id.replaceAll("`", ""),
    cell,
    column: COLUMNS[index]?.[0],
    relies: COLUMNS[index]?.[1],
  })),
);

describe("the table of the questions as a lone owner, a tenant and others read them", () => {
  it("has each required question in order, and a cell for each company", () => {
    expect(heads).toEqual(["question", ...COLUMNS.map(([name]) => name)]);
    expect(written).toHaveLength(80);
    expect(rows.map(([id]) => id)).toEqual(written.map(({ id }) => `\`${id}\``));
    expect(cells).toHaveLength(80 * COLUMNS.length);
  });

  it("says in every cell how this company comes to Yes, or why No is right", () => {
    expect(cells.filter(({ cell }) => !/^(as asked|case: \S.+|No is right: \S.+)$/.test(cell))).toEqual([]);
  });

  it("relies on a sentence in the help of that question, for that company", () => {
    const unsaid = cells.filter(({ id, cell, relies }) => {
      const cases = written.find((asked) => asked.id === id)?.cases;
      return cell.startsWith("case:") && !(relies && cases?.[relies]);
    });
    expect(unsaid).toEqual([]);
  });

  it("uses every such sentence, but those for a team of one gender, which is no column", () => {
    const used = new Set(
      cells.flatMap(({ id, cell, relies }) => (cell.startsWith("case:") ? [`${id} ${relies}`] : [])),
    );
    const said = written.flatMap(({ id, cases = {} }) => Object.keys(cases).map((each) => `${id} ${each}`));
    expect(said.filter((each) => !each.endsWith(" oneGender") && !used.has(each))).toEqual([]);
  });

  it("lets a lone owner without helpers, and whoever found nothing wrong, say Yes to all", () => {
    const refused = cells.filter(
      ({ cell, column = "" }) => cell.startsWith("No") && ["without helpers", "nothing wrong"].includes(column),
    );
    expect(refused).toEqual([]);
  });
});

describe("what counts as Yes", () => {
  const FOUND_NOTHING: Record<Language, RegExp> = {
    en: /“(?:none|nothing|no)\b/i,
    fr: /«\u00a0(?:aucune?|rien|personne)\b/i,
    ms: /“(?:tiada|belum ada)\b/i,
  };

  it.each([
    "climate-action.assess.1",
    "climate-action.assess.2",
    "energy-efficiency.assess.2",
    "waste.assess.2",
    "human-labour-rights.assess.rights",
    "human-labour-rights.report.1",
    "living-wage.assess.2",
    "gender-equality.assess.2",
    "anti-corruption.assess.1",
    "anti-corruption.measure.1",
    "anti-corruption.report.1",
  ])("includes that nothing was found, where a question looks for something: %s", (id) => {
    const counts = written.find((asked) => asked.id === id)?.counts;
    for (const language of LANGUAGES) expect(counts?.[language]).toMatch(FOUND_NOTHING[language]);
  });

  it("asks for no signature, approval or whole year that the question does not ask for", () => {
    const CONDITIONS = [/\bsign(?:ed|ature)\b/, /\bapproved\b/, /\b(?:for|of) the (?:whole )?year\b|\byear’s\b/];
    // The twelve months of the question are that year.
    const asked = ["water.measure.1"];
    const added = written.filter(({ id, text, counts }) =>
      CONDITIONS.some((one) => one.test(counts.en) && !one.test(text.en) && !asked.includes(id)),
    );
    expect(added.map(({ id }) => id)).toEqual([]);
  });
});
