import type { Catalogue, Dimension, Section, Topic } from "~/assessment/catalogue/rules/catalogue";
import { listSections, type SectionLocation } from "~/assessment/catalogue/rules/lookup";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { rememberOf } from "~/core/remember";
import { isAnswered } from "./answers";
import type { AnswerMap } from "./value";

export interface Progress {
  answered: number;
  total: number;
  /** Whole percent, at most 99 until everything is answered (specification, accounts 4). */
  percent: number;
  isComplete: boolean;
}

/** Progress over the required questions of some sections. Optional questions never hold a company up. */
export function progressOf(sections: Section[], answers: AnswerMap): Progress {
  let [answered, total] = [0, 0];
  for (const section of sections) {
    const required = requiredQuestions(section);
    total += required.length;
    for (const question of required) if (isAnswered(question, answers.get(question.id))) answered += 1;
  }
  return toProgress(answered, total);
}

/** The same from two counts, for lists that keep the count with the assessment. */
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

/** The same over one dimension. */
export function dimensionProgress({ topics }: Dimension, answers: AnswerMap): Progress {
  return progressOf(
    topics.flatMap(({ sections }) => sections),
    answers,
  );
}

/** The required questions of a section that wait for an answer, in order. */
export function missedQuestions(section: Section, answers: AnswerMap): Question[] {
  return requiredQuestions(section).filter((question) => !isAnswered(question, answers.get(question.id)));
}

/** Where to go on: the first section with a required question open, or null when all are answered. */
export function firstOpenSection(catalogue: Catalogue, answers: AnswerMap): SectionLocation | null {
  return listSections(catalogue).find((place) => !progressOf([place.section], answers).isComplete) ?? null;
}

/** Where one comes into a topic: its first section with a required question open, else its first. */
export function entrySection({ sections }: Topic, answers: AnswerMap): Section | undefined {
  return sections.find((section) => missedQuestions(section, answers).length > 0) ?? sections[0];
}

/** The sections before and after one in the order they are asked: through its topic, its dimension, then the next dimension. */
export function neighbours(catalogue: Catalogue, sectionId: string): { previous: SectionLocation | null; next: SectionLocation | null } {
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
