import type { Catalogue, Question } from "~/domain/catalogue/catalogue";
import { questionsOf } from "~/domain/catalogue/changes";
import { type Answer, judgeAnswer, OTHER_TEXT_LIMIT } from "~/domain/progress/answers";
import { matchOption, matchSeveral, readMark } from "./spelling";

/** A cell that somebody may have filled in. */
export interface FilledCell {
  /** Its address: «F12». */
  address: string;
  text: string;
  isFormula: boolean;
}

/** A row of a workbook: which question, and for a choice out of several which option, it is for. */
export interface FilledRow {
  sheet: string;
  /** Empty in a row that somebody added. */
  questionId: string;
  optionId: string;
  answer: FilledCell | null;
  words: FilledCell | null;
}

export type CellFault =
  | "formula"
  | "unknown-row"
  | "unknown-option"
  | "unknown-mark"
  | "one-option-only"
  | "answered-twice"
  | "words-too-long"
  | "words-missing"
  | "words-without-other";

/** A cell that cannot be taken over. No answer to its question is. */
export interface CellProblem {
  sheet: string;
  address: string;
  questionId: string | null;
  fault: CellFault;
  written: string;
}

/** An answer with the cell where it stands. */
export interface WrittenAnswer extends Answer {
  questionId: string;
  sheet: string;
  address: string;
}

/** Problems that are told one by one; whoever has more of them has another kind of workbook, or made the same mistake in every row. */
export const MOST_PROBLEMS = 100;

export interface ReadAnswers {
  answers: WrittenAnswer[];
  problems: CellProblem[];
  /** How many more cells cannot be taken over. */
  further: number;
}

type Fault = { cell: FilledCell; sheet: string; fault: CellFault };
type Reading = { answer: WrittenAnswer | null; faults: Fault[] };

/**
 * The answers that the rows hold, in the order of the questionnaire's rows, and every cell that cannot be understood. Labels count in any
 * language. An empty cell is no answer, and so is a list of choices without a mark.
 */
export function readAnswers(catalogue: Catalogue, rows: FilledRow[]): ReadAnswers {
  const answers: WrittenAnswer[] = [];
  const problems: CellProblem[] = [];
  let further = 0;
  const note = ({ cell, sheet, fault }: Fault, questionId: string | null) => {
    if (problems.length === MOST_PROBLEMS) further += 1;
    else problems.push({ sheet, address: cell.address, questionId, fault, written: cell.text });
  };

  const byQuestion = new Map<string, { question: Question; rows: FilledRow[] }>();
  const asked = questionsOf(catalogue);
  for (const row of rows) {
    const question = asked.get(row.questionId)?.question;
    const isOurs =
      question && (question.type === "checkbox") === question.options.some(({ id }) => id === row.optionId);
    if (question && isOurs) {
      const entry = byQuestion.get(question.id) ?? { question, rows: [] };
      entry.rows.push(row);
      byQuestion.set(question.id, entry);
      continue;
    }
    const cell = row.answer ?? row.words;
    if (cell) note({ cell, sheet: row.sheet, fault: "unknown-row" }, null);
  }

  for (const [questionId, { question, rows: own }] of byQuestion) {
    const formulas = own.flatMap(({ sheet, answer, words }) =>
      [answer, words].flatMap((cell) => (cell?.isFormula ? [{ cell, sheet, fault: "formula" as const }] : [])),
    );
    const reading: Reading =
      formulas.length > 0
        ? { answer: null, faults: formulas }
        : question.type === "checkbox"
          ? readMarks(question, own)
          : readChoice(question, own, MOST_PROBLEMS - problems.length);
    const faults = reading.faults.length > 0 ? reading.faults : judgeWords(question, own, reading.answer);
    for (const fault of faults) note(fault, questionId);
    if (faults.length === 0 && reading.answer) answers.push(reading.answer);
  }
  return { answers, problems, further };
}

/** A question with one answer. Its row may stand there twice, if both say the same. Of `told` faults it is said what they are. */
function readChoice(question: Question, rows: FilledRow[], told: number): Reading {
  let answer: WrittenAnswer | null = null;
  const faults: Fault[] = [];
  for (const { sheet, answer: cell, words } of rows) {
    if (!cell) continue;
    // With so many faults its question gets no answer, whatever the rest of its rows say.
    const option = faults.length < MOST_PROBLEMS ? matchOption(question, cell.text) : null;
    if (!option) {
      const isSeveral = faults.length < told && matchSeveral(question, cell.text).length > 1;
      faults.push({ cell, sheet, fault: isSeveral ? "one-option-only" : "unknown-option" });
    } else if (answer && answer.optionIds[0] !== option.id) faults.push({ cell, sheet, fault: "answered-twice" });
    else {
      const otherText = option.isOther ? (words?.text.trim() ?? null) : null;
      answer = { questionId: question.id, optionIds: [option.id], otherText, sheet, address: cell.address };
    }
  }
  return { answer, faults };
}

function readMarks(question: Question, rows: FilledRow[]): Reading {
  const marked = new Map<string, FilledRow & { answer: FilledCell }>();
  const faults: Fault[] = [];
  for (const row of rows) {
    const option = question.options.find(({ id }) => id === row.optionId);
    if (!row.answer || !option) continue;
    const isMarked = readMark(row.answer.text, option);
    if (isMarked === null) faults.push({ cell: row.answer, sheet: row.sheet, fault: "unknown-mark" });
    if (isMarked) marked.set(option.id, { ...row, answer: row.answer });
  }
  const [first] = marked.values();
  if (!first) return { answer: null, faults };
  const other = question.options.find(({ isOther }) => isOther);
  const words = other ? marked.get(other.id)?.words : null;
  return {
    answer: {
      questionId: question.id,
      optionIds: question.options.flatMap(({ id }) => (marked.has(id) ? [id] : [])),
      otherText: words?.text.trim() ?? null,
      sheet: first.sheet,
      address: first.answer.address,
    },
    faults,
  };
}

/** Where a question is answered with «Other». */
function cellOfOther(question: Question, rows: FilledRow[]): Omit<Fault, "fault">[] {
  const other = question.options.find(({ isOther }) => isOther);
  const row = rows.find(({ optionId, answer }) => answer && (optionId === other?.id || question.type !== "checkbox"));
  return row?.answer ? [{ cell: row.answer, sheet: row.sheet }] : [];
}

/** Words of one's own belong to the choice «Other», which is none without them, and there is a limit to them. */
function judgeWords(question: Question, rows: FilledRow[], answer: WrittenAnswer | null): Fault[] {
  const faults = rows.flatMap(({ sheet, words }): Fault[] => {
    if (!words) return [];
    if (words.text.trim().length > OTHER_TEXT_LIMIT) return [{ cell: words, sheet, fault: "words-too-long" }];
    const isWanted = answer?.optionIds.some((id) =>
      question.options.some((option) => option.id === id && option.isOther),
    );
    return isWanted ? [] : [{ cell: words, sheet, fault: "words-without-other" }];
  });
  if (faults.length > 0 || !answer) return faults;
  const verdict = judgeAnswer(question, answer);
  if (!verdict.ok && verdict.reason === "other-text-missing") {
    return cellOfOther(question, rows).map((place) => ({ ...place, fault: "words-missing" }));
  }
  if (!verdict.ok) throw new Error(`${question.id}: ${verdict.reason}`);
  answer.otherText = verdict.answer.otherText;
  return [];
}
