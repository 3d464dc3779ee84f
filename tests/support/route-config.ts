/** The helpers that the table of routes is written with; the originals need Node. */
export const index = (file: string) => ({ index: true, file });
export const route = (path: string, file: string, children: unknown[] = []) => ({ path, file, children });
