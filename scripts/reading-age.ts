/** `npm run reading-age`: prints how hard the product's texts are to read, in each language, and the hardest English sentences. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { type Language, mapLanguages } from "~/core/language";
import {
  countsOf,
  easeOf,
  gradeOf,
  sentencesOf,
  syllablesPerWord,
  wordsPerSentence,
} from "../tests/support/reading-age";
import { type PLACES, textsAt } from "../tests/support/reading-texts";

const APP = fileURLToPath(new URL("../app/", import.meta.url));
/** Shorter ones are hardly sentences: two long words give any grade. */
const FEWEST_WORDS = 8;
const HARDEST = 10;

type Row = [name: string, texts: Record<Language, string[]>];

const questionnaires = { Readiness: newestReadiness, Progress: newestProgress };
const rowsOf = (name: keyof typeof questionnaires, places: (keyof typeof PLACES)[]): Row[] =>
  places.map((place) => [
    `${name}, ${place}`,
    mapLanguages((language) => textsAt(questionnaires[name], place, language)),
  ]);

/** The sentences among the texts of the interface. Labels such as "Close" are none. */
function interfaceTexts(language: Language): string[] {
  const folder = join(APP, "i18n/locales", language);
  const texts = readdirSync(folder).flatMap((file) => stringsIn(JSON.parse(readFileSync(join(folder, file), "utf8"))));
  return texts.map((text) => text.replaceAll(/<[^>]*>/g, "")).filter((text) => /[.?!]$/.test(text));
}

function stringsIn(tree: unknown): string[] {
  if (typeof tree === "string") return [tree];
  return tree && typeof tree === "object" ? Object.values(tree).flatMap(stringsIn) : [];
}

/** The paragraphs and list items of a folder's Markdown, without headings, tables and code. */
function markdownTexts(folder: string, language: Language): string[] {
  const files = readdirSync(join(APP, folder)).filter((file) => file.endsWith(`.${language}.md`));
  return files
    .flatMap((file) =>
      readFileSync(join(APP, folder, file), "utf8")
        .replaceAll(/^```.*?^```$/gms, "")
        .split("\n"),
    )
    .filter((line) => !/^\s*(#|\||$)/.test(line))
    .map((line) => line.replace(/^\s*([-*]|\d+\.)\s+/, "").replaceAll(/\]\([^)]*\)|[[*`]/g, ""));
}

const rows: Row[] = [
  ...rowsOf("Readiness", ["questions", "help: why", "help: what counts", "help: evidence", "help"]),
  ...rowsOf("Readiness", ["practice titles", "levels and actions"]),
  ...rowsOf("Progress", [
    "questions",
    "help: why",
    "help: what counts",
    "help: evidence",
    "help",
    "levels and actions",
  ]),
  ["Interface, sentences", mapLanguages(interfaceTexts)],
  ["Knowledge Base", mapLanguages((language) => markdownTexts("home/knowledge/content", language))],
  ["Legal documents", mapLanguages((language) => markdownTexts("home/legal/content", language))],
];

const line = (name: string, ...cells: string[]) =>
  console.log(name.padEnd(29) + cells.map((cell) => cell.padStart(17)).join(""));

line("", "English", "French", "Malay", "Malay");
line("", "grade", "ease", "words/sentence", "syllables/word");
for (const [name, texts] of rows) {
  const { en, fr, ms } = mapLanguages((language) => countsOf(texts[language], language));
  line(
    name,
    gradeOf(en).toFixed(1),
    easeOf(fr).toFixed(1),
    wordsPerSentence(ms).toFixed(1),
    syllablesPerWord(ms).toFixed(2),
  );
}

const asked = Object.values(questionnaires).flatMap((document) =>
  (["questions", "help"] as const).flatMap((place) => textsAt(document, place, "en").flatMap(sentencesOf)),
);
const hardest = [...new Set(asked)]
  .map((sentence) => ({ sentence, counts: countsOf([sentence], "en") }))
  .filter(({ counts }) => counts.words >= FEWEST_WORDS)
  .sort((one, other) => gradeOf(other.counts) - gradeOf(one.counts));
console.log(`\nThe hardest English sentences in questions and help, of at least ${FEWEST_WORDS} words:`);
for (const { sentence, counts } of hardest.slice(0, HARDEST))
  console.log(`${gradeOf(counts).toFixed(1).padStart(6)}  ${sentence}`);
