import MiniSearch, { type Query, type SearchResult } from "minisearch";
import type { Language } from "~/core/language";
import type { Article, Category, Knowledge } from "./article";
import { cut, excerptOf, type IsHit, type Piece } from "./pieces";
import { formsOf, wordsOf } from "./words";

export interface Found {
  slug: string;
  category: Category;
  title: Piece[];
  summary: Piece[];
  tags: { id: string; name: Piece[] }[];
  /** The text around the words in the article; null if title, summary or tags say enough. */
  excerpt: Piece[] | null;
}

/** What to search for. Filters that are not set are empty or null. */
export interface Wanted {
  query: string;
  category: Category | null;
  tag: string | null;
}

/** How much of a query is used: so many words, each of so many characters. */
const MAX = { words: 8, length: 40 };
/** The weight of a word by the field it is in. */
const WEIGHTS = { title: 8, tags: 4, summary: 2, text: 1 };
/** How long a word must be for one slip to be forgiven (a wrong, missing or extra letter, or two neighbours swapped), and for two. */
const SHORTEST = { slip: 4, twoSlips: 6 };

/** The articles of a language, ready to be searched. */
export interface Search {
  language: Language;
  knowledge: Knowledge;
  index: MiniSearch;
}

/** Prepares a search, which takes some milliseconds: once for all requests. */
export function prepareSearch(knowledge: Knowledge, language: Language): Search {
  const index = new MiniSearch({
    idField: "slug",
    fields: Object.keys(WEIGHTS),
    tokenize: (text) => wordsOf(text).map((word) => word.text),
    processTerm: (word) => formsOf(word, language),
  });
  index.addAll(
    knowledge.articles.map(({ slug, title, tags, summary, text }) => ({
      slug,
      title,
      summary,
      tags: tags.map((id) => knowledge.tags[id] ?? id).join(" "),
      // A placeholder is not a word of the article.
      text: text.replace(/\{\w+\}/g, " "),
    })),
  );
  return { language, knowledge, index };
}

/**
 * The articles that have every word of the query in title, tags, summary or text, and match the filters. More matches, and matches in a
 * better place, come first. Accents, capitals and plurals do not matter, a word may be incomplete, and a word that no article has may be
 * mistyped. Without a query, all articles that match the filters, in their own order. `fill` puts values into a text that is shown.
 */
export function findArticles(search: Search, { query, category, tag }: Wanted, fill = (text: string) => text): Found[] {
  const { articles } = search.knowledge;
  const words = readWords(query);
  const results = words.length > 0 ? look(search, words) : null;
  const found = results
    ? results.flatMap((result) => ({ result, article: articles.find(({ slug }) => slug === result.id) }))
    : articles.map((article) => ({ result: null, article }));
  return found.flatMap(({ article, result }) => {
    const fits = article && (!category || article.category === category) && (!tag || article.tags.includes(tag));
    return fits ? [show(search, article, result, fill)] : [];
  });
}

/** The words of a query, each once. */
const readWords = (query: string): string[] =>
  [...new Set(wordsOf(query).map(({ text }) => text.slice(0, MAX.length)))].slice(0, MAX.words);

const look = ({ index, language }: Search, words: readonly string[]): SearchResult[] =>
  index.search(
    { combineWith: "AND", queries: words.map((word) => queryFor(index, formsOf(word, language))) },
    { boost: WEIGHTS },
  );

/** How a word is searched for: as it is, as a beginning or in another form; if that finds nothing, with one slip, then with two. */
function queryFor(index: MiniSearch, [word, ...forms]: [string, ...string[]]): Query {
  const asIs = { tokenize: (text: string) => [text], processTerm: (text: string) => text };
  const plain: Query = { queries: [{ queries: [word], prefix: true }, ...forms], combineWith: "OR", ...asIs };
  const slip: Query = { queries: [{ queries: [word], fuzzy: 1 }, ...swapsOf(word)], combineWith: "OR", ...asIs };
  const twoSlips: Query = { queries: [word], fuzzy: 2, ...asIs };
  const tries = [
    plain,
    ...(word.length >= SHORTEST.slip ? [slip] : []),
    ...(word.length >= SHORTEST.twoSlips ? [twoSlips] : []),
  ];
  return tries.find((query) => index.search(query).length > 0) ?? plain;
}

/** A word with each pair of neighbouring letters swapped, one variant per pair. */
const swapsOf = (word: string): string[] =>
  [...word.slice(1)].map((letter, index) => word.slice(0, index) + letter + word[index] + word.slice(index + 2));

function show(search: Search, article: Article, result: SearchResult | null, fill: (text: string) => string): Found {
  const { slug, category } = article;
  const terms = new Set(result?.terms);
  const isHit: IsHit = (word) => formsOf(word, search.language).some((form) => terms.has(form));
  const isOnlyInText = Object.values(result?.match ?? { none: ["title"] }).every((fields) => fields.join() === "text");
  const excerpt = isOnlyInText ? excerptOf(fill(article.text), isHit) : null;
  return {
    slug,
    category,
    title: cut(article.title, isHit),
    summary: cut(article.summary, isHit),
    tags: article.tags.map((id) => ({ id, name: cut(search.knowledge.tags[id] ?? id, isHit) })),
    excerpt: excerpt === null ? null : cut(excerpt, isHit),
  };
}
