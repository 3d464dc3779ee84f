import { type Answer, type AnswerMap, fitAnswer } from "~/domain/progress/answers";
import type { Catalogue, Question, Text } from "./catalogue";
import { listSections, type Place } from "./lookup";

export type PlacedQuestion = Place & { question: Question };

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
 * An answer that the newer version has no room for: its question has gone, no longer offers what was chosen (`options`), or takes
 * a single option where several were chosen (`single`).
 */
export interface DroppedAnswer {
  reason: "gone" | "options" | "single";
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
    const verdict = answer && fitAnswer(placed.question, answer);
    if (answer && verdict && !verdict.ok) {
      const reason = verdict.reason === "one-option-only" ? "single" : "options";
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
    if (found.has(questionId) || answer.optionIds.length === 0) continue;
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

function givenAnswer(answers: AnswerMap, questionId: string): Answer | null {
  const answer = answers.get(questionId);
  return answer && answer.optionIds.length > 0 ? answer : null;
}

function changesOf(before: Question, after: Question): QuestionChange[] {
  const differs = {
    wording: !isSameText(before.text, after.text),
    options: optionSet(before) !== optionSet(after),
    type: before.type !== after.type,
    required: before.isRequired !== after.isRequired,
  };
  return (["wording", "options", "type", "required"] as const).filter((change) => differs[change]);
}

/** An answer counts on where what was asked and what was chosen still mean the same. */
function fateOf(before: Question, after: Question, answer: Answer): "kept" | "confirm" {
  const chosen = new Set(answer.optionIds);
  const meaning = (question: Question) => optionSet({ options: question.options.filter(({ id }) => chosen.has(id)) });
  const isSame =
    isSameText(before.text, after.text) && before.type === after.type && meaning(before) === meaning(after);
  return isSame ? "kept" : "confirm";
}

function isSameText(a: Text, b: Text): boolean {
  return a.en === b.en && a.fr === b.fr && a.ms === b.ms;
}

/** The options with their meaning, whatever order they stand in. */
function optionSet({ options }: Pick<Question, "options">): string {
  const each = options.map(({ id, label, isOther }) =>
    JSON.stringify([id, label.en, label.fr, label.ms, isOther ?? false]),
  );
  return each.sort().join();
}
