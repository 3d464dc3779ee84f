/** What the user saw when answering; revision 0 if the question had no answer. */
export interface AnswerBase {
  revision: number;
  /** The answer's fingerprint (`answerFingerprint`), empty for none; null if only the revision is known. */
  sign: string | null;
}

/** The base of a question without an answer. */
export const NOTHING: AnswerBase = { revision: 0, sign: "" };

/** The base while the user still has to choose between two answers: no stored answer has its revision. */
export const UNDECIDED: AnswerBase = { revision: -1, sign: null };

/**
 * Decides what to do with an answer when others may have answered in the meantime. An unchanged answer stays as stored.
 * A changed one overwrites only what the user had seen. Without a base the last write wins. `confirms` means that the
 * user confirms what the page showed, so an unconfirmed answer is written again. `sign` and `mine` are fingerprints.
 */
export function mergeAnswer({
  base,
  stored,
  mine,
  confirms,
}: {
  base: AnswerBase | undefined;
  stored: { sign: string; revision: number; isUnconfirmed?: boolean } | undefined;
  mine: string;
  confirms: boolean;
}): "keep" | "write" | "conflict" {
  const theirs = stored?.sign ?? "";
  if (theirs === mine) {
    // An answer that has changed in the meantime has another revision: users can only confirm what they have read.
    const isMeant = !base || (confirms && base.revision === stored?.revision);
    return stored?.isUnconfirmed && isMeant ? "write" : "keep";
  }
  if (!base) return "write";
  if (base.sign === mine) return "keep";
  const isAsSeen = (stored?.revision ?? 0) === base.revision && (base.sign === null || theirs === base.sign);
  return isAsSeen ? "write" : "conflict";
}
