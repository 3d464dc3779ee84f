/** Blanks of every width, the ordinary one among them (category Zs). */
const BLANKS = /\p{Zs}/gu;

/**
 * A password, or the word of a link, in the one form in which it is judged, hashed and compared: blanks of other widths become
 * ordinary ones, and letters with accents take one code point where there is one (RFC 8265, 4.2, OpaqueString; NFC). So a secret
 * opens from every keyboard and system. Capitals, blanks around it and letters that only look alike stay as they are typed.
 */
export function comparedSecret(typed: string): string {
  return typed.replaceAll(BLANKS, " ").normalize("NFC");
}

/** Characters of a secret as it is compared, whatever bytes they take. */
export function secretLength(typed: string): number {
  return [...comparedSecret(typed)].length;
}
