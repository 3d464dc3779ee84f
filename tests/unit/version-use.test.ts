import { expect, it } from "vitest";
import { countUse, namesOf } from "~/office/editor/rules/version-use";

const tally = (counts: Record<string, number>) =>
  Object.entries(counts).map(([what, count]) => ({ name: `version.${what}.readiness-9`, count }));

it("a publication that met nothing and began nothing has no figures", () => {
  expect(countUse("readiness-9", [])).toBeNull();
  expect(countUse("readiness-9", tally({ open: 0 }))).toBeNull();
});

it("the drafts that a publication met are moved, submitted, deleted or still open", () => {
  const counted = tally({ open: 9, moved: 4, late: 2, deleted: 1, begun: 7, submitted: 5 });
  expect(countUse("readiness-9", counted)).toEqual({
    open: 9,
    moved: 4,
    late: 2,
    deleted: 1,
    still: 2,
    begun: 7,
    submitted: 5,
  });
});

it("the counts of a version are not those of one with a longer name", () => {
  const second = namesOf("readiness-2026-11-23.2");
  expect(namesOf("readiness-2026-11-23").filter((name) => second.includes(name))).toEqual([]);
});
