/** What somebody had before their eyes when they gave an answer; revision 0 while the question had none. */
export interface AnswerBase {
  revision: number;
  /** The answer as its sign (`signOf`), empty for none; null where only the revision is known. */
  sign: string | null;
}

/** The base of a question without an answer. */
export const NOTHING: AnswerBase = { revision: 0, sign: "" };

/** The base of somebody who has yet to say which of two answers holds: no stored answer has its revision. */
export const UNDECIDED: AnswerBase = { revision: -1, sign: null };

/**
 * What becomes of an answer when others may have answered meanwhile. What was not changed is kept as it is stored; what was changed is
 * written over what its giver had seen, and over nothing else. Without a base, whoever comes last is right. `confirms` says that the
 * giver stands by what the page showed, so that an answer which waits to be confirmed is written again. Answers are their signs.
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
    // What has got other words meanwhile has got another revision: nobody can stand by what they have not read.
    const isMeant = !base || (confirms && base.revision === stored?.revision);
    return stored?.isUnconfirmed && isMeant ? "write" : "keep";
  }
  if (!base) return "write";
  if (base.sign === mine) return "keep";
  const isAsSeen = (stored?.revision ?? 0) === base.revision && (base.sign === null || theirs === base.sign);
  return isAsSeen ? "write" : "conflict";
}
