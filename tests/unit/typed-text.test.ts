import { describe, expect, it } from "vitest";
import { renameSchema } from "~/account/passkeys/schema";
import { documentSchema } from "~/assessment/evidence/schema";
import { hasWord, manyLines, oneLine } from "~/core/typed-text";
import { companyProfileSchema, ownProfileSchema } from "~/foundation/company/profile-schema";
import { joinSchema } from "~/home/team/schema";
import { announcementSchema } from "~/office/announcements/schema";
import { fileNameOf } from "~/platform/files/types";

/** Names as received, and as stored. */
const ODD: [string, string, string][] = [
  ["writing turned round", "Nomsa\u202e\u2066 Dube\u2069\u202c", "Nomsa Dube"],
  ["a line separator", "Nomsa\u2028Dube", "Nomsa Dube"],
  ["a paragraph separator", "Nomsa\u2029Dube", "Nomsa Dube"],
  ["a line break", "Nomsa\r\nDube", "Nomsa Dube"],
  ["a tabulator out of a spreadsheet", "\tNomsa\tDube", "Nomsa Dube"],
  ["other control characters", "Nomsa\u0000\u0085Dube", "Nomsa Dube"],
  ["half a character", "Nomsa\ud800Dube", "Nomsa Dube"],
  ["zero-width spaces", "\u200bNom\u200bsa\ufeff \u2060Dube\u200b", "Nomsa Dube"],
  ["soft hyphens", "Nom\u00adsa Dube", "Nomsa Dube"],
  ["marks of direction", "\u200fNomsa\u200e Dube\u061c", "Nomsa Dube"],
  ["hidden tags", "Nomsa\u{e0041}\u{e0042} Dube", "Nomsa Dube"],
  ["a letter and its accent apart", "Zoe\u0308", "Zo\u00eb"],
  ["the same with something unseen between", "Zoe\u200d\u0308", "Zo\u00eb"],
  ["blanks around", " \u00a0\u3000Nomsa Dube\u00a0 ", "Nomsa Dube"],
  ["a joiner in Persian", "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627", "\u0639\u0644\u06cc\u0631\u0636\u0627"],
  ["any script", "Łódź 株式会社 شركة บริษัท नाम 회사", "Łódź 株式会社 شركة บริษัท नाम 회사"],
  ["signs and emoji", "A & B: C/D (“O’Neill”) 💧", "A & B: C/D (“O’Neill”) 💧"],
];

const NOTHING_SEEN = ["", " ", "\u200b", "\u200b\u2028\ufeff", "\u202e"];
const NO_WORD = ["…", "-", "💧", "\u2800", "\u3164", "\u115f\u1160", "\uffa0", "\u034f", "\ufe0f", "_ _"];

describe("a name", () => {
  it.each(ODD)("with %s is stored as displayed", (_, typed, kept) => {
    expect(oneLine(typed)).toBe(kept);
    expect(oneLine(kept)).toBe(kept);
    expect(hasWord(kept)).toBe(true);
  });

  it("contains no invisible character of any kind, whatever it was typed with", () => {
    const points = Array.from({ length: 0x110000 }, (_, point) => String.fromCodePoint(point));
    const kept = points.filter((each) => oneLine(`a${each}b`).includes(each));
    expect(kept.filter((each) => /[\p{Cf}\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(each))).toEqual([]);
    expect(kept.length).toBeGreaterThan(1_000_000);
  });

  it.each(NO_WORD)("%j has no letter or digit to be read out", (typed) => expect(hasWord(oneLine(typed))).toBe(false));
  it.each(["a", "7", "É", "水", "ü.", "٣", "-x-"])("%j has a letter or digit to be read out", (typed) =>
    expect(hasWord(typed)).toBe(true),
  );
});

/** Every single-line field, by a schema that pages and calls share. */
const FIELDS = {
  username: ownProfileSchema.shape.username,
  designation: ownProfileSchema.shape.designation,
  company: companyProfileSchema.shape.company,
  "registration number": companyProfileSchema.shape.companyReg,
  address: companyProfileSchema.shape.companyLocation,
  city: companyProfileSchema.shape.city,
  "colleague's name": joinSchema.shape.username,
  "colleague's designation": joinSchema.shape.designation,
  passkey: renameSchema.shape.name,
  document: documentSchema.shape.name,
  "announcement's title": announcementSchema.shape.titleFr,
};
const OPTIONAL = ["registration number", "address", "city", "colleague's designation"];

describe.each(Object.entries(FIELDS))("the field %s", (field, schema) => {
  const isOptional = OPTIONAL.includes(field);
  const messages = (typed: string) => schema.safeParse(typed).error?.issues.map(({ message }) => message);

  it.each(ODD)("stores a name with %s as displayed", (_, typed, kept) => {
    expect(schema.parse(typed)).toBe(kept);
  });

  it("reports missing text where nothing is visible, and a missing letter where there is none", () => {
    const missing = NOTHING_SEEN.map((typed) => messages(typed)?.join());
    expect(new Set(missing).size).toBe(1);
    if (isOptional) expect(missing).toContain(undefined);
    else expect(missing[0]).toMatch(/errors\.\w+$/i);
    for (const typed of NO_WORD) expect(messages(typed), typed).toEqual([expect.stringMatching(/rrors\.noLetter$/)]);
  });
});

describe("a link in a name", () => {
  it.each(["evil\u200b.com", "evil.\u200bcom", "www\u2060.evil", "http:\u00ad//x", "evil.c\u202eom", "t\ufeff.co"])(
    "is found behind hidden characters: %#",
    (typed) => {
      for (const field of ["username", "passkey", "colleague's name"] as const) {
        expect(FIELDS[field].safeParse(typed).success).toBe(false);
      }
    },
  );

  it("is found in a company's name", () => {
    expect(FIELDS.company.safeParse("http:\u200b//evil").success).toBe(false);
    expect(FIELDS.company.safeParse("w\u200bww.evil").success).toBe(false);
  });
});

describe("a file's name", () => {
  it.each(ODD.filter(([name]) => !["blanks around", "signs and emoji"].includes(name)))(
    "with %s is stored as displayed",
    (_, given, kept) => {
      expect(fileNameOf(`${given}.pdf`)).toEqual({ ok: true, name: `${kept}.pdf` });
    },
  );

  it("is its real name, not what it was made to look like", () => {
    expect(fileNameOf("log\u202efdp.exe")).toEqual({ ok: true, name: "logfdp.exe" });
  });
});

describe("a text of several lines", () => {
  it.each([
    ["one\r\ntwo\rthree\u2028four\u2029five", "one\ntwo\nthree\nfour\nfive"],
    ["turned \u202eround\u202c and \u2067kept apart\u2069", "turned round and kept apart"],
    ["a\u0000b\tc\ud800d", "a b c d"],
    ["\u0639\u0644\u06cc\u200c\u0631\u0636\u0627", "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627"],
    ["👩\u200d🔬", "👩\u200d🔬"],
    [" \u200b\n\u202e\ufeff ", ""],
    ["👍", "👍"],
  ])("is stored as displayed: %#", (typed, kept) => expect(manyLines(typed)).toBe(kept));
});
