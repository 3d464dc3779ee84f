/**
 * How hard a text is to read, from the only two things that these formulas take: long sentences and long words.
 *
 * - English: the Flesch-Kincaid grade (Kincaid, Fishburne, Rogers and Chissom, "Derivation of new readability formulas", US Navy, 1975),
 *   a year of school in the United States. Lower is easier; grade 8 is read at 13 or 14.
 * - French: the ease of Kandel and Moles ("Application de l’indice de Flesch à la langue française", 1958), points from about 0 to 100.
 *   Higher is easier. Flesch’s names fit: from 60 standard, read at 13 to 15, from 70 fairly easy, from 80 easy.
 * - Malay: no formula is generally accepted, so only words per sentence and syllables per word.
 *
 * A word is what stands between spaces: "l’entreprise" and "low-carbon" are one each. A full stop, a question mark, an exclamation mark
 * and the end of the text end a sentence; a semicolon or colon does not. Syllables are counted as they are spoken, by spelling rules: of
 * the English words in the questionnaires, 99.8% as in the CMU Pronouncing Dictionary.
 */
import type { Language } from "~/core/language";

/** What the formulas take. Several texts are added up and judged as one. */
export interface Counts {
  sentences: number;
  words: number;
  syllables: number;
}

/** Flesch-Kincaid, for English. */
export const gradeOf = (counts: Counts) => 0.39 * wordsPerSentence(counts) + 11.8 * syllablesPerWord(counts) - 15.59;

/** Kandel and Moles, for French. */
export const easeOf = (counts: Counts) => 207 - 1.015 * wordsPerSentence(counts) - 73.6 * syllablesPerWord(counts);

export const wordsPerSentence = ({ sentences, words }: Counts) => words / sentences;
export const syllablesPerWord = ({ words, syllables }: Counts) => syllables / words;

export function countsOf(texts: string[], language: Language): Counts {
  const sentences = texts.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word, language), 0);
  return { sentences: sentences.length, words: words.length, syllables };
}

/** "e.g." ends no sentence, nor do "p. ex." and "cth." */
const SHORT = /\b(e\.g|i\.e|p\. ?ex|cth)\./gi;

export function sentencesOf(text: string): string[] {
  return text
    .replace(SHORT, (short) => short.replaceAll(".", ""))
    .split(/(?<=[.?!]\s?[”"’»)]*)\s+(?=[“"«(]?\s?[\p{Lu}\p{N}])/u)
    .filter((sentence) => wordsOf(sentence).length > 0);
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Spellings that hide how a word is spoken, as pattern and replacement. "-" parts two vowels, "_" the two words in one. */
type Spellings = [pattern: RegExp, spoken: string][];

const ENGLISH: Spellings = [
  [/^every/, "evri_"],
  [/^busin/, "busn"],
  [/^(any|base|else|here|home|house|life|some|there|time|waste|where(?!v))(?=[^aeiou]\w\w|one)/, "$1_"],
  [/qu|gu(?=[aei])/g, "g"],
  // A y before a vowel is a consonant: "beyond", "employer".
  [/(?<![^aeiou_])y(?=[aeiou])/g, "j"],
  // Vowels that are spoken apart: "client", "science", "supplier", "material", "period".
  [/(?<![ct])i(?=en[ct]|et)|(?<=sc)i(?=e)|(?<=[aeiouy]\w*)i(?=e(r|st)|u)/g, "i-"],
  [/i(?=a)(?<![clst]i(?=a(l|n(?!c)|$)))|(?<![cglnstx])i(?=o)/g, "i-"],
  // "Annual", "fuel", "going", "whoever", "create", "idea", "area", "reuse".
  [
    /u(?=a|el|en[ct]|ous|ity|ing$)|[eo](?=ing$)|o(?=ever)|(?<=cr)e(?=at(?!u))|(?<=id|ar)e(?=as?$)|(?<=^r)e(?=us)/g,
    "$&-",
  ],
  // A silent e: before an ending, or at the end of a word, a plural or a past tense.
  [/(?<=[aeiouy]\w*[^aeiouyl_])e(?=ment|ful|less|ly|ness|ty$)/g, ""],
  [/(?<=[aeiouy][\w-]*[^aeiouy_-])(?<![^aeiouylr][lr])(e|(?<![cgsxz]|[cs]h)es|(?<![dt])ed)(?=_|$)/g, ""],
];

/** The e at the end of a word is silent. That of "ils comptent" cannot be told from that of "souvent", and counts. */
const FRENCH: Spellings = [
  [/qu|gu(?=[eéèêi])/g, "g"],
  // A y between vowels is a consonant: "employé".
  [/(?<=[aeiou])y(?=[aeiouéè])/g, "j"],
  // Vowels that are spoken apart: "création", "client".
  [/é(?=[aeiouéè])|(?<=cl)i(?=en)/g, "$&-"],
  [/(?<=[aeiouyàâéèêëîïôûœ].*)es?$/, ""],
];

/** Every vowel is a syllable, but for the diphthongs that end a word: "pakai", "pulau". */
const MALAY: Spellings = [
  [/(?<=[^aeiou])(ai|au|oi)$/, "a"],
  [/[aeiou]/g, "$&-"],
];

const SPELLINGS: Record<Language, Spellings> = { en: ENGLISH, fr: FRENCH, ms: MALAY };
const VOWELS = /[aeiouyàâéèêëîïôöùûüœ]+/g;

/** At least one. Of a figure or an abbreviation in capitals ("12", "CO2e"), each character is one. */
export function syllablesOf(word: string, language: Language): number {
  const parts = word.replaceAll(/['’]/g, "").match(/\p{L}*\p{N}[\p{L}\p{N}]*|\p{L}+/gu) ?? [];
  const each = parts.map((part) => {
    if (/\p{N}|^\p{Lu}{2,}$/u.test(part)) return part.length;
    const spoken = SPELLINGS[language].reduce((form, spelling) => form.replace(...spelling), part.toLowerCase());
    return spoken.match(VOWELS)?.length ?? 0;
  });
  return Math.max(
    1,
    each.reduce((sum, count) => sum + count, 0),
  );
}
