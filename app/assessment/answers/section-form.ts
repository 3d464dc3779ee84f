import { judgeAnswer, answerFingerprint } from "~/assessment/answers/rules/answers";
import { type Field, MAIN, readFields, writeFields } from "~/assessment/answers/rules/fields";
import { type AnswerBase, NOTHING, UNDECIDED } from "~/assessment/answers/rules/merge";
import type { Section } from "~/assessment/catalogue/rules/catalogue";
import type { Question } from "~/assessment/catalogue/rules/questions";
import type { Language } from "~/core/language";
import { asMeant, percentAsMeant } from "~/core/numbers";
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
  return writeBase(answer ? { revision: answer.revision, sign: answerFingerprint(question, answer.value) } : NOTHING);
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
 * The answers in a section's form, figures as a reader of the language means them. What is answered by radio buttons and was not touched is left out; boxes without a tick and fields without
 * a word were cleared, since browsers send nothing for the former. Left out as well is what gave way to another's answer.
 */
export function readSectionForm(section: Section, form: FormData, language: Language): GivenAnswer[] {
  const given = new Map<string, Field[]>();
  for (const [name, value] of form) {
    const [, part = "", questionId = ""] = /^([\w-]+)\.(.+)$/.exec(name) ?? [];
    if (typeof value !== "string" || BESIDE.has(part)) continue;
    given.set(questionId, [...(given.get(questionId) ?? []), [part, value]]);
  }
  return section.questions.flatMap((question) => {
    const { id } = question;
    const fields = (given.get(id) ?? []).map((field) => fieldAsMeant(question, field, language));
    const choice = form.get(choiceFieldName(id));
    if (choice === "theirs" || isUntouched(question, fields)) return [];
    const isUndecided = form.has(askedFieldName(id)) && choice !== "mine";
    const base = isUndecided ? UNDECIDED : readBase(form.get(baseFieldName(id)));
    return [{ questionId: id, fields, base }];
  });
}

/** A figure as a reader of the language means it; in a question in per cent the sign may stand behind it. */
function fieldAsMeant(question: Question, [part, value]: Field, language: Language): Field {
  if (question.type === "number")
    return [part, question.unit.en === "%" ? percentAsMeant(value, language) : asMeant(value, language)];
  const isFigure = question.type === "calculation" && !part.endsWith("-note");
  return [part, isFigure ? asMeant(value, language) : value];
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
 * What a form stands on once it has been saved, by question: its own answers as they are stored, and what was answered elsewhere where the
 * form itself changed nothing (`news`), which its page has to show before it may stand on it. `open` names the questions that were not saved.
 */
export function settleBases(
  { questions }: Section,
  form: FormData,
  typed: GivenAnswer[],
  answers: ReadonlyMap<string, StoredAnswer>,
  open: ReadonlySet<string>,
): { bases: Record<string, string>; news: Set<string> } {
  const bases: Record<string, string> = {};
  const news = new Set<string>();
  for (const question of questions) {
    const { id } = question;
    const shown = readBase(form.get(baseFieldName(id)))?.sign ?? null;
    const given = typed.find(({ questionId }) => questionId === id);
    const verdict = given && judgeAnswer(question, given.fields);
    if (open.has(id) || verdict?.ok === false) continue;
    const stored = answerFingerprint(question, answers.get(id)?.value);
    const mine = verdict ? answerFingerprint(question, verdict.value) : shown;
    if (mine !== stored && mine !== shown) continue;
    if (mine !== stored) news.add(id);
    bases[id] = baseOf(question, answers.get(id));
  }
  return { bases, news };
}
