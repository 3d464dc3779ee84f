import { describe, expect, it } from "vitest";
import { LANGUAGES } from "~/core/language";
import glossary from "../../docs/glossary.json";
import { everyText } from "../support/translations";

/** All but the former questionnaires, which stay as they were published. */
const texts = everyText();

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

  it("detects the words it bans", () => {
    const found = [
      ["en", "Your e-mail address"],
      ["fr", "Ce thème est prêt à relire"],
      ["fr", "qui a rejoint votre code"],
      ["ms", "akaun dihapuskan"],
      ["ms", "Lihat hasil"],
    ] as const;
    for (const [language, said] of found) {
      const isBanned = glossary.banned[language].some(({ words }) => new RegExp(words, "iu").test(said));
      expect(isBanned, said).toBe(true);
    }
  });
});
