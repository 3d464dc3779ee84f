import type { Catalogue, Dimension } from "~/assessment/catalogue/rules/catalogue";
import { listSections, scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import { KINDS } from "~/assessment/kinds/kinds";

/** Longest texts of a document, in characters. */
export const NAME_LIMIT = 120;
export const DESCRIPTION_LIMIT = 1000;
/** How many documents an assessment may have, and how many topics and questions each may be evidence for. */
export const MAX_DOCUMENTS = 60;
export const MAX_LINKS = 60;

/** What a company says of a document; days are ISO 8601 («2026-11-21»), links are ids of topics and questions. */
export interface DocumentEntry {
  dimension: string;
  name: string;
  description: string;
  issuedOn: string | null;
  expiresOn: string | null;
  links: string[];
}

/** The dimensions that a document can belong to: those that count. The company profile, first of the list, needs no evidence. */
export function documentDimensions(catalogue: Catalogue): Dimension[] {
  return scoredDimensions(catalogue);
}

/** Ids of the topics, in a kind that has it so, and of the required questions that a document can be evidence for. */
export function linkSubjects(catalogue: Catalogue): Set<string> {
  const subjects = new Set<string>();
  const isByTopic = KINDS[catalogue.kind].evidence === "topic";
  for (const { dimension, topic, section } of listSections(catalogue)) {
    if (!dimension.isOnSummary) continue;
    if (isByTopic) subjects.add(topic.id);
    for (const question of section.questions) if (question.isRequired) subjects.add(question.id);
  }
  return subjects;
}

/** Whether a document holds on a day: it has a file, and has not expired before. A day without an end holds for good. */
export function isInForce(document: Omit<LinkedDocument, "links">, day: string): boolean {
  return document.files > 0 && (document.expiresOn === null || document.expiresOn >= day);
}

export interface LinkedDocument {
  files: number;
  expiresOn: string | null;
  links: readonly string[];
}

export interface TopicEvidence {
  topicId: string;
  /** Yes answers to required questions, and how many of them a document stands behind. */
  yes: number;
  evidenced: number;
}

/**
 * Of each topic that counts, how many Yes are only declared and how many evidenced: by a document in force on `day` that is
 * linked to the question or to the whole topic. `yes` counts the Yes of each topic, `affirmed` holds the ids of those required
 * questions answered Yes that any document is linked to.
 */
export function judgeEvidence(
  catalogue: Catalogue,
  given: { yes: ReadonlyMap<string, number>; affirmed: ReadonlySet<string> },
  documents: readonly LinkedDocument[],
  day: string,
): TopicEvidence[] {
  const linked = new Set(documents.filter((document) => isInForce(document, day)).flatMap(({ links }) => links));
  return scoredDimensions(catalogue).flatMap((dimension) =>
    dimension.topics.map((topic) => {
      const yes = given.yes.get(topic.id) ?? 0;
      if (linked.has(topic.id)) return { topicId: topic.id, yes, evidenced: yes };
      const required = topic.sections.flatMap(({ questions }) => questions.filter(({ isRequired }) => isRequired));
      const evidenced = required.filter(({ id }) => linked.has(id) && given.affirmed.has(id));
      return { topicId: topic.id, yes, evidenced: evidenced.length };
    }),
  );
}

/** Topics that a document is linked to, by themselves or by one of their questions, and how many count. */
export function coveredTopics(catalogue: Catalogue, links: ReadonlySet<string>): { topics: number; total: number } {
  const topics = scoredDimensions(catalogue).flatMap((dimension) => dimension.topics);
  const isCovered = topics.filter(
    (topic) => links.has(topic.id) || topic.sections.some(({ questions }) => questions.some(({ id }) => links.has(id))),
  );
  return { topics: isCovered.length, total: topics.length };
}
