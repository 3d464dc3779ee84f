import type { Language } from "~/core/language";
import { type Article, CATEGORIES, commonTags, type Knowledge } from "~/home/knowledge/rules/article";
import type { Search } from "~/home/knowledge/rules/search";
import type { Context } from "~/platform/context";
import { figuresFor, installationOf } from "../legal/figures";
import { fill, fillHtml } from "../legal/placeholders";

/** The longest search text, in characters. */
const QUERY_LIMIT = 100;

const load = (ctx: Context, language: Language) =>
  ctx.assets.readJson<Knowledge>(`/assets/texts/knowledge.${language}.json`);

/** The search of each language, prepared once per isolate. It comes only from the build's texts and contains no user's data. */
const searches = new WeakMap<Knowledge, Search>();

/** What searches is large, and only the Knowledge Base needs it. */
async function openSearch(knowledge: Knowledge, language: Language) {
  const { findArticles, prepareSearch } = await import("~/home/knowledge/rules/search");
  const search = searches.get(knowledge) ?? prepareSearch(knowledge, language);
  searches.set(knowledge, search);
  return { search, findArticles };
}

/** Values in articles that come from the product's own constants and from this installation, by placeholder. */
const valuesOf = (ctx: Context, language: Language) => ({
  ...figuresFor(language),
  ...installationOf(ctx.settings),
});

/** Search and filters as a page's URL carries them. */
export type Filters = ReturnType<typeof readFilters>;

/** The filters in a URL. Unknown values count as no filter. */
export function readFilters(search: URLSearchParams) {
  return {
    query: (search.get("q") ?? "").trim().slice(0, QUERY_LIMIT),
    category: CATEGORIES.find((category) => category === search.get("category")) ?? null,
    tag: search.get("tag")?.slice(0, QUERY_LIMIT) || null,
  };
}

/** The articles of the Knowledge Base that match a search and its filters, with the tags for further filtering. */
export async function listArticles(ctx: Context, language: Language, filters: Filters) {
  const knowledge = await load(ctx, language);
  const tag = filters.tag !== null && Object.hasOwn(knowledge.tags, filters.tag) ? filters.tag : null;
  const values = valuesOf(ctx, language);
  const shortcuts = commonTags(knowledge.articles);
  const { search, findArticles } = await openSearch(knowledge, language);
  return {
    filters: { ...filters, tag },
    found: findArticles(search, { ...filters, tag }, (text) => fill(text, values)),
    // A tag that was chosen elsewhere, on an article, is shown as well, so that the user can remove it.
    shortcuts: [...new Set([...shortcuts, ...(tag ? [tag] : [])])].map((id) => ({
      id,
      name: knowledge.tags[id] ?? id,
    })),
  };
}

/** An article with what to read next; null if there is none of that name. */
export async function findArticle(ctx: Context, language: Language, slug: string) {
  const { articles, tags } = await load(ctx, language);
  const article = articles.find((candidate) => candidate.slug === slug);
  if (!article) return null;
  const others = article.related.flatMap((other) => articles.find((candidate) => candidate.slug === other) ?? []);
  return {
    ...view(article, valuesOf(ctx, language)),
    tags: article.tags.map((id) => ({ id, name: tags[id] ?? id })),
    related: others.map(brief),
  };
}

const brief = ({ slug, title, summary }: Article) => ({ slug, title, summary });

function view(
  { slug, category, title, topicName, summary, html, contents, checkedOn }: Article,
  values: Record<string, string>,
) {
  return { slug, category, title, topicName, summary, contents, checkedOn, html: fillHtml(html, values) };
}
