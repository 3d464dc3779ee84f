import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

// docs/specification*.md lists every statement of the specification, our reading of it, and the test that checks it. This test keeps the
// list correct.

/** The heading of the list of open points in a document. */
const OPEN = "## Open";
const DOCUMENTS = readdirSync("docs").filter((name) => /^specification.*\.md$/.test(name));
const NO_TEST = "open: no test";
const TEST = /^`?(tests\/[^\s`]+)`? › (.+)$/;
const READING = /^(right|open|decision \d+(, decision \d+)*)$/;

interface Row {
  line: number;
  statement: string;
  reading: string;
  test: string;
}

const decisions = new Set(readdirSync("docs/decisions").map((name) => Number.parseInt(name, 10)));

const isLeftOpen = ({ reading, test }: Row) => reading === "open" || test === NO_TEST;

/** The rows of all three-column tables, without their headers. */
function rowsOf(document: string): Row[] {
  return document.split("\n").flatMap((text, index) => {
    if (!text.startsWith("|")) return [];
    const cells = text
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [statement = "", reading = "", test = ""] = cells;
    if (statement === "Statement" || /^[-:]+$/.test(statement)) return [];
    return [{ line: index + 1, statement: cells.length === 3 ? statement : "", reading, test }];
  });
}

/** The open points at the end: each line is the section number and the statement, and may add what is missing. */
function openOnes(document: string): string[] {
  const [, list = ""] = document.split(`\n${OPEN}\n`);
  return list.split("\n").flatMap((line) => /^- [\d.]+: (.+)$/.exec(line)?.[1] ?? []);
}

const isAbout = (listed: string, { statement }: Row) => listed === statement || listed.startsWith(`${statement}. `);

/** What is wrong with the tests that a row names. */
function faultOfTest(test: string): string | null {
  if (test === NO_TEST) return null;
  for (const named of test.split("<br>")) {
    const [, path = "", name = ""] = TEST.exec(named.trim()) ?? [];
    if (!path) return `names no test: ${named}`;
    if (!existsSync(path)) return `no such file: ${path}`;
    if (!readFileSync(path, "utf8").includes(name.replaceAll("\\|", "|"))) return `not in ${path}: ${name}`;
  }
  return null;
}

function faultsOf(document: string): string[] {
  const rows = rowsOf(document);
  const open = openOnes(document);
  const ofRows = rows.flatMap((row) => {
    const { line, statement, reading, test } = row;
    const numbers = [...reading.matchAll(/decision (\d+)/g)].map(([, number]) => Number(number));
    const faults = [
      statement ? null : "is no row of three cells",
      READING.test(reading) ? null : `has no reading: «${reading}»`,
      ...numbers.map((number) => (decisions.has(number) ? null : `no such decision: ${number}`)),
      faultOfTest(test),
      !isLeftOpen(row) || open.some((each) => isAbout(each, row)) ? null : "is open and not listed",
    ];
    return faults.flatMap((fault) => (fault ? [`line ${line}: ${fault}`] : []));
  });
  const settled = open.filter((each) => !rows.some((row) => isLeftOpen(row) && isAbout(each, row)));
  return [...ofRows, ...settled.map((each) => `listed and not open: ${each}`)];
}

describe.each(DOCUMENTS)("the list of statements in docs/%s", (name) => {
  const document = readFileSync(`docs/${name}`, "utf8");

  it("has statements", () => {
    expect(rowsOf(document).length).toBeGreaterThan(100);
  });

  it("gives each a reading and a test that there is, and hides none that is open", () => {
    expect(faultsOf(document)).toEqual([]);
  });
});

describe("a row", () => {
  const self = "tests/unit/specification-list.test.ts";
  const faults = (row: string, end = "") => faultsOf(`| Statement | Reading | Test |\n|---|---|---|\n${row}\n${end}`);

  it("is in order with a reading, a decision that there is, and a test by its name", () => {
    for (const reading of ["right", "decision 1", "decision 1, decision 2"])
      expect(faults(`| Saves | ${reading} | \`${self}\` › hides none that is open |`)).toEqual([]);
  });

  it.each([
    ["| Saves |  | SELF › a row |", "has no reading"],
    ["| Saves | perhaps | SELF › a row |", "has no reading"],
    ["| Saves | decision 9999 | SELF › a row |", "no such decision"],
    ["| Saves | right | tests/unit/nothing.test.ts › a row |", "no such file"],
    [`| Saves | right | SELF › ${["no", "such", "name"].join("-")} |`, "not in tests/"],
    ["| Saves | right |  |", "names no test"],
    ["| Saves | right |", "is no row of three cells"],
    ["| Saves | open | SELF › a row |", "is open and not listed"],
    ["| Saves | right | open: no test |", "is open and not listed"],
  ])("%s %s", (row, fault) => {
    expect(faults(row.replace("SELF", self)).join()).toContain(fault);
  });

  it("that is open is listed at the end, and what is listed is open", () => {
    const row = `| Saves | open | ${self} › a row |`;
    for (const why of ["", ". Not yet"]) expect(faults(row, `\n${OPEN}\n\n- 4: Saves${why}`)).toEqual([]);
    expect(faults(row.replace("open", "right"), `\n${OPEN}\n\n- 4: Saves. Not yet`)).toEqual([
      "listed and not open: Saves. Not yet",
    ]);
  });
});
