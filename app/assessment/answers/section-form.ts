import { answerFingerprint, judgeAnswer } from "~/assessment/answers/rules/answers";
import { type Field, MAIN, readFields, writeFields } from "~/assessment/answers/rules/fields";
import { type AnswerBase, NOTHING, UNDECIDED } from "~/assessment/answers/rules/merge";
import type { Section } from "~/assessment/catalogue/rules/catalogue";
import type { Question } from "~/assessment/catalogue/rules/questions";
import type { Language } from "~/core/language";
import { asMeant, percentAsMeant } from "~/core/numbers";
import type { GivenAnswer } from "./save-answers.server";
import type { StoredAnswer } from "./stored.server";

/** The form field name for a part of an answer. */
export const fieldName = (questionId: string, part: string = MAIN) => `${part}.${questionId}`;
/** The hidden field with what the page showed for a question. */
export const baseFieldName = (questionId: string) => fieldName(questionId, "base");
/** The questionnaire version that the page showed. */
export const VERSION_FIELD = "version";
/** The draft's last clearing (`clearedAt`) when the page was rendered. */
export const CLEARING_FIELD = "cleared";
/** The field that says that the form brings only some of a section's questions: those that it has a base for. */
const PARTIAL_FIELD = "partial";
/** The field that says which of two answers to keep, "mine" or "theirs", and the hidden field that says the page asked. */
export const choiceFieldName = (questionId: string) => fieldName(questionId, "choice");
export const askedFieldName = (questionId: string) => fieldName(questionId, "asked");
/** The unusual amounts that the page has already asked about. */
export const oddFieldName = (questionId: string) => fieldName(questionId, "odd");

/** A base as the hidden field encodes it: the revision and the answer's fingerprint, which never contains a bar. */
export function writeBase({ revision, sign }: AnswerBase): string {
  return `${revision}|${sign ?? ""}`;
}

/** The encoded base of a stored answer, or of none. */
export function baseOf(question: Question, answer: StoredAnswer | undefined): string {
  return writeBase(answer ? { revision: answer.revision, sign: answerFingerprint(question, answer.value) } : NOTHING);
}

function readBase(value: FormDataEntryValue | null): AnswerBase | undefined {
  if (typeof value !== "string") return undefined;
  const [, revision, sign = ""] = /^(-?\d{1,12})\|(.*)$/s.exec(value) ?? [];
  if (revision === undefined) return undefined;
  if (Number(revision) < 0) return UNDECIDED;
  // A second bar comes from a page of a former version, which encoded its answers differently.
  return { revision: Number(revision), sign: sign.includes("|") ? null : writeFields(readFields(sign)) };
}

/** Fields of a question that are not part of its answer. */
const BESIDE = new Set(["base", "choice", "asked", "odd"]);

/**
 * The answers in a section's form, with figures read by the conventions of the language. Untouched radio buttons are
 * left out. Boxes without a tick and empty fields count as cleared, since browsers send nothing for unticked boxes.
 * Questions where the user chose "theirs" are also left out.
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
    if (form.has(PARTIAL_FIELD) && !form.has(baseFieldName(id))) return [];
    const fields = (given.get(id) ?? []).map((field) => fieldAsMeant(question, field, language));
    const choice = form.get(choiceFieldName(id));
    if (choice === "theirs" || isUntouched(question, fields)) return [];
    const isUndecided = form.has(askedFieldName(id)) && choice !== "mine";
    const base = isUndecided ? UNDECIDED : readBase(form.get(baseFieldName(id)));
    return [{ questionId: id, fields, base }];
  });
}

/** Reads a figure by the conventions of the language. A percent sign may follow it if the question's unit is percent. */
function fieldAsMeant(question: Question, [part, value]: Field, language: Language): Field {
  if (question.type === "number")
    return [part, question.unit.en === "%" ? percentAsMeant(value, language) : asMeant(value, language)];
  const isFigure = question.type === "calculation" && !part.endsWith("-note");
  return [part, isFigure ? asMeant(value, language) : value];
}

/** Radio buttons cannot be cleared, so none chosen means the question was not answered. */
function isUntouched(question: Question, fields: Field[]): boolean {
  if (question.type === "statements") return fields.length === 0;
  if (question.type !== "choice" || question.selection === "several") return false;
  return fields.every(([part]) => part !== MAIN);
}

/** The clearing of the draft that the form came after; undefined if the form does not say. */
export function readClearing(form: FormData): number | undefined {
  const value = form.get(CLEARING_FIELD);
  return typeof value === "string" && /^\d{1,12}$/.test(value) ? Number(value) : undefined;
}

/**
 * What the user changed on a page whose answers have all been cleared since. Drops what the page itself showed. The
 * base is "no answer", because the page does not show what others have answered since.
 */
export function typedBeforeClearing(typed: GivenAnswer[]): GivenAnswer[] {
  return typed.flatMap(({ base, ...answer }) =>
    writeFields(answer.fields) === (base?.sign ?? "") ? [] : [{ ...answer, base: NOTHING }],
  );
}

/**
 * The bases of a form after a save, by question: its own answers as stored, plus answers given elsewhere where the form
 * changed nothing (`news`). The page must show those before it uses them as a base. `open` names the questions that
 * were not saved.
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
