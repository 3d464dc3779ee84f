import { describe, expect, it, test } from "vitest";
import { FALLBACK, LANGUAGES } from "~/core/language";
import { basicsSchema, companySchema, detailsSchema, signInSchema } from "~/foundation/identity/schema";
import { readMessage } from "~/i18n/message";
import { resources } from "~/i18n/resources";
import { SAME_WORDS } from "../support/same-words";
import { englishDetector, everyText, hasEnglish, namesOfCountries, untranslated } from "../support/translations";

/** Every text by its key: "common.shell.skip". */
function flatten(node: unknown, path = ""): Map<string, string> {
  if (typeof node === "string") return new Map([[path, node]]);
  return new Map(
    Object.entries(node ?? {}).flatMap(([key, value]) => [...flatten(value, path ? `${path}.${key}` : key)]),
  );
}

/** Every language except English. */
const TRANSLATED = LANGUAGES.filter((language) => language !== FALLBACK);

const english = flatten(resources.en);
const marks = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).sort();

describe.each(TRANSLATED)("the texts in %s", (language) => {
  const texts = flatten(resources[language]);

  it("have the same keys as the English ones, no more and no fewer", () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("use the same values and the same tags as the English ones", () => {
    // A singular may spell out "one".
    const needed = (key: string, text: string) =>
      marks(text).filter((mark) => !(key.endsWith("_one") && mark === "{{count}}"));
    for (const [key, text] of english) expect(needed(key, texts.get(key) ?? ""), key).toEqual(needed(key, text));
  });
});

test("the French texts keep punctuation marks, quotations and the digits of a number together", () => {
  const loose = everyText().flatMap(({ where, fr = "" }) => (/\S [:;?!»%]|« |\d \d{3}(?!\d)/.test(fr) ? [where] : []));
  expect(loose).toEqual([]);
});

describe.each(TRANSLATED)("all texts of the product in %s", (language) => {
  const texts = everyText().flatMap(({ where, [language]: words }) => (words === undefined ? [] : [{ where, words }]));

  it("are all checked: interface, questionnaire, industries, articles, legal texts and standards", () => {
    for (const place of [
      "common.shell.skip",
      "readiness/readiness.ts",
      "sdg-cards.ts",
      "industry ",
      "knowledge/",
      "legal/",
      "crosswalk/",
    ]) {
      expect(
        texts.some(({ where }) => where.includes(place)),
        place,
      ).toBe(true);
    }
  });

  it("are never identical to English, except what is listed as the same", () => {
    expect(untranslated(language)).toEqual([]);
  });

  it("contain no English words", () => {
    expect(texts.filter(({ words }) => hasEnglish(words, language))).toEqual([]);
  });

  it("can be distinguished from English on a page, short or long, filled in or put together", () => {
    const isEnglish = englishDetector(language);
    for (const shown of ["Save", "Not now", "Sign in", "5 answers are lost", "Isle of Wight", "Air · and more"]) {
      expect(isEnglish(shown), shown).toBe(true);
    }
    for (const shown of ["Menu", "PDF 3", "12%", "Karoo Sun Preserves (Pty) Ltd", "Kompas"]) {
      expect(isEnglish(shown), shown).toBe(false);
    }
  });

  it("need each entry of the list of identical words, once", () => {
    const listed = SAME_WORDS[language];
    const english = new Set([...everyText().map(({ en }) => en), ...namesOfCountries("en")]);
    const used = new Set([...texts.map(({ words }) => words), ...namesOfCountries(language)]);
    expect(listed.filter((words) => !english.has(words) || !used.has(words))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });
});

describe("error messages of the forms", () => {
  it.each(Object.entries({ signInSchema, basicsSchema, companySchema, detailsSchema }))(
    "of %s exist as texts",
    (_name, schema) => {
      const each = (value: unknown) => Object.fromEntries(Object.keys(schema.shape).map((key) => [key, value]));
      // Our forms never send a file in place of a text, but other clients may.
      const given = [{}, each("x".repeat(400)), each(new File(["x"], "x.txt"))];
      const issues = given.flatMap((fields) => schema.safeParse(fields).error?.issues ?? []);
      expect(issues.length).toBeGreaterThan(0);
      for (const { message } of issues) {
        const [key, values] = readMessage(message);
        const text = english.get(key.includes(":") ? key.replace(":", ".") : `account.${key}`);
        expect(text?.includes("{{max}}"), message).toBe("max" in values);
      }
    },
  );
});
