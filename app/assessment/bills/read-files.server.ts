import { type KeptFile, sealFiles } from "~/assessment/evidence/kept-files.server";
import { fileNameFrom, joinPhotographs } from "~/assessment/evidence/photographs.server";
import { type FileProblem, receiveFiles } from "~/assessment/evidence/receive-files.server";
import { PDF_OR_PHOTOGRAPH } from "~/assessment/evidence/rules/file-types";
import { stemOf } from "~/assessment/evidence/rules/filling";
import type { StoredFile } from "~/assessment/evidence/store-file.server";
import type { Language } from "~/core/language";
import { inBox, writeNumber } from "~/core/numbers";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { readXlsx } from "~/platform/files/xlsx/read-xlsx";
import { COMMON } from "./content/common";
import { SUPPLIERS } from "./content/suppliers";
import { type Entry, entryOf, unreadEntry } from "./rules/entries";
import { readBill } from "./rules/read-bill";
import { readCsv } from "./rules/read-csv";
import { readTable, type TableCell, type TableVerdict } from "./rules/read-table";

/** The form field of bills. */
const FILES = "files";
/** Files that one form may bring. As many may wait (`openFiles`). */
const MAX_FILES = 20;
/** The text of a page full of bills. */
const TEXT_BYTES = 256 * 1024;
/** Larger tables are not read. */
const TABLE_BYTES = 2 * 1024 * 1024;

/** A table that gave no bills, and why. */
export interface TableProblem {
  fileName: string;
  reason: Extract<TableVerdict, { ok: false }>["reason"] | "unreadable";
}

export interface ReceivedBills {
  fields: URLSearchParams;
  entries: Entry[];
  problems: FileProblem[];
  tables: TableProblem[];
  /** Files that found no room to wait. */
  lost: string[];
}

/**
 * Reads a form with bills. Each PDF is kept and its text read; photographs are kept as a PDF, and their figures asked for; tables are read and
 * not kept. Throws as `receiveFiles` does.
 */
export async function receiveBills(
  ctx: Context,
  user: CurrentUser,
  request: Request,
  mayTake: () => Promise<boolean>,
): Promise<ReceivedBills> {
  const write = (number: number) => inBox(writeNumber(number), user.language);
  const entries: Entry[] = [];
  const tables: TableProblem[] = [];
  const read = new Map<string, Entry[]>();
  const { fields, files, photographs, problems } = await receiveFiles(ctx, request, user.companyId, {
    types: PDF_OR_PHOTOGRAPH,
    mayTake,
    roomOf: (field) => (field === FILES ? MAX_FILES : null),
    keepsGood: true,
    textBytes: TEXT_BYTES,
    takesItself: (fileName, bytes) => {
      const verdict = readTableFile(fileName, bytes, user.language);
      if (!verdict) return false;
      if (verdict.ok) entries.push(...verdict.bills.map((bill) => entryOf(bill, { file: fileName, kept: "" }, write)));
      else tables.push({ fileName, reason: verdict.reason });
      return true;
    },
    looksInto: async ({ id, fileName }, bytes) => {
      // Loaded on demand: it is large, and few requests bring bills.
      const { readText } = await import("~/platform/files/pdf/read-text.server");
      const text = await readText(bytes);
      const bills = text.ok ? readBill(text.lines, { common: COMMON, suppliers: SUPPLIERS }) : [];
      read.set(
        id,
        bills.map((bill) => entryOf(bill, { file: fileName, kept: "" }, write)),
      );
    },
  });
  const joined: StoredFile[] = [];
  for (const photograph of photographs) {
    const names = joined.map(({ fileName }) => fileName);
    joined.push(
      ...(await joinPhotographs(ctx, user.companyId, [photograph], fileNameFrom(stemOf(photograph.fileName)), names)),
    );
  }
  const stored = [...files.map(({ field: _, ...file }) => file), ...joined];
  const sealed = await sealFiles(ctx, user, stored);
  for (const [index, file] of stored.entries()) {
    const kept: KeptFile | undefined = sealed[index];
    const found = read.get(file.id) ?? [];
    const token = kept?.token ?? "";
    const own = found.length > 0 ? found : [unreadEntry(file.fileName, token)];
    entries.push(...own.map((entry) => ({ ...entry, origin: { ...entry.origin, kept: token } })));
  }
  const lost = sealed.length < stored.length ? stored.map(({ fileName }) => fileName) : [];
  return { fields, entries, problems, tables, lost };
}

/** Null for a file that is no table. */
function readTableFile(
  fileName: string,
  bytes: Uint8Array,
  language: Language,
): TableVerdict | { ok: false; reason: "unreadable" } | null {
  const isXlsx = bytes[0] === 0x50 && bytes[1] === 0x4b && /\.xlsx$/i.test(fileName);
  if (!isXlsx && !/\.(?:csv|tsv|txt)$/i.test(fileName)) return null;
  if (bytes.length > TABLE_BYTES) return { ok: false, reason: "too-many" };
  const rows = isXlsx ? xlsxRows(bytes, language) : readCsv(decode(bytes));
  return rows ? readTable(rows, COMMON) : { ok: false, reason: "unreadable" };
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The rows of a workbook's first sheet with any. */
function xlsxRows(bytes: Uint8Array, language: Language): TableCell[][] | null {
  const book = readXlsx(bytes, language);
  if (!book.ok) return null;
  const sheet = book.sheets.find(({ rows }) => rows.size > 1);
  if (!sheet) return null;
  const last = Math.max(...sheet.rows.keys());
  return Array.from({ length: last + 1 }, (_, index) => {
    const cells = sheet.rows.get(index) ?? new Map();
    const columns = cells.size === 0 ? 0 : Math.max(...cells.keys()) + 1;
    return Array.from({ length: columns }, (_, column): TableCell => {
      const cell = cells.get(column);
      if (!cell) return { text: "" };
      const day = cell.day();
      return day === null ? { text: cell.text, isNumber: cell.isNumber } : { text: day };
    });
  });
}
