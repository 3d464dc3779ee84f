/**
 * The search as an FTS5 phrase: its words whole and in this order. Finds what bears exactly this name, however much else its words begin.
 * Empty if no word is left.
 */
export function searchPhrase(search: string): string {
  const words = search.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.length > 0 ? `words : "${words.join(" ")}"` : "";
}
