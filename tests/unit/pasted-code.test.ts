import { describe, expect, it } from "vitest";
import { codeSchema } from "~/account/password/schema";
import { accessCodeIn, digitsIn, invitationTokenIn } from "~/core/pasted-code";

/** What people copy along with a code, or what their mail program adds. */
const SURROUNDED: ((code: string) => string)[] = [
  (code) => code,
  (code) => ` ${code}\t\n`,
  (code) => `\u00a0${code}\u202f`,
  (code) => `\ufeff\u200b${code}\u2060`,
  (code) => `${code}.`,
  (code) => `${code},`,
  (code) => `“${code}”`,
  (code) => `« ${code} »`,
  (code) => `'${code}'`,
  (code) => `(${code})`,
  (code) => `*${code}*`,
  (code) => `Code: ${code}`,
  (code) => `Code d’accès : ${code}.`,
  (code) => `Kod akses:${code}`,
  (code) => `> ${code}`,
];

describe("an access code", () => {
  it.each([
    "KMPS-7G4K-9QRT",
    "kmps-7g4k-9qrt",
    "KMPS 7G4K 9QRT",
    "kmps7g4k9qrt",
    "KMPS–7G4K–9QRT",
    "KMPS\u00a07G4K‑9QRT",
  ])("of ours, written «%s», is found whatever stands around it", (code) => {
    for (const around of SURROUNDED) expect(accessCodeIn(around(code)), around(code)).toBe("KMPS-7G4K-9QRT");
  });

  it("of ours is found in a sentence and in a link", () => {
    for (const text of [
      "Please enter KMPS-7G4K-9QRT, thank you",
      "Your code is KMPS-7G4K-9QRT. Once more: kmps 7g4k 9qrt",
      "https://kompas.test/register?code=KMPS-7G4K-9QRT&lng=en",
      "<https://kompas.test/KMPS-7G4K-9QRT>",
    ]) {
      expect(accessCodeIn(text), text).toBe("KMPS-7G4K-9QRT");
    }
  });

  it("that a company has thought up is found without its label, quotes and full stop", () => {
    for (const around of SURROUNDED) expect(accessCodeIn(around("kompas-2026")), around("")).toBe("KOMPAS-2026");
    expect(accessCodeIn("Code: ABC")).toBe("ABC");
    expect(accessCodeIn(" \t ")).toBe("");
  });

  it("is not made out of two, nor out of a part of a word", () => {
    for (const text of ["KMPS-7G4K-9QRT or KMPS-AAAA-BBBB", "XKMPS-7G4K-9QRT", "KMPS-7G4K-9QRTX"]) {
      expect(accessCodeIn(text), text).not.toMatch(/^KMPS-.{4}-.{4}$/);
    }
  });
});

describe("a code of digits", () => {
  it.each(["123456", "123 456", "123-456", "12 34 56", "１２３４５６", "123–456", "123\u00a0456"])(
    "written «%s» is found whatever stands around it",
    (code) => {
      for (const around of SURROUNDED) {
        expect(codeSchema.parse({ code: around(code) }), around(code)).toEqual({ code: "123456" });
      }
    },
  );

  it("is found in a sentence, beside other numbers, and if it is a long one", () => {
    expect(digitsIn("Your code is 123 456. It is good for 10 minutes", [6])).toBe("123456");
    expect(codeSchema.parse({ code: "Code: 1234567890." })).toEqual({ code: "1234567890" });
  });

  it.each(["", "12345", "1234567", "12345a", "١٢٣٤٥٦", "1.2.3.4.5.6", "1.123456", "123456.7", "123456 or 654321"])(
    "is not read out of «%s»",
    (typed) => {
      expect(codeSchema.safeParse({ code: typed }).success).toBe(false);
    },
  );
});

it("an invitation is found in its whole link, whatever stands around it", () => {
  const link = "https://kompas.test/register?invitation=Ab_1-x&lng=en";
  const joining = "https://kompas.test/user/profile/access-code?add&invitation=Ab_1-x&lng=en";
  for (const around of SURROUNDED) {
    for (const each of [link, joining]) expect(invitationTokenIn(around(each)), around(each)).toBe("Ab_1-x");
  }
  expect(invitationTokenIn("KMPS-7G4K-9QRT")).toBeNull();
});
