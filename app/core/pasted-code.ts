/** Longest text that is searched for a code, in characters: a sentence of a mail, or a whole link, fits in. */
export const MAX_PASTED = 300;

/** A run of digits, with the spaces and dashes that people put between them. Digits inside a word or a decimal number do not count. */
const RUN = /(?<![\p{L}\p{N}]|\p{N}[.,])\d(?:[\s\p{Pd}]*\d)*(?![\p{L}\p{N}]|[.,]\p{N})/gu;
/** One of our access codes, anywhere in the text: after "Code:", in quotes, in a link, before a full stop. */
const OURS = /(?<![\p{L}\p{N}])KMPS[\s-]*([A-Z2-9]{4})[\s-]*([A-Z2-9]{4})(?![\p{L}\p{N}])/gu;

/** The digits of the code in typed or pasted text, if it has one of these lengths. Null if there is none, or more than one. */
export function digitsIn(typed: string, lengths: readonly number[]): string | null {
  const runs = bare(typed).match(RUN) ?? [];
  const codes = runs.map((run) => run.replaceAll(/\D/g, "")).filter(({ length }) => lengths.includes(length));
  return theOnly(codes);
}

/**
 * The access code in typed or pasted text, as it is stored and compared: in capitals, with the hyphens of our own codes. A code that a
 * company made up has no fixed form, so it cannot be found in a sentence. Only its label, quotes and full stop are removed.
 */
export function accessCodeIn(typed: string): string {
  const text = bare(typed)
    .replaceAll(/[‐-―−]/g, "-")
    .toUpperCase();
  const ours = theOnly([...text.matchAll(OURS)].map(([, first, second]) => `KMPS-${first}-${second}`));
  if (ours !== null) return ours;
  const behindLabel = text.slice(text.lastIndexOf(":") + 1);
  return behindLabel.replaceAll(/\s+/g, "").replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
}

/** The token of an invitation link, if that is what the user pasted; otherwise null. */
export function invitationTokenIn(typed: string): string | null {
  return /[?&]invitation=([\w-]+)/.exec(bare(typed))?.[1] ?? null;
}

/** The text in NFKC, without invisible characters. */
const bare = (typed: string) => typed.normalize("NFKC").replaceAll(/\p{Cf}/gu, "");

const theOnly = (codes: string[]): string | null => (new Set(codes).size === 1 ? (codes[0] ?? null) : null);
