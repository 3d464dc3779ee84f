import { describe, expect, it } from "vitest";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import { KINDS } from "~/assessment/kinds/kinds";
import { indexBand, levelOf } from "~/assessment/scoring/rules/levels";
import { INDEX_WEIGHTS, SDG_WEIGHT } from "~/assessment/scoring/rules/readiness";
import { LANGUAGES, type Language } from "~/core/language";
import { LEVELS } from "~/core/level";
import {
  LEGAL_DOCUMENTS,
  LEGAL_TABS,
  LEGAL_VERSIONS,
  type LegalDocument,
} from "~/foundation/identity/content/legal-documents";
import { ANONYMISED_AFTER_YEARS, DELETED_AFTER_YEARS, LOG_LIFE_MS } from "~/foundation/identity/rules/periods";
import { OFFICE, PROMISES } from "~/home/legal/content/promises";
import { figuresFor } from "~/home/legal/figures";
import { fill } from "~/home/legal/placeholders";
import { resources } from "~/i18n/resources";
import { packLegal } from "../../scripts/texts/legal";

const INSTALLATION = {
  email: "office@example.org",
  responsibleName: "A Network",
  officerName: "Aisha Ismail",
  officerEmail: "privacy@example.org",
  responsibleAddress: "2 Main Road, Durban",
};

/** The text of a document as a reader sees it, with all kinds of spaces made equal. */
function textOf(document: LegalDocument, language: Language): string {
  const { html } = packLegal(document, language);
  const words = html
    .replace(/<[^>]+>/g, " ")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&");
  return fill(words, { ...figuresFor(language), ...INSTALLATION }).replace(/\s+/gu, " ");
}

describe("the specification's statements on the legal pages (results 2.12)", () => {
  it("match what the code does and what the product's operators promise", () => {
    expect([ANONYMISED_AFTER_YEARS, DELETED_AFTER_YEARS, LOG_LIFE_MS / 86_400_000]).toEqual([5, 7, 365]);
    expect(PROMISES).toMatchObject({ acknowledgeDays: 5, answerDays: 30, extendedDays: 60, age: 18 });
    expect(OFFICE).toEqual({ opens: "08:30", closes: "16:30" });
    expect([INDEX_WEIGHTS, SDG_WEIGHT]).toEqual([{ environment: 30, social: 30, governance: 20 }, 20]);
    const bands = [0, 20, 21, 40, 41, 60, 61, 80, 81, 100].map((percent) => indexBand(percent * 100));
    expect(bands).toEqual(
      ["initial", "developing", "established", "advanced", "leading"].flatMap((band) => [band, band]),
    );
  });

  it.each(LANGUAGES)("appear in the documents in %s", (language) => {
    const [terms, privacy, processing, methodology, rights] = LEGAL_DOCUMENTS.map((each) => textOf(each, language));
    const years = { en: "years", fr: "ans", ms: "tahun" }[language];
    expect(terms).toContain("18");
    expect(privacy).toContain(`5 ${years}`);
    expect(privacy).toContain(`7 ${years}`);
    expect(processing).toContain(`7 ${years}`);
    expect(privacy).toContain({ en: "12 months", fr: "12 mois", ms: "12 bulan" }[language]);
    for (const text of [privacy, rights]) {
      for (const days of [5, 30, 60, 21, 14]) expect(text).toMatch(new RegExp(`\\b${days}\\b`));
    }
    const percent = language === "fr" ? " %" : "%";
    for (const [dimension, weight] of Object.entries(INDEX_WEIGHTS)) {
      const name = scoredDimensions(newestReadiness).find(({ id }) => id === dimension)?.name[language] ?? "";
      expect(methodology?.toLowerCase()).toContain(`${name.toLowerCase()} ${weight}${percent}`);
    }
    const bands = resources[language].results.index.bands;
    for (const [band, range] of [
      ["initial", "0–20"],
      ["developing", "21–40"],
      ["established", "41–60"],
      ["advanced", "61–80"],
      ["leading", "81–100"],
    ] as const) {
      expect(methodology).toContain(`${bands[band]} ${range}`);
    }
  });

  it("include the office hours as each language writes them", () => {
    expect(textOf("rights", "en")).toContain("08:30–16:30");
    expect(textOf("rights", "fr")).toContain("de 08:30 à 16:30");
    expect(textOf("rights", "ms")).toMatch(/8[:.]30 \S+ hingga 4[:.]30 \S+/);
  });
});

describe.each(LANGUAGES)("the methodology in %s", (language) => {
  const text = textOf("methodology", language);

  it("sets the limits between levels where the scoring does", () => {
    const ends = { readiness: [19.99, 39.99, 59.99, 79.99, 100], progress: [20, 40, 60, 80, 100] } as const;
    for (const kind of ["readiness", "progress"] as const) {
      for (const [index, level] of LEVELS.entries()) {
        expect(levelOf(KINDS[kind].bands, (ends[kind][index] ?? 0) * 100, 10_000)).toBe(level);
      }
    }
    const rows = LEVELS.map((level) => resources[language].common.levels[level]);
    const [first = "", last = ""] = [rows[0], rows.at(-1)];
    expect(text).toMatch(new RegExp(`${first} [^0-9]*20 ?% [^0-9]*20 ?% `));
    expect(text).toMatch(new RegExp(`${last} 80 ?% [^0-9]*80 ?% `));
  });

  it("states as many topics and points as the questionnaires have", () => {
    const topics = scoredDimensions(newestReadiness).flatMap((dimension) => dimension.topics);
    const required = topics.flatMap(({ sections }) =>
      sections.flatMap(({ questions }) => questions.filter(({ isRequired }) => isRequired)),
    );
    const said = { en: ["8 topics", "80 in all", "30 in all"], fr: ["8 thèmes", "80 en tout", "30 en tout"] };
    const [some, points, climate] = language === "ms" ? ["8 topik", "80 kesemuanya", "30 kesemuanya"] : said[language];
    expect(text).toContain(some?.replace("8", String(topics.length)));
    expect(text).toContain(points?.replace("80", String(required.length)));
    expect(text).toContain(climate?.replace("30", String(scoredDimensions(newestProgress).length * 10)));
  });
});

describe.each(LEGAL_DOCUMENTS)("the document '%s'", (document) => {
  const packed = Object.fromEntries(LANGUAGES.map((language) => [language, packLegal(document, language)]));

  it("has the same parts in every language", () => {
    const shape = (html = "") => (html.match(/<(?:h[23]|[ou]l|li|table|tr|a href="[^"]*")/g) ?? []).join(" ");
    for (const language of LANGUAGES) expect(shape(packed[language]?.html), language).toBe(shape(packed.en?.html));
  });

  it("contains no open placeholder and no Markdown", () => {
    for (const language of LANGUAGES) expect(textOf(document, language)).not.toMatch(/\{[\w.]+\}|\*\*|\]\(|`/);
  });

  it("states for each version its first day and its changes, the newest first", () => {
    const versions = LEGAL_VERSIONS[document];
    const days = versions.map(({ from }) => from);
    expect(days).toEqual([...days].sort());
    for (const language of LANGUAGES) {
      expect(packed[language]?.versions.map(({ number }) => number)).toEqual(
        versions.map((_, index) => versions.length - index),
      );
      for (const { changes, from } of packed[language]?.versions ?? []) {
        expect(changes.length).toBeGreaterThan(10);
        expect(Date.parse(from)).not.toBeNaN();
      }
    }
  });

  it("has the same name on its tab as in its title", () => {
    const tab = LEGAL_TABS.find((each) => each === document);
    for (const language of tab ? LANGUAGES : []) {
      if (tab) expect(resources[language].legal.tabs[tab]).toBe(packed[language]?.title);
    }
  });
});

it.each(LANGUAGES)(
  "terms and policy in %s state who accepts a new version, and what a level alone tells a corporate company",
  (language) => {
    const [terms, privacy] = [textOf("terms", language), textOf("privacy", language)];
    const changes = terms.slice(
      terms.indexOf({ en: "14. Changes", fr: "14. Modifications", ms: "14. Perubahan" }[language]),
    );
    expect(changes).toContain(`${PROMISES.noticeDays} ${{ en: "days", fr: "jours", ms: "hari" }[language]}`);
    expect(changes).toContain({ en: "owner", fr: "propriétaire", ms: "pemilik" }[language]);
    for (const text of [terms, privacy]) {
      expect(text).toContain({ en: "level only", fr: "niveau seul", ms: "tahap sahaja" }[language]);
    }
  },
);

it("the privacy policy states what the laws of South Africa and Malaysia require", () => {
  const text = textOf("privacy", "en");
  for (const said of [
    `${INSTALLATION.responsibleName}, ${INSTALLATION.responsibleAddress}`,
    `${INSTALLATION.officerName}, ${INSTALLATION.officerEmail}`,
    "given voluntarily",
    "without them we cannot open one",
    "Protection abroad",
    "POPIAComplaints@inforegulator.org.za",
    "pdp.gov.my",
    "or sooner where the law requires (Malaysia: 21 days)",
  ]) {
    expect(text).toContain(said);
  }
});
