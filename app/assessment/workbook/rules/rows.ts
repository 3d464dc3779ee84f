import { MONTHS, monthPart, notePart, ownPart, unitPart, yearPart } from "~/assessment/answers/rules/amounts";
import { FIRST_YEAR, GRID, REPORTING_YEAR } from "~/assessment/answers/rules/emissions";
import { FOLLOW_UP_OTHER, FOLLOW_UPS, MAIN, OTHER } from "~/assessment/answers/rules/fields";
import { statementPart } from "~/assessment/answers/rules/statements";
import { hasSources, type Option, type Question, type QuestionOf } from "~/assessment/catalogue/rules/questions";
import type { Text } from "~/core/text";

/** Something chosen by its label. */
export type Labelled = Pick<Option, "id" | "label">;

/** The allowed content of an answer cell: one of a list, a mark for a choice that applies, text, a number, or a grid. */
export type AnswerCell =
  | { kind: "one"; part: string; options: readonly Labelled[] }
  | { kind: "mark"; part: string; option: Labelled }
  /** With `year`, a year in that range. The range ends with the current year if `to` is missing. */
  | { kind: "text"; part: string; year?: { from: number; to?: number | undefined } | undefined }
  | { kind: "grid"; part: string; options: readonly Labelled[] }
  /** Without `max` the number has no upper limit. `unit` is the question's own; null if the user chooses one in the next cell. */
  | { kind: "number"; part: string; unit: Text | null; min: number; max: number | null };

/** The cell next to the answer: free text for an option or for any figure, or the unit of a figure. */
export type WordsCell =
  | { kind: "words"; part: string; answer: string; option?: string }
  | { kind: "one"; part: string; options: readonly Labelled[] };

/** A row of a question in a workbook. */
export interface QuestionRow {
  /** The value in the hidden column next to the question's id; empty for a question with one row. */
  key: string;
  /** The row's name, its month, or a fixed part of a worksheet; null for the question itself. */
  label: Text | number | "year" | "grid" | "own" | null;
  answer: AnswerCell | null;
  words: WordsCell | null;
}

/** The rows below a question's own row, or instead of it, each with the answer parts its cells contain. */
export function rowsOf(question: Question): QuestionRow[] {
  switch (question.type) {
    case "choice": {
      const { options, followUps, selection } = question;
      const own =
        selection === "several"
          ? markRows(options, { key: "", part: MAIN, words: OTHER })
          : [oneRow(options, { key: "", label: null, part: MAIN, words: OTHER })];
      if (!followUps) return own;
      const fields = { part: FOLLOW_UPS, words: FOLLOW_UP_OTHER };
      return followUps.selection === "several"
        ? [...own, ...markRows(followUps.options, { key: "more/", ...fields })]
        : [...own, oneRow(followUps.options, { key: "more", label: followUps.text, ...fields })];
    }
    case "statements":
      return question.statements.map(({ id, text }) => ({
        key: id,
        label: text,
        answer: { kind: "one", part: statementPart(id), options: question.options },
        words: null,
      }));
    case "text":
      return [{ key: "", label: null, answer: { kind: "text", part: MAIN, year: question.year }, words: null }];
    case "number": {
      const { unit, min = 0, max = null } = question;
      return [{ key: "", label: null, answer: { kind: "number", part: MAIN, unit, min, max }, words: null }];
    }
    case "calculation":
      return [...frameRows(question), ...question.inputs.flatMap(inputRows)];
  }
}

interface Fields {
  key: string;
  part: string;
  words: string;
}

function oneRow(
  options: readonly Option[],
  { key, label, part, words }: Fields & Pick<QuestionRow, "label">,
): QuestionRow {
  return { key, label, answer: { kind: "one", part, options }, words: wordsFor(options, part, words) };
}

/** The reporting year and the grid of a worksheet. */
function frameRows(question: QuestionOf<"calculation">): QuestionRow[] {
  if (!hasSources(question)) return [];
  const row = (key: "year" | "grid", answer: AnswerCell): QuestionRow => ({ key, label: key, answer, words: null });
  const { grids } = question;
  return [
    row("year", { kind: "text", part: REPORTING_YEAR, year: { from: FIRST_YEAR } }),
    ...(grids ? [row("grid", { kind: "grid", part: GRID, options: grids })] : []),
  ];
}

/** An amount in the unit chosen in the next cell. */
const amountIn = (part: string): AnswerCell => ({ kind: "number", part, unit: null, min: 0, max: null });

function inputRows({ id, label, units, source }: QuestionOf<"calculation">["inputs"][number]): QuestionRow[] {
  return [
    {
      key: id,
      label,
      answer: amountIn(yearPart(id)),
      words: { kind: "one", part: unitPart(id), options: units },
    },
    ...MONTHS.map((month): QuestionRow => {
      return {
        key: `${id}/${month}`,
        label: month,
        answer: amountIn(monthPart(id, month)),
        words: null,
      };
    }),
    ...(source ? [ownRow(id)] : []),
  ];
}

/** The company's own factor, with its note in the next cell. */
function ownRow(id: string): QuestionRow {
  return {
    key: `${id}/own`,
    label: "own",
    answer: amountIn(ownPart(id)),
    words: { kind: "words", part: notePart(id), answer: ownPart(id) },
  };
}

function markRows(options: readonly Option[], { key, part, words }: Fields) {
  return options.map(
    (option): QuestionRow => ({
      key: `${key}${option.id}`,
      label: option.label,
      answer: { kind: "mark", part, option },
      words: option.isOther ? { kind: "words", part: words, answer: part, option: option.id } : null,
    }),
  );
}

function wordsFor(options: readonly Option[], answer: string, part: string): WordsCell | null {
  const other = options.find(({ isOther }) => isOther);
  return other ? { kind: "words", part, answer, option: other.id } : null;
}
