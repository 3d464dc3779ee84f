import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { splitStatements } from "../../scripts/lib/database.mjs";

const FILES = ["migrations", "migrations/logs"].flatMap((folder) =>
  readdirSync(folder).flatMap((name) => (name.endsWith(".sql") ? [`${folder}/${name}`] : [])),
);
const BREAK = "--> statement-breakpoint";
const comment = /^--.*\n?/gm;
const bare = (statement: string) => statement.replace(comment, "").trim().replace(/;$/, "");

describe.each(FILES)("the migration %s", (name) => {
  const text = readFileSync(name, "utf8");

  it("has the same statements for a reader that ends one at each semicolon at the end of a line, as D1 may", () => {
    const statements = text.split(BREAK).map(bare);
    expect(splitStatements(`${text.trimEnd()}\n`.replaceAll(BREAK, "\n")).map(bare).filter(Boolean)).toEqual(
      statements,
    );
  });

  it("has each trigger on one line, and no statement over D1's 100 KB", () => {
    for (const line of text.split("\n").filter((each) => each.includes("CREATE TRIGGER")))
      expect(line).toMatch(/ END;$/);
    for (const statement of splitStatements(text)) expect(Buffer.byteLength(statement)).toBeLessThan(100_000);
  });

  it("ends each case so that Wrangler sees it, which takes all that follows for one statement otherwise", () => {
    expect(text.match(/\sEND[;\s]/g)?.length).toBe(text.match(/\s(?:BEGIN|CASE)\s/gi)?.length);
  });
});
