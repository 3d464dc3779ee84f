import { describe, expect, it } from "vitest";
import { type PeerGroup, peerFigures } from "~/results/statistics/rules/peers";
import { bandOf, FEWEST, shownGroups } from "~/results/statistics/rules/small-groups";

const named = (counts: readonly number[]) => new Map(counts.map((companies, index) => [`g${index}`, companies]));
const shown = (...counts: number[]) => [...shownGroups(named(counts))].map((id) => counts[Number(id.slice(1))] ?? 0);

/** Whether the difference between two nested groups would reveal one to four companies. */
const tells = (difference: number) => difference > 0 && difference < FEWEST;
const sum = (counts: Iterable<number>) => [...counts].reduce((total, each) => total + each, 0);

describe("the groups of a table", () => {
  it.each([
    [
      [5, 9, 20],
      [5, 9, 20],
    ],
    [[4, 9, 20], [20]],
    [[2, 3, 20], [20]],
    [[2, 2, 20], []],
    [[1, 1, 1, 1, 1, 7], [7]],
    [[0, 4, 1], [0]],
    [[4], []],
    [[7], [7]],
  ])("with sizes %j show %j", (counts, expected) => {
    expect(shown(...counts).sort((one, other) => one - other)).toEqual(expected);
  });

  it("never reveal one to four companies as the difference between all and one group, whatever their sizes", () => {
    const sizes = [0, 1, 2, 3, 4, 5, 6, 9, 12];
    let seen = 0;
    for (const a of sizes)
      for (const b of sizes)
        for (const c of sizes)
          for (const d of sizes) {
            const counts = [a, b, c, d];
            const all = sum(counts);
            const visible = shown(...counts).filter((companies) => companies > 0);
            // All companies minus each group, each group on its own, and all companies minus every displayed group.
            for (const group of visible) {
              expect([counts, group, tells(group), tells(all - group)]).toEqual([counts, group, false, false]);
            }
            expect([counts, tells(all - sum(visible))]).toEqual([counts, all < FEWEST && all > 0]);
            seen += visible.length;
          }
    expect(seen).toBeGreaterThan(5000);
  });
});

describe("the peer figures shown to a reader", () => {
  const SIZES = [0, 1, 2, 4, 5, 6, 10];
  /** Sums of this many companies. The reader's own is one of them if it has a score. */
  const group = (companies: number, isCounted: boolean): PeerGroup => ({
    sums: companies > 0 ? [{ subject: "overall", companies, scoreSum: companies * 5000 }] : [],
    own: isCounted ? [{ subject: "overall", score: 5000 }] : [],
  });

  it("reveal one to four by no nested pair: its industry, all industries, each with and without its own company", () => {
    const seen = { industry: 0, "all-industries": 0, none: 0 };
    for (const a of SIZES)
      for (const b of SIZES)
        for (const c of SIZES)
          for (const d of SIZES) {
            const counts = [a, b, c, d];
            const all = sum(counts);
            // Every reader: counted in one of the industries, or in none yet because its result is still to be added.
            for (const [at, mine] of counts.entries()) {
              for (const isCounted of mine > 0 ? [true, false] : [false]) {
                const without = isCounted ? 1 : 0;
                const [others, everyone] = [mine - without, all - without];
                const shownTo = peerFigures(group(mine, isCounted), group(all, isCounted), {
                  counts: named(counts),
                  own: `g${at}`,
                });
                seen[shownTo.basis] += 1;
                const told = [counts, at, isCounted];
                if (shownTo.basis === "industry") {
                  expect([told, shownTo.companies]).toEqual([told, others]);
                  // All companies outside this industry, which another company's page may show next to it.
                  expect([told, tells(others), tells(everyone - others)]).toEqual([told, false, false]);
                } else if (shownTo.basis === "all-industries") {
                  expect([told, shownTo.companies, tells(everyone)]).toEqual([told, everyone, false]);
                } else {
                  expect([told, everyone < FEWEST]).toEqual([told, true]);
                }
              }
            }
          }
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(100);
  });
});

describe("the size of a group", () => {
  it.each([
    [5, "5-9"],
    [9, "5-9"],
    [10, "10-19"],
    [19, "10-19"],
    [20, "20+"],
    [4321, "20+"],
  ])("is shown for %i as %s", (companies, band) => {
    expect(bandOf(companies)).toBe(band);
  });
});
