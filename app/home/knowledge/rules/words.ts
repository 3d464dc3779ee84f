import type { Language } from "~/core/language";

const LETTERS: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss" };

/** A text without capitals and accents, so that «evaluer» is «Évaluer». */
const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[œæß]/g, (letter) => LETTERS[letter] ?? letter);

/** A word as it stands in a text, and from which character on. */
export interface Word {
  text: string;
  at: number;
}

/** The words of a text: letters and digits in a row, with the accents that stand apart. */
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)].map((match) => ({ text: match[0], at: match.index }));

/** The shortest word of which an ending or a beginning is taken off, and the shortest that may be left, in letters. */
const SHORTEST = { word: 4, rest: 3 };

/** What ends a word by language, each with what is put in its place: of plurals, and in Malay of what follows a word. */
const ENDINGS: Partial<Record<Language, [RegExp, string][]>> = {
  en: [
    [/ies$/, "y"],
    [/(?<=s|x|z|ch|sh)es$/, ""],
    [/(?<![isu])s$/, ""],
  ],
  fr: [
    [/(?<=eau|eu|ou)x$/, ""],
    [/aux$/, "al"],
    [/(?<!s)s$/, ""],
  ],
  ms: [[/(?:nya|lah|kah)$/, ""]],
};

/** The beginnings of Malay words with the letter that each has swallowed: «menyimpan» is of «simpan». */
const BEGINNINGS: [RegExp, string][] = [
  [/^(?:me|pe)ny/, "s"],
  [/^(?:me|pe)ng(?=[aeiou])/, "k"],
  [/^(?:me|pe)ng/, ""],
  [/^(?:me|pe)m(?=[aeiou])/, "p"],
  [/^(?:me|pe)m/, ""],
  [/^(?:me|pe)n(?=[aeiou])/, "t"],
  [/^(?:me|pe)n/, ""],
  [/^(?:di|ber|ter|per|ke|se|me|pe)/, ""],
];

function without(word: string, [pattern, put]: [RegExp, string]): string[] {
  const rest = word.replace(pattern, put);
  return rest !== word && word.length >= SHORTEST.word && rest.length >= SHORTEST.rest ? [rest] : [];
}

/** A Malay word without what stands around its root; several where the root is not plain. */
function rootsOf(word: string): string[] {
  const ends = [word, ...without(word, [/(?:kan|an|i)$/, ""])];
  return ends.flatMap((each) => [each, ...BEGINNINGS.flatMap((beginning) => without(each, beginning))]);
}

/** A word as it is looked for: folded first, then in its singular or its root, where that is another one. */
export function formsOf(word: string, language: Language): [string, ...string[]] {
  const folded = fold(word);
  const bare = [folded, ...(ENDINGS[language] ?? []).flatMap((ending) => without(folded, ending)).slice(0, 1)];
  const forms = new Set(language === "ms" ? bare.flatMap(rootsOf) : bare);
  forms.delete(folded);
  return [folded, ...forms];
}
