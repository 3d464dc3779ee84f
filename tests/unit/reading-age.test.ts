import { describe, expect, it } from "vitest";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import type { Language } from "~/core/language";
import { countsOf, easeOf, gradeOf, sentencesOf, syllablesOf } from "../support/reading-age";
import { textsAt } from "../support/reading-texts";

describe("the reading age", () => {
  it("of English is the Flesch-Kincaid grade", () => {
    const grade = (text: string) => gradeOf(countsOf([text], "en"));
    // 6 words with 6 syllables, and 13 words with 24.
    expect(grade("The cat sat on the mat.")).toBeCloseTo(0.39 * 6 + 11.8 - 15.59);
    expect(grade("The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.")).toBeCloseTo(
      11.3,
      1,
    );
  });

  it("of French is the ease of Kandel and Moles", () => {
    // Le chat dort. L’en-tre-prise a-t-elle me-su-ré l’eau qu’elle a u-ti-li-sée ?
    const counts = countsOf(["Le chat dort. L’entreprise a-t-elle mesuré l’eau qu’elle a utilisée\u00a0?"], "fr");
    expect(counts).toEqual({ sentences: 2, words: 10, syllables: 18 });
    expect(easeOf(counts)).toBeCloseTo(207 - 1.015 * 5 - 73.6 * 1.8);
  });

  it("takes several texts as one", () => {
    expect(countsOf(["Syarikat menjimatkan air.", "Ya"], "ms")).toEqual({
      sentences: 2,
      words: 4,
      syllables: 3 + 4 + 2 + 1,
    });
  });

  const SPOKEN: [Language, string][] = [
    [
      "en",
      "used 1, rules 1, where 1, fuel 2, litres 2, needed 2, business 2, safety 2, everyone 3, supplier 3, period 3",
    ],
    [
      "en",
      "area 3, wages 2, measurement 3, policies 3, greenhouse 2, electricity 5, kilowatt-hours 4, CO2 3, company’s 3",
    ],
    ["fr", "compte 1, qu’elle 1, énergie 3, déchets 2, employés 3, création 3, clients 2, a-t-elle 2, aujourd’hui 3"],
    ["ms", "air 2, pakai 2, pulau 2, syarikat 3, kerajaan 4, penjimatan 4, e-mel 2, kanak-kanak 4"],
  ];
  it.each(SPOKEN)("counts the syllables that are spoken in %s: %s", (language, said) => {
    const counted = said.split(", ").map((each) => each.split(" ")[0] ?? "");
    expect(counted.map((word) => `${word} ${syllablesOf(word, language)}`).join(", ")).toBe(said);
  });

  it("ends a sentence at its full stop, not at a semicolon or within a short form", () => {
    expect(sentencesOf("Yes if you know; a note (e.g. a bill) counts. “None” counts. 12 months ago?")).toEqual([
      "Yes if you know; a note (eg a bill) counts.",
      "“None” counts.",
      "12 months ago?",
    ]);
    expect(sentencesOf("Est-ce «\u00a0vrai\u00a0»\u00a0? Oui, p. ex. Paris.")).toHaveLength(2);
  });
});

describe.each([
  ["Readiness", newestReadiness],
  ["Progress", newestProgress],
])("%s, its questions and its help", (_, questionnaire) => {
  const topics = questionnaire.dimensions.flatMap((dimension) => dimension.topics);
  const grade = (document: unknown, place: "questions" | "help") =>
    gradeOf(countsOf(textsAt(document, place, "en"), "en"));

  it.each(["questions", "help"] as const)("read at grade 8 or below in English: %s", (place) => {
    const harder = topics.filter((topic) => grade(topic, place) > 8).map(({ id }) => id);
    expect(grade(questionnaire, place), `above grade 8: ${harder.join(", ")}`).toBeLessThanOrEqual(8);
  });

  // "Standard", read at 13 to 15, and "fairly easy". Their Malay likeness is a count of words: no formula is generally accepted.
  it.each([
    ["questions", 60],
    ["help", 70],
  ] as const)("read easily in French: %s, at least %i points", (place, least) => {
    expect(easeOf(countsOf(textsAt(questionnaire, place, "fr"), "fr"))).toBeGreaterThanOrEqual(least);
  });
});
