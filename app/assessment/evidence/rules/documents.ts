import type { Catalogue, Dimension } from "~/assessment/catalogue/rules/catalogue";
import { listSections, scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import { KINDS } from "~/assessment/kinds/kinds";
import type { Scores } from "~/assessment/scoring/rules/scores";

/** Longest texts of a document, in characters. */
export const NAME_LIMIT = 120;
export const DESCRIPTION_LIMIT = 1000;
/** The most documents per assessment, and the most topics and questions per document. */
export const MAX_DOCUMENTS = 120;
export const MAX_LINKS = 60;

/** The user's input about a document. Dates are ISO 8601 ("2026-11-21"), links are ids of topics and questions. */
export interface DocumentEntry {
  dimension: string;
  name: string;
  description: string;
  issuedOn: string | null;
  expiresOn: string | null;
  links: string[];
}

/** The dimensions that a document can belong to: the scored ones. The company profile, first in the catalogue, needs no evidence. */
export function documentDimensions(catalogue: Catalogue): Dimension[] {
  return scoredDimensions(catalogue);
}

/** Ids that a document can be evidence for: required questions and, in kinds with evidence by topic, topics. */
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

/** Whether a document is valid on a day: it has a file and has not expired. Without an expiry date it stays valid. */
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
  /** Yes answers to required questions, and how many of them a document supports. */
  yes: number;
  evidenced: number;
}

/**
 * For each scored topic, how many Yes answers there are and how many have evidence: a document in force on `day` that
 * is linked to the question or to the whole topic. `yes` is the number of Yes answers per topic. `affirmed` is the set
 * of required questions answered Yes that any document is linked to.
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

/** The same for a result, with the documents behind it on a day. */
export function judgeResult(
  catalogue: Catalogue,
  { dimensions }: Pick<Scores, "dimensions">,
  affirmed: ReadonlySet<string>,
  documents: readonly { files: readonly unknown[]; expiresOn: string | null; links: readonly string[] }[],
  day: string,
): TopicEvidence[] {
  const yes = new Map(dimensions.flatMap(({ topics }) => topics.map((topic) => [topic.subject, topic.correct])));
  const linked = documents.map(({ files, expiresOn, links }) => ({ files: files.length, expiresOn, links }));
  return judgeEvidence(catalogue, { yes, affirmed }, linked, day);
}

/** How many scored topics a document is linked to, directly or through one of their questions, and how many there are. */
export function coveredTopics(catalogue: Catalogue, links: ReadonlySet<string>): { topics: number; total: number } {
  const topics = scoredDimensions(catalogue).flatMap((dimension) => dimension.topics);
  const isCovered = topics.filter(
    (topic) => links.has(topic.id) || topic.sections.some(({ questions }) => questions.some(({ id }) => links.has(id))),
  );
  return { topics: isCovered.length, total: topics.length };
}
