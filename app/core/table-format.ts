/** File formats that a spreadsheet opens. */
export const FORMATS = ["csv", "xlsx"] as const;
export type Format = (typeof FORMATS)[number];

/** The format that an address or a form names; CSV if it names none. */
export const toFormat = (value: unknown): Format => FORMATS.find((each) => each === value) ?? "csv";
