import { wordsOf } from "~/assessment/answers/rules/answers";
import type {
  ChangedQuestion,
  DroppedAnswer,
  PlacedQuestion,
  QuestionChange,
} from "~/assessment/answers/rules/changes";
import type { Answer } from "~/assessment/answers/rules/value";
import type { Question } from "~/assessment/catalogue/rules/questions";
import type { Language } from "~/core/language";
import type { Text } from "~/core/text";
import type { ResyncPlan } from "./resync.server";

interface Worded {
  text: string;
  isRequired: boolean;
  /** Labels, if they differ between the versions. */
  options: string[] | null;
}

type ChangeName = Exclude<QuestionChange, "required"> | "elsewhere" | "toRequired" | "toOptional";

export interface ChangedView {
  id: string;
  place: string;
  before: Worded;
  after: Worded;
  changes: ChangeName[];
  answer: string | null;
  fate: ChangedQuestion["fate"];
}

export interface DroppedView {
  id: string;
  place: string;
  text: string;
  answer: string;
  reason: DroppedAnswer["reason"];
  /** The question as the new version asks it; null if it is gone. */
  after: Worded | null;
}

export interface AddedView {
  id: string;
  place: string;
  text: string;
  isRequired: boolean;
}

/** What a resync would do, as its page lists it, in the reader's language only. */
export interface ResyncView {
  isCurrent: boolean;
  counts: { kept: number; confirm: number; dropped: number; added: number };
  dropped: DroppedView[];
  changed: ChangedView[];
  added: AddedView[];
  kept: { topic: string; questions: string[] }[];
}

export function viewResync({ changes, isCurrent }: ResyncPlan, language: Language): ResyncView {
  const { kept, changed, dropped, added } = changes;
  const fateCount = (fate: ChangedQuestion["fate"]) => changed.filter((question) => question.fate === fate).length;
  const byTopic = new Map<string, string[]>();
  for (const { topic, question } of kept) {
    const name = topic.name[language];
    byTopic.set(name, [...(byTopic.get(name) ?? []), question.text[language]]);
  }
  return {
    isCurrent,
    counts: {
      kept: kept.length + fateCount("kept"),
      confirm: fateCount("confirm"),
      dropped: dropped.length,
      added: added.length,
    },
    dropped: dropped.map(({ reason, before, after, questionId, answer }) => ({
      id: questionId,
      place: before ? placeOf(before, language) : "",
      text: before?.question.text[language] ?? questionId,
      answer: before ? describeAnswer(before.question, answer, language) : "",
      reason,
      after: after ? word(after.question, language, true) : null,
    })),
    changed: changed.map((question) => viewChanged(question, language)),
    added: added.map((placed) => viewAdded(placed, language)),
    kept: [...byTopic].map(([topic, questions]) => ({ topic, questions })),
  };
}

/** A question with its topic and section. */
export function viewAdded(placed: PlacedQuestion, language: Language): AddedView {
  const { id, text, isRequired } = placed.question;
  return { id, place: placeOf(placed, language), text: text[language], isRequired };
}

/** A changed question, before and after. */
export function viewChanged(
  { before, after, changes, answer, fate }: ChangedQuestion,
  language: Language,
): ChangedView {
  const showsOptions = changes.includes("options") || changes.includes("type");
  const isSameHere = before.question.text[language] === after.question.text[language];
  const nameOf = (change: QuestionChange): ChangeName => {
    if (change === "required") return after.question.isRequired ? "toRequired" : "toOptional";
    return change === "wording" && isSameHere ? "elsewhere" : change;
  };
  return {
    id: after.question.id,
    place: placeOf(after, language),
    before: word(before.question, language, showsOptions),
    after: word(after.question, language, showsOptions),
    changes: changes.map(nameOf),
    answer: answer && describeAnswer(before.question, answer, language),
    fate,
  };
}

function word(question: Question, language: Language, showsOptions: boolean): Worded {
  return {
    text: question.text[language],
    isRequired: question.isRequired,
    options: showsOptions ? offersOf(question).map((text) => text[language]) : null,
  };
}

const placeOf = ({ topic, section }: PlacedQuestion, language: Language) =>
  `${topic.name[language]} · ${section.name[language]}`;

/** What can be chosen, answered or filled in, in the order of the question. */
function offersOf(question: Question): Text[] {
  switch (question.type) {
    case "choice":
      return [...question.options, ...(question.followUps?.options ?? [])].map(({ label }) => label);
    case "statements":
      return [...question.statements.map(({ text }) => text), ...question.options.map(({ label }) => label)];
    case "calculation":
      return question.inputs.map(({ label }) => label);
    case "number":
      return [question.unit];
    case "text":
      return [];
  }
}

const describeAnswer = (question: Question, answer: Answer, language: Language) =>
  wordsOf(question, answer.value, language).join(", ");
