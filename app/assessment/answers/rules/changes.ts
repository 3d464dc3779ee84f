import { LANGUAGES } from "../../../core/language";
import type { Text } from "../../../core/text";
import type { Catalogue } from "../../catalogue/rules/catalogue";
import { listSections, type SectionLocation } from "../../catalogue/rules/lookup";
import type { Question } from "../../catalogue/rules/questions";
import { fieldsOf, fitAnswer } from "./answers";
import type { Answer, AnswerMap, AnswerValue, InvalidReason } from "./value";

export type PlacedQuestion = SectionLocation & { question: Question };

/** What differs between two versions of a question. Help text does not count, because it asks nothing. */
export type QuestionChange = "wording" | "options" | "type" | "required";

export interface ChangedQuestion {
  before: PlacedQuestion;
  after: PlacedQuestion;
  changes: QuestionChange[];
  answer: Answer | null;
  /** `confirm`: the answer stays, but it was given to a different wording and the user must check it again. */
  fate: "kept" | "confirm" | "unanswered";
}

/**
 * An answer that does not fit the newer version. Its question is gone, has another type, no longer offers a chosen
 * option (`options`), takes one option where several were chosen (`single`), or has other bounds.
 */
export interface DroppedAnswer {
  reason: "gone" | "type" | "options" | "single" | "bounds";
  before: PlacedQuestion | null;
  after: PlacedQuestion | null;
  questionId: string;
  answer: Answer;
}

/** Each answer and each changed question is in exactly one list. Unanswered questions that have not changed are in none. */
export interface CatalogueChanges {
  kept: PlacedQuestion[];
  changed: ChangedQuestion[];
  dropped: DroppedAnswer[];
  added: PlacedQuestion[];
}

/** What happens to answers when the questionnaire changes version, by question in the newer version's order. */
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
    const reason = answer && findInvalidReason(former.question, placed.question, answer.value);
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

/** The questions, as the newer version asks them, whose answers carry over. */
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

/** Why an answer to one question does not fit the other; null if it fits. */
function findInvalidReason(
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

/** To a user, a single choice and a multiple choice are different types. */
const typeOf = (question: Question) => (question.type === "choice" ? question.selection : question.type);

/** An answer still counts if the question and the chosen parts mean the same. */
function fateOf(before: Question, after: Question, { value }: GivenAnswer): "kept" | "confirm" {
  const named = namedIn(before, value);
  const isSame =
    isSameText(before.text, after.text) &&
    typeOf(before) === typeOf(after) &&
    asked(before, named) === asked(after, named);
  return isSame ? "kept" : "confirm";
}

/** The ids of the parts of a question that an answer refers to. */
function namedIn(question: Question, value: AnswerValue): ReadonlySet<string> {
  const fields = fieldsOf(question, value);
  const parts = fields.map(([part]) => part.replace(/^[si]-(.+?)(?:-(?:unit|year|own|note|\d+))?$/, "$1"));
  return new Set([...parts, ...fields.map(([, chosen]) => chosen)]);
}

/** The kind of space between two words does not matter. */
function isSameText(a: Text, b: Text): boolean {
  return LANGUAGES.every((language) => plain(a[language]) === plain(b[language]));
}

const plain = (text: string) => text.replace(/\s/gu, " ");

/** What a question offers or takes besides its wording, ignoring order. With `named`, only those parts. */
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

/** The parts with their meaning, in a fixed order. */
function meanings(parts: readonly { id: string }[], isMeant: (id: string) => boolean): string {
  const each = parts
    .filter(({ id }) => isMeant(id))
    // Scoring flags and `isRare`, which only affects placement, do not change what is asked.
    .map(({ isFlagged: _, isRare: __, ...part }: { id: string; isFlagged?: boolean; isRare?: boolean }) =>
      plain(JSON.stringify(sorted(part))),
    );
  return each.sort().join();
}

const sorted = (part: object) => Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1));
