import { SOURCES } from "~/assessment/ghg/rules/factors";
import { STAGES } from "../../../assessment/catalogue/rules/catalogue";
import { type QuestionType, TAKES } from "../../../assessment/catalogue/rules/questions";

/** A value of a document. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
/** The fields of an entity, or of a part of one. */
export type EditedFields = { [key: string]: Json };

/** `label` replaces the field's name as its label key where the same name has another meaning elsewhere. */
interface Common {
  isOptional?: true;
  label?: string;
}

/** The shape of a field's value, which also determines how it is edited. */
export type Shape = Common &
  (
    | /** Text in every language; `most` is the maximum length of each. */ { kind: "text"; most: number }
    | /** One line that is the same in every language: an id, an address, a day. */ {
        kind: "line";
        of: "id" | "part-id" | "url" | "day" | "country" | "grid";
      }
    | /** Several such lines. */ { kind: "lines"; of: "words" | "id" }
    | /** True, or absent if optional. */ { kind: "flag" }
    | { kind: "choice"; values: readonly string[] }
    | { kind: "number"; isWhole?: true }
    | /** Whole numbers, in order. */ { kind: "numbers" }
    | { kind: "group"; fields: Fields }
    | /** A list whose items have an id. */ { kind: "items"; fields: Fields }
  );
export type Fields = { readonly [name: string]: Shape };

const name: Shape = { kind: "text", most: 140 };
const short = (most: number): Shape => ({ kind: "text", most });
const long: Shape = { kind: "text", most: 900 };
const flag: Shape = { kind: "flag", isOptional: true };

const OPTION: Fields = {
  id: { kind: "line", of: "id" },
  label: short(160),
  isOther: flag,
  isExclusive: flag,
  isFlagged: flag,
};
const SELECTION: Shape = { kind: "choice", values: ["one", "several"] };

/** The fields of every question, plus those of its type. */
const asked = (added: Fields, more: Fields = {}): Fields => ({
  text: short(400),
  title: { ...short(80), isOptional: true, label: "practice" },
  takes: { kind: "choice", values: TAKES, isOptional: true },
  ...more,
  help: {
    kind: "group",
    isOptional: true,
    fields: { why: short(400), counts: long, evidence: short(300) },
  },
  isRequired: { kind: "flag" },
  ...added,
});
const gives = (points: string): Fields => ({ points: { kind: "choice", values: [points], isOptional: true } });

/** The fields of each question type apart from `id` and `type`, which never change. */
export const QUESTION_FIELDS: { readonly [T in QuestionType]: Fields } = {
  choice: asked(
    {
      selection: SELECTION,
      points: {
        kind: "group",
        isOptional: true,
        fields: {
          flagged: { kind: "numbers", isOptional: true },
          followUps: { kind: "numbers", isOptional: true, label: "followUpPoints" },
          opened: flag,
        },
      },
    },
    {
      options: { kind: "items", fields: OPTION },
      followUps: {
        kind: "group",
        isOptional: true,
        fields: {
          by: { kind: "line", of: "id" },
          selection: SELECTION,
          text: short(300),
          options: { kind: "items", fields: OPTION },
        },
      },
    },
  ),
  statements: asked(gives("each"), {
    options: { kind: "items", fields: OPTION },
    statements: { kind: "items", fields: { id: { kind: "line", of: "part-id" }, text: short(300) } },
  }),
  text: asked({
    ...gives("present"),
    year: {
      kind: "group",
      isOptional: true,
      fields: { from: { kind: "number", isWhole: true }, to: { kind: "number", isWhole: true, isOptional: true } },
    },
  }),
  number: asked({
    ...gives("present"),
    unit: short(60),
    min: { kind: "number", isOptional: true },
    max: { kind: "number", isOptional: true },
  }),
  calculation: asked(
    { ...gives("present"), unit: short(60) },
    {
      inputs: {
        kind: "items",
        fields: {
          id: { kind: "line", of: "part-id" },
          label: short(160),
          source: { kind: "choice", values: SOURCES, isOptional: true, label: "emissionSource" },
          isRare: flag,
          units: {
            kind: "items",
            fields: {
              id: { kind: "line", of: "part-id" },
              label: short(80),
              factor: { kind: "number", isOptional: true },
            },
          },
        },
      },
      grids: {
        kind: "items",
        isOptional: true,
        fields: { id: { kind: "line", of: "grid" }, label: short(120) },
      },
    },
  ),
};

/** The fields of each entity apart from its children; the fields of questions depend on their type. */
export const ENTITY_FIELDS = {
  dimension: { name, description: long, isOnSummary: { kind: "flag" } },
  topic: {
    name,
    description: long,
    requiredText: long,
    references: { kind: "lines", of: "words" },
    sdg: { kind: "number", isWhole: true, isOptional: true },
  },
  section: {
    stage: { kind: "choice", values: [...STAGES, "profile"], isOptional: true },
    name,
  },
  law: {
    country: { kind: "line", of: "country" },
    name: short(220),
    asks: long,
    questions: { kind: "lines", of: "id" },
    source: { kind: "line", of: "url" },
    readAt: { kind: "line", of: "url", isOptional: true },
    isUnread: flag,
    checkedOn: { kind: "line", of: "day" },
  },
  level: { name, tooltip: short(300), overall: long },
  performance: { description: long, action: long },
  sdgCard: {
    title: short(160),
    targets: { kind: "lines", of: "words" },
    also: { kind: "lines", of: "words", isOptional: true },
    goalText: short(400),
    contribution: short(400),
  },
  plan: { plan: short(200), resources: short(200), process: short(300), output: short(200), timeline: short(60) },
} as const satisfies Record<string, Fields>;

/** The child lists of an entity, each with its own order. */
export const LISTS = {
  dimension: { topics: "topic" },
  topic: { sections: "section", laws: "law" },
  section: { questions: "question" },
} as const;

export type EntityKind = keyof typeof ENTITY_FIELDS | "question";
