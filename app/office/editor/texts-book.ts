import { type Language, SPOKEN } from "~/core/language";
import { oneLine } from "~/core/typed-text";
import { COLUMNS, type FilledText, listTexts } from "~/office/editor/rules/cells";
import type { Json } from "~/office/editor/rules/shapes";
import { columnName } from "~/platform/files/xlsx/cells";
import { type ReadCell, type ReadSheet, readXlsx, type WorkbookVerdict } from "~/platform/files/xlsx/read-xlsx";
import { type WrittenCell, writeXlsx } from "~/platform/files/xlsx/write-xlsx";
import { nameOf } from "./view";

/** The hidden sheet that identifies a workbook: its layout, its draft, and each text's mark when it was created. */
const MEMORY = "kompas";
const FORMAT = "questionnaire-texts-1";
const KEY_COLUMN = 0;
const FIRST_WORDS = 3;

/** The header texts of the sheet, in the reader's language. */
export interface BookWords {
  sheet: string;
  key: string;
  where: string;
  what: string;
  fieldWords: (at: string) => string;
}

/** Every text of a draft as a workbook: a row per text, a column per language. Only the texts are editable. */
export function writeBook(
  draftId: string,
  entities: ReadonlyMap<string, Json>,
  words: BookWords,
  language: Language,
): Uint8Array<ArrayBuffer> {
  const texts = listTexts(entities);
  const cell = (text: string, style: WrittenCell["style"]): WrittenCell => ({ text, style });
  const head = [words.key, words.where, words.what, ...COLUMNS.map((each) => SPOKEN[each].name)];
  const rows = texts.map(({ key, path, at, words: said }) => [
    cell(key, "quiet"),
    cell(nameOf(entities, path, language), "quiet"),
    cell(words.fieldWords(at), "quiet"),
    ...COLUMNS.map((each) => cell(said[each], "input")),
  ]);
  const memory = [
    ["format", FORMAT],
    ["draft", draftId],
    ...texts.map(({ key, words: said }) => [key, ...COLUMNS.map((each) => markOf(said[each]))]),
  ];
  return writeXlsx([
    {
      name: words.sheet,
      columns: [28, 34, 20, ...COLUMNS.map(() => 50)].map((width) => ({ width })),
      rows: [head.map((text) => cell(text, "head")), ...rows],
      headRows: 1,
      isProtected: true,
    },
    {
      name: MEMORY,
      isHidden: true,
      columns: [{ width: 20 }],
      rows: memory.map((row) => row.map((text) => cell(text, "plain"))),
    },
  ]);
}

/** A short fingerprint of a text, to detect changes (FNV-1a, twice). */
export function markOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ (code + index), 0x85ebca6b);
  }
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}

/** A part of a workbook that cannot be imported. */
export interface BookProblem {
  fault: "formula" | "twice";
  cell: string;
  key: string;
}

export type BookFault = Extract<WorkbookVerdict, { ok: false }>["reason"] | "not-ours" | "columns";

export interface ReadBook {
  draftId: string;
  texts: (FilledText & { cell: string })[];
  problems: BookProblem[];
}

/** The non-empty texts of one of our workbooks, cleaned as every line of text is. */
export function readBook(bytes: Uint8Array): ({ ok: true } & ReadBook) | { ok: false; reason: BookFault } {
  const read = readXlsx(bytes);
  if (!read.ok) return read;
  const memory = read.sheets.find(({ name }) => name === MEMORY);
  const facts = new Map(rowsOf(memory).map((cells) => [textIn(cells, 0), cells]));
  const sheet = read.sheets.find(({ name }) => name !== MEMORY);
  const draftId = textIn(facts.get("draft"), 1);
  if (textIn(facts.get("format"), 1) !== FORMAT || !sheet || !draftId) return { ok: false, reason: "not-ours" };
  // If the columns have been moved, one language would be taken for another.
  const head = sheet.rows.get(0);
  const isMoved = COLUMNS.some((language, index) => textIn(head, FIRST_WORDS + index) !== SPOKEN[language].name);
  if (isMoved) return { ok: false, reason: "columns" };
  const found: ReadBook = { draftId, texts: [], problems: [] };
  const keys = new Set<string>();
  for (const [row, cells] of sheet.rows) {
    const key = textIn(cells, KEY_COLUMN);
    if (row === 0 || key === "") continue;
    const place = (column: number) => `${columnName(column)}${row + 1}`;
    if (keys.has(key)) {
      found.problems.push({ fault: "twice", cell: place(KEY_COLUMN), key });
      continue;
    }
    keys.add(key);
    for (const [index, language] of COLUMNS.entries()) {
      const column = FIRST_WORDS + index;
      const filled = cells.get(column);
      const text = oneLine(filled?.text ?? "");
      if (filled?.isFormula) found.problems.push({ fault: "formula", cell: place(column), key });
      // A text must not be empty, so an empty cell changes nothing.
      else if (text)
        found.texts.push({ key, language, text, mark: textIn(facts.get(key), 1 + index), cell: place(column) });
    }
  }
  return { ok: true, ...found };
}

type Cells = Map<number, ReadCell>;
const rowsOf = (sheet: ReadSheet | undefined): Cells[] => [...(sheet?.rows.values() ?? [])];
const textIn = (cells: Cells | undefined, column: number) => (cells?.get(column)?.text ?? "").trim();
