/** The most that is looked through for a code: a mail's sentence, or a whole link, fits in. */
export const MAX_PASTED = 300;

/** A run of digits, with the blanks and dashes that people put between them. Digits of a word or of a decimal are none. */
const RUN = /(?<![\p{L}\p{N}]|\p{N}[.,])\d(?:[\s\p{Pd}]*\d)*(?![\p{L}\p{N}]|[.,]\p{N})/gu;
/** An access code of ours, wherever it stands: after «Code:», in quotes, in a link, before a full stop. */
const OURS = /(?<![\p{L}\p{N}])KMPS[\s-]*([A-Z2-9]{4})[\s-]*([A-Z2-9]{4})(?![\p{L}\p{N}])/gu;

/** The digits of the one code in what was typed or pasted, if it has one of these lengths; null where there is none, or more than one. */
export function digitsIn(typed: string, lengths: readonly number[]): string | null {
  const runs = bare(typed).match(RUN) ?? [];
  const codes = runs.map((run) => run.replaceAll(/\D/g, "")).filter(({ length }) => lengths.includes(length));
  return theOnly(codes);
}

/**
 * The access code in what was typed or pasted, as it is stored and compared: in capitals, with the hyphens of a code of ours. A code that
 * a company has thought up itself is freed of its label, quotes and full stop; it has no form by which it could be found in a sentence.
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

/** The token of an invitation's link, if that is what was pasted; null otherwise. */
export function invitationTokenIn(typed: string): string | null {
  return /[?&]invitation=([\w-]+)/.exec(bare(typed))?.[1] ?? null;
}

/** As NFKC writes it, without what nobody sees. */
const bare = (typed: string) => typed.normalize("NFKC").replaceAll(/\p{Cf}/gu, "");

const theOnly = (codes: string[]): string | null => (new Set(codes).size === 1 ? (codes[0] ?? null) : null);
