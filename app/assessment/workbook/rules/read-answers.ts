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

/** A cell that somebody may have filled in. */
export interface FilledCell extends FigureCell {
  /** Its address: F12. */
  address: string;
  isFormula: boolean;
  /** What the sheet shows. */
  show: () => string;
}

/** What the sheet shows where its format makes more of a figure, else what the file holds. */
const said = (cell: FilledCell) => (cell.isNumber && cell.format !== "plain" ? cell.show() : cell.text);

/** A row of a workbook: which question, and which part of it, it is for (`rowsOf`). */
export interface FilledRow {
  sheet: string;
  /** Empty in a row that somebody added. */
  questionId: string;
  key: string;
  answer: FilledCell | null;
  words: FilledCell | null;
}

/** Faults of a cell itself; the others are those of the answer that it holds. */
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

/** A cell that cannot be taken over. No answer to its question is. */
export interface CellProblem {
  sheet: string;
  address: string;
  questionId: string | null;
  fault: CellFault;
  written: string;
}

/** An answer with the cell where it stands. */
export interface WrittenAnswer {
  questionId: string;
  fields: Field[];
  sheet: string;
  address: string;
}

/** Problems that are told one by one; whoever has more of them has another kind of workbook, or made the same mistake in every row. */
export const MAX_PROBLEMS = 100;

export interface ReadAnswers {
  answers: WrittenAnswer[];
  problems: CellProblem[];
  /** How many more cells cannot be taken over. */
  further: number;
}

type CellRef = { cell: FilledCell; sheet: string };
type Fault = CellRef & { fault: CellFault };
type Known = QuestionRow & { filled: FilledRow };
type Reading = { given: (CellRef & { field: Field })[]; faults: Fault[] };

/**
 * The answers that the rows hold, in the order of the questionnaire's rows, and every cell that cannot be understood. Labels count in any
 * language. An empty cell is no answer, and so is a list of choices without a mark. `circumstances`: what answers are judged by; `currency`: the
 * code of the company's own.
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

/** What the cells of a question say. Of `told` faults it is said what they are. */
function readRows(rows: Known[], told: number, currency: string | null): Reading {
  // What a program works out, or makes a date of, is not what somebody wrote.
  const made = rows.flatMap(({ filled: { sheet, answer, words } }) =>
    [answer, words].flatMap((cell): Fault[] => {
      const fault = cell?.isFormula ? "formula" : cell?.format === "moment" ? "moment" : null;
      return cell && fault ? [{ cell, sheet, fault }] : [];
    }),
  );
  if (made.length > 0) return { given: [], faults: made };
  // By the part that each is for, so that rows which stand there thousands of times take no more than one.
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
    // A row may stand there twice, if both say the same.
    if (former && former.field[1] !== read.value) faults.push({ cell, sheet, fault: "answered-twice" });
    if (!former) given.set(key, { cell, sheet, field: [answer.part, read.value] });
  }
  const answers = [...given.values()];
  if (faults.length > 0) return { given: answers, faults };
  const beside = readBeside(rows, answers);
  return { given: [...answers, ...beside.given], faults: beside.faults };
}

/** The value of an answer's cell; null where a mark says that something does not apply. */
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
  // With so many faults its question gets no answer, whatever the rest of its rows say.
  const option = faults < MAX_PROBLEMS ? matchOption(answer.options, text) : null;
  if (option) return { value: option.id };
  const isSeveral = faults < told && matchSeveral(answer.options, text).length > 1;
  return { fault: isSeveral ? "one-option-only" : "unknown-option" };
}

/** What stands beside the answers: words of one's own belong to the choice «Other», and there is a limit to them; units to a figure. */
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
    // The unit stands there already, beside figures that nobody has given.
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

/** The cell of a question that keeps its answer from being one; none when it is. */
function judge(question: Question, given: Reading["given"], circumstances: Circumstances | undefined): Fault[] {
  const fields = given.map(({ field }) => field);
  const verdict = judgeAnswer(question, fields, circumstances);
  if (verdict.ok) return [];
  const fault = (NAMES[verdict.reason] ?? verdict.reason) as CellFault;
  const place = given.find((each) => isAtFault(question, each.field, fields, verdict.reason)) ?? given[0];
  return place ? [{ cell: place.cell, sheet: place.sheet, fault }] : [];
}

/** Whether a field is one without which the others would fail in another way, or not at all. */
function isAtFault(question: Question, field: Field, fields: Field[], reason: InvalidReason): boolean {
  const others = fields.filter((each) => writeFields([each]) !== writeFields([field]));
  const verdict = judgeAnswer(question, others);
  return verdict.ok || verdict.reason !== reason;
}
