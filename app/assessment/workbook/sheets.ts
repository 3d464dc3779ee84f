import type { TFunction } from "i18next";
import { answerFingerprint, fieldsOf } from "~/assessment/answers/rules/answers";
import { nameGrid } from "~/assessment/answers/rules/calculation";
import { questionsOf } from "~/assessment/answers/rules/changes";
import { allValues, type Field, firstValue } from "~/assessment/answers/rules/fields";
import type { Answer } from "~/assessment/answers/rules/value";
import type { Catalogue, Dimension, Section, Topic } from "~/assessment/catalogue/rules/catalogue";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { isPercent } from "~/assessment/workbook/rules/figures";
import { type AnswerCell, type QuestionRow, rowsOf } from "~/assessment/workbook/rules/rows";
import type { Language } from "~/core/language";
import { formatNumber, LARGEST } from "~/core/numbers";
import type { Text } from "~/core/text";
import { monthName } from "~/i18n/format";
import { type CellStyle, rowReference, type WrittenCell, type WrittenSheet } from "~/platform/files/xlsx/write-xlsx";
import { COLUMN, FORMAT, MARK, MEMORY, MEMORY_SHEET, OPTION_KEY, ROW_KEY } from "./layout";

export interface WorkbookContents {
  sealedId: string;
  /** The name of the assessment's kind. */
  assessment: string;
  catalogue: Catalogue;
  answers: ReadonlyMap<string, Answer & { revision: number }>;
  /** Whether the workbook is editable or read-only. */
  isOpen: boolean;
  isCompleted: boolean;
  companyName: string;
  date: string;
  /** The latest year an answer may name. */
  thisYear: number;
  /** The URL of the upload page. */
  address: string;
  language: Language;
  t: TFunction<"workbook">;
}

/** Converts a percentage to the fraction stored in a percent cell, without binary rounding errors. */
const hundredths = (percent: number) => Number((percent / 100).toPrecision(15));

const cell = (text: string | number, style: CellStyle): WrittenCell => ({ text, style });

/** The sheets of a workbook: instructions, the questions of each dimension with the answers so far, and the hidden sheet. */
export function buildSheets(contents: WorkbookContents): WrittenSheet[] {
  const lists = new ChoiceLists();
  const names = new Set([MEMORY_SHEET]);
  const guide = readMe(contents, nameFor(contents.t("guide.sheet"), names));
  let number = 0;
  const questions = contents.catalogue.dimensions.map((dimension) => {
    const rows = new SheetRows(contents, lists, number);
    rows.addDimension(dimension);
    number = rows.number;
    return rows.toSheet(nameFor(dimension.name[contents.language], names));
  });
  return [guide, ...questions, memory(contents, lists)];
}

/** A unique sheet name. Excel allows at most 31 characters and forbids some of them. */
function nameFor(wanted: string, taken: Set<string>): string {
  const plain =
    wanted
      .replace(/[[\]:*?/\\']/g, " ")
      .trim()
      .slice(0, 28) || "-";
  let name = plain;
  for (let again = 2; taken.has(name.toLowerCase()); again += 1) name = `${plain} ${again}`;
  taken.add(name.toLowerCase());
  return name;
}

function readMe(contents: WorkbookContents, name: string): WrittenSheet {
  const { t, assessment, isOpen, isCompleted, companyName, date, address } = contents;
  const steps = isOpen
    ? (["fill", "choose", "other", "empty", "upload", "team", "programs"] as const).map((key) => t(`guide.${key}`))
    : [isCompleted ? t("guide.completed") : t("guide.readOnly")];
  return {
    name,
    columns: [{ width: 4 }, { width: 96 }],
    rows: [
      [null, cell(t("guide.title", { assessment }), "title")],
      [null, cell(companyName, "plain")],
      [null, cell(t("guide.made", { date }), "plain")],
      [],
      ...steps.map((step, index) => [cell(isOpen ? `${index + 1}.` : "", "plain"), cell(step, "plain")]),
      ...(isOpen ? [[], [null, cell(t("guide.where"), "plain")], [null, cell(address, "plain")]] : []),
    ],
    isProtected: true,
  };
}

/** The choice lists of cells, each a row of the hidden sheet. */
class ChoiceLists {
  readonly rows: string[][] = [];

  /** The index of a list; equal lists share one. */
  indexOf(choices: string[]): number {
    const known = this.rows.findIndex((row) => row.join("\n") === choices.join("\n"));
    return known >= 0 ? known : this.rows.push(choices) - 1;
  }
}

/** The lists come first on the hidden sheet, so that their positions do not depend on the answers. */
function sourceOf(lists: ChoiceLists, choices: string[]): string {
  return rowReference(MEMORY_SHEET, lists.indexOf(choices), { from: 1, to: choices.length });
}

/** Collects the rows of a question sheet. */
class SheetRows {
  private readonly rows: (WrittenCell | null)[][];
  private readonly choices: NonNullable<WrittenSheet["choices"]> = [];
  private readonly figures: NonNullable<WrittenSheet["figures"]> = [];

  constructor(
    private readonly contents: WorkbookContents,
    private readonly lists: ChoiceLists,
    /** The number of the last question added. */
    public number: number,
  ) {
    const { t } = contents;
    const heads = [t("columns.number"), t("columns.question"), t("columns.required"), t("columns.answer")];
    const all = [ROW_KEY, OPTION_KEY, ...heads, t("columns.words"), t("columns.why")];
    this.rows = [all.map((text) => cell(text, "head"))];
  }

  addDimension(dimension: Dimension): void {
    for (const topic of dimension.topics) {
      for (const section of topic.sections) this.addSection(topic, section);
    }
  }

  private addSection(topic: Topic, section: Section): void {
    const { language } = this.contents;
    const heading = `${topic.name[language]} · ${section.name[language]}`;
    this.rows.push([null, null, cell("", "group"), cell(heading, "group"), ...Array(4).fill(cell("", "group"))]);
    for (const question of section.questions) this.addQuestion(question);
  }

  private addQuestion(question: Question): void {
    const { t, language, answers } = this.contents;
    this.number += 1;
    const fields = fieldsOf(question, answers.get(question.id)?.value);
    const rows = rowsOf(question);
    const own = rows.find(({ key }) => key === "");
    const below = rows.filter(({ key }) => key !== "");
    const text = question.text[language];
    const hint = this.hintOf(question);
    this.rows.push([
      cell(own ? question.id : "", "quiet"),
      cell("", "quiet"),
      cell(String(this.number), "quiet"),
      cell(hint ? `${text}\n${hint}` : text, "strong"),
      cell(question.isRequired ? t("rows.required") : t("rows.optional"), "quiet"),
      ...this.cellsOf(own, fields),
      cell(question.help?.why[language] ?? "", "quiet"),
    ]);
    this.offerRow(own);
    for (const row of below) {
      this.rows.push([
        cell(question.id, "quiet"),
        cell(row.key, "quiet"),
        cell("", "quiet"),
        cell(`•  ${this.labelOf(row)}`, "quiet"),
        cell("", "quiet"),
        ...this.cellsOf(row, fields),
        cell("", "quiet"),
      ]);
      this.offerRow(row);
    }
  }

  /** Instructions for the rows below a question, or the unit of its answer. */
  private hintOf(question: Question): string {
    const { t, language } = this.contents;
    if (question.type === "choice") return question.selection === "several" ? t("rows.several", { mark: MARK }) : "";
    if (question.type === "number") return t("rows.unit", { unit: question.unit[language] });
    return question.type === "calculation" ? t("rows.amounts") : "";
  }

  private labelOf({ label }: QuestionRow): string {
    const { language, t } = this.contents;
    if (typeof label === "string") return t(`rows.worksheet.${label}`);
    return typeof label === "number" ? monthName(label, language) : (label?.[language] ?? "");
  }

  /** The answer cell of a row, and the cell next to it. */
  private cellsOf(row: QuestionRow | undefined, fields: Field[]): WrittenCell[] {
    const { language, isOpen } = this.contents;
    const shown = (text: string | number, style: CellStyle = "input") => cell(text, isOpen ? style : "plain");
    const closed = cell("", "quiet");
    const chosen = ({ part, options }: { part: string; options: readonly { id: string; label: Text }[] }) =>
      options.find(({ id }) => id === firstValue(fields, part))?.label[language] ?? "";
    const answerCell = ({ answer }: QuestionRow): WrittenCell => {
      if (!answer) return closed;
      if (answer.kind === "one") return shown(chosen(answer));
      if (answer.kind === "mark") return shown(allValues(fields, answer.part).includes(answer.option.id) ? MARK : "");
      const value = firstValue(fields, answer.part);
      if (answer.kind === "grid") {
        return shown(value && nameGrid({ grids: [...answer.options] }, value, language));
      }
      if (answer.kind === "number") {
        if (!isPercent(answer.unit)) return shown(value === "" ? "" : Number(value), "figure");
        return shown(value === "" ? "" : hundredths(Number(value)), "percent");
      }
      return answer.year && value !== ""
        ? shown(Number(value), "figure")
        : shown(value, answer.year ? "figure" : "input");
    };
    const wordsCell = ({ words }: QuestionRow): WrittenCell => {
      if (!words) return closed;
      return shown(words.kind === "one" ? chosen(words) : firstValue(fields, words.part));
    };
    return row ? [answerCell(row), wordsCell(row)] : [closed, closed];
  }

  /** Adds choice lists or number limits to the cells of the last row. */
  private offerRow(row: QuestionRow | undefined): void {
    const { language } = this.contents;
    const labels = (options: readonly { label: Text }[]) => options.map(({ label }) => label[language]);
    if (row?.answer?.kind === "one") this.offer(COLUMN.answer, labels(row.answer.options));
    if (row?.answer?.kind === "grid") this.offer(COLUMN.answer, labels(row.answer.options), true);
    if (row?.answer?.kind === "mark") this.offer(COLUMN.answer, [MARK]);
    if (row?.words?.kind === "one") this.offer(COLUMN.words, labels(row.words.options));
    if (row?.answer?.kind === "number" || row?.answer?.kind === "text") this.bound(row.answer);
  }

  /** Limits the values in the cell of a number or a year. */
  private bound(answer: AnswerCell): void {
    const { isOpen, language, t, thisYear } = this.contents;
    if (!isOpen) return;
    const place = { column: COLUMN.answer, row: this.rows.length - 1 };
    if (answer.kind === "text" && answer.year) {
      const { from: min, to: max = thisYear } = answer.year;
      const says = { title: t("choice.figure"), message: t("choice.year", { min, max }) };
      this.figures.push({ ...place, ...says, isWhole: true, min, max });
    }
    if (answer.kind !== "number") return;
    const { unit, min, max } = answer;
    const said = { min: formatNumber(min, language), max: max === null ? "" : formatNumber(max, language) };
    const message = t(`choice.${isPercent(unit) ? "percent" : "number"}${max === null ? "From" : "Between"}`, said);
    const bounds = [min, max ?? LARGEST].map((bound) => (isPercent(unit) ? hundredths(bound) : bound));
    const [least = 0, most = LARGEST] = bounds;
    this.figures.push({ ...place, title: t("choice.figure"), message, isWhole: false, min: least, max: most });
  }

  /** `isOpen`: values outside the list are also allowed. */
  private offer(column: number, labels: string[], isOpen = false): void {
    if (!this.contents.isOpen) return;
    const { t } = this.contents;
    this.choices.push({
      column,
      row: this.rows.length - 1,
      source: sourceOf(this.lists, labels),
      title: t("choice.title"),
      message: t("choice.message"),
      isOpen,
    });
  }

  toSheet(name: string): WrittenSheet {
    const hidden = { width: 12, isHidden: true };
    const widths = [6, 58, 13, 24, 34, 60].map((width) => ({ width }));
    return {
      name,
      columns: [hidden, hidden, ...widths],
      rows: this.rows,
      headRows: 1,
      isProtected: true,
      choices: this.choices,
      figures: this.figures,
    };
  }
}

function memory({ sealedId, catalogue, answers }: WorkbookContents, lists: ChoiceLists): WrittenSheet {
  const facts = [
    ...lists.rows.map((labels) => [MEMORY.list, ...labels]),
    [MEMORY.format, FORMAT],
    [MEMORY.assessment, sealedId],
    [MEMORY.questionnaire, catalogue.version],
    ...[...questionsOf(catalogue)].flatMap(([id, { question }]) => {
      const answer = answers.get(id);
      return answer ? [[MEMORY.base, id, String(answer.revision), answerFingerprint(question, answer.value)]] : [];
    }),
  ];
  return {
    name: MEMORY_SHEET,
    isHidden: true,
    columns: [{ width: 14 }, { width: 40 }],
    rows: facts.map((values) => values.map((value) => cell(value, "plain"))),
    isProtected: true,
  };
}
