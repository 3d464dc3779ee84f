import { wordsOf } from "~/assessment/answers/rules/answers";
import {
  allValues,
  type Field,
  FOLLOW_UP_OTHER,
  FOLLOW_UPS,
  firstValue,
  MAIN,
  OTHER,
} from "~/assessment/answers/rules/fields";
import { statementPart } from "~/assessment/answers/rules/statements";
import type { AnswerValue, CalculationValue } from "~/assessment/answers/rules/value";
import { isYesNo, type Option, type Question } from "~/assessment/catalogue/rules/questions";
import type { Language } from "~/core/language";
import { inBox, writeNumber } from "~/core/numbers";
import type { Text } from "~/core/text";
import type { CalculationView } from "./calculation-view";
import { viewCalculation, type Worksheet } from "./worksheet-view";

export interface OptionView {
  id: string;
  label: string;
  isChecked: boolean;
  isOther: boolean;
  isExclusive: boolean;
  /** Choosing it opens the follow-ups. */
  opens: boolean;
}

interface Group {
  options: OptionView[];
  /** The text for its "Other". */
  otherText: string;
}

/** The answer part of a question, filled in with the answer's fields, valid or not. */
export type AnswerView =
  | ({
      type: "choice";
      isSingle: boolean;
      isPair: boolean;
      /** The follow-ups that the option `by` opens. */
      followUps: (Group & { text: string; by: string; isSingle: boolean }) | null;
    } & Group)
  | {
      type: "statements";
      statements: { id: string; text: string; options: OptionView[] }[];
    }
  | { type: "text"; year: { from: number; to?: number } | null; text: string }
  /** The bounds as a user would type them. A minimum of zero alone needs no text, so it is null. */
  | { type: "number"; unit: string; text: string; min: string | null; max: string | null }
  | CalculationView;

export type AnswerViewOf<T extends AnswerView["type"]> = Extract<AnswerView, { type: T }>;

export const isCalculation = (answer: AnswerView): answer is AnswerViewOf<"calculation"> =>
  answer.type === "calculation";

/** The answer part of a question with the contents of its fields. For a calculation, `stored` is the value the fields come from, if any. */
export function viewAnswer(
  question: Question,
  fields: readonly Field[],
  language: Language,
  around: { stored?: AnswerValue | null; worksheet?: Worksheet | null } = {},
): AnswerView {
  const say = (text: Text) => text[language];
  const viewOptions = (options: Option[], part: string, opener?: string): OptionView[] => {
    const chosen = allValues(fields, part);
    return options.map(({ id, label, isOther = false, isExclusive = false }) => ({
      id,
      label: say(label),
      isChecked: chosen.includes(id),
      isOther,
      isExclusive,
      opens: id === opener,
    }));
  };
  switch (question.type) {
    case "choice": {
      const { options, followUps } = question;
      return {
        type: "choice",
        isSingle: question.selection === "one",
        isPair: isYesNo(question),
        options: viewOptions(options, MAIN, followUps?.by),
        otherText: firstValue(fields, OTHER),
        followUps: followUps
          ? {
              text: say(followUps.text),
              isSingle: followUps.selection === "one",
              by: say(options.find(({ id }) => id === followUps.by)?.label ?? followUps.text),
              options: viewOptions(followUps.options, FOLLOW_UPS),
              otherText: firstValue(fields, FOLLOW_UP_OTHER),
            }
          : null,
      };
    }
    case "statements":
      return {
        type: "statements",
        statements: question.statements.map(({ id, text }) => ({
          id,
          text: say(text),
          options: viewOptions(question.options, statementPart(id)),
        })),
      };
    case "text":
      return { type: "text", year: question.year ?? null, text: firstValue(fields, MAIN) };
    case "number":
      return {
        type: "number",
        unit: say(question.unit),
        text: inBox(firstValue(fields, MAIN), language),
        min: question.min ? inBox(writeNumber(question.min), language) : null,
        max: question.max === undefined ? null : inBox(writeNumber(question.max), language),
      };
    case "calculation":
      return viewCalculation(question, fields, language, {
        ...around,
        stored: around.stored as CalculationValue | null,
      });
  }
}

/** An answer in one line of words; empty for none. */
export function describeAnswer(question: Question, value: Parameters<typeof wordsOf>[1], language: Language): string {
  return wordsOf(question, value, language).join(" · ");
}
