/**
 * The file types that can be evidence: the file name ending, equivalent endings, the content type it is served with,
 * and whether a browser may display it. Types that are not displayed are always downloaded.
 */
const FILE_TYPES = {
  pdf: { ending: "pdf", also: [], mime: "application/pdf", isShown: true },
  doc: { ending: "doc", also: [], mime: "application/msword", isShown: false },
  docx: {
    ending: "docx",
    also: [],
    mime: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    isShown: false,
  },
  xls: { ending: "xls", also: [], mime: "application/vnd.ms-excel", isShown: false },
  xlsx: {
    ending: "xlsx",
    also: [],
    mime: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    isShown: false,
  },
  jpeg: { ending: "jpg", also: ["jpeg"], mime: "image/jpeg", isShown: true },
  png: { ending: "png", also: [], mime: "image/png", isShown: true },
  gif: { ending: "gif", also: [], mime: "image/gif", isShown: true },
} as const satisfies Record<string, { ending: string; also: readonly string[]; mime: string; isShown: boolean }>;

export type FileType = keyof typeof FILE_TYPES;
const TYPES = Object.keys(FILE_TYPES) as FileType[];

/** The types for the two upload screens, and those for the last step of an assessment (specification, accounts 5). */
export const PDF_ONLY: readonly FileType[] = ["pdf"];
export const ANY_EVIDENCE: readonly FileType[] = TYPES;
/** The types for pages where a photograph becomes a PDF. A browser that knows which pictures are taken converts others itself, as iPhones do. */
export const PDF_OR_PHOTOGRAPH: readonly FileType[] = ["pdf", "jpeg", "png"];
export const PHOTOGRAPHS = ["jpeg", "png"] as const satisfies FileType[];

/** What identifies a stored file's type. Only a PDF has pages; other files are stored under the ending of their actual type. */
export interface KeptFile {
  fileName: string;
  pages: number;
}

/** The type of a stored file, as found in its content on upload. */
export function typeOfFile({ fileName, pages }: KeptFile): FileType {
  if (pages > 0) return "pdf";
  const type = typeByEnding(fileName);
  if (!type) throw new Error("A file without pages was stored under another ending");
  return type;
}

/** The ending, the content type, and whether a browser may display it. */
export const aboutType = (type: FileType) => FILE_TYPES[type];

/** The name to store a file under: its own, plus the ending of its actual type if that differs. A PDF is recognised by its pages. */
export function nameToKeep(name: string, type: FileType): string {
  return type === "pdf" || typeByEnding(name) === type ? name : `${name}.${FILE_TYPES[type].ending}`;
}

function endingsOf(types: readonly FileType[]): string[] {
  return types.flatMap((type) => [FILE_TYPES[type].ending, ...FILE_TYPES[type].also]);
}

/** The `accept` of a file field: the content types, by which a phone offers its camera, and every ending. */
export function acceptOf(types: readonly FileType[]): string {
  return [...types.map((type) => FILE_TYPES[type].mime), ...endingsOf(types).map((ending) => `.${ending}`)].join();
}

function typeByEnding(name: string): FileType | null {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  return TYPES.find((type) => ending !== undefined && endingsOf([type]).includes(ending)) ?? null;
}
