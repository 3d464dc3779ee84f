import { pointsOf } from "~/assessment/answers/rules/answers";
import type { AnswerMap } from "~/assessment/answers/rules/value";
import type { Catalogue, Topic } from "~/assessment/catalogue/rules/catalogue";
import { findQuestion, findTopic, scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { type DocumentEntry, documentDimensions, linkSubjects } from "~/assessment/evidence/rules/documents";
import { aboutType, type FileType, typeOfFile } from "~/assessment/evidence/rules/file-types";
import { isFilledIn } from "~/assessment/evidence/rules/filling";
import type { Language } from "~/core/language";
import { fileSize, longDate } from "~/i18n/format";
import type { EvidenceDocument, EvidenceFile } from "./queries.server";

/** A supporting document in the reader's language: its dimension, its dates, and the names of what it is evidence for. */
export interface DocumentView extends DocumentEntry {
  id: string;
  files: FileView[];
  /** The description, if it says more than the name, the dimension and the links do. */
  more: string;
}

export interface FileView {
  id: string;
  fileName: string;
  href: string;
  size: string;
  type: FileType;
  /** Whether a browser can display it; other files can only be downloaded. */
  isShown: boolean;
  /** Only a PDF has pages. */
  pages: number;
}

/** The URL of a file. The id alone identifies it; the name at the end is for the user who saves it. */
export function filePath(file: Pick<EvidenceFile, "id" | "fileName" | "pages">): string {
  const { ending } = aboutType(typeOfFile(file));
  const stem = file.fileName
    .replace(new RegExp(`\\.${ending}$`, "i"), "")
    .normalize("NFKD")
    .replaceAll(/[^\w.-]+/g, "-")
    .replaceAll(/^[.-]+|[.-]+$/g, "");
  return `/files/evidence/${file.id}/${stem || "document"}.${ending}`;
}

export function viewDocuments(catalogue: Catalogue, documents: EvidenceDocument[], language: Language): DocumentView[] {
  const day = (text: string | null) => text && longDate(text, language);
  const nameOf = (subject: string) =>
    (findTopic(catalogue, subject)?.name ?? findQuestion(catalogue, subject)?.question.text)?.[language] ?? subject;
  return documents.map((document) => ({
    ...document,
    dimension: documentDimensions(catalogue).find(({ id }) => id === document.dimension)?.name[language] ?? "",
    issuedOn: day(document.issuedOn),
    expiresOn: day(document.expiresOn),
    links: document.links.map(nameOf),
    more: isFilledIn(catalogue, document) ? "" : document.description,
    files: document.files.map((file) => ({
      id: file.id,
      fileName: file.fileName,
      href: filePath(file),
      size: fileSize(file.size, language),
      type: typeOfFile(file),
      isShown: aboutType(typeOfFile(file)).isShown,
      pages: file.pages,
    })),
  }));
}

/** The choices in a document's form: its dimension, and the topics and the questions answered Yes that it can be evidence for. */
export interface DocumentChoices {
  dimensions: { value: string; label: string; topics: { value: string; label: string }[] }[];
  /** `isSubject` means that the whole topic can be chosen. */
  topics: { id: string; name: string; isSubject: boolean; questions: { id: string; text: string }[] }[];
}

/** The dimensions that a document can belong to, each with the topics that it can be evidence for as a whole. */
export function viewDimensions(catalogue: Catalogue, language: Language): DocumentChoices["dimensions"] {
  const subjects = linkSubjects(catalogue);
  const toChoice = ({ id, name }: Pick<Topic, "id" | "name">) => ({ value: id, label: name[language] });
  return documentDimensions(catalogue).map((dimension) => ({
    ...toChoice(dimension),
    topics: dimension.topics.filter(({ id }) => subjects.has(id)).map(toChoice),
  }));
}

/** The choices for a document. Questions that it is already linked to stay, whatever their answer. */
export function viewChoices(
  catalogue: Catalogue,
  answers: AnswerMap,
  linked: readonly string[],
  language: Language,
): DocumentChoices {
  const subjects = linkSubjects(catalogue);
  const isOffered = (question: Question) =>
    pointsOf(question, answers.get(question.id)?.value) > 0 || linked.includes(question.id);
  return {
    dimensions: viewDimensions(catalogue, language),
    topics: scoredDimensions(catalogue)
      .flatMap((dimension) => dimension.topics)
      .map((topic) => ({
        id: topic.id,
        name: topic.name[language],
        isSubject: subjects.has(topic.id),
        questions: topic.sections
          .flatMap(({ questions }) => questions)
          .filter((question) => question.isRequired && isOffered(question))
          .map(({ id, text }) => ({ id, text: text[language] })),
      })),
  };
}
