import type { Conflict } from "~/assessment/answers/conflicts.server";
import { wordsOf } from "~/assessment/answers/rules/answers";
import { writeFields } from "~/assessment/answers/rules/fields";
import type { AnswerValue } from "~/assessment/answers/rules/value";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import type { Question } from "~/assessment/catalogue/rules/questions";
import type { CellFault, CellProblem } from "~/assessment/workbook/rules/read-answers";
import type { Language } from "~/core/language";
import { formatMoment, joinNames, type Reader } from "~/i18n/format";
import { takenAnswer } from "./taken";

/** An answer that would be saved. */
export interface ChangeView {
  questionId: string;
  sheet: string;
  address: string;
  question: string;
  was: string;
  becomes: string;
  /** The form value of the answer. */
  value: string;
}

/** A question that another user has answered differently since the workbook was made. */
export interface ConflictView {
  questionId: string;
  question: string;
  mine: string;
  theirs: string;
  by: { isYou: boolean; username: string } | null;
  when: { iso: string; text: string } | null;
  /** The form value of the user's own answer. */
  value: string;
}

export interface ProblemView {
  sheet: string;
  address: string;
  question: string | null;
  fault: CellFault;
  written: string;
  /** The allowed values of the cell; empty if they are not a list. */
  choices: string;
}

/** An answer in words; empty for none. */
export function answerText(question: Question, value: AnswerValue | null | undefined, language: Language): string {
  const words = wordsOf(question, value, language);
  return words.length > 0 ? joinNames(words, language) : "";
}

export function viewConflict(
  { question, mine, theirs, by, answeredAt, revision }: Conflict,
  { language, timeZone }: Reader,
): ConflictView {
  const seen = { revision, sign: writeFields(theirs.fields) };
  return {
    questionId: question.id,
    question: question.text[language],
    mine: answerText(question, mine.value, language),
    theirs: answerText(question, theirs.value, language),
    by,
    when: answeredAt
      ? { iso: new Date(answeredAt).toISOString(), text: formatMoment(answeredAt, language, timeZone) }
      : null,
    value: takenAnswer(question.id, writeFields(mine.fields), seen),
  };
}

/** Maximum length of a cell's text quoted on the page. */
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
    choices: question ? choicesOf(question, language) : "",
  };
}

/** The allowed values for a question's answer cell if it takes one of a list, otherwise an empty text. */
function choicesOf(question: Question, language: Language): string {
  const isList = question.type === "statements" || (question.type === "choice" && question.selection === "one");
  return isList ? question.options.map(({ label }) => label[language]).join(" / ") : "";
}
