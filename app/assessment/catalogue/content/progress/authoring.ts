import type { z } from "zod";
import type { progressSchema } from "~/assessment/catalogue/rules/catalogue";
import type { Takes } from "~/assessment/catalogue/rules/questions";
import type { Translated } from "~/core/language";
import { OTHER_OPTION, YES_COUNTS, YES_NO } from "../readiness/core-options";

/** A questionnaire as its authors write it: in English, plus the translations made so far. */
export type Catalogue = z.input<typeof progressSchema>;
export type Dimension = Catalogue["dimensions"][number];
export type Section = Dimension["topics"][number]["sections"][number];
type Question = Section["questions"][number];
type QuestionOf<T extends Question["type"]> = Extract<Question, { type: T }>;
type ChoiceQuestion = QuestionOf<"choice">;
type Option = ChoiceQuestion["options"][number];
export type Input = QuestionOf<"calculation">["inputs"][number];
type Grids = QuestionOf<"calculation">["grids"];

/** What every question of progress has; each one has help. */
interface Asked {
  id: string;
  /** What the practice behind it asks somebody to do, and how long that takes; none for a question that gives no points. */
  title?: Translated;
  takes?: Takes;
  text: Translated;
  help: { why: Translated; counts: Translated; evidence: Translated };
}

/** The follow-up question after Yes. `hasOther` adds "Other" at the end of the options. */
interface Asking {
  text: Translated;
  options: Option[];
  hasOther?: boolean;
  /** Only one option may be chosen. */
  isSingle?: boolean;
}

const STEPS: Option[] = [
  { id: "in-place", label: { en: "In place", fr: "En place", ms: "Sudah dilaksanakan" }, isFlagged: true },
  { id: "in-progress", label: { en: "In progress", fr: "En cours", ms: "Sedang dilaksanakan" } },
  { id: "not-yet", label: { en: "Not yet", fr: "Pas encore", ms: "Belum" } },
];

/** One of several options; a flagged one gives the point. */
export function oneOf(asked: Asked, options: Option[]): ChoiceQuestion {
  return { ...asked, type: "choice", selection: "one", points: YES_COUNTS, isRequired: true, options };
}

/** Yes gives the point. */
export const yesNo = (asked: Asked): ChoiceQuestion => oneOf(asked, YES_NO);

/** Yes or No, and after Yes which kinds. `points` scores the number of kinds ticked and having any; without it the question gives none. */
export function yesAnd(
  asked: Asked,
  { text: asking, options, hasOther, isSingle }: Asking,
  points?: ChoiceQuestion["points"],
): ChoiceQuestion {
  const followUps: ChoiceQuestion["followUps"] = {
    by: "yes",
    selection: isSingle ? "one" : "several",
    text: asking,
    options: hasOther ? [...options, OTHER_OPTION] : options,
  };
  const rule = points && { points };
  return { ...asked, type: "choice", selection: "one", ...rule, isRequired: true, options: YES_NO, followUps };
}

/** Checkboxes: one gives a point, three give two. The last one means "none of them". */
export function graded(asked: Asked, { options, none }: { options: Option[]; none: Translated }) {
  const question: ChoiceQuestion = {
    ...asked,
    type: "choice",
    selection: "several",
    points: { flagged: [1, 3] },
    isRequired: true,
    options: [
      ...options.map((option) => ({ ...option, isFlagged: true })),
      { id: "none", label: none, isExclusive: true },
    ],
  };
  return question;
}

/** One point for each statement that is in place. */
export function howFar(asked: Asked, statements: { id: string; text: Translated }[]): QuestionOf<"statements"> {
  return { ...asked, type: "statements", points: "each", isRequired: true, options: STEPS, statements };
}

/** A greenhouse gas total in tonnes, worked out from the inputs; `grids` are the grids that electricity may come from. */
export function tonnes(asked: Asked, inputs: Input[], grids?: Grids): QuestionOf<"calculation"> {
  const unit = { en: "tonnes CO2e", fr: "tonnes de CO2e", ms: "tan setara CO2" };
  return {
    ...asked,
    type: "calculation",
    points: "present",
    isRequired: true,
    unit,
    ...(grids && { grids }),
    inputs,
  };
}

/** A first estimate of a category of Scope 3, in tonnes: it may be left out and gives no points. */
export function estimate(asked: Asked, inputs: Input[]): QuestionOf<"calculation"> {
  const { points: _, ...question } = tonnes(asked, inputs);
  return { ...question, isRequired: false };
}

/** A year, from the first one to the current one. */
export function yearSince(from: number, asked: Asked): QuestionOf<"text"> {
  return { ...asked, type: "text", points: "present", isRequired: true, year: { from } };
}

/** When a measure of the plan is carried out, in months after the signature. */
export function months(from: number, to: number): Translated {
  return { en: `Months ${from}–${to}`, fr: `Mois ${from} à ${to}`, ms: `Bulan ${from}–${to}` };
}
