import { wordsOf } from "~/assessment/answers/rules/answers";
import type {
  ChangedQuestion,
  DroppedAnswer,
  PlacedQuestion,
  QuestionChange,
} from "~/assessment/answers/rules/changes";
import type { Answer } from "~/assessment/answers/rules/value";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { LANGUAGES, type Language } from "~/core/language";
import type { Text } from "~/core/text";
import type { ResyncPlan } from "./resync.server";

export interface Worded {
  text: string;
  options: string[];
}

/** A text as it was and as it becomes; empty where there is none. */
export interface TwoWordings {
  before: string;
  after: string;
}

/** A changed question in one language. */
interface WordedTwice {
  language: Language;
  text: TwoWordings;
  /** What can be chosen, each beside its other wording, if it differs between the versions. */
  options: { before: TwoWordings[]; after: TwoWordings[] } | null;
}

export type ChangeName = Exclude<QuestionChange, "required"> | "elsewhere" | "toRequired" | "toOptional";

export interface ChangedView {
  id: string;
  place: string;
  /** In the reader's language; in the others that change, if nothing changes in it. */
  wordings: WordedTwice[];
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
      after: after ? word(after.question, language) : null,
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
function viewChanged(changed: ChangedQuestion, language: Language): ChangedView {
  const { before, after, answer, fate } = changed;
  const all = LANGUAGES.map((each) => wordTwice(changed, each));
  const own = all.filter((worded) => worded.language === language);
  const isHere = own.some(isReworded);
  const elsewhere = all.filter(isReworded);
  return {
    id: after.question.id,
    place: placeOf(after, language),
    wordings: isHere || elsewhere.length === 0 ? own : elsewhere,
    changes: nameChanges(changed, language),
    answer: answer && describeAnswer(before.question, answer, language),
    fate,
  };
}

/** What has changed in a question. A wording that is new in other languages only is named as such. */
export function nameChanges({ before, after, changes }: ChangedQuestion, language: Language): ChangeName[] {
  const isSameHere = before.question.text[language] === after.question.text[language];
  return changes.map((change) => {
    if (change === "required") return after.question.isRequired ? "toRequired" : "toOptional";
    return change === "wording" && isSameHere ? "elsewhere" : change;
  });
}

function wordTwice({ before, after, changes }: ChangedQuestion, language: Language): WordedTwice {
  const labels = ({ question }: PlacedQuestion) =>
    offersOf(question).map(([id, text]) => [id, text[language]] as const);
  const [old, now] = [labels(before), labels(after)];
  const [was, is] = [new Map(old), new Map(now)];
  return {
    language,
    text: { before: before.question.text[language], after: after.question.text[language] },
    options:
      changes.includes("options") || changes.includes("type")
        ? {
            before: old.map(([id, label]) => ({ before: label, after: is.get(id) ?? "" })),
            after: now.map(([id, label]) => ({ before: was.get(id) ?? "", after: label })),
          }
        : null,
  };
}

const isReworded = ({ text, options }: WordedTwice) =>
  [text, ...(options?.before ?? []), ...(options?.after ?? [])].some(({ before, after }) => before !== after);

const word = (question: Question, language: Language): Worded => ({
  text: question.text[language],
  options: offersOf(question).map(([, text]) => text[language]),
});

const placeOf = ({ topic, section }: PlacedQuestion, language: Language) =>
  `${topic.name[language]} · ${section.name[language]}`;

/** What can be chosen, answered or filled in, in the order of the question, each with its id. */
function offersOf(question: Question): [id: string, text: Text][] {
  switch (question.type) {
    case "choice":
      return [...question.options, ...(question.followUps?.options ?? [])].map(({ id, label }) => [id, label]);
    case "statements":
      return [
        ...question.statements.map(({ id, text }): [string, Text] => [`statement ${id}`, text]),
        ...question.options.map(({ id, label }): [string, Text] => [id, label]),
      ];
    case "calculation":
      return question.inputs.map(({ id, label }) => [id, label]);
    case "number":
      return [["unit", question.unit]];
    case "text":
      return [];
  }
}

const describeAnswer = (question: Question, answer: Answer, language: Language) =>
  wordsOf(question, answer.value, language).join(", ");
