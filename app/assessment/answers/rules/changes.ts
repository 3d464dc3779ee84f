import { LANGUAGES } from "../../../core/language";
import type { Text } from "../../../core/text";
import type { Catalogue } from "../../catalogue/rules/catalogue";
import { listSections, type SectionLocation } from "../../catalogue/rules/lookup";
import type { Question } from "../../catalogue/rules/questions";
import { fieldsOf, fitAnswer } from "./answers";
import type { Answer, AnswerMap, AnswerValue, InvalidReason } from "./value";

export type PlacedQuestion = SectionLocation & { question: Question };

/** What differs between two versions of a question. Help is not counted: it asks nothing. */
export type QuestionChange = "wording" | "options" | "type" | "required";

export interface ChangedQuestion {
  before: PlacedQuestion;
  after: PlacedQuestion;
  changes: QuestionChange[];
  answer: Answer | null;
  /** `confirm`: the answer stays, but was given to other words and has to be looked at again. */
  fate: "kept" | "confirm" | "unanswered";
}

/**
 * An answer that the newer version has no room for: its question has gone, is of another type, no longer offers what was chosen
 * (`options`), takes a single option where several were chosen (`single`), or has other bounds for what was written.
 */
export interface DroppedAnswer {
  reason: "gone" | "type" | "options" | "single" | "bounds";
  before: PlacedQuestion | null;
  after: PlacedQuestion | null;
  questionId: string;
  answer: Answer;
}

/** Where each answer and question stands in exactly one list; unanswered questions that have not changed stand in none. */
export interface CatalogueChanges {
  kept: PlacedQuestion[];
  changed: ChangedQuestion[];
  dropped: DroppedAnswer[];
  added: PlacedQuestion[];
}

/** What becomes of answers to one version of a questionnaire in another one, question by question in the newer one's order. */
export function compareCatalogues(before: Catalogue, after: Catalogue, answers: AnswerMap): CatalogueChanges {
  const old = questionsOf(before);
  const found = questionsOf(after);
  const result: CatalogueChanges = { kept: [], changed: [], dropped: [], added: [] };
  for (const [id, placed] of found) {
    const former = old.get(id);
    if (!former) {
      result.added.push(placed);
      continue;
    }
    const answer = givenAnswer(answers, id);
    const reason = answer && misfitOf(former.question, placed.question, answer.value);
    if (answer && reason) {
      result.dropped.push({ reason, before: former, after: placed, questionId: id, answer });
      continue;
    }
    const changes = changesOf(former.question, placed.question);
    if (changes.length > 0) {
      const fate = answer ? fateOf(former.question, placed.question, answer) : "unanswered";
      result.changed.push({ before: former, after: placed, changes, answer, fate });
    } else if (answer) result.kept.push(placed);
  }
  for (const [questionId, answer] of answers) {
    if (found.has(questionId) || !answer.value) continue;
    result.dropped.push({ reason: "gone", before: old.get(questionId) ?? null, after: null, questionId, answer });
  }
  return result;
}

/** The questions whose answers go over into the newer version, as it asks them. */
export function keptQuestions({ kept, changed }: CatalogueChanges): Question[] {
  const answered = changed.filter(({ fate }) => fate !== "unanswered");
  return [...kept, ...answered.map(({ after }) => after)].map(({ question }) => question);
}

/** Every question by its id, in the order they are asked. */
export function questionsOf(catalogue: Catalogue): Map<string, PlacedQuestion> {
  const placed = listSections(catalogue).flatMap((place) =>
    place.section.questions.map((question): [string, PlacedQuestion] => [question.id, { ...place, question }]),
  );
  return new Map(placed);
}

type GivenAnswer = Answer & { value: AnswerValue };

function givenAnswer(answers: AnswerMap, questionId: string): GivenAnswer | null {
  const answer = answers.get(questionId);
  return answer?.value ? { ...answer, value: answer.value } : null;
}

/** Why an answer to the one question is none to the other; null where there is room for it. */
function misfitOf(
  before: Question,
  after: Question,
  value: AnswerValue,
): Exclude<DroppedAnswer["reason"], "gone"> | null {
  if (before.type !== after.type) return "type";
  const verdict = fitAnswer(after, fieldsOf(before, value));
  return verdict.ok ? null : (REASONS[verdict.reason] ?? "options");
}

const REASONS: Partial<Record<InvalidReason, "single" | "bounds">> = {
  "one-option-only": "single",
  "exclusive-option": "single",
  "not-a-year": "bounds",
  "number-too-small": "bounds",
  "number-too-large": "bounds",
};

function changesOf(before: Question, after: Question): QuestionChange[] {
  const differs = {
    wording: !isSameText(before.text, after.text),
    options: asked(before) !== asked(after),
    type: typeOf(before) !== typeOf(after),
    required: before.isRequired !== after.isRequired,
  };
  return (["wording", "options", "type", "required"] as const).filter((change) => differs[change]);
}

/** A choice of one and a choice of several are two types to whoever answers. */
const typeOf = (question: Question) => (question.type === "choice" ? question.selection : question.type);

/** An answer counts on where what was asked and what was chosen still mean the same. */
function fateOf(before: Question, after: Question, { value }: GivenAnswer): "kept" | "confirm" {
  const named = namedIn(before, value);
  const isSame =
    isSameText(before.text, after.text) &&
    typeOf(before) === typeOf(after) &&
    asked(before, named) === asked(after, named);
  return isSame ? "kept" : "confirm";
}

/** The ids of the parts of a question that an answer speaks of. */
function namedIn(question: Question, value: AnswerValue): ReadonlySet<string> {
  const fields = fieldsOf(question, value);
  const parts = fields.map(([part]) => part.replace(/^[si]-(.+?)(?:-(?:unit|year|own|note|\d+))?$/, "$1"));
  return new Set([...parts, ...fields.map(([, chosen]) => chosen)]);
}

/** What kind of space stands between two words asks nothing. */
function isSameText(a: Text, b: Text): boolean {
  return LANGUAGES.every((language) => plain(a[language]) === plain(b[language]));
}

const plain = (text: string) => text.replace(/\s/gu, " ");

/** What a question offers or takes beside its wording, in whatever order; only of the parts that are named, if any are. */
function asked(question: Question, named?: ReadonlySet<string>): string {
  const isMeant = (id: string) => named?.has(id) ?? true;
  switch (question.type) {
    case "choice":
      return [question.options, question.followUps?.options ?? []].map((group) => meanings(group, isMeant)).join("|");
    case "statements":
      return `${meanings(question.options, isMeant)}|${meanings(question.statements, isMeant)}`;
    case "text":
      return JSON.stringify(question.year ?? null);
    case "number":
      return JSON.stringify([question.unit, question.min ?? null, question.max ?? null]);
    case "calculation":
      return `${JSON.stringify(question.unit)}|${meanings(question.inputs, isMeant)}`;
  }
}

/** The parts with their meaning, whatever order they stand in. */
function meanings(parts: readonly { id: string }[], isMeant: (id: string) => boolean): string {
  const each = parts
    .filter(({ id }) => isMeant(id))
    // Points are given by whoever scores, and where a part stands is for the eye: they ask nothing.
    .map(({ isFlagged: _, isRare: __, ...part }: { id: string; isFlagged?: boolean; isRare?: boolean }) =>
      plain(JSON.stringify(sorted(part))),
    );
  return each.sort().join();
}

const sorted = (part: object) => Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1));
