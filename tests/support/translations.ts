import { iso31661 } from "iso-3166";
import { LANGUAGES, type Language } from "~/core/language";
import { resources } from "~/i18n/resources";
import { INDUSTRIES } from "../../scripts/reference/industries.mjs";
import { SAME_WORDS } from "./same-words";

type Tree = { [key: string]: string | Tree };
/** A text in three languages, or in the one language of its file. */
export type Translated = { where: string } & Partial<Record<Language, string>>;

/** Every module with questions, cards, tags and similar texts, every standard element by element, and every article and legal text. */
const modules = import.meta.glob(
  [
    "../../app/assessment/catalogue/content/{readiness/**/*,progress/**/*,how-to*}.ts",
    // Former questionnaires stay as they were published.
    "!../../app/assessment/catalogue/content/*/versions.ts",
    "../../app/home/{knowledge,legal}/content/**/*.ts",
    "../../app/foundation/identity/content/legal-documents.ts",
    "../../app/improvement/crosswalk/content/**/*.ts",
  ],
  { eager: true },
);
const articles = import.meta.glob<string>("../../app/**/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every text in the product, wherever it is stored. */
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
  const words = value as Record<Language, unknown>;
  if (LANGUAGES.every((language) => typeof words[language] === "string")) {
    return [{ where, ...(words as Record<Language, string>) }];
  }
  return Object.values(value).flatMap((part) => triplesIn(part, where));
}

/** The lines and table cells of a Markdown text without their markup. Code is the same in every language. */
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

/** The words of a text, without its placeholders. */
const wordsOf = (text: string): string[] =>
  text
    .split(PLACES)
    .join(" ")
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];
const hasWords = (text: string) => wordsOf(text).length > 0;

/** English texts that must not appear in another language, plus patterns that match the filled-in templates among them. */
function englishTexts(language: Foreign): { texts: Set<string>; patterns: RegExp[] } {
  const same = new Set(SAME_WORDS[language]);
  const english = everyText().flatMap(({ en }) => (en !== undefined && hasWords(en) && !same.has(en) ? en : []));
  const [here, there] = [namesOfCountries("en"), new Set(namesOfCountries(language))];
  // "{{browser}} on {{system}}" looks like many French sentences, so a template counts only if its words tell the languages apart.
  const own = new Set(everyText().flatMap(({ [language]: words }) => wordsOf(words ?? "")));
  const templates = english.filter((words) => PLACES.test(words) && wordsOf(words).some((word) => !own.has(word)));
  return {
    texts: new Set([...english, ...here.filter((name) => !there.has(name))]),
    patterns: templates.map((words) => new RegExp(`^${words.split(PLACES).map(literal).join(".+")}$`, "s")),
  };
}

/** The country names as every page shows them (Unicode CLDR). */
export function namesOfCountries(language: Language): string[] {
  const names = new Intl.DisplayNames(language, { type: "region" });
  return iso31661.flatMap(({ alpha2 }) => names.of(alpha2) ?? []);
}

/** The texts of a language that are identical to an English text and not listed as the same, with where they occur. */
export function untranslated(language: Foreign): [words: string, where: string][] {
  const { texts } = englishTexts(language);
  return everyText().flatMap(({ where, [language]: words }) =>
    words !== undefined && texts.has(words) ? [[words, where]] : [],
  );
}

/** Words that almost every English sentence contains and that neither French nor Malay has. */
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

/** Whether a text is at least partly English, for example one put together from two languages. */
export function hasEnglish(words: string, language: Foreign): boolean {
  return saysEnglish(withoutSame(words, language));
}

const saysEnglish = (words: string) => ENGLISH.test(words.split(PLACES).join(" "));

/** A text without the words that both languages share. A unit such as "g" counts only as a whole word. */
const withoutSame = (words: string, language: Foreign) =>
  SAME_WORDS[language].reduce(
    (rest, same) => (same.length > 3 ? rest.replaceAll(same, " ") : rest.replaceAll(wholeWord(same), " ")),
    words,
  );

const wholeWord = (word: string) => new RegExp(`(?<!\\p{L})${literal(word)}(?!\\p{L})`, "gu");
const literal = (part: string) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Returns a function that says whether a text on a page is English: wholly, in part or as a filled-in template. It caches results, because
 * pages repeat many texts.
 */
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
