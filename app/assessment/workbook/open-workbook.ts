import { type Field, MAIN, OTHER, readFields, writeFields } from "~/assessment/answers/rules/fields";
import type { AnswerBase } from "~/assessment/answers/rules/merge";
import type { FilledCell, FilledRow } from "~/assessment/workbook/rules/read-answers";
import type { Language } from "~/core/language";
import { columnName } from "~/platform/files/xlsx/cells";
import { type ReadCell, type ReadSheet, readXlsx, type WorkbookVerdict } from "~/platform/files/xlsx/read-xlsx";
import { COLUMN, FORMAT, FORMER_FORMAT, MEMORY, MEMORY_SHEET, ROW_KEY } from "./layout";

export interface OpenedWorkbook {
  /** The sealed id of the workbook's assessment, and the version of its questionnaire. */
  sealedId: string;
  questionnaire: string;
  /** The answers in the workbook when it was made. */
  bases: Map<string, AnswerBase>;
  rows: FilledRow[];
}

export type FileFault = Extract<WorkbookVerdict, { ok: false }>["reason"] | "not-ours";

/** Reads the hidden sheet and the fillable rows of a Kompas workbook. Dates are shown in `language`. */
export function openWorkbook(
  bytes: Uint8Array,
  language: Language,
): ({ ok: true } & OpenedWorkbook) | { ok: false; reason: FileFault } {
  const read = readXlsx(bytes, language);
  if (!read.ok) return read;
  const memory = readMemory(read.sheets.find(({ name }) => name === MEMORY_SHEET));
  const sheets = read.sheets.filter(({ rows }) => rows.get(0)?.get(COLUMN.question)?.text === ROW_KEY);
  if (!memory || sheets.length === 0) return { ok: false, reason: "not-ours" };
  return { ok: true, ...memory, rows: sheets.flatMap(readRows) };
}

function readMemory(sheet: ReadSheet | undefined): Omit<OpenedWorkbook, "rows"> | null {
  const facts = new Map<string, string>();
  const bases: OpenedWorkbook["bases"] = new Map();
  for (const cells of sheet?.rows.values() ?? []) {
    const [key = "", first = "", second = "", third = "", fourth = ""] = [0, 1, 2, 3, 4].map(
      (column) => cells.get(column)?.text,
    );
    const isFormer = facts.get(MEMORY.format) === FORMER_FORMAT;
    if (key !== MEMORY.base) facts.set(key, first);
    else if (/^\d{1,9}$/.test(second)) {
      const fields = isFormer ? formerFields(third, fourth) : readFields(third);
      bases.set(first, { revision: Number(second), sign: writeFields(fields) });
    }
  }
  const sealedId = facts.get(MEMORY.assessment);
  const questionnaire = facts.get(MEMORY.questionnaire);
  const format = facts.get(MEMORY.format) ?? "";
  if (![FORMAT, FORMER_FORMAT].includes(format) || !sealedId || !questionnaire) return null;
  return { sealedId, questionnaire, bases };
}

/** Converts an answer of the former layout: the chosen option ids separated by spaces, and the words for "Other". */
function formerFields(options: string, words: string): Field[] {
  const chosen = options.split(" ").map((id): Field => [MAIN, id]);
  return [...chosen, [OTHER, words]];
}

function readRows({ name, rows }: ReadSheet): FilledRow[] {
  return [...rows].flatMap(([index, cells]) => {
    if (index === 0) return [];
    const filled = (column: number): FilledCell | null => {
      const cell: ReadCell | undefined = cells.get(column);
      return cell ? { address: `${columnName(column)}${index + 1}`, ...cell } : null;
    };
    return {
      sheet: name,
      questionId: cells.get(COLUMN.question)?.text.trim() ?? "",
      key: cells.get(COLUMN.option)?.text.trim() ?? "",
      answer: filled(COLUMN.answer),
      words: filled(COLUMN.words),
    };
  });
}
