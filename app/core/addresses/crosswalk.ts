import { figuresYearPath } from "./key-figures";

/** Shows how much of each standard a company's year covers. */
export const standardsPath = (year: number) => `${figuresYearPath(year)}/standards`;

export const standardPath = (year: number, standard: string) => `${standardsPath(year)}/${standard}`;

/** The download formats of a standard. `xbrl` is xBRL-JSON, if the standard has a taxonomy. */
export const FILE_FORMATS = ["xlsx", "csv", "json", "xbrl"] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

export const toFileFormat = (value: unknown): FileFormat | null =>
  FILE_FORMATS.find((format) => format === value) ?? null;

export const standardFilePath = (year: number, standard: string, format: FileFormat) =>
  `${standardPath(year, standard)}/file?format=${format}`;
