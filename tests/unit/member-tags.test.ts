import { describe, expect, it } from "vitest";
import { judgeTag, matchName, nameKeyOf, readTagList, TAG_LIMIT } from "~/network/members/rules/tags";

describe("the name of a tag", () => {
  it("is one line with a letter or a digit, and the same in capitals", () => {
    expect(judgeTag("  Steel\u200b ")).toEqual({ ok: true, name: "Steel", key: "steel" });
    expect(judgeTag("Éco")).toMatchObject({ key: "éco" });
    expect(judgeTag("–")).toEqual({ ok: false, reason: "name-missing" });
    expect(judgeTag("x".repeat(TAG_LIMIT))).toMatchObject({ ok: true });
    expect(judgeTag("x".repeat(TAG_LIMIT + 1))).toEqual({ ok: false, reason: "name-long" });
  });

  it("loses the apostrophe that our files put before a formula", () => {
    expect(judgeTag("'=A1")).toMatchObject({ name: "=A1" });
    expect(judgeTag("'Tis")).toMatchObject({ name: "'Tis" });
  });
});

describe("a list of companies and tags", () => {
  const pairs = (text: string) => readTagList(text)?.map(({ number, company, tag }) => [number, company, tag]);

  it("has a company and a tag a line, without its head, with any separator", () => {
    expect(pairs("Company;Tag\nAsh;Steel\n\nowner@ash.example;Site 1")).toEqual([
      [2, "Ash", "Steel"],
      [4, "owner@ash.example", "Site 1"],
    ]);
    expect(pairs('"Ash, Birch & Co",Steel\nCedar\tWood')).toEqual([
      [1, "Ash, Birch & Co", "Steel"],
      [2, "Cedar Wood", ""],
    ]);
  });

  it("takes the last cell for the tag, so that a name may contain a comma", () => {
    expect(pairs("Ash, Inc.,Steel,,")).toEqual([[1, "Ash, Inc.", "Steel"]]);
    expect(pairs("Ash")).toEqual([[1, "Ash", ""]]);
  });

  it("is refused if it is too long", () => {
    expect(readTagList("Ash,Steel\n".repeat(2_000))).toHaveLength(2_000);
    expect(readTagList("Ash,Steel\n".repeat(2_001))).toBeNull();
  });
});

describe("a company's name in a list", () => {
  const ash = { companyId: "1", name: "Åsh" };
  const plain = { companyId: "2", name: "Ash" };

  it("means the one that is written so, else the only one with the same letters", () => {
    expect(matchName("ash", [ash, plain])).toBe(plain);
    expect(matchName("ash", [ash])).toBe(ash);
    expect(matchName("Âsh", [ash, plain])).toBe("several");
    expect(matchName("ash", [plain, { ...plain, companyId: "3" }])).toBe("several");
    expect(matchName("Birch", [ash])).toBe("unknown");
  });

  it("has the key of its first forty letters without accents", () => {
    expect(nameKeyOf(" Œuvre Straße Łódź Ærø ")).toBe("oeuvre strasse łódź aero".replace("łódź", "lodź"));
    expect(nameKeyOf("X".repeat(50))).toBe("x".repeat(40));
  });
});
