import { judgeAnswer, signOf } from "~/domain/answers/answers";
import { type Field, MAIN, readFields, writeFields } from "~/domain/answers/fields";
import type { Section } from "~/domain/catalogue/catalogue";
import type { Question } from "~/domain/catalogue/questions";
import { type AnswerBase, NOTHING, UNDECIDED } from "~/domain/progress/merge";
import type { GivenAnswer } from "./save-answers.server";
import type { StoredAnswer } from "./stored.server";

/** Name of the form's field for a part of an answer. */
export const fieldName = (questionId: string, part: string = MAIN) => `${part}.${questionId}`;
/** What the page had shown for a question, in a hidden field. */
export const baseFieldName = (questionId: string) => fieldName(questionId, "base");
/** The version of the questionnaire that the page had shown. */
export const VERSION_FIELD = "version";
/** The last clearing of the draft when the page was made (`clearedAt`). */
export const CLEARING_FIELD = "cleared";
/** Which of two answers holds, «mine» or «theirs», and the hidden field that says so was asked. */
export const choiceFieldName = (questionId: string) => fieldName(questionId, "choice");
export const askedFieldName = (questionId: string) => fieldName(questionId, "asked");
/** The amounts that the page has asked about because they stand out. */
export const oddFieldName = (questionId: string) => fieldName(questionId, "odd");

/** A base as the hidden field carries it: the revision and the answer's sign, in which there is no bar. */
export function writeBase({ revision, sign }: AnswerBase): string {
  return `${revision}|${sign ?? ""}`;
}

/** The base of a stored answer, or of none. */
export function baseOf(question: Question, answer: StoredAnswer | undefined): string {
  return writeBase(answer ? { revision: answer.revision, sign: signOf(question, answer.value) } : NOTHING);
}

function readBase(value: FormDataEntryValue | null): AnswerBase | undefined {
  if (typeof value !== "string") return undefined;
  const [, revision, sign = ""] = /^(-?\d{1,12})\|(.*)$/s.exec(value) ?? [];
  if (revision === undefined) return undefined;
  if (Number(revision) < 0) return UNDECIDED;
  // Another bar: a page of a former version, which wrote its answers in another way.
  return { revision: Number(revision), sign: sign.includes("|") ? null : writeFields(readFields(sign)) };
}

/** Fields of a question that hold no part of its answer. */
const BESIDE = new Set(["base", "choice", "asked", "odd"]);

/**
 * The answers in a section's form. What is answered by radio buttons and was not touched is left out; boxes without a tick and fields without
 * a word were cleared, since browsers send nothing for the former. Left out as well is what gave way to another's answer.
 */
export function readSectionForm(section: Section, form: FormData): GivenAnswer[] {
  const given = new Map<string, Field[]>();
  for (const [name, value] of form) {
    const [, part = "", questionId = ""] = /^([\w-]+)\.(.+)$/.exec(name) ?? [];
    if (typeof value !== "string" || BESIDE.has(part)) continue;
    given.set(questionId, [...(given.get(questionId) ?? []), [part, value]]);
  }
  return section.questions.flatMap((question) => {
    const { id } = question;
    const fields = given.get(id) ?? [];
    const choice = form.get(choiceFieldName(id));
    if (choice === "theirs" || isUntouched(question, fields)) return [];
    const isUndecided = form.has(askedFieldName(id)) && choice !== "mine";
    const base = isUndecided ? UNDECIDED : readBase(form.get(baseFieldName(id)));
    return [{ questionId: id, fields, base }];
  });
}

/** Radio buttons cannot be cleared, so that without one of them nobody has answered. */
function isUntouched(question: Question, fields: Field[]): boolean {
  if (question.type === "statements") return fields.length === 0;
  if (question.type !== "choice" || question.selection === "several") return false;
  return fields.every(([part]) => part !== MAIN);
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
  return typed.flatMap(({ base, ...answer }) =>
    writeFields(answer.fields) === (base?.sign ?? "") ? [] : [{ ...answer, base: NOTHING }],
  );
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
    const verdict = given && judgeAnswer(question, given.fields);
    const stored = answers.get(question.id);
    if (!verdict?.ok || !stored) continue;
    if (signOf(question, stored.value) === signOf(question, verdict.value))
      bases[question.id] = baseOf(question, stored);
  }
  return bases;
}
