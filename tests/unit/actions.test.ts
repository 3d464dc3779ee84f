import { PDFDocument, type PDFFont, StandardFonts } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { FORMER_TITLES } from "~/assessment/catalogue/content/former-titles";
import { howToFor } from "~/assessment/catalogue/content/how-to-link";
import { HOW_TOS } from "~/assessment/catalogue/content/how-tos";
import { newestProgress, PROGRESS_VERSIONS } from "~/assessment/catalogue/content/progress/versions";
import { newestReadiness, READINESS_VERSIONS } from "~/assessment/catalogue/content/readiness/versions";
import { type Catalogue, catalogueSchema } from "~/assessment/catalogue/rules/catalogue";
import { titleOf, untitledIn, withTitles } from "~/assessment/catalogue/rules/titles";
import { LANGUAGES } from "~/core/language";
import { openPractices } from "~/improvement/plan/rules/what-if";

const NEWEST: Catalogue[] = [newestReadiness, newestProgress];
const VERSIONS = [...READINESS_VERSIONS, ...PROGRESS_VERSIONS].map((written) => catalogueSchema.parse(written));
const practicesOf = (catalogue: Catalogue) => openPractices(catalogue, new Map()).map(({ question }) => question);
/** The questionnaire as the product reads it. */
const asRead = (catalogue: Catalogue) =>
  withTitles(catalogue, NEWEST.find(({ kind }) => kind === catalogue.kind) ?? null, FORMER_TITLES);

/** What a row of the plan has for its title in a window 360 pixels wide, beside a box, initials and a day. */
const PHONE = { width: 217, size: 14 };

/** How many lines a title takes there, in a face as wide as those of phones. */
function linesOf(title: string, face: PDFFont): number {
  let [lines, line] = [1, ""];
  for (const word of title.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (face.widthOfTextAtSize(longer, PHONE.size) <= PHONE.width) line = longer;
    else [lines, line] = [lines + 1, word];
  }
  return lines;
}

describe.each(NEWEST.map((catalogue) => [catalogue.version, catalogue] as const))(
  "the practices of %s",
  (_, catalogue) => {
    it("each say what to do, what proves it and how long it takes", () => {
      expect(untitledIn(catalogue)).toEqual([]);
      for (const { id, title, takes, help } of practicesOf(catalogue)) {
        expect(takes, id).toBeDefined();
        for (const language of LANGUAGES) {
          const [words, evidence] = [title?.[language] ?? "", help?.evidence[language] ?? ""];
          expect(words.split(/\s+/).length, `${id} ${language}`).toBeLessThanOrEqual(10);
          expect(words, id).toMatch(/^\p{Lu}[^.?!]*$/u);
          // One line of the action's page.
          expect(evidence.length, `${id} ${language}`).toBeGreaterThan(5);
          expect(evidence.length, `${id} ${language}`).toBeLessThanOrEqual(140);
        }
      }
    });

    it("have titles of at most two lines in the plan on a phone", async () => {
      const face = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica);
      const titles = [...practicesOf(catalogue).map(({ title }) => title), ...Object.values(FORMER_TITLES)];
      const long = titles.flatMap((title) =>
        LANGUAGES.map((language) => title?.[language] ?? "").filter((words) => linesOf(words, face) > 2),
      );
      expect(long).toEqual([]);
      expect(linesOf("A title of a good many words that nobody reads to its end on a small phone", face)).toBe(3);
    });

    it("have a title each that no other has", () => {
      for (const language of LANGUAGES) {
        const titles = practicesOf(catalogue).map(({ title }) => title?.[language]);
        expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
      }
    });
  },
);

describe.each(VERSIONS.map((catalogue) => [catalogue.version, catalogue] as const))(
  "no action of %s",
  (_, catalogue) => {
    it("is titled by a question, in any language", () => {
      for (const question of practicesOf(asRead(catalogue))) {
        for (const language of LANGUAGES) {
          expect(titleOf(question)[language], question.id).not.toContain("?");
          expect(titleOf(question)[language], question.id).not.toBe(question.text[language]);
          expect(titleOf(question)[language], question.id).not.toContain(" · ");
        }
      }
    });
  },
);

it("a practice that nobody has written a title for is named by its topic and section", () => {
  const [topic] = newestReadiness.dimensions[1]?.topics ?? [];
  const bare = structuredClone(newestReadiness);
  const question = bare.dimensions[1]?.topics[0]?.sections[0]?.questions[0];
  if (!question || !topic) throw new Error("There is no question");
  question.id = "climate-action.assess.unheard-of";
  question.title = undefined;
  expect(untitledIn(bare)).toEqual([question]);
  const [first] = practicesOf(withTitles(bare, newestReadiness, FORMER_TITLES));
  expect(first && titleOf(first).en).toBe("Climate Action · Assess");
});

describe("a guide", () => {
  const known = new Set(VERSIONS.flatMap((catalogue) => practicesOf(catalogue).map(({ id }) => id)));

  it("belongs to practices that exist, each of which has one guide", () => {
    const named = HOW_TOS.flatMap(({ practices }) => practices);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    for (const { practices } of HOW_TOS) expect(practices.length).toBeGreaterThan(0);
  });

  it("is not offered to another practice of its topic", () => {
    expect(howToFor("anti-corruption.measure.1", "en")?.title).toBe("A rule and a register for gifts");
    expect(howToFor("anti-corruption.commit.data-protection", "en")).toBeNull();
  });
});
