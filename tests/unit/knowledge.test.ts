import { describe, expect, it } from "vitest";
import { type Article, CATEGORIES, commonTags, type Knowledge } from "~/domain/knowledge/article";
import { findArticles, type Piece, type Wanted } from "~/domain/knowledge/search";
import { LANGUAGES } from "~/domain/language";
import { fillHtml } from "~/features/content/placeholders";
import { i18nFor } from "~/i18n/i18n.server";
import { packKnowledge } from "../../scripts/texts/knowledge";

const packed = Object.fromEntries(LANGUAGES.map((language) => [language, packKnowledge(language)])) as Record<
  (typeof LANGUAGES)[number],
  Knowledge
>;

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
      text: `${"Des mots avant. ".repeat(20)}Une évaluation se garde d’elle-même. ${"Des mots après. ".repeat(20)}`,
    }),
  ],
};

const search = (wanted: Partial<Wanted>) => findArticles(knowledge, { ...NOTHING, ...wanted });
const slugs = (wanted: Partial<Wanted>) => search(wanted).map(({ slug }) => slug);
const hits = (pieces: Piece[]) => pieces.filter(({ isHit }) => isHit).map(({ text }) => text);
const whole = (pieces: Piece[]) => pieces.map(({ text }) => text).join("");

describe("the search of the Knowledge Base", () => {
  it("shows everything in its own order where nothing is asked", () => {
    expect(slugs({})).toEqual(["evaluer", "aide"]);
    expect(slugs({ query: "  ?! " })).toEqual(["evaluer", "aide"]);
  });

  it("finds words in titles, tags, summaries and texts, whatever their capitals and accents", () => {
    expect(slugs({ query: "EVALUER" })).toEqual(["evaluer"]);
    expect(slugs({ query: "enregistrement" })).toEqual(["aide"]);
    expect(slugs({ query: "coeur" })).toEqual(["evaluer"]);
    expect(slugs({ query: "l'évaluation" })).toEqual(["evaluer"]);
    expect(slugs({ query: "après" })).toEqual(["aide"]);
  });

  it("wants every word, wherever each is, and puts first what has them in a better place", () => {
    expect(slugs({ query: "evaluation aide" })).toEqual(["aide"]);
    expect(slugs({ query: "evaluation garde entreprise" })).toEqual([]);
    expect(slugs({ query: "évalu" })).toEqual(["evaluer", "aide"]);
  });

  it("looks inside of words only where none begins so, and never for one or two letters", () => {
    expect(slugs({ query: "treprise" })).toEqual(["evaluer"]);
    expect(slugs({ query: "valuation" })).toEqual(["evaluer", "aide"]);
    expect(slugs({ query: "apres" })).toEqual(["aide"]);
    expect(slugs({ query: "ai" })).toEqual(["aide"]);
    expect(slugs({ query: "de" })).toEqual(["evaluer", "aide"]);
    expect(slugs({ query: "er" })).toEqual([]);
  });

  it("narrows by category and tag, and both at once", () => {
    expect(slugs({ category: "troubleshooting" })).toEqual(["aide"]);
    expect(slugs({ tag: "points" })).toEqual(["evaluer"]);
    expect(slugs({ category: "troubleshooting", tag: "points" })).toEqual([]);
    expect(slugs({ query: "évaluation", tag: "saving" })).toEqual(["aide"]);
  });

  it("marks what it has found, as it is written there", () => {
    const [first] = search({ query: "coeur evalu" });
    expect(hits(first?.title ?? [])).toEqual(["Évalu"]);
    expect(hits(first?.summary ?? [])).toEqual(["cœur", "évalu"]);
    expect(whole(first?.summary ?? [])).toBe("Le cœur de l’évaluation");
    expect(hits(search({ query: "enregis" })[0]?.tags[0]?.name ?? [])).toEqual(["Enregis"]);
  });

  it("shows the place in the text where nothing else says why an article is there", () => {
    const [found] = search({ query: "evaluation" }).filter(({ slug }) => slug === "aide");
    const excerpt = whole(found?.excerpt ?? []);
    expect(excerpt).toMatch(/^… .*Une évaluation se garde.* …$/);
    expect(excerpt.length).toBeLessThan(220);
    expect(hits(found?.excerpt ?? [])).toEqual(["évaluation"]);
    expect(search({ query: "evaluer" })[0]?.excerpt).toBeNull();
  });

  it("offers the tags that most articles have, ten at most", () => {
    const many = Array.from({ length: 12 }, (_, index) => article(`a${index}`, { tags: [`t${index}`, "all"] }));
    expect(commonTags(many)[0]).toBe("all");
    expect(commonTags(many)).toHaveLength(10);
  });
});

describe.each(LANGUAGES)("the articles in %s", (language) => {
  const { articles, tags } = packed[language];
  const known = new Set(articles.map(({ slug }) => slug));

  it("have the parts of the English ones, in the same order", () => {
    const shape = ({ slug, contents }: Article) => [slug, contents.map(({ id }) => id)];
    expect(articles.map(shape)).toEqual(packed.en.articles.map(shape));
    const marks = ({ slug, html }: Article) => [slug, (html.match(/<(?:h[23]|[ou]l|table|pre)\b/g) ?? []).join(" ")];
    expect(articles.map(marks)).toEqual(packed.en.articles.map(marks));
  });

  it("have a name for each tag, a category of the filter, and something to read next", () => {
    for (const { slug, tags: ids, category, related, contents } of articles) {
      for (const id of ids) expect(tags[id], `${slug}: ${id}`).toBeTruthy();
      expect(CATEGORIES, slug).toContain(category);
      for (const other of related) expect(known.has(other) && other !== slug, `${slug}: ${other}`).toBe(true);
      expect(new Set(contents.map(({ id }) => id)).size, slug).toBe(contents.length);
    }
  });

  it("are of a length that one reads", () => {
    for (const { slug, text } of articles) expect(text.split(/\s+/).length, slug).toBeLessThanOrEqual(1300);
  });

  it("lead to articles and parts that there are", () => {
    for (const { slug, html } of articles) {
      for (const [, href = ""] of html.matchAll(/href="([^"]*)"/g)) {
        const [, other, part] = /^\/knowledge-base\/([\w-]+)(?:#([\w-]+))?$/.exec(href) ?? [];
        if (other === undefined) expect(href, slug).toMatch(/^\/(?!\/|knowledge-base)/);
        else expect(known.has(other), `${slug}: ${href}`).toBe(true);
        const target = articles.find((candidate) => candidate.slug === other);
        if (part)
          expect(
            target?.contents.map(({ id }) => id),
            `${slug}: ${href}`,
          ).toContain(part);
      }
    }
  });

  it("leave no placeholder that nothing fills, and no Markdown", () => {
    const filled = /\{(email|appUrl|fileMb|filesPerDocument|companyMb)\}/g;
    for (const { slug, text, title, summary } of articles) {
      expect(text.replace(filled, "").match(/\{\w+\}|\*\*|\]\(/g), slug).toBeNull();
      expect(title + summary, slug).not.toMatch(/[{}*[\]]/);
    }
  });
});

describe("the number of articles found", () => {
  it.each([
    ["en", "0 articles found", "1 article found", "2 articles found"],
    ["fr", "0 article trouvé", "1 article trouvé", "2 articles trouvés"],
    ["ms", "0 artikel ditemui", "1 artikel ditemui", "2 artikel ditemui"],
  ] as const)("is said in %s", (language, ...texts) => {
    const t = i18nFor(language).getFixedT(language, "knowledge");
    expect([0, 1, 2].map((count) => t("found", { count }))).toEqual(texts);
  });
});

it("French articles keep their marks with the word before", () => {
  for (const { slug, text, title, summary } of packed.fr.articles) {
    expect(`${title} ${summary} ${text}`.match(/.{12} [:;?!»%](?![-=])|« /g), slug).toBeNull();
  }
});

it("what is filled into an article stays a text", () => {
  expect(fillHtml("<p>{email} {other}</p>", { email: '"a&b"@<x>' })).toBe(
    "<p>&quot;a&amp;b&quot;@&lt;x&gt; {other}</p>",
  );
});
