import { judgeResult } from "~/assessment/evidence/rules/documents";
import { type DocumentView, type FileView, viewDocuments } from "~/assessment/evidence/view";
import type { Kind } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import type { Results } from "./queries.server";

export interface EvidenceView {
  documents: DocumentView[];
  /** How many answers of each topic are in place, and how many of these are backed by a document. */
  topics: { id: string; yes: number; evidenced: number }[];
}

type Given = Pick<Results<Kind>, "catalogue" | "documents" | "affirmed" | "document">;

/** How many of each topic's answers are backed by documents that were in force on the day of submission. */
const judge = ({ catalogue, documents, affirmed, document }: Given, submittedOn: string) =>
  judgeResult(catalogue, document.result, affirmed, documents, submittedOn);

/** Whether documents back at least half of what a completed assessment says is in place, so that its texts may speak of proof. */
export function isEvidenced(results: Given, submittedOn: string): boolean {
  const { yes, evidenced } = sumEvidence(judge(results, submittedOn));
  return evidenced > 0 && evidenced * 2 >= yes;
}

/** How many answers of all topics are in place, and how many of these are backed by a document. */
export const sumEvidence = (topics: readonly { yes: number; evidenced: number }[]) => ({
  yes: topics.reduce((sum, { yes }) => sum + yes, 0),
  evidenced: topics.reduce((sum, { evidenced }) => sum + evidenced, 0),
});

/** The evidence for the answers of a completed assessment, as of the day it was submitted, in the form that `dayIn` gives. */
export function viewEvidence(results: Given, submittedOn: string, language: Language): EvidenceView {
  const { catalogue, documents } = results;
  return {
    documents: viewDocuments(catalogue, documents, language),
    topics: judge(results, submittedOn).map(({ topicId: id, yes, evidenced }) => ({ id, yes, evidenced })),
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
