import type { Question } from "~/domain/catalogue/catalogue";
import { oneLine } from "~/domain/typed-text";

export interface Answer {
  /** Chosen options; empty when an answer was taken back. */
  optionIds: string[];
  /** The company's own words for the option «Other». */
  otherText: string | null;
  /** Taken from elsewhere, or from before a reset, and not yet saved again by anybody: it does not count. */
  isUnconfirmed?: boolean;
}

export type AnswerMap = ReadonlyMap<string, Answer>;

/** Longest text for «Please specify», in characters. */
export const OTHER_TEXT_LIMIT = 200;

export type AnswerVerdict =
  | { ok: true; answer: Answer }
  | { ok: false; reason: "unknown-option" | "one-option-only" | "other-text-too-long" | "other-text-missing" };

/**
 * Judges what was given for a question and returns it in the questionnaire's own order, without repeats. «Other» alone says nothing: it is
 * an answer once it has its words.
 */
export function judgeAnswer(question: Question, given: Answer): AnswerVerdict {
  const verdict = fitAnswer(question, given);
  return verdict.ok && lacksWords(question, verdict.answer) ? { ok: false, reason: "other-text-missing" } : verdict;
}

/** Whether «Other» was chosen for a question and nobody has said what it stands for. */
export function lacksWords({ options }: Question, { optionIds, otherText }: Answer): boolean {
  const hasOther = options.some(({ id, isOther }) => isOther && optionIds.includes(id));
  return hasOther && !oneLine(otherText ?? "");
}

/** The same of an answer that somebody has given already: whether there is room for it, with or without its words. */
export function fitAnswer(question: Question, given: Answer): AnswerVerdict {
  const chosen = new Set(given.optionIds);
  const known = question.options.filter((option) => chosen.has(option.id));
  if (known.length !== chosen.size) return { ok: false, reason: "unknown-option" };
  if (question.type !== "checkbox" && known.length > 1) return { ok: false, reason: "one-option-only" };
  // As a form's field of one line sends it back: a line break, which a cell of a workbook may hold, would come back as another text.
  const text = given.otherText ? oneLine(given.otherText) : "";
  if (text.length > OTHER_TEXT_LIMIT) return { ok: false, reason: "other-text-too-long" };
  const hasOther = known.some((option) => option.isOther);
  return {
    ok: true,
    answer: { optionIds: known.map((option) => option.id), otherText: hasOther && text ? text : null },
  };
}

/** Whether two answers say the same, in whatever order; a question without an answer says what an empty one says. */
export function isSameAnswer(a: Answer | undefined, b: Answer): boolean {
  const chosen = (answer: Answer | undefined) => [...(answer?.optionIds ?? [])].sort().join();
  return (a?.otherText ?? null) === b.otherText && chosen(a) === chosen(b);
}
