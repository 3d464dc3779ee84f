/** Whether a text contains an explicit address: with its protocol, with www, or with an @. */
export function isWebAddress(text: string): boolean {
  return /:\/\/|(?<![\p{L}\p{N}])www\.|[^\s@]@[^\s@]+\.[\p{L}\p{M}]{2}/iu.test(text);
}

/** Words joined by dots, without spaces. */
const DOTTED = /[\p{L}\p{M}\p{N}.-]+/gu;

/** An initial. Scripts that write a word as one character have none. */
const INITIAL = /^(?!\p{Ideographic})\p{L}\p{M}*$/u;

/** Abbreviations that people use before or inside a name in English, French and Malay: titles, first names, company forms. */
const SHORTENED = new Set(
  `abd adv arch bhd bt bte capt cie co col corp dato datin datuk dr ds eng ets gen hj hjh hon inc insp ir jr lt ltd
  md me mlle mlles mm mme mmes mohd mr mrs ms muhd nur pn prof pte pty rev sdn sgt sr st ste sté tn toh ts`.split(
    /\s+/,
  ),
);

/** Endings of web addresses that are not names, in addition to any two lower-case letters. */
const ENDINGS = new Set(
  `app biz click club com dev icu info link live net online org page pro shop site store tech top web website
  xyz`.split(/\s+/),
);

/**
 * Whether a mail program may turn a part of a text into a link: an explicit address, or a word, a dot and at least two letters without a
 * space, as in example.com. Abbreviations are not links, with or without a space after the dot: J. Smith, S.Kumaran, Dr.Lim, Sdn.Bhd.
 */
export function looksLikeLink(text: string): boolean {
  if (isWebAddress(text)) return true;
  return [...text.matchAll(DOTTED)].some(({ 0: words, index }) => {
    const labels = words.split(".");
    const hasPath = text[index + words.length] === "/";
    return labels.some((label, at) => at > 0 && isLinked(labels[at - 1] ?? "", label, hasPath));
  });
}

/** Whether two words joined by a dot become a link. They do not if the first is an abbreviation and the second a name. */
function isLinked(before: string, after: string, hasPath: boolean): boolean {
  if (before === "" || !/^[\p{L}\p{M}]{2}/u.test(after)) return false;
  const isShortened = INITIAL.test(before) || SHORTENED.has(before.toLowerCase());
  const isEnding = ENDINGS.has(after.toLowerCase()) || /^[a-z]{2}$/.test(after);
  return hasPath || isEnding || !isShortened;
}
