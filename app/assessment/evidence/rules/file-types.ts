/**
 * The kinds of file that can be evidence: the ending of its name, other endings that say the same, the type it is served with,
 * and whether a browser may show it. What is not shown is only ever saved.
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

/** What the two upload screens take, and what the last step of an assessment takes (specification, accounts 5). */
export const PDF_ONLY: readonly FileType[] = ["pdf"];
export const ANY_EVIDENCE: readonly FileType[] = TYPES;

/** What a stored file is known by. Only a PDF has pages; any other was stored under the ending of what it is. */
export interface KeptFile {
  fileName: string;
  pages: number;
}

/** The kind of a stored file, by what was found in it when it came. */
export function typeOfFile({ fileName, pages }: KeptFile): FileType {
  if (pages > 0) return "pdf";
  const type = typeByEnding(fileName);
  if (!type) throw new Error("A file without pages was stored under another ending");
  return type;
}

/** The ending of its address, the type it is served with, and whether a browser may show it. */
export const aboutType = (type: FileType) => FILE_TYPES[type];

/** The name to keep a file by: its own, with the ending of what it is where it has another. A PDF has pages to be known by. */
export function nameToKeep(name: string, type: FileType): string {
  return type === "pdf" || typeByEnding(name) === type ? name : `${name}.${FILE_TYPES[type].ending}`;
}

/** Every ending, for the list that a file field offers. */
export function endingsOf(types: readonly FileType[]): string[] {
  return types.flatMap((type) => [FILE_TYPES[type].ending, ...FILE_TYPES[type].also]);
}

function typeByEnding(name: string): FileType | null {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  return TYPES.find((type) => ending !== undefined && endingsOf([type]).includes(ending)) ?? null;
}
