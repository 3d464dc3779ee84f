import type { Article, Category, Knowledge } from "./article";

/** A part of a text, and whether it is what was looked for. */
export interface Piece {
  text: string;
  isHit: boolean;
}

export interface Found {
  slug: string;
  category: Category;
  title: Piece[];
  summary: Piece[];
  tags: { id: string; name: Piece[] }[];
  /** Where the words stand in the article; null when title, summary or tags say enough. */
  excerpt: Piece[] | null;
}

/** What to look for; nothing where a filter is not set. */
export interface Wanted {
  query: string;
  category: Category | null;
  tag: string | null;
}

const MOST_WORDS = 8;
/** How much of an article is shown around what was found in it, in characters. */
const AROUND = 90;
/** How much a word weighs by where it stands. */
const WEIGHTS = { title: 8, tags: 4, summary: 2, text: 1 };

const LETTERS: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", "’": "'", "‘": "'" };

interface Folded {
  text: string;
  /** For each character of `text`, where the one stood that it was made of. */
  origins: number[];
}

/** A text without capitals and accents, so that «evaluer» finds «Évaluer». */
function bare(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[œæß’‘]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\s/g, " ");
}

/** The same letter by letter, with where each was. */
function fold(given: string): Folded {
  const origins: number[] = [];
  let text = "";
  let at = 0;
  for (const letter of given) {
    const folded = bare(letter);
    for (let index = 0; index < folded.length; index++) origins.push(at);
    text += folded;
    at += letter.length;
  }
  return { text, origins };
}

interface Word {
  /** Folded. */
  text: string;
  /** Whether it counts inside of another word as well: «simpan» in «menyimpan». */
  isAnywhere: boolean;
}

/** The words of a query, each once. One counts inside of others only where no article has a word that begins with it. */
function wordsOf(query: string, fields: readonly Field[]): Word[] {
  const texts = bare(query).split(/[^\p{L}\p{N}]+/u);
  return [...new Set(texts.filter((text) => text !== ""))].slice(0, MOST_WORDS).map((text) => {
    const begins = fields.some((field) => placesOf({ text, isAnywhere: false }, field.text).length > 0);
    return { text, isAnywhere: !begins && text.length > 2 };
  });
}

/** Where a word stands in a folded text. */
function placesOf(word: Word, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word.text); at >= 0; at = text.indexOf(word.text, at + 1)) {
    if (word.isAnywhere || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? " ")) places.push(at);
  }
  return places;
}

/** A text in pieces: what the words cover, and what stands between. */
function cut(given: string, words: readonly Word[]): Piece[] {
  const { text, origins } = fold(given);
  const isHit = new Array<boolean>(given.length).fill(false);
  for (const word of words) {
    for (const place of placesOf(word, text)) {
      const end = origins[place + word.text.length] ?? given.length;
      for (let at = origins[place] ?? 0; at < end; at++) isHit[at] = true;
    }
  }
  const pieces: Piece[] = [];
  for (let at = 0; at < given.length; at++) {
    const last = pieces.at(-1);
    const letter = given[at] ?? "";
    if (last && last.isHit === isHit[at]) last.text += letter;
    else pieces.push({ text: letter, isHit: isHit[at] ?? false });
  }
  return pieces;
}

/** The place in a text where the first of the words stands, with what is around it, cut between words. */
function excerptOf(given: string, words: readonly Word[]): string | null {
  const { text, origins } = fold(given);
  const places = words.flatMap((word) => placesOf(word, text).slice(0, 1));
  if (places.length === 0) return null;
  const at = origins[Math.min(...places)] ?? 0;
  const from = at <= AROUND ? 0 : given.indexOf(" ", at - AROUND) + 1;
  const until = at + AROUND >= given.length ? given.length : given.lastIndexOf(" ", at + AROUND);
  const end = until > at ? until : given.length;
  return `${from > 0 ? "… " : ""}${given.slice(from, end)}${end < given.length ? " …" : ""}`;
}

/**
 * The articles that have every word of the query somewhere in title, tags, summary or text, and fit the filters; where more
 * fits, and in a better place, comes first. Without a query all that fit, in their own order.
 */
export function findArticles({ articles, tags: tagNames }: Knowledge, { query, category, tag }: Wanted): Found[] {
  const all = articles.map((article) => ({ article, fields: fieldsOf(article, tagNames) }));
  const words = wordsOf(
    query,
    all.flatMap(({ fields }) => fields),
  );
  return all
    .filter(({ article }) => (!category || article.category === category) && (!tag || article.tags.includes(tag)))
    .map(({ article, fields }) => ({ article, score: scoreOf(fields, words) }))
    .filter(({ score }) => words.length === 0 || score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ article }) => {
      const names = article.tags.map((id) => ({ id, name: cut(tagNames[id] ?? id, words) }));
      const title = cut(article.title, words);
      const summary = cut(article.summary, words);
      const seen = [title, summary, ...names.map(({ name }) => name)].some((pieces) =>
        pieces.some((piece) => piece.isHit),
      );
      const excerpt = words.length > 0 && !seen ? excerptOf(article.text, words) : null;
      return {
        slug: article.slug,
        category: article.category,
        title,
        summary,
        tags: names,
        excerpt: excerpt === null ? null : cut(excerpt, words),
      };
    });
}

interface Field {
  /** Folded. */
  text: string;
  weight: number;
}

/** What is looked through of an article. */
function fieldsOf({ title, tags, summary, text }: Article, tagNames: Record<string, string>): Field[] {
  return [
    { text: title, weight: WEIGHTS.title },
    { text: tags.map((id) => tagNames[id] ?? id).join(" "), weight: WEIGHTS.tags },
    { text: summary, weight: WEIGHTS.summary },
    { text, weight: WEIGHTS.text },
  ].map((field) => ({ ...field, text: bare(field.text) }));
}

/** How well an article fits; 0 when one of the words is nowhere in it. */
function scoreOf(fields: readonly Field[], words: readonly Word[]): number {
  const scores = words.map((word) =>
    fields.reduce((sum, { text, weight }) => sum + (placesOf(word, text).length > 0 ? weight : 0), 0),
  );
  return scores.some((score) => score === 0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}
