import { describe, expect, it } from "vitest";
import { compareWords, type Run } from "~/core/word-changes";

/** The pieces with the changed ones in brackets. */
const shown = (runs: Run[]) => runs.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join("");
const marked = (before: string, after: string) => {
  const compared = compareWords(before, after);
  return [shown(compared.before), shown(compared.after)];
};

describe("two wordings of a text", () => {
  it.each([
    ["the same", "Is water saved?", "Is water saved?", "Is water saved?", "Is water saved?"],
    [
      "a word replaced",
      "Do you save water?",
      "Do you measure water?",
      "Do you [save] water?",
      "Do you [measure] water?",
    ],
    ["words added", "Do you save water?", "Do you save rain water?", "Do you save water?", "Do you save [rain ]water?"],
    ["words gone", "Do you really save it?", "Do you save it?", "Do you [really ]save it?", "Do you save it?"],
    ["words side by side as one piece", "old grey cat", "new red cat", "[old grey] cat", "[new red] cat"],
    ["nothing before", "", "New words", "", "[New words]"],
    ["nothing after", "Old words", "", "[Old words]", ""],
    ["only a sign", "Water, too", "Water too", "Water[,] too", "Water too"],
    ["a word with an apostrophe as one", "L’eau d’ici", "L’air d’ici", "[L’eau] d’ici", "[L’air] d’ici"],
    [
      "letters outside of English",
      "Émissions élevées",
      "Émissions basses",
      "Émissions [élevées]",
      "Émissions [basses]",
    ],
    ["another kind of space", "Votre eau ?", "Votre eau\u00a0?", "Votre eau[ ]?", "Votre eau[\u00a0]?"],
  ])("are marked where they differ: %s", (_, before, after, wasMarked, isMarked) => {
    expect(marked(before, after)).toEqual([wasMarked, isMarked]);
  });

  it("keep every character, whatever they are", () => {
    const words = ["a", "b", "c", " ", "  ", "!", "é", "\n", "😀"];
    const random = (seed: number) =>
      Array.from({ length: 14 }, (_, index) => words[(seed * 31 + index * index * (seed + 7)) % words.length]).join("");
    for (let seed = 1; seed <= 200; seed += 1) {
      const [before, after] = [random(seed), random(seed + 3)];
      const compared = compareWords(before, after);
      expect([compared.before, compared.after].map((runs) => runs.map(({ text }) => text).join(""))).toEqual([
        before,
        after,
      ]);
      const same = [compared.before, compared.after].map((runs) =>
        runs
          .flatMap(({ text, isChanged }) => (isChanged ? [] : [text]))
          .join("")
          .replaceAll(/\s/g, ""),
      );
      expect(same[0]).toBe(same[1]);
    }
  });

  it("of great length count as changed, instead of taking minutes", () => {
    const [before, after] = [`${"a ".repeat(5_000)}`, `${"b ".repeat(5_000)}`];
    expect(marked(before, after)).toEqual([`[${before}]`, `[${after}]`]);
  });
});
