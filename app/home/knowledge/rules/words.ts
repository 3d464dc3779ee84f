import type { Language } from "~/core/language";

const LETTERS: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss" };

/** A text without capitals and accents, so that "evaluer" equals "Évaluer". */
const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[œæß]/g, (letter) => LETTERS[letter] ?? letter);

/** A word as it is in a text, and the index of its first character. */
export interface Word {
  text: string;
  at: number;
}

/** The words of a text: runs of letters and digits, with combining accents. */
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)].map((match) => ({ text: match[0], at: match.index }));

/** The shortest word from which an ending or a prefix is removed, and the shortest remainder, in letters. */
const SHORTEST = { word: 4, rest: 3 };

/** The endings of words by language, each with its replacement: plurals, and in Malay the particles attached to a word. */
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

/** Malay prefixes with the letter that each has swallowed: "menyimpan" comes from "simpan". */
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

/** A Malay word without its affixes; several candidates if the root is not clear. */
function rootsOf(word: string): string[] {
  const ends = [word, ...without(word, [/(?:kan|an|i)$/, ""])];
  return ends.flatMap((each) => [each, ...BEGINNINGS.flatMap((beginning) => without(each, beginning))]);
}

/** The forms in which a word is searched for: folded first, then its singular or root if that differs. */
export function formsOf(word: string, language: Language): [string, ...string[]] {
  const folded = fold(word);
  const bare = [folded, ...(ENDINGS[language] ?? []).flatMap((ending) => without(folded, ending)).slice(0, 1)];
  const forms = new Set(language === "ms" ? bare.flatMap(rootsOf) : bare);
  forms.delete(folded);
  return [folded, ...forms];
}
