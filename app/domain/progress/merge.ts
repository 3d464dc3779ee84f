import { type Answer, isSameAnswer } from "./answers";

/** What somebody had before their eyes when they gave an answer; revision 0 while the question had none. */
export interface AnswerBase {
  revision: number;
  /** Null where only the revision is known. */
  optionIds: string[] | null;
  otherText: string | null;
}

/** The base of somebody who has yet to say which of two answers holds: no stored answer has its revision. */
export const UNDECIDED: AnswerBase = { revision: -1, optionIds: null, otherText: null };

/**
 * What becomes of an answer when others may have answered meanwhile. What was not changed is kept as it is stored; what was changed is
 * written over what its giver had seen, and over nothing else. Without a base, whoever comes last is right. `confirms` says that the
 * giver stands by what the page showed, so that an answer which waits to be confirmed is written again.
 */
export function mergeAnswer({
  base,
  stored,
  mine,
  confirms,
}: {
  base: AnswerBase | undefined;
  stored: (Answer & { revision: number }) | undefined;
  mine: Answer;
  confirms: boolean;
}): "keep" | "write" | "conflict" {
  if (isSameAnswer(stored, mine)) {
    // What has got other words meanwhile has got another revision: nobody can stand by what they have not read.
    const isMeant = !base || (confirms && base.revision === stored?.revision);
    return stored?.isUnconfirmed && isMeant ? "write" : "keep";
  }
  if (!base) return "write";
  const seen = base.optionIds ? { optionIds: base.optionIds, otherText: base.otherText } : null;
  if (seen && isSameAnswer(seen, mine)) return "keep";
  const isAsSeen = (stored?.revision ?? 0) === base.revision && (!seen || isSameAnswer(stored, seen));
  return isAsSeen ? "write" : "conflict";
}
