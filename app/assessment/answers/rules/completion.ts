import type { Catalogue, Dimension, Section, Topic } from "~/assessment/catalogue/rules/catalogue";
import { listSections, type SectionLocation } from "~/assessment/catalogue/rules/lookup";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { rememberOf } from "~/core/remember";
import { hasAnswer, isAnswered } from "./answers";
import type { AnswerMap } from "./value";

export interface Progress {
  answered: number;
  total: number;
  /** Whole percent, at most 99 until everything is answered (specification, accounts 4). */
  percent: number;
  isComplete: boolean;
}

/** Progress over the required questions of some sections. Optional questions never count. */
export function progressOf(sections: Section[], answers: AnswerMap): Progress {
  let [answered, total] = [0, 0];
  for (const section of sections) {
    const required = requiredQuestions(section);
    total += required.length;
    for (const question of required) if (isAnswered(question, answers.get(question.id))) answered += 1;
  }
  return toProgress(answered, total);
}

/** The same from two counts, for lists that store the count with the assessment. */
export function toProgress(answered: number, total: number): Progress {
  const isComplete = answered >= total;
  return {
    answered,
    total,
    isComplete,
    percent: isComplete ? 100 : Math.min(99, Math.round((answered * 100) / total)),
  };
}

export function overallProgress(catalogue: Catalogue, answers: AnswerMap): Progress {
  return progressOf(
    listSections(catalogue).map((place) => place.section),
    answers,
  );
}

/** What is left to do in an assessment. */
export interface Overall extends Progress {
  /** Required questions with an answer that must be confirmed first. They are not counted as answered. */
  toConfirm: number;
}

/** The progress of an assessment, with the answers that only need to be confirmed. */
export function overallOf(catalogue: Catalogue, answers: AnswerMap): Overall {
  const required = listSections(catalogue).flatMap(({ section }) => requiredQuestions(section));
  const isToConfirm = (question: Question) => {
    const answer = answers.get(question.id);
    return answer?.isUnconfirmed === true && hasAnswer(question, answer.value);
  };
  return { ...overallProgress(catalogue, answers), toConfirm: required.filter(isToConfirm).length };
}

/** The same over one dimension. */
export function dimensionProgress({ topics }: Dimension, answers: AnswerMap): Progress {
  return progressOf(
    topics.flatMap(({ sections }) => sections),
    answers,
  );
}

/** The required questions of a section that still need an answer, in order. */
export function missedQuestions(section: Section, answers: AnswerMap): Question[] {
  return requiredQuestions(section).filter((question) => !isAnswered(question, answers.get(question.id)));
}

/** Where to continue: the first section with an unanswered required question, or null when all are answered. */
export function firstOpenSection(catalogue: Catalogue, answers: AnswerMap): SectionLocation | null {
  return listSections(catalogue).find((place) => !progressOf([place.section], answers).isComplete) ?? null;
}

/** The section to open first in a topic: the first with an unanswered required question, else the first. */
export function entrySection({ sections }: Topic, answers: AnswerMap): Section | undefined {
  return sections.find((section) => missedQuestions(section, answers).length > 0) ?? sections[0];
}

/** The previous and next section in the order they are asked, across topics and dimensions. */
export function neighbours(
  catalogue: Catalogue,
  sectionId: string,
): { previous: SectionLocation | null; next: SectionLocation | null } {
  const places = listSections(catalogue);
  const index = places.findIndex((place) => place.section.id === sectionId);
  if (index < 0) return { previous: null, next: null };
  return { previous: places[index - 1] ?? null, next: places[index + 1] ?? null };
}

/** How many required questions a questionnaire has. */
export const requiredCount = rememberOf((catalogue: Catalogue): number =>
  listSections(catalogue).reduce((sum, { section }) => sum + requiredQuestions(section).length, 0),
);

const requiredQuestions = rememberOf(({ questions }: Section): readonly Question[] =>
  questions.filter((question) => question.isRequired),
);
