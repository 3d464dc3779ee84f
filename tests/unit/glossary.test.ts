import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "~/core/language";
import glossary from "../../docs/glossary.json";
import { everyText, type Translated } from "../support/translations";

/** All but the former questionnaires, which stay as they were published. */
const texts = everyText();

/** The texts that match in one language and not in another. */
function findMixed(among: Translated[], patterns: Partial<Record<Language, string>>): string[] {
  const all = Object.entries(patterns) as [Language, string][];
  return among
    .filter((text) => {
      const matching = all.filter(([language, pattern]) => new RegExp(pattern, "iu").test(text[language] ?? ""));
      return matching.length > 0 && matching.length < all.length;
    })
    .map(({ where, en }) => `${where}: ${en}`);
}

describe("the glossary", () => {
  it.each(LANGUAGES)("bans words, none of which the product uses in its locales, content and mails: %s", (language) => {
    expect(texts.some(({ [language]: said }) => said !== undefined)).toBe(true);
    const used = glossary.banned[language].flatMap(({ words, say }) =>
      texts.flatMap(({ where, [language]: said = "" }) =>
        new RegExp(words, "iu").test(said) ? [`${where}: «${said}» → ${say}`] : [],
      ),
    );
    expect(used).toEqual([]);
  });

  it("has each term in every language, and bans none of its own terms", () => {
    for (const term of glossary.terms) {
      for (const language of LANGUAGES) {
        expect(term[language]).toMatch(/\S/);
        for (const { words } of glossary.banned[language]) expect(term[language]).not.toMatch(new RegExp(words, "iu"));
      }
    }
  });

  it("has one word for one act: what saves, what leads on and what submits is called so in every language", () => {
    const { save, next, submit } = glossary.acts;
    const captions = texts.filter(({ where, en = "" }) => !where.startsWith("../") && en.length < 60);
    for (const { caption } of [save, next]) expect(findMixed(captions, caption)).toEqual([]);
    const fixed = new Set(submit.fixed.flatMap((each) => each.texts));
    // A submission, the thing, may be called an assessment.
    const acts = texts.filter(({ where }) => !where.startsWith("../") && !fixed.has(where));
    const { en, fr, ms } = submit.anywhere;
    const submits = acts.filter((text) => /\bsubmit/i.test(text.en ?? ""));
    expect(submits.length).toBeGreaterThan(50);
    expect(findMixed(submits, { en, fr, ms })).toEqual([]);
    expect(
      findMixed(
        acts.filter((text) => new RegExp(fr, "iu").test(text.fr ?? "")),
        { en, fr },
      ),
    ).toEqual([]);
    const bare = LANGUAGES.flatMap((language) =>
      captions.filter((text) => new RegExp(submit.bare, "iu").test(text[language] ?? "")),
    );
    expect(bare).toEqual([]);
    for (const text of fixed) expect(texts.map(({ where }) => where)).toContain(text);
  });

  it("detects the words it bans", () => {
    const found = [
      ["en", "Your e-mail address"],
      ["fr", "Ce thème est prêt à relire"],
      ["fr", "qui a rejoint votre code"],
      ["ms", "akaun dihapuskan"],
      ["ms", "Lihat hasil"],
      ["en", "Save and continue"],
      ["fr", "Enregistrer et terminer"],
      ["ms", "Simpan dan teruskan"],
    ] as const;
    for (const [language, said] of found) {
      const isBanned = glossary.banned[language].some(({ words }) => new RegExp(words, "iu").test(said));
      expect(isBanned, said).toBe(true);
    }
  });
});
