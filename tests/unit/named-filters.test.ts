import { describe, expect, it } from "vitest";
import { nameFilters } from "~/network/members/named-filters";
import { readListQuery } from "~/network/membership/rules/list";

const id = (letter: string) => letter.repeat(22);
const NAMES = {
  industries: [{ id: "trade", nameEn: "Trade", nameFr: "Commerce", nameMs: "Perdagangan" }],
  countries: [{ id: "ZA", nameEn: "South Africa", nameFr: "Afrique du Sud", nameMs: "Afrika Selatan" }],
  tags: [
    { id: id("a"), name: "Key supplier", flag: null },
    { id: id("b"), name: "No policy", flag: "question" },
  ],
  dates: [{ id: id("c"), dueOn: "2026-12-31" }],
};
const named = (query: string, language: "en" | "fr" = "en") =>
  nameFilters(readListQuery(new URLSearchParams(query)), NAMES, language).map(({ name, value }) => [name, value]);

describe("the filters of a list with their names", () => {
  it("are in the order of the filters, in the reader's language", () => {
    const query = `search=Ash&industry=trade&country=ZA&tag=${id("a")}&date=${id("c")}&state=late`;
    expect(named(query)).toEqual([
      ["search", "Ash"],
      ["industry", "Trade"],
      ["country", "South Africa"],
      ["tag", "Key supplier"],
      ["date", "31 December 2026"],
      ["state", "late"],
    ]);
    expect(named("country=ZA&level=leader", "fr")).toEqual([
      ["country", "Afrique du Sud"],
      ["level", "leader"],
    ]);
    expect(named("sort=company&size=20")).toEqual([]);
  });

  it("tell a red flag from a tag, and do not hide what is gone", () => {
    expect(named(`tag=${id("b")}`)).toEqual([["flag", "No policy"]]);
    expect(named(`industry=gone&tag=${id("d")}&date=${id("d")}`).map(([, value]) => value)).toEqual(["–", "–", "–"]);
  });
});
