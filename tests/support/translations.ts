import { iso31661 } from "iso-3166";
import { LANGUAGES, type Language } from "~/core/language";
import { resources } from "~/i18n/resources";
import { INDUSTRIES } from "../../scripts/reference/industries.mjs";
import { SAME_WORDS } from "./same-words";

type Tree = { [key: string]: string | Tree };
/** A text in three languages, or in the one that a file is written in. */
export type Translated = { where: string } & Partial<Record<Language, string>>;

/** Every module with questions, cards, tags and their like, standards element by element, and every article and legal text. */
const modules = import.meta.glob("../../app/{assessment,home,improvement}/*/content/**/*.ts", { eager: true });
const articles = import.meta.glob<string>("../../app/**/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every text that the product has, wherever it is kept. */
export function everyText(): Translated[] {
  return [
    ...Object.keys(flatten(resources.en)).map((where) => ({
      where,
      ...Object.fromEntries(LANGUAGES.map((language) => [language, flatten(resources[language])[where]])),
    })),
    ...Object.entries(modules).flatMap(([where, exported]) => triplesIn(exported, where)),
    ...INDUSTRIES.map(({ id, nameEn = "", nameFr = "", nameMs = "" }) => ({
      where: `industry ${id}`,
      en: nameEn,
      fr: nameFr,
      ms: nameMs,
    })),
    ...Object.entries(articles).flatMap(([where, markdown]) => {
      const language = LANGUAGES.find((each) => where.endsWith(`.${each}.md`));
      return language ? linesOf(markdown).map((line) => ({ where, [language]: line })) : [];
    }),
  ];
}

const flattened = new Map<Tree, Record<string, string>>();

function flatten(tree: Tree, path = ""): Record<string, string> {
  const known = flattened.get(tree);
  if (known) return known;
  const flat: Record<string, string> = {};
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === "string") flat[path + key] = value;
    else Object.assign(flat, flatten(value, `${path}${key}.`));
  }
  flattened.set(tree, flat);
  return flat;
}

function triplesIn(value: unknown, where: string): Translated[] {
  if (typeof value !== "object" || value === null) return [];
  if (LANGUAGES.every((language) => language in value)) return [{ where, ...(value as Record<Language, string>) }];
  return Object.values(value).flatMap((part) => triplesIn(part, where));
}

/** The lines and table cells of a Markdown text without their marks. Code says the same in every language. */
function linesOf(markdown: string): string[] {
  return markdown
    .replaceAll(/^```.*?^```$/gms, "")
    .split(/\n|\|/)
    .map((line) =>
      line
        .replace(/\{#[a-z-]+\}/, "")
        .replaceAll(/`[^`]*`/g, "{code}")
        .replace(/^\s*(#+|[-*]|\d+\.)\s+/, "")
        .trim(),
    );
}

const PLACES = /\{\{\w+\}\}|\{[\w.]+\}|<\/?\w+>/;
type Foreign = Exclude<Language, "en">;

/** What a text says beside what is filled in, word by word. */
const wordsOf = (text: string): string[] =>
  text
    .split(PLACES)
    .join(" ")
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];
const hasWords = (text: string) => wordsOf(text).length > 0;

/** The English texts that nobody may read in another language, and those of them that are templates, by what they look like filled in. */
function englishTexts(language: Foreign): { texts: Set<string>; patterns: RegExp[] } {
  const same = new Set(SAME_WORDS[language]);
  const english = everyText().flatMap(({ en }) => (en !== undefined && hasWords(en) && !same.has(en) ? en : []));
  const [here, there] = [namesOfCountries("en"), new Set(namesOfCountries(language))];
  // «{{browser}} on {{system}}» looks like many a French sentence: its words have to tell the languages apart.
  const own = new Set(everyText().flatMap(({ [language]: words }) => wordsOf(words ?? "")));
  const templates = english.filter((words) => PLACES.test(words) && wordsOf(words).some((word) => !own.has(word)));
  const literal = (part: string) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return {
    texts: new Set([...english, ...here.filter((name) => !there.has(name))]),
    patterns: templates.map((words) => new RegExp(`^${words.split(PLACES).map(literal).join(".+")}$`, "s")),
  };
}

/** As every page names them (Unicode CLDR). */
export function namesOfCountries(language: Language): string[] {
  const names = new Intl.DisplayNames(language, { type: "region" });
  return iso31661.flatMap(({ alpha2 }) => names.of(alpha2) ?? []);
}

/** The texts of a language that English says as well, though they are not listed as the same, with where they are. */
export function untranslated(language: Foreign): [words: string, where: string][] {
  const { texts } = englishTexts(language);
  return everyText().flatMap(({ where, [language]: words }) =>
    words !== undefined && texts.has(words) ? [[words, where]] : [],
  );
}

/** Words that hardly an English sentence does without, and that neither French nor Malay has. */
const ENGLISH_WORDS = [
  "the",
  "and",
  "of",
  "to",
  "is",
  "are",
  "was",
  "were",
  "be",
  "been",
  "has",
  "have",
  "will",
  "can",
  "must",
  "should",
  "do",
  "does",
  "not",
  "no",
  "yes",
  "all",
  "any",
  "you",
  "your",
  "we",
  "our",
  "they",
  "their",
  "it",
  "its",
  "this",
  "that",
  "which",
  "what",
  "how",
  "when",
  "if",
  "or",
  "in",
  "at",
  "by",
  "for",
  "from",
  "with",
  "please",
];
const ENGLISH = new RegExp(`(?<![\\p{L}\\p{N}_./@-])(${ENGLISH_WORDS.join("|")})(?![\\p{L}\\p{N}_/@-])`, "iu");

/** Whether a text is English in part at least, as one is that was put together from two languages. */
export function hasEnglish(words: string, language: Foreign): boolean {
  return saysEnglish(withoutSame(words, language));
}

const saysEnglish = (words: string) => ENGLISH.test(words.split(PLACES).join(" "));

const withoutSame = (words: string, language: Foreign) =>
  SAME_WORDS[language].reduce((rest, same) => rest.replaceAll(same, " "), words);

/** Tells of what a page shows in a language whether it is English, wholly, in part or filled in. Pages say much in the same words. */
export function englishDetector(language: Foreign): (shown: string) => boolean {
  const { texts, patterns } = englishTexts(language);
  const known = new Map<string, boolean>();
  const judge = (shown: string) => {
    const own = withoutSame(shown, language);
    return texts.has(shown) || saysEnglish(own) || patterns.some((pattern) => pattern.test(own));
  };
  return (shown) => {
    const isEnglish = known.get(shown) ?? judge(shown);
    known.set(shown, isEnglish);
    return isEnglish;
  };
}
