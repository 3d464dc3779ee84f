/** The helpers for writing the route table; the originals need Node. */
export const index = (file: string) => ({ index: true, file });
export const route = (path: string, file: string, more: unknown[] | { id: string } = []) =>
  Array.isArray(more) ? { path, file, children: more } : { path, file, ...more };
