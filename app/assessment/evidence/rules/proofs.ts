import type { SectionLocation } from "~/assessment/catalogue/rules/lookup";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { titleOf } from "~/assessment/catalogue/rules/titles";
import { type DocumentEntry, NAME_LIMIT } from "~/assessment/evidence/rules/documents";
import type { Language } from "~/core/language";

/** Whether files can be kept with a question as proof of its answer: it is required, and its answers give points. */
export function canBeProven({ dimension }: Pick<SectionLocation, "dimension">, question: Question): boolean {
  return dimension.isOnSummary && question.isRequired && question.points !== undefined;
}

/** The form field for a question's files. Without a dot, so that it is no part of the question's answer. */
export const proofFieldName = (questionId: string) => `proof-${questionId.replaceAll(".", "-")}`;

/** The values of buttons that send a question's files, that remove one, and that use those of the last assessment again. */
const ADD = "proof/";
const REMOVE = "unproof/";
const REUSE = "reuse/";
export const proofIntent = (questionId: string) => ADD + questionId;
export const unproofIntent = (fileId: string) => REMOVE + fileId;
export const reuseIntent = (questionId: string) => REUSE + questionId;

/** The question or the file that a button's value names. */
export function readProofIntent(intent: string): { add: string } | { remove: string } | { reuse: string } | null {
  if (intent.startsWith(ADD)) return { add: intent.slice(ADD.length) };
  if (intent.startsWith(REUSE)) return { reuse: intent.slice(REUSE.length) };
  return intent.startsWith(REMOVE) ? { remove: intent.slice(REMOVE.length) } : null;
}

/** A document that keeps a question's files: named by what its practice asks to do, and described by the question. */
export function proofEntry({ dimension }: SectionLocation, question: Question, language: Language): DocumentEntry {
  return {
    dimension: dimension.id,
    name: titleOf(question)[language].slice(0, NAME_LIMIT),
    description: question.text[language],
    issuedOn: null,
    expiresOn: null,
    links: [question.id],
  };
}

/** Whether a document keeps the files of this question and of nothing else. */
export const isProofOf = (questionId: string, { links }: { links: readonly string[] }) =>
  links.length === 1 && links[0] === questionId;
