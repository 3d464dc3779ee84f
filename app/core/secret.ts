/** Spaces of every width, including the ordinary one (category Zs). */
const BLANKS = /\p{Zs}/gu;

/**
 * A password, or the word of a link, in the one form in which it is judged, hashed and compared. Spaces of other widths become ordinary
 * ones, and letters with accents take one code point if there is one (RFC 8265, 4.2, OpaqueString; NFC). So a secret works from every
 * keyboard and system. Case, spaces around it and letters that only look alike stay as typed.
 */
export function comparedSecret(typed: string): string {
  return typed.replaceAll(BLANKS, " ").normalize("NFC");
}

/** Number of characters of a secret in its compared form, however many bytes they take. */
export function secretLength(typed: string): number {
  return [...comparedSecret(typed)].length;
}
