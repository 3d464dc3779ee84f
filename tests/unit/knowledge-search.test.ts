import { describe, expect, it } from "vitest";
import { LANGUAGES } from "~/core/language";
import { type Article, commonTags, type Knowledge } from "~/home/knowledge/rules/article";
import type { Piece } from "~/home/knowledge/rules/pieces";
import { findArticles, prepareSearch, type Wanted } from "~/home/knowledge/rules/search";
import { formsOf } from "~/home/knowledge/rules/words";
import { packKnowledge } from "../../scripts/texts/knowledge";

const NOTHING: Wanted = { query: "", category: null, tag: null };

const article = (slug: string, given: Partial<Article> = {}): Article => ({
  slug,
  category: "user-guides",
  tags: [],
  checkedOn: "2026-11-21",
  related: [],
  title: slug,
  summary: "",
  html: "",
  text: "",
  contents: [],
  topicName: null,
  ...given,
});

const knowledge: Knowledge = {
  tags: { saving: "Enregistrement", points: "Points" },
  articles: [
    article("evaluer", { title: "Évaluer son entreprise", tags: ["points"], summary: "Le cœur de l’évaluation" }),
    article("aide", {
      category: "troubleshooting",
      title: "Aide",
      tags: ["saving"],
      text: `${"Des mots avant. ".repeat(20)}Une évaluation se garde ({mois} mois) d’elle-même. ${"Des mots après. ".repeat(20)}`,
    }),
  ],
};

const invented = prepareSearch(knowledge, "fr");
const search = (wanted: Partial<Wanted>) => findArticles(invented, { ...NOTHING, ...wanted });
const slugs = (wanted: Partial<Wanted>) => search(wanted).map(({ slug }) => slug);
const hits = (pieces: Piece[]) => pieces.filter(({ isHit }) => isHit).map(({ text }) => text);
const whole = (pieces: Piece[]) => pieces.map(({ text }) => text).join("");

describe("the search of the Knowledge Base", () => {
  it("shows all articles in their own order when the search is empty", () => {
    expect(slugs({})).toEqual(["evaluer", "aide"]);
    expect(slugs({ query: "  ?! " })).toEqual(["evaluer", "aide"]);
  });

  it("finds words in titles, tags, summaries and texts, regardless of capitals and accents", () => {
    expect(slugs({ query: "EVALUER" })).toEqual(["evaluer"]);
    expect(slugs({ query: "enregistrement" })).toEqual(["aide"]);
    expect(slugs({ query: "coeur" })).toEqual(["evaluer"]);
    expect(slugs({ query: "l'évaluation" })).toEqual(["evaluer"]);
    expect(slugs({ query: "apre\u0300s" })).toEqual(["aide"]);
  });

  it("requires every word, wherever each is, and ranks first what has them in a better place", () => {
    expect(slugs({ query: "evaluation aide" })).toEqual(["aide"]);
    expect(slugs({ query: "evaluation garde entreprise" })).toEqual([]);
    expect(slugs({ query: "évalu" })).toEqual(["evaluer", "aide"]);
  });

  it("treats a plural as its singular, and the other way round", () => {
    expect(slugs({ query: "évaluations" })).toEqual(["evaluer", "aide"]);
    expect(slugs({ query: "coeurs" })).toEqual(["evaluer"]);
    expect(slugs({ query: "mot" })).toEqual(["aide"]);
  });

  it("tolerates a typing mistake in a word that no article has, and only there", () => {
    expect(slugs({ query: "enterprise" })).toEqual(["evaluer"]);
    expect(slugs({ query: "entrepirse" })).toEqual(["evaluer"]);
    expect(slugs({ query: "agde" })).toEqual(["aide"]);
    expect(slugs({ query: "aidx entreprise" })).toEqual([]);
    expect(slugs({ query: "zzzzzz" })).toEqual([]);
    expect(slugs({ query: "xx" })).toEqual([]);
  });

  it("filters by category and tag, and by both at once", () => {
    expect(slugs({ category: "troubleshooting" })).toEqual(["aide"]);
    expect(slugs({ tag: "points" })).toEqual(["evaluer"]);
    expect(slugs({ category: "troubleshooting", tag: "points" })).toEqual([]);
    expect(slugs({ query: "évaluation", tag: "saving" })).toEqual(["aide"]);
  });

  it("highlights what it has found as written in the article", () => {
    const [first] = search({ query: "coeur evalu" });
    expect(hits(first?.title ?? [])).toEqual(["Évaluer"]);
    expect(hits(first?.summary ?? [])).toEqual(["cœur", "évaluation"]);
    expect(whole(first?.summary ?? [])).toBe("Le cœur de l’évaluation");
    expect(hits(search({ query: "enregis" })[0]?.tags[0]?.name ?? [])).toEqual(["Enregistrement"]);
    expect(hits(search({ query: "enterprise" })[0]?.title ?? [])).toEqual(["entreprise"]);
  });

  it("shows the place in the text where nothing else explains the match, with its values filled in", () => {
    const fill = (text: string) => text.replace("{mois}", "12");
    const [found] = findArticles(invented, { ...NOTHING, query: "evaluation" }, fill).slice(1);
    const excerpt = whole(found?.excerpt ?? []);
    expect(excerpt).toMatch(/^… .*Une évaluation se garde \(12 mois\).* …$/);
    expect(excerpt.length).toBeLessThan(220);
    expect(hits(found?.excerpt ?? [])).toEqual(["évaluation"]);
    expect(search({ query: "evaluer" })[0]?.excerpt).toBeNull();
  });

  it.each([
    ["a hundred thousand letters", "a".repeat(100_000)],
    ["as many words", "eau ".repeat(100_000)],
    ["as many different ones", Array.from({ length: 20_000 }, (_, index) => `mot${index}`).join(" ")],
    ["a regular expression", "(.*)+[a-z]{1,}|^$\\"],
    ["pictures", "😀".repeat(100)],
    ["marks alone", "\u0301".repeat(1000)],
    ["the names of what every object has", "constructor __proto__ toString"],
    ["lone halves of a character", "\ud83d\ude00\ud83d eau"],
  ])("handles %s quickly", (_, query) => {
    const start = performance.now();
    expect(() => search({ query })).not.toThrow();
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it("offers the tags that most articles have, ten at most", () => {
    const many = Array.from({ length: 12 }, (_, index) => article(`a${index}`, { tags: [`t${index}`, "all"] }));
    expect(commonTags(many)[0]).toBe("all");
    expect(commonTags(many)).toHaveLength(10);
  });
});

describe("the forms of a word", () => {
  it.each([
    ["en", "policies", "policy"],
    ["en", "boxes", "box"],
    ["en", "bills", "bill"],
    ["fr", "journaux", "journal"],
    ["fr", "réseaux", "reseau"],
    ["fr", "déchets", "dechet"],
    ["ms", "menyimpan", "simpan"],
    ["ms", "penggunaan", "guna"],
    ["ms", "dokumennya", "dokumen"],
    ["ms", "disimpan", "simpan"],
  ] as const)("include in %s: %s, %s", (language, word, form) => {
    expect(formsOf(word, language)).toContain(form);
  });

  it("do not change a word that only looks like a plural", () => {
    for (const word of ["gas", "status", "process", "analysis"]) expect(formsOf(word, "en")).toEqual([word]);
    expect(formsOf("ans", "fr")).toEqual(["ans"]);
  });
});

describe.each(LANGUAGES)("the search of the articles in %s", (language) => {
  const real = prepareSearch(packKnowledge(language), language);
  const QUERIES: Record<string, [slug: string, ...queries: string[]][]> = {
    en: [
      ["supporting-documents", "evidence", "evidences", "evidnce", "Valid until", "suporting documnets"],
      ["working-with-colleagues", "invite a colleague", "colleagues", "collegues", "colleage"],
      ["progress-manual", "emission", "emissions", "emisions", "worksheets", "scope 2"],
      ["api", "bearer token", "tokens", "tokne"],
      ["how-to-electricity-log", "electricity log", "electricty", "kilowatt-hours", "meters"],
      ["how-to-complaint-channel", "complaint", "complaints", "complaitn", "retaliation"],
      ["how-to-gift-register", "gift", "gifts", "bribe", "bribes", "register of gifts"],
    ],
    fr: [
      ["supporting-documents", "téléverser", "televerser", "televersser", "justificatifs", "justificatif"],
      ["working-with-colleagues", "collègue", "collegue", "collègues", "colegue", "inviter un collegue"],
      ["progress-manual", "émissions", "emission", "emmission", "gaz a effet de serre"],
      ["api", "jeton", "jetons", "jetton"],
      ["how-to-electricity-log", "électricité", "electricite", "electricté", "compteurs", "releve"],
      ["how-to-waste-list", "dechet", "déchets", "dechetts", "poubelles"],
      ["how-to-gift-register", "cadeau", "cadeaux", "pots-de-vin", "registre des cadaux"],
    ],
    ms: [
      ["supporting-documents", "dokumen sokongan", "dokumennya", "dokumne", "muat naik", "bukti"],
      ["working-with-colleagues", "rakan sekerja", "rakan-rakan", "jemputan", "menjemput", "jemput", "jemputn"],
      ["progress-manual", "pelepasan", "lepas", "pelepsan", "Skop 2"],
      ["api", "token", "tokne", "API"],
      ["how-to-electricity-log", "elektrik", "elektirk", "bacaan meter", "menjimatkan"],
      ["how-to-complaint-channel", "aduan", "mengadu", "adaun", "pengadu"],
      ["how-to-wage-check", "gaji", "gaji minimum", "gajinya", "potongan"],
    ],
  };

  it.each(QUERIES[language] ?? [])("finds %s", (slug, ...queries) => {
    for (const query of queries) {
      const found = findArticles(real, { ...NOTHING, query }).map((each) => each.slug);
      expect(found.slice(0, 3), query).toContain(slug);
    }
  });

  it("finds nothing for a made-up word", () => {
    for (const query of ["qzxwvk", "zzzzz", "<script>zzz"])
      expect(findArticles(real, { ...NOTHING, query })).toEqual([]);
  });
});
