import type { Catalogue, Question, Section, Text, Topic } from "~/domain/catalogue/catalogue";
import type { Place } from "~/domain/catalogue/lookup";
import type { Language } from "~/domain/language";
import type { Answer, AnswerMap } from "~/domain/progress/answers";
import {
  completeSections,
  missedQuestions,
  neighbours,
  overallProgress,
  type Progress,
  progressOf,
} from "~/domain/progress/completion";
import type { Conflict } from "~/features/answers/conflicts.server";
import type { StoredAnswer } from "~/features/answers/queries.server";
import type { GivenAnswer } from "~/features/answers/save-answers.server";
import { NOTHING, writeBase } from "~/features/answers/section-form";
import { formatMoment, longDate } from "~/i18n/format";

export interface QuestionView {
  id: string;
  type: Question["type"];
  isRequired: boolean;
  text: string;
  help: { why: string; counts: string; evidence: string } | null;
  options: { id: string; label: string; isChecked: boolean; isOther: boolean }[];
  otherText: string;
  /** What is shown, for the form to send back; see `writeBase`. */
  base: string;
  /** The answer does not count until somebody saves it; the day is the one on which it was given. */
  unconfirmed: { reason: NonNullable<StoredAnswer["unconfirmed"]>; date: string } | null;
  /** Two answers, of which one must be chosen. */
  conflict: ConflictView | null;
}

interface ConflictView {
  /** Each answer in words, empty when it was taken back. */
  mine: string;
  theirs: string;
  by: Conflict["by"];
  when: { iso: string; text: string } | null;
}

type StoredAnswers = ReadonlyMap<string, StoredAnswer>;

type State = "done" | "current" | "todo";

/** One section as the form shows it: only the reader's language, only what the page needs. */
export interface SectionView {
  id: string;
  /** Of the questionnaire. */
  version: string;
  name: string;
  topic: { name: string; requiredText: string };
  dimension: {
    name: string;
    description: string;
    position: number;
    of: number;
    /** First sections of the dimensions before and after. */
    previous: string | null;
    next: string | null;
  };
  position: number;
  of: number;
  requiredCount: number;
  optionalCount: number;
  questions: QuestionView[];
  steps: { sectionId: string; name: string; state: State; progress: Progress }[];
  rail: {
    name: string;
    topics: { id: string; sectionId: string; name: string; state: State; done: number; of: number }[];
  }[];
  overall: Progress;
  section: Progress;
  isFirst: boolean;
  isLast: boolean;
  isLastOfTopic: boolean;
}

/** Builds the view of a section from the questionnaire and the answers so far. */
export function viewSection(
  catalogue: Catalogue,
  answers: StoredAnswers,
  place: Place,
  language: Language,
): SectionView {
  const { dimension, topic, section } = place;
  const say = (text: Text) => text[language];
  const { previous, next } = neighbours(catalogue, section.id);
  const stateOf = (candidate: Section): State =>
    candidate.id === section.id ? "current" : progressOf([candidate], answers).isComplete ? "done" : "todo";
  const at = catalogue.dimensions.indexOf(dimension);
  const entryOf = (index: number) => catalogue.dimensions[index]?.topics[0]?.sections[0]?.id ?? null;
  return {
    id: section.id,
    version: catalogue.version,
    name: say(section.name),
    topic: { name: say(topic.name), requiredText: say(topic.requiredText) },
    dimension: {
      name: say(dimension.name),
      description: say(dimension.description),
      position: at + 1,
      of: catalogue.dimensions.length,
      previous: entryOf(at - 1),
      next: entryOf(at + 1),
    },
    position: topic.sections.indexOf(section) + 1,
    of: topic.sections.length,
    requiredCount: section.questions.filter((question) => question.isRequired).length,
    optionalCount: section.questions.filter((question) => !question.isRequired).length,
    questions: section.questions.map((question) => viewQuestion(question, answers, language)),
    steps: topic.sections.map((item) => ({
      sectionId: item.id,
      name: say(item.name),
      state: stateOf(item),
      progress: progressOf([item], answers),
    })),
    rail: viewRail(catalogue, answers, language, topic),
    overall: overallProgress(catalogue, answers),
    section: progressOf([section], answers),
    isFirst: previous === null,
    isLast: next === null,
    isLastOfTopic: next?.topic.id !== topic.id,
  };
}

/** The topics by dimension, each leading to its first open section; `current` is the topic on show, if any. */
export function viewRail(
  catalogue: Catalogue,
  answers: AnswerMap,
  language: Language,
  current: Topic | null,
): SectionView["rail"] {
  return catalogue.dimensions.map((dimension) => ({
    name: dimension.name[language],
    topics: dimension.topics.map((topic) => {
      const done = completeSections(topic, answers);
      const open = topic.sections.find((section) => missedQuestions(section, answers).length > 0) ?? topic.sections[0];
      const isDone = done === topic.sections.length;
      return {
        id: topic.id,
        sectionId: open?.id ?? "",
        name: topic.name[language],
        state: topic.id === current?.id ? "current" : isDone ? "done" : "todo",
        done,
        of: topic.sections.length,
      } as const;
    }),
  }));
}

function viewQuestion(question: Question, answers: StoredAnswers, language: Language): QuestionView {
  const answer = answers.get(question.id);
  const { help } = question;
  return {
    id: question.id,
    type: question.type,
    isRequired: question.isRequired,
    text: question.text[language],
    help: help ? { why: help.why[language], counts: help.counts[language], evidence: help.evidence[language] } : null,
    options: question.options.map((option) => ({
      id: option.id,
      label: option.label[language],
      isChecked: answer?.optionIds.includes(option.id) ?? false,
      isOther: option.isOther ?? false,
    })),
    otherText: answer?.otherText ?? "",
    base: writeBase(answer ?? NOTHING),
    unconfirmed: answer?.unconfirmed
      ? { reason: answer.unconfirmed, date: longDate(answer.answeredAt, language) }
      : null,
    conflict: null,
  };
}

/** The view with what a form that was not saved had typed, and on what, so that nothing of it is lost. */
export function withTyped(view: SectionView, typed: GivenAnswer[]): SectionView {
  const questions = view.questions.map((question) => {
    const given = typed.find((answer) => answer.questionId === question.id);
    if (!given) return question;
    return { ...withChosen(question, given), base: given.base ? writeBase(given.base) : question.base };
  });
  return { ...view, questions };
}

/** The view with the questions that two have answered at once: one's own answer, the other's, and whose that is. */
export function withConflicts(view: SectionView, conflicts: Conflict[], language: Language): SectionView {
  const questions = view.questions.map((question) => {
    const conflict = conflicts.find((item) => item.questionId === question.id);
    if (!conflict) return question;
    const { mine, theirs, by, answeredAt, revision } = conflict;
    const when =
      answeredAt === null
        ? null
        : { iso: new Date(answeredAt).toISOString(), text: formatMoment(answeredAt, language, "UTC") };
    return {
      ...withChosen(question, mine),
      base: writeBase({ revision, ...theirs }),
      conflict: { mine: sayAnswer(question, mine), theirs: sayAnswer(question, theirs), by, when },
    };
  });
  return { ...view, questions };
}

function withChosen(question: QuestionView, answer: Answer): QuestionView {
  const options = question.options.map((option) => ({ ...option, isChecked: answer.optionIds.includes(option.id) }));
  return { ...question, options, otherText: answer.otherText ?? "" };
}

function sayAnswer({ options }: QuestionView, { optionIds, otherText }: Answer): string {
  return options
    .filter((option) => optionIds.includes(option.id))
    .map((option) => (option.isOther && otherText ? `${option.label} (${otherText})` : option.label))
    .join(" · ");
}

/** Every answer of an assessment for reading, by topic and section; questions without an answer included. */
export function viewAnswers(catalogue: Catalogue, answers: StoredAnswers, language: Language) {
  return catalogue.dimensions.map((dimension) => ({
    name: dimension.name[language],
    topics: dimension.topics.map((topic) => ({
      id: topic.id,
      name: topic.name[language],
      sections: topic.sections.map((section) => ({
        id: section.id,
        name: section.name[language],
        questions: section.questions.map((question) => viewQuestion(question, answers, language)),
      })),
    })),
  }));
}
