import { z } from "@hono/zod-openapi";
import { fieldsOf, wordsOf } from "~/assessment/answers/rules/answers";
import { calculationTokens, listTokens } from "~/assessment/answers/rules/tokens";
import type { Answer, AnswerValue, CalculationValue, ChoiceValue } from "~/assessment/answers/rules/value";
import type { Dimension, Section, Topic } from "~/assessment/catalogue/rules/catalogue";
import type { Option, Question } from "~/assessment/catalogue/rules/questions";
import { type Language, mapLanguages } from "~/core/language";
import { named, namedShape } from "~/foundation/api/names";
import { answerLabels } from "./contract";
import type { StoredAnswer } from "./stored.server";

/**
 * An answer in the words of a language: a list of labels; for a calculation the total and "token=amount" items; a text;
 * or the label of each statement.
 */
const answerSchema = z.union([z.array(z.string()), z.string(), z.record(z.string(), z.array(z.string()))]).openapi({
  description:
    "Labels; a text; labels by statement; or of a calculation its total, «year» and «grid», the year's amount of each input as «token=amount», and where it was given by month «token_months» with twelve amounts from January on, semicolons between, nothing for a month without one. Sent back, it is the same answer",
});
const list = z.array(z.string());

/** An answer in the languages of the contract, plus the follow-ups chosen after a Yes. */
export const givenShape = {
  answer: answerSchema,
  answerFrench: answerSchema,
  answerMalay: answerSchema,
  yesAnswers: list,
  yesAnswersFrench: list,
  yesAnswersMalay: list,
  otherAnswer: z.string().nullable(),
};

const optionLists = <K extends string>(key: K) =>
  ({
    [key]: z.array(z.object({ _id: z.string(), ans: z.string() })),
    [`${key}_French`]: z.array(z.object({ _id: z.string(), ans_French: z.string() })),
    [`${key}_Malay`]: z.array(z.object({ _id: z.string(), ans_Malay: z.string() })),
  }) as Record<K, z.ZodArray<z.ZodObject<{ _id: z.ZodString; ans: z.ZodString }>>> &
    Record<`${K}_French`, z.ZodArray<z.ZodObject<{ _id: z.ZodString; ans_French: z.ZodString }>>> &
    Record<`${K}_Malay`, z.ZodArray<z.ZodObject<{ _id: z.ZodString; ans_Malay: z.ZodString }>>>;

const sectionSchema = z.object({ _id: z.string(), ...namedShape("name"), ...namedShape("description") });

export const progressItemSchema = z
  .object({
    _id: z.string(),
    id: z.string(),
    ...givenShape,
    revision: z.number().int(),
    isOptional: z.boolean(),
    section: sectionSchema,
    sectionId: sectionSchema,
    questionId: z.object({
      _id: z.string(),
      ...namedShape("question"),
      questionType: z.enum(["checkbox", "radio", "input", "calculation"]),
      isOptional: z.boolean(),
      ...optionLists("options"),
      ...optionLists("yes_options"),
      isMultiStatement: z.boolean(),
      statements: z.array(z.object({ _id: z.string(), ...namedShape("statement") })),
      ...namedShape("toolTip"),
      calculationFormula: z.string().openapi({ example: "(diesel_l*EF.diesel + petrol_l*EF.petrol)/1000" }),
      calculationTokens: z.array(z.object({ token: z.string(), ...namedShape("name"), ...namedShape("unit") })),
    }),
  })
  .openapi("ProgressQuestion");

type Item = z.infer<typeof progressItemSchema>;
type Given = z.infer<z.ZodObject<typeof givenShape>>;

/** The questions of a dimension as one list, each with its section. */
export function toProgressItems(
  sealedId: string,
  dimension: Dimension,
  answers: ReadonlyMap<string, StoredAnswer>,
  language: Language,
): Item[] {
  return dimension.topics.flatMap((topic) =>
    topic.sections.flatMap((section) => {
      const head = toHead(topic, section);
      return section.questions.map((question) => {
        const id = `${sealedId}.${question.id}`;
        const answer = answers.get(question.id);
        return {
          _id: id,
          id,
          ...toGiven(question, answer, language),
          revision: answer?.revision ?? 0,
          isOptional: !question.isRequired,
          section: head,
          sectionId: head,
          questionId: toQuestion(question, language),
        };
      });
    }),
  );
}

/** A section has only a name, so its description is the topic's. */
const toHead = ({ description }: Topic, { id, name }: Section) => ({
  _id: id,
  ...named("name", name),
  ...named("description", description),
});

/** The answer; `answer` and `yesAnswers` are in the reader's language. */
export function toGiven(question: Question, given: Answer | undefined, language: Language): Given {
  const value = given?.value ?? null;
  const choice = question.type === "choice" ? (value as ChoiceValue | null) : null;
  const chosen = (each: Language) =>
    choice ? answerLabels(question, { options: [], followUps: choice.followUps ?? [] }, each) : [];
  return {
    answer: answerIn(question, value, language),
    answerFrench: answerIn(question, value, "fr"),
    answerMalay: answerIn(question, value, "ms"),
    yesAnswers: chosen(language),
    yesAnswersFrench: chosen("fr"),
    yesAnswersMalay: chosen("ms"),
    otherAnswer: choice?.other ?? choice?.followUpOther ?? null,
  };
}

/** The answer in the contract's shape for the question's type. */
function answerIn(question: Question, value: AnswerValue | null, language: Language): Given["answer"] {
  switch (question.type) {
    case "choice":
      return value ? wordsOf(question, { options: (value as ChoiceValue).options }, language) : [];
    case "calculation":
      return value ? listTokens(value as CalculationValue) : [];
    case "statements": {
      const chosen = (value ?? {}) as Record<string, string>;
      return Object.fromEntries(
        question.statements.flatMap(({ id, text }) => {
          const option = question.options.find((candidate) => candidate.id === chosen[id]);
          return option ? [[text[language], [option.label[language]]]] : [];
        }),
      );
    }
    default:
      return fieldsOf(question, value)[0]?.[1] ?? "";
  }
}

function toQuestion(question: Question, language: Language): Item["questionId"] {
  const { type, help } = question;
  const toolTip = (each: Language) => (help ? `${help.why[each]} ${help.counts[each]}` : "");
  const { formula, tokens } = type === "calculation" ? calculationTokens(question) : { formula: "", tokens: [] };
  return {
    _id: question.id,
    ...named("question", question.text),
    questionType: typeName(question),
    isOptional: !question.isRequired,
    ...toOptions("options", "options" in question ? question.options : [], language),
    ...toOptions("yes_options", (type === "choice" && question.followUps?.options) || [], language),
    isMultiStatement: type === "statements",
    statements:
      type === "statements"
        ? question.statements.map(({ id, text }) => ({ _id: id, ...named("statement", text) }))
        : [],
    ...named("toolTip", mapLanguages(toolTip)),
    calculationFormula: formula,
    calculationTokens: tokens.map(({ token, name, unit }) => ({
      token,
      ...named("name", name),
      ...named("unit", unit),
    })),
  };
}

/** The contract has four type names; every written answer is an "input". */
function typeName(question: Question): Item["questionId"]["questionType"] {
  if (question.type === "calculation") return "calculation";
  if (question.type === "statements") return "checkbox";
  if (question.type !== "choice") return "input";
  return question.selection === "one" ? "radio" : "checkbox";
}

const toOptions = <K extends "options" | "yes_options">(key: K, options: readonly Option[], language: Language) =>
  ({
    [key]: options.map(({ id, label }) => ({ _id: id, ans: label[language] })),
    [`${key}_French`]: options.map(({ id, label }) => ({ _id: id, ans_French: label.fr })),
    [`${key}_Malay`]: options.map(({ id, label }) => ({ _id: id, ans_Malay: label.ms })),
  }) as Pick<Item["questionId"], K | `${K}_French` | `${K}_Malay`>;
