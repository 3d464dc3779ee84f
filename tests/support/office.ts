import { makeZip } from "client-zip";

type Bytes = Uint8Array<ArrayBuffer>;

const CONTENTS = (type: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override ContentType="application/vnd.openxmlformats-officedocument.${type}"/></Types>`;
const WORD = {
  "[Content_Types].xml": CONTENTS("wordprocessingml.document.main+xml"),
  "word/document.xml": "<w:document/>",
};
const EXCEL = {
  "[Content_Types].xml": CONTENTS("spreadsheetml.sheet.main+xml"),
  "xl/workbook.xml": "<workbook/>",
};

/** A zip of text files by name. */
export async function zipOf(parts: Record<string, string>): Promise<Bytes> {
  const entries = Object.entries(parts).map(([name, input]) => ({ name, input }));
  return new Uint8Array(await new Response(makeZip(entries)).arrayBuffer());
}

/** The smallest current Word document and Excel workbook, plus any extra parts. */
export const docx = (more: Record<string, string> = {}) => zipOf({ ...WORD, ...more });
export const xlsx = (more: Record<string, string> = {}) => zipOf({ ...EXCEL, ...more });

/** The same bytes with `values` written over them at `at`. */
export function patched(bytes: Bytes, at: number, ...values: number[]): Bytes {
  const copy = bytes.slice();
  copy.set(values, at < 0 ? copy.length + at : at);
  return copy;
}

/** The position of the first such four-byte mark in a zip. */
export const findMark = (bytes: Bytes, mark: number[]) => Buffer.from(bytes).indexOf(Buffer.from(mark));

const SECTOR = 512;
const [STORAGE, STREAM] = [1, 2];

/** Moves the document's second sector to the place of its last one, and the last one, all zeros, to the place of the second. */
function scatter(file: Buffer): void {
  file.copy(file, SECTOR * 11, SECTOR * 4, SECTOR * 5);
  file.fill(0, SECTOR * 4, SECTOR * 5);
  // Sectors are counted from after the header: 2, 10, 4, 5 … 9, 3.
  const chain = [
    [2, 10],
    [10, 4],
    [9, 3],
    [3, 0xfffffffe],
  ] as const;
  for (const [sector, next] of chain) file.writeUInt32LE(next, SECTOR + sector * 4);
}

/** A compound file with one sector each for its table, its directory and the start of its document. The document starts with `head`. */
function compound(
  stream: string,
  head: number[],
  others: [name: string, kind: number][] = [],
  isScattered = false,
): Bytes {
  const file = Buffer.alloc(SECTOR * 12);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(file);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 48);
  file.writeUInt32LE(0xfffffffe, 68);
  file.fill(0xff, 76, SECTOR);
  file.writeUInt32LE(0, 76);
  // The table: itself, a directory of one sector, and a document in consecutive sectors.
  const table = [0xfffffffd, 0xfffffffe, 3, 4, 5, 6, 7, 8, 9, 10, 0xfffffffe];
  file.fill(0xff, SECTOR, SECTOR * 2);
  for (const [index, next] of table.entries()) file.writeUInt32LE(next, SECTOR + index * 4);
  const entries: [string, number][] = [["Root Entry", 5], [stream, STREAM], ...others];
  for (const [index, [name, kind]] of entries.entries()) {
    const at = SECTOR * 2 + index * 128;
    file.write(name, at, "utf16le");
    file.writeUInt16LE(name.length * 2 + 2, at + 64);
    file.writeUInt8(kind, at + 66);
    file.writeUInt32LE(2, at + 116);
    file.writeUInt32LE(kind === STREAM ? SECTOR * 9 : 0, at + 120);
  }
  Buffer.from(head).copy(file, SECTOR * 3);
  if (isScattered) scatter(file);
  return new Uint8Array(file);
}

const word = (flags: number) => [0xec, 0xa5, 0xc1, 0, 0, 0, 0, 0, 0, 0, flags & 255, flags >> 8];
const BOF = [0x09, 0x08, 0x04, 0x00, 0x00, 0x06, 0x05, 0x00];

/** An entry in a workbook's list of sheets: an ordinary sheet or a macro sheet. */
const sheet = (type: number) => [0x85, 0x00, 0x0b, 0x00, 0, 0, 0, 0, 0, type, 3, 0, ...Buffer.from("Box")];
const [SHEET, MACRO_SHEET] = [0, 1];
/** A record of this many bytes that has no meaning here. */
const filler = (bytes: number) => [0x5c, 0x00, bytes & 255, bytes >> 8, ...Array(bytes).fill(0x20)];

/** Documents in the formats before 2007. */
export const doc = () => compound("WordDocument", word(0));
export const xls = () => compound("Workbook", [...BOF, ...sheet(SHEET), ...filler(1000), ...sheet(SHEET)]);
export const OLD_OFFICE = {
  encryptedDoc: () => compound("WordDocument", word(0x0100)),
  encryptedXls: () => compound("Workbook", [...BOF, 0x2f, 0x00, 0x02, 0x00, 0, 0]),
  encryptedPackage: () => compound("EncryptedPackage", [0]),
  macroDoc: () => compound("WordDocument", word(0), [["Macros", STORAGE]]),
  macroXls: () => compound("Workbook", BOF, [["_VBA_PROJECT_CUR", STORAGE]]),
  /** Excel 4.0 macros: the sheet is listed in the first, the second or a scattered sector of the stream, or not at all. */
  macroSheet: () => compound("Workbook", [...BOF, ...sheet(SHEET), ...sheet(MACRO_SHEET)]),
  macroSheetFurther: () => compound("Workbook", [...BOF, ...filler(600), ...sheet(MACRO_SHEET)]),
  macroSheetScattered: () => compound("Workbook", [...BOF, ...filler(600), ...sheet(MACRO_SHEET)], [], true),
  macroSheetUnlisted: () => compound("Workbook", [...BOF, 0x0a, 0, 0, 0, ...BOF.slice(0, 6), 0x40, 0x00]),
  macroSheetOf1995: () => compound("Book", [...BOF, ...sheet(MACRO_SHEET)]),
  scattered: () => compound("Workbook", [...BOF, ...filler(600), ...sheet(SHEET)], [], true),
  sharedStream: () => compound("Workbook", BOF, [["Workbook", STREAM]]),
  installer: () => compound("!_StringPool", [0]),
  both: () => compound("WordDocument", word(0), [["Workbook", STREAM]]),
};
