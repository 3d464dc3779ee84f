import { describe, expect, it } from "vitest";
import { howToOn } from "~/assessment/catalogue/content/how-to-link";
import { HOW_TOS } from "~/assessment/catalogue/content/how-tos";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import { LANGUAGES } from "~/core/language";
import { type Article, CATEGORIES, type Knowledge } from "~/home/knowledge/rules/article";
import { fillHtml } from "~/home/legal/placeholders";
import { i18nFor } from "~/i18n/i18n.server";
import { packKnowledge } from "../../scripts/texts/knowledge";

const packed = Object.fromEntries(LANGUAGES.map((language) => [language, packKnowledge(language)])) as Record<
  (typeof LANGUAGES)[number],
  Knowledge
>;

describe.each(LANGUAGES)("the articles in %s", (language) => {
  const { articles, tags } = packed[language];
  const known = new Set(articles.map(({ slug }) => slug));

  it("have the same parts as the English ones, in the same order", () => {
    const shape = ({ slug, contents }: Article) => [slug, contents.map(({ id }) => id)];
    expect(articles.map(shape)).toEqual(packed.en.articles.map(shape));
    const marks = ({ slug, html }: Article) => [slug, (html.match(/<(?:h[23]|[ou]l|table|pre)\b/g) ?? []).join(" ")];
    expect(articles.map(marks)).toEqual(packed.en.articles.map(marks));
  });

  it("have a name for each tag, a category of the filter, and existing articles to read next", () => {
    for (const { slug, tags: ids, category, related, contents } of articles) {
      for (const id of ids) expect(tags[id], `${slug}: ${id}`).toBeTruthy();
      expect(CATEGORIES, slug).toContain(category);
      for (const other of related) expect(known.has(other) && other !== slug, `${slug}: ${other}`).toBe(true);
      expect(new Set(contents.map(({ id }) => id)).size, slug).toBe(contents.length);
    }
  });

  it("are short enough to read", () => {
    for (const { slug, text } of articles) expect(text.split(/\s+/).length, slug).toBeLessThanOrEqual(1300);
  });

  it("link only to existing articles and parts", () => {
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

  it("contain no unfilled placeholder, and no Markdown", () => {
    const filled = /\{(email|appUrl|fileMb|filesPerDocument|companyMb)\}/g;
    for (const { slug, text, title, summary } of articles) {
      expect(text.replace(filled, "").match(/\{\w+\}|\*\*|\]\(/g), slug).toBeNull();
      expect(title + summary, slug).not.toMatch(/[{}*[\]]/);
    }
  });
});

describe.each(LANGUAGES)("how-to articles in %s", (language) => {
  const topics = scoredDimensions(newestReadiness).flatMap((dimension) => dimension.topics);

  it("exist once per topic, are linked by their own title, and name their topic", () => {
    expect(HOW_TOS.map(({ topic }) => topic)).toEqual(topics.map(({ id }) => id));
    for (const { id, name } of topics) {
      const link = howToOn(id, language);
      const article = packed[language].articles.find(({ slug }) => link?.href === `/knowledge-base/${slug}`);
      expect(article, id).toMatchObject({ title: link?.title, topicName: name[language] });
    }
    expect(howToOn("company-profile", language)).toBeNull();
  });

  it("are short, and have steps, a table to copy and what to upload", () => {
    for (const { slug } of HOW_TOS) {
      const article = packed[language].articles.find((candidate) => candidate.slug === slug);
      const words = article?.text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length ?? 0;
      expect(words, slug).toBeGreaterThanOrEqual(350);
      expect(words, slug).toBeLessThanOrEqual(650);
      expect(article?.html, slug).toMatch(/<h2 id="steps">.*<ol>.*<h2 id="table">.*<table>.*<h2 id="keep">/s);
    }
  });
});

describe("the number of articles found", () => {
  it.each([
    ["en", "0 articles found", "1 article found", "2 articles found"],
    ["fr", "0 article trouvé", "1 article trouvé", "2 articles trouvés"],
    ["ms", "0 artikel ditemui", "1 artikel ditemui", "2 artikel ditemui"],
  ] as const)("is worded correctly in %s", (language, ...texts) => {
    const t = i18nFor(language).getFixedT(language, "knowledge");
    expect([0, 1, 2].map((count) => t("found", { count }))).toEqual(texts);
  });
});

it("French articles keep punctuation marks with the word before", () => {
  for (const { slug, text, title, summary } of packed.fr.articles) {
    expect(`${title} ${summary} ${text}`.match(/.{12} [:;?!»%](?![-=])|« /g), slug).toBeNull();
  }
});

it("values filled into an article stay plain text", () => {
  expect(fillHtml("<p>{email} {other}</p>", { email: '"a&b"@<x>', other: "{email}" })).toBe(
    "<p>&quot;a&amp;b&quot;@&lt;x&gt; {email}</p>",
  );
});
