import type { Catalogue, Question } from "~/domain/catalogue/catalogue";
import { findQuestion } from "~/domain/catalogue/lookup";
import type { Language } from "~/domain/language";
import type { Answer } from "~/domain/progress/answers";
import type { CellFault, CellProblem } from "~/domain/workbook/read-answers";
import type { Conflict } from "~/features/answers/conflicts.server";
import { joinNames, momentOf } from "~/i18n/format";
import { takenAnswer } from "./taken";

/** An answer that would be written. */
export interface ChangeView {
  questionId: string;
  sheet: string;
  address: string;
  question: string;
  was: string;
  becomes: string;
  /** What the form sends for it. */
  value: string;
}

/** A question that somebody has answered differently since the workbook was made. */
export interface ConflictView {
  questionId: string;
  question: string;
  mine: string;
  theirs: string;
  by: { isYou: boolean; username: string } | null;
  when: { iso: string; text: string } | null;
  /** What the form sends for one's own answer. */
  value: string;
}

export interface ProblemView {
  sheet: string;
  address: string;
  question: string | null;
  fault: CellFault;
  written: string;
  /** What the cell might say; empty where that is plain. */
  choices: string;
}

/** An answer in words; empty for none. */
export function answerText(question: Question, answer: Answer | undefined, language: Language): string {
  const chosen = question.options.filter((option) => answer?.optionIds.includes(option.id));
  const labels = chosen.map((option) => option.label[language]);
  const words = answer?.otherText ? ` (${answer.otherText})` : "";
  return labels.length > 0 ? joinNames(labels, language) + words : "";
}

export function viewConflict(catalogue: Catalogue, conflict: Conflict, language: Language): ConflictView {
  const { questionId, mine, theirs, by, answeredAt, revision } = conflict;
  const found = findQuestion(catalogue, questionId);
  if (!found) throw new Error(`No question ${questionId}`);
  return {
    questionId,
    question: found.question.text[language],
    mine: answerText(found.question, mine, language),
    theirs: answerText(found.question, theirs, language),
    by,
    when: answeredAt ? { iso: new Date(answeredAt).toISOString(), text: momentOf(answeredAt, language) } : null,
    value: takenAnswer({ questionId, ...mine }, { revision, ...conflict.theirs }),
  };
}

/** Longest text of a cell that is repeated on the page. */
const QUOTE_LIMIT = 80;

export function viewProblem(catalogue: Catalogue, problem: CellProblem, language: Language): ProblemView {
  const question = problem.questionId ? findQuestion(catalogue, problem.questionId)?.question : undefined;
  const { sheet, address, fault, written } = problem;
  return {
    sheet,
    address,
    question: question?.text[language] ?? null,
    fault,
    written: written.length > QUOTE_LIMIT ? `${written.slice(0, QUOTE_LIMIT)}…` : written,
    choices:
      question && question.type !== "checkbox" ? question.options.map(({ label }) => label[language]).join(" / ") : "",
  };
}
