/** Largest workbook that is read, in bytes; one that is filled in takes a twentieth of it. */
export const MAX_WORKBOOK_BYTES = 2 * 1024 * 1024;
