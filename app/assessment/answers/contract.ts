import { z } from "@hono/zod-openapi";
import { wordsOf } from "~/assessment/answers/rules/answers";
import { progressOf } from "~/assessment/answers/rules/completion";
import type { AnswerMap, AnswerValue, ChoiceValue } from "~/assessment/answers/rules/value";
import type { Catalogue, Dimension, Section, Topic } from "~/assessment/catalogue/rules/catalogue";
import { isYesNo, type Question } from "~/assessment/catalogue/rules/questions";
import type { Language } from "~/core/language";
import type { Text } from "~/core/text";
import { named, namedShape } from "~/foundation/api/names";
import type { StoredAnswer } from "./stored.server";

/** "true" or "false": the contract writes completion as a string. */
const flag = z.enum(["true", "false"]);
const toFlag = (value: boolean) => (value ? "true" : "false");

export const dimensionSchema = z
  .object({
    _id: z.string(),
    id: z.string(),
    ...namedShape("name"),
    ...namedShape("text"),
    isOnSummary: z.boolean(),
    isCompleted: flag,
  })
  .openapi("Dimension");

/** A dimension; completed when every required question in it is answered. */
export function toDimension(dimension: Dimension, answers: AnswerMap): z.infer<typeof dimensionSchema> {
  const sections = dimension.topics.flatMap((topic) => topic.sections);
  return {
    _id: dimension.id,
    id: dimension.id,
    ...named("name", dimension.name),
    ...named("text", dimension.description),
    isOnSummary: dimension.isOnSummary,
    isCompleted: toFlag(progressOf(sections, answers).isComplete),
  };
}

export const indicatorSchema = z
  .object({
    _id: z.string(),
    id: z.string(),
    ...namedShape("name"),
    ...namedShape("requiredText"),
    ...namedShape("description"),
    dimension: z.object({ _id: z.string(), ...namedShape("name") }),
    isCompleted: flag,
    questions: z.number().int(),
    answered: z.number().int(),
    completed: z.boolean(),
    inProgress: z.boolean(),
  })
  .openapi("Indicator");

/** A topic; `questions` counts its required ones. */
function toIndicator(dimension: Dimension, topic: Topic, answers: AnswerMap): z.infer<typeof indicatorSchema> {
  const progress = progressOf(topic.sections, answers);
  return {
    _id: topic.id,
    id: topic.id,
    ...named("name", topic.name),
    ...named("requiredText", topic.requiredText),
    ...named("description", topic.description),
    dimension: { _id: dimension.id, ...named("name", dimension.name) },
    isCompleted: toFlag(progress.isComplete),
    questions: progress.total,
    answered: progress.answered,
    completed: progress.isComplete,
    inProgress: progress.answered > 0 && !progress.isComplete,
  };
}

export function listIndicators(catalogue: Catalogue, answers: AnswerMap) {
  return catalogue.dimensions.flatMap((dimension) =>
    dimension.topics.map((topic) => toIndicator(dimension, topic, answers)),
  );
}

const entrySchema = z
  .object({
    _id: z.string(),
    id: z.string(),
    answer: z.array(z.string()),
    answerFrench: z.array(z.string()),
    answerMalay: z.array(z.string()),
    otherAnswer: z.string().nullable(),
    revision: z.number().int().openapi({
      description:
        "0 for a question without an answer, and another number with each; sent back with an answer, it keeps that answer from replacing another's",
    }),
    isOptional: z.boolean(),
    questionId: z.object({
      _id: z.string(),
      ...namedShape("question"),
      questionType: z.enum(["yes-no", "radio", "checkbox", "statements", "text", "number", "calculation"]),
      isOptional: z.boolean(),
      options: z.array(z.object({ _id: z.string(), ans: z.string() })),
      options_French: z.array(z.object({ _id: z.string(), ans_French: z.string() })),
      options_Malay: z.array(z.object({ _id: z.string(), ans_Malay: z.string() })),
    }),
  })
  .openapi("QuestionEntry");

type StoredAnswers = ReadonlyMap<string, StoredAnswer>;

const headSchema = z.object({ _id: z.string(), ...namedShape("name") });

export const sectionSchema = z
  .object({ section: headSchema, sectionId: headSchema, questions: z.array(entrySchema) })
  .openapi("SectionGroup");

export const questionItemSchema = z
  .object({ ...entrySchema.shape, section: headSchema, sectionId: headSchema })
  .openapi("QuestionItem");

const isChoice = (question: Question, value: AnswerValue | null | undefined): value is ChoiceValue =>
  Boolean(value) && question.type === "choice";

/** The parts of an answer in words. For a choice only the labels, since the contract has its own field for the text of "Other". */
export function answerLabels(question: Question, value: AnswerValue | null | undefined, language: Language): string[] {
  const plain = isChoice(question, value) ? { ...value, other: undefined, followUpOther: undefined } : value;
  return wordsOf(question, plain, language);
}

/** The contract's names for the types that readiness uses; other types keep their own names. */
function typeName(question: Question): z.infer<typeof entrySchema>["questionId"]["questionType"] {
  if (question.type !== "choice") return question.type;
  return isYesNo(question) ? "yes-no" : question.selection === "one" ? "radio" : "checkbox";
}

/** `ans` and `answer` are in the reader's language; the entry's id names the submission and the question. */
function toEntry(sealedId: string, question: Question, answers: StoredAnswers, language: Language) {
  const answer = answers.get(question.id);
  const value = answer?.value;
  const options = "options" in question ? question.options : [];
  const id = `${sealedId}.${question.id}`;
  return {
    _id: id,
    id,
    answer: answerLabels(question, value, language),
    answerFrench: answerLabels(question, value, "fr"),
    answerMalay: answerLabels(question, value, "ms"),
    otherAnswer: isChoice(question, value) ? (value.other ?? value.followUpOther ?? null) : null,
    revision: answer?.revision ?? 0,
    isOptional: !question.isRequired,
    questionId: {
      _id: question.id,
      ...named("question", question.text),
      questionType: typeName(question),
      isOptional: !question.isRequired,
      options: options.map((option) => ({ _id: option.id, ans: option.label[language] })),
      options_French: options.map((option) => ({ _id: option.id, ans_French: option.label.fr })),
      options_Malay: options.map((option) => ({ _id: option.id, ans_Malay: option.label.ms })),
    },
  };
}

const toHead = (item: { id: string; name: Text }) => ({ _id: item.id, ...named("name", item.name) });

export function toSection(sealedId: string, section: Section, answers: StoredAnswers, language: Language) {
  const questions = section.questions.map((question) => toEntry(sealedId, question, answers, language));
  return { section: toHead(section), sectionId: toHead(section), questions };
}

/** The questions of a topic as one list, each with its section. */
export function toQuestionItems(sealedId: string, topic: Topic, answers: StoredAnswers, language: Language) {
  return topic.sections.flatMap((section) => {
    const { questions, ...heads } = toSection(sealedId, section, answers, language);
    return questions.map((question) => ({ ...question, ...heads }));
  });
}
