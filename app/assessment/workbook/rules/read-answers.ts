import { judgeAnswer } from "~/assessment/answers/rules/answers";
import { questionsOf } from "~/assessment/answers/rules/changes";
import { OTHER_TEXT_LIMIT } from "~/assessment/answers/rules/choice";
import type { Circumstances } from "~/assessment/answers/rules/circumstances";
import { type Field, writeFields } from "~/assessment/answers/rules/fields";
import type { InvalidReason } from "~/assessment/answers/rules/value";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { type FigureCell, readFigure } from "./figures";
import { readGrid } from "./grids";
import { type AnswerCell, type QuestionRow, rowsOf, type WordsCell } from "./rows";
import { matchOption, matchSeveral, readMark } from "./spelling";

/** A cell that a user may have filled in. */
export interface FilledCell extends FigureCell {
  /** The cell's address, such as F12. */
  address: string;
  isFormula: boolean;
  /** The text as the sheet displays it. */
  show: () => string;
}

/** The displayed text if the cell has a special number format, otherwise the stored text. */
const said = (cell: FilledCell) => (cell.isNumber && cell.format !== "plain" ? cell.show() : cell.text);

/** A row of a workbook with its question, and the part of the question it is for (`rowsOf`). */
export interface FilledRow {
  sheet: string;
  /** Empty in a row that a user added. */
  questionId: string;
  key: string;
  answer: FilledCell | null;
  words: FilledCell | null;
}

/** Faults of the cell itself; all other faults are those of its answer. */
const OWN_FAULTS = [
  "formula",
  "moment",
  "percent",
  "currency",
  "unknown-row",
  "unknown-option",
  "unknown-mark",
  "one-option-only",
  "answered-twice",
  "words-too-long",
  "words-missing",
  "words-without-other",
] as const;
type OwnFault = (typeof OWN_FAULTS)[number];

export const isOwnFault = (fault: CellFault): fault is OwnFault => OWN_FAULTS.some((own) => own === fault);

export type CellFault = OwnFault | Exclude<InvalidReason, "other-text-too-long" | "other-text-missing">;

/** An invalid cell. Its question gets no answer from the workbook. */
export interface CellProblem {
  sheet: string;
  address: string;
  questionId: string | null;
  fault: CellFault;
  written: string;
}

/** An answer with the address of its cell. */
export interface WrittenAnswer {
  questionId: string;
  fields: Field[];
  sheet: string;
  address: string;
}

/**
 * Maximum number of problems listed individually. With more, the file is a different kind of workbook, or the same mistake is in every row.
 */
export const MAX_PROBLEMS = 100;

export interface ReadAnswers {
  answers: WrittenAnswer[];
  problems: CellProblem[];
  /** The number of further invalid cells. */
  further: number;
}

type CellRef = { cell: FilledCell; sheet: string };
type Fault = CellRef & { fault: CellFault };
type Known = QuestionRow & { filled: FilledRow };
type Reading = { given: (CellRef & { field: Field })[]; faults: Fault[] };

/**
 * Reads the answers from the rows, in the order of the questionnaire's rows, and every invalid cell. Labels match in any language. An empty
 * cell gives no answer, nor does a list of choices without a mark. `circumstances` is the context for validating answers; `currency` is the
 * code of the company's own currency.
 */
export function readAnswers(
  catalogue: Catalogue,
  rows: FilledRow[],
  { circumstances, currency = null }: { circumstances?: Circumstances; currency?: string | null } = {},
): ReadAnswers {
  const answers: WrittenAnswer[] = [];
  const problems: CellProblem[] = [];
  let further = 0;
  const note = ({ cell, sheet, fault }: Fault, questionId: string | null) => {
    if (problems.length === MAX_PROBLEMS) further += 1;
    else problems.push({ sheet, address: cell.address, questionId, fault, written: said(cell) });
  };

  const byQuestion = new Map<string, { question: Question; rows: Known[] }>();
  const asked = questionsOf(catalogue);
  const known = new Map<string, Map<string, QuestionRow>>();
  for (const filled of rows) {
    const question = asked.get(filled.questionId)?.question;
    if (question && !known.has(question.id)) {
      known.set(question.id, new Map(rowsOf(question).map((row) => [row.key, row])));
    }
    const row = question && known.get(question.id)?.get(filled.key);
    if (question && row) {
      const entry = byQuestion.get(question.id) ?? { question, rows: [] };
      entry.rows.push({ ...row, filled });
      byQuestion.set(question.id, entry);
      continue;
    }
    const cell = filled.answer ?? filled.words;
    if (cell) note({ cell, sheet: filled.sheet, fault: "unknown-row" }, null);
  }

  for (const [questionId, { question, rows: own }] of byQuestion) {
    const reading = readRows(own, MAX_PROBLEMS - problems.length, currency);
    const [first] = reading.given;
    const faults =
      reading.faults.length > 0 ? reading.faults : first ? judge(question, reading.given, circumstances) : [];
    for (const fault of faults) note(fault, questionId);
    if (faults.length > 0 || !first) continue;
    const fields = reading.given.map(({ field }) => field);
    answers.push({ questionId, fields, sheet: first.sheet, address: first.cell.address });
  }
  return { answers, problems, further };
}

/** Reads the cells of a question. Only the first `told` faults are described precisely. */
function readRows(rows: Known[], told: number, currency: string | null): Reading {
  // Formulas and dates are made by a program, not typed by a user.
  const made = rows.flatMap(({ filled: { sheet, answer, words } }) =>
    [answer, words].flatMap((cell): Fault[] => {
      const fault = cell?.isFormula ? "formula" : cell?.format === "moment" ? "moment" : null;
      return cell && fault ? [{ cell, sheet, fault }] : [];
    }),
  );
  if (made.length > 0) return { given: [], faults: made };
  // Keyed by part, so that thousands of copies of a row take no more memory than one.
  const given = new Map<string, Reading["given"][number]>();
  const faults: Fault[] = [];
  for (const { answer, filled } of rows) {
    const { sheet, answer: cell } = filled;
    if (!cell || !answer) continue;
    const read = readCell(answer, cell, { faults: faults.length, told, currency });
    if ("fault" in read) {
      faults.push({ cell, sheet, fault: read.fault });
      continue;
    }
    if (read.value === null) continue;
    const key = answer.kind === "mark" ? `${answer.part}/${answer.option.id}` : answer.part;
    const former = given.get(key);
    // A row may occur twice if both copies say the same.
    if (former && former.field[1] !== read.value) faults.push({ cell, sheet, fault: "answered-twice" });
    if (!former) given.set(key, { cell, sheet, field: [answer.part, read.value] });
  }
  const answers = [...given.values()];
  if (faults.length > 0) return { given: answers, faults };
  const beside = readBeside(rows, answers);
  return { given: [...answers, ...beside.given], faults: beside.faults };
}

/** The value of an answer cell; null if a mark says the choice does not apply. */
function readCell(
  answer: AnswerCell,
  cell: FilledCell,
  { faults, told, currency }: { faults: number; told: number; currency: string | null },
): { value: string | null } | { fault: CellFault } {
  if (answer.kind === "number") return readFigure(cell, answer.unit, currency);
  const text = said(cell);
  if (answer.kind === "text") return { value: text };
  if (answer.kind === "grid") return { value: readGrid(answer.options, text) };
  if (answer.kind === "mark") {
    const isMarked = readMark(text, answer.option);
    return isMarked === null ? { fault: "unknown-mark" } : { value: isMarked ? answer.option.id : null };
  }
  // With this many faults the question gets no answer anyway, whatever the other rows say.
  const option = faults < MAX_PROBLEMS ? matchOption(answer.options, text) : null;
  if (option) return { value: option.id };
  const isSeveral = faults < told && matchSeveral(answer.options, text).length > 1;
  return { fault: isSeveral ? "one-option-only" : "unknown-option" };
}

/** Reads the cells next to the answers: free text for the choice "Other", which has a length limit, and units of figures. */
function readBeside(rows: Known[], answers: Reading["given"]): Reading {
  const given: Reading["given"] = [];
  const faults: Fault[] = [];
  for (const { words, answer, filled } of rows) {
    const { sheet, words: cell } = filled;
    if (!cell) continue;
    const read = readWords(words, cell, answers, answer?.part);
    if ("fault" in read) faults.push({ cell, sheet, fault: read.fault });
    else if (read.field && !given.some(({ field: [part] }) => part === read.field?.[0])) {
      given.push({ cell, sheet, field: read.field });
    }
  }
  return { given, faults };
}

function readWords(
  words: WordsCell | null,
  cell: FilledCell,
  answers: Reading["given"],
  answerPart: string | undefined,
): { field: Field | null } | { fault: CellFault } {
  const text = said(cell).trim();
  if (words?.kind === "one") {
    const unit = matchOption(words.options, text);
    const stem = answerPart?.replace(/year$/, "") ?? "";
    // The unit is prefilled even where no figure is given.
    if (!answers.some(({ field: [part] }) => part.startsWith(stem))) return { field: null };
    return unit ? { field: [words.part, unit.id] } : { fault: "unknown-unit" };
  }
  if (text.length > OTHER_TEXT_LIMIT) return { fault: "words-too-long" };
  const isWanted =
    words &&
    answers.some(
      ({ field: [part, value] }) => part === words.answer && (words.option === undefined || value === words.option),
    );
  return isWanted ? { field: [words.part, text] } : { fault: "words-without-other" };
}

const NAMES: Partial<Record<InvalidReason, OwnFault>> = {
  "other-text-missing": "words-missing",
  "other-text-too-long": "words-too-long",
};

/** Finds the cell that makes a question's answer invalid; empty if the answer is valid. */
function judge(question: Question, given: Reading["given"], circumstances: Circumstances | undefined): Fault[] {
  const fields = given.map(({ field }) => field);
  const verdict = judgeAnswer(question, fields, circumstances);
  if (verdict.ok) return [];
  const fault = (NAMES[verdict.reason] ?? verdict.reason) as CellFault;
  const place = given.find((each) => isAtFault(question, each.field, fields, verdict.reason)) ?? given[0];
  return place ? [{ cell: place.cell, sheet: place.sheet, fault }] : [];
}

/** Whether the error changes or disappears without this field. */
function isAtFault(question: Question, field: Field, fields: Field[], reason: InvalidReason): boolean {
  const others = fields.filter((each) => writeFields([each]) !== writeFields([field]));
  const verdict = judgeAnswer(question, others);
  return verdict.ok || verdict.reason !== reason;
}
