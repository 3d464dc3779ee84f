/** Maximum size of a workbook in bytes; a completed one takes a twentieth of it. */
export const MAX_WORKBOOK_BYTES = 2 * 1024 * 1024;
