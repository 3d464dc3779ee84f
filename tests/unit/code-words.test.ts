import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import glossary from "../../docs/glossary.json";

/** The program's files; this test and the glossary quote what they ban. */
const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "app", "scripts", "tests", "workers"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith("code-words.test.ts"));

const { banned } = glossary.code;

const findBanned = (text: string) =>
  banned.flatMap(({ names, use }) => [...text.matchAll(new RegExp(names, "g"))].map(([name]) => `${name} → ${use}`));

/** An object that is written out only to be spread. JSX needs it for attributes that React's types do not know. */
const SPREAD_LITERAL = /(?<!\{)\.\.\.\{/;

describe("the program's files", () => {
  it("spread no object that they write out, which would only hide how long a list is", () => {
    expect(files.filter((file) => SPREAD_LITERAL.test(readFileSync(file, "utf8")))).toEqual([]);
  });
});

describe("the glossary of code words", () => {
  it("bans names that no file of the program uses", () => {
    expect(files.length).toBeGreaterThan(1_000);
    const used = files.flatMap((file) => findBanned(readFileSync(file, "utf8")).map((found) => `${file}: ${found}`));
    expect(used).toEqual([]);
  });

  it("detects the names it bans", () => {
    for (const name of [
      "sayNumber(1)",
      "tellOwner",
      "misfitOf",
      "unfit",
      "MOST_ROWS",
      "mostPoints",
      "type Place = string",
    ])
      expect(findBanned(`const x = 1; ${name}`), name).toHaveLength(1);
    for (const name of ["say(1)", "tell", "almost", "foremost", "type QuestionLocation = string", "marketplace"])
      expect(findBanned(name), name).toEqual([]);
  });
});
