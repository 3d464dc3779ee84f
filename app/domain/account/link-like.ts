/** Whether a text holds a web address that says so: with its protocol, or with www. */
export function isWebAddress(text: string): boolean {
  return /:\/\/|(?<![\p{L}\p{N}])www\./iu.test(text);
}

/**
 * Whether a mail program may turn a part of a text into a link: a web address, or a word, a dot and at least two letters
 * without a blank, as in «example.com». Initials and abbreviations («J. Smith», «A.B.C. Ltd») are none.
 */
export function looksLikeLink(text: string): boolean {
  return isWebAddress(text) || /[\p{L}\p{M}\p{N}-]\.[\p{L}\p{M}]{2,}/u.test(text);
}
