import { findTopic } from "~/assessment/catalogue/rules/lookup";
import { judgeEvidence } from "~/assessment/evidence/rules/documents";
import { type DocumentView, type FileView, viewDocuments } from "~/assessment/evidence/view";
import type { Kind } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import type { Results } from "./queries.server";

/** How much of a topic is backed by documents. */
export type EvidenceState = "none" | "declared" | "partly" | "evidenced";

export interface EvidenceView {
  documents: DocumentView[];
  topics: { id: string; name: string; yes: number; evidenced: number; state: EvidenceState }[];
}

type Given = Pick<Results<Kind>, "catalogue" | "documents" | "affirmed" | "document">;

/** How many of each topic's answers are backed by documents that were in force on the day of submission. */
function judge({ catalogue, documents, affirmed, document }: Given, submittedOn: string) {
  const { dimensions } = document.result;
  const yes = new Map(dimensions.flatMap(({ topics }) => topics.map((topic) => [topic.subject, topic.correct])));
  const linked = documents.map(({ files, expiresOn, links }) => ({ files: files.length, expiresOn, links }));
  return judgeEvidence(catalogue, { yes, affirmed }, linked, submittedOn);
}

/** Whether a document backs any answer of a completed assessment. */
export const isEvidenced = (results: Given, submittedOn: string): boolean =>
  judge(results, submittedOn).some(({ evidenced }) => evidenced > 0);

/** The evidence for the answers of a completed assessment, as of the day it was submitted, in the form that `dayIn` gives. */
export function viewEvidence(results: Given, submittedOn: string, language: Language): EvidenceView {
  const { catalogue, documents } = results;
  const stateOf = (all: number, evidenced: number): EvidenceState => {
    if (all === 0) return "none";
    if (evidenced === 0) return "declared";
    return evidenced < all ? "partly" : "evidenced";
  };
  return {
    documents: viewDocuments(catalogue, documents, language),
    topics: judge(results, submittedOn).map((topic) => ({
      id: topic.topicId,
      name: findTopic(catalogue, topic.topicId)?.name[language] ?? topic.topicId,
      yes: topic.yes,
      evidenced: topic.evidenced,
      state: stateOf(topic.yes, topic.evidenced),
    })),
  };
}

/** The file with that id, if a browser can show it, and its number among the files of its document; null otherwise. */
export function findShown(
  { documents }: EvidenceView,
  fileId: string | null,
): { file: FileView; number: number } | null {
  for (const { files } of documents) {
    const index = files.findIndex(({ id }) => id === fileId);
    const file = files[index];
    if (file?.isShown) return { file, number: index + 1 };
  }
  return null;
}
