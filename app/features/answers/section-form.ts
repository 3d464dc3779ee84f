import type { Section } from "~/domain/catalogue/catalogue";
import { isSameAnswer, judgeAnswer } from "~/domain/progress/answers";
import { type AnswerBase, UNDECIDED } from "~/domain/progress/merge";
import type { StoredAnswer } from "./queries.server";
import type { GivenAnswer } from "./save-answers.server";

/** Names of the form's fields for a question and its «Please specify». */
export const fieldName = (questionId: string) => `q.${questionId}`;
export const otherFieldName = (questionId: string) => `other.${questionId}`;
/** What the page had shown for a question, in a hidden field. */
export const baseFieldName = (questionId: string) => `base.${questionId}`;
/** The version of the questionnaire that the page had shown. */
export const VERSION_FIELD = "version";
/** The last clearing of the draft when the page was made (`clearedAt`). */
export const CLEARING_FIELD = "cleared";
/** Which of two answers holds, «mine» or «theirs», and the hidden field that says so was asked. */
export const choiceFieldName = (questionId: string) => `choice.${questionId}`;
export const askedFieldName = (questionId: string) => `asked.${questionId}`;

/** The base of a question without an answer. */
export const NOTHING: AnswerBase = { revision: 0, optionIds: [], otherText: null };

/** A base as the hidden field carries it: revision, option ids, and the words for «Other», which alone may hold a bar. */
export function writeBase({ revision, optionIds, otherText }: AnswerBase): string {
  return `${revision}|${(optionIds ?? []).join()}|${otherText ?? ""}`;
}

function readBase(value: FormDataEntryValue | null): AnswerBase | undefined {
  if (typeof value !== "string") return undefined;
  const [, revision, ids, words] = /^(-?\d{1,12})\|([^|]*)\|(.*)$/s.exec(value) ?? [];
  if (revision === undefined) return undefined;
  if (Number(revision) < 0) return UNDECIDED;
  return { revision: Number(revision), optionIds: ids ? ids.split(",") : [], otherText: words || null };
}

/**
 * The answers in a section's form. An untouched radio group is left out; a checkbox group without a tick was cleared, since
 * browsers send no field for it. Left out as well is what gave way to another's answer.
 */
export function readSectionForm(section: Section, form: FormData): GivenAnswer[] {
  return section.questions.flatMap(({ id, type }) => {
    const optionIds = form.getAll(fieldName(id)).filter((value) => typeof value === "string");
    const choice = form.get(choiceFieldName(id));
    if ((optionIds.length === 0 && type !== "checkbox") || choice === "theirs") return [];
    const otherText = form.get(otherFieldName(id));
    const isUndecided = form.has(askedFieldName(id)) && choice !== "mine";
    const base = isUndecided ? UNDECIDED : readBase(form.get(baseFieldName(id)));
    return [{ questionId: id, optionIds, otherText: typeof otherText === "string" ? otherText : null, base }];
  });
}

/** Which clearing of the draft a form came after; undefined for one that does not say. */
export function readClearing(form: FormData): number | undefined {
  const value = form.get(CLEARING_FIELD);
  return typeof value === "string" && /^\d{1,12}$/.test(value) ? Number(value) : undefined;
}

/**
 * What somebody had changed on a page whose answers have all been cleared since: without what the page itself had shown, and to stand on
 * nothing: what others have answered since is not on it.
 */
export function typedBeforeClearing(typed: GivenAnswer[]): GivenAnswer[] {
  return typed.flatMap(({ base, ...answer }) => {
    const shown = base?.optionIds ? { optionIds: base.optionIds, otherText: base.otherText } : undefined;
    const isUnchanged = isSameAnswer(shown, { ...answer, otherText: answer.otherText || null });
    return isUnchanged ? [] : [{ ...answer, base: NOTHING }];
  });
}

/**
 * The bases of a form whose answers have been saved, by question: of those that are stored as the form has them. The others keep the base
 * they have, or what the form never showed would pass for seen.
 */
export function listBases(
  section: Section,
  typed: GivenAnswer[],
  answers: ReadonlyMap<string, StoredAnswer>,
): Record<string, string> {
  const bases: Record<string, string> = {};
  for (const question of section.questions) {
    const given = typed.find((item) => item.questionId === question.id);
    const verdict = given && judgeAnswer(question, given);
    const stored = answers.get(question.id);
    if (verdict?.ok && stored && isSameAnswer(stored, verdict.answer)) bases[question.id] = writeBase(stored);
  }
  return bases;
}
