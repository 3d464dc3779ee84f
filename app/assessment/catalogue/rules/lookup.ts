import { rememberOf } from "../../../core/remember";
import type { Catalogue, Dimension, Section, Topic } from "./catalogue";
import type { Question } from "./questions";

export interface SectionLocation {
  dimension: Dimension;
  topic: Topic;
  section: Section;
}

/** Every section in the order it is asked, with its topic and dimension. */
export const listSections = rememberOf(({ dimensions }: Catalogue): readonly SectionLocation[] =>
  dimensions.flatMap((dimension) =>
    dimension.topics.flatMap((topic) => topic.sections.map((section) => ({ dimension, topic, section }))),
  ),
);

/** Every topic in the order it is asked. */
export const listTopics = rememberOf(({ dimensions }: Catalogue): readonly Topic[] =>
  dimensions.flatMap((dimension) => dimension.topics),
);

export function findTopic(catalogue: Catalogue, topicId: string): Topic | null {
  return listTopics(catalogue).find((topic) => topic.id === topicId) ?? null;
}

export function findSection(catalogue: Catalogue, sectionId: string): SectionLocation | null {
  return listSections(catalogue).find((place) => place.section.id === sectionId) ?? null;
}

/** The question with its section, topic and dimension, or null if the questionnaire does not have the id. */
export function findQuestion(
  catalogue: Catalogue,
  questionId: string,
): (SectionLocation & { question: Question }) | null {
  for (const place of listSections(catalogue)) {
    const question = place.section.questions.find((candidate) => candidate.id === questionId);
    if (question) return { ...place, question };
  }
  return null;
}

/** The dimensions that count towards the score: environment, social, governance. */
export function scoredDimensions(catalogue: Catalogue): Dimension[] {
  return catalogue.dimensions.filter((dimension) => dimension.isOnSummary);
}
