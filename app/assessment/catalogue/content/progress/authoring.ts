import type { z } from "zod";
import type { progressSchema } from "~/assessment/catalogue/rules/catalogue";
import type { Translated } from "~/core/language";
import { OTHER_OPTION, YES_COUNTS, YES_NO } from "../readiness/core-options";

/** A questionnaire as its authors write it: in English, plus the translations made so far. */
export type Catalogue = z.input<typeof progressSchema>;
export type Dimension = Catalogue["dimensions"][number];
type Question = Dimension["topics"][number]["sections"][number]["questions"][number];
type QuestionOf<T extends Question["type"]> = Extract<Question, { type: T }>;
type ChoiceQuestion = QuestionOf<"choice">;
type Option = ChoiceQuestion["options"][number];
export type Input = QuestionOf<"calculation">["inputs"][number];
type Grids = QuestionOf<"calculation">["grids"];

/** What every question of progress has; each one counts and has help. */
interface Asked {
  id: string;
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
export function oneOf({ id, text, help }: Asked, options: Option[]): ChoiceQuestion {
  return { id, type: "choice", selection: "one", points: YES_COUNTS, isRequired: true, text, help, options };
}

/** Yes gives the point. */
export const yesNo = (asked: Asked): ChoiceQuestion => oneOf(asked, YES_NO);

/** Yes or No, and after Yes which kinds. `points` scores the number of kinds ticked and having any; without it the question gives none. */
export function yesAnd(
  { id, text, help }: Asked,
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
  return { id, type: "choice", selection: "one", ...rule, isRequired: true, text, help, options: YES_NO, followUps };
}

/** Checkboxes: one gives a point, three give two. The last one means "none of them". */
export function graded({ id, text, help }: Asked, { options, none }: { options: Option[]; none: Translated }) {
  const question: ChoiceQuestion = {
    id,
    type: "choice",
    selection: "several",
    points: { flagged: [1, 3] },
    isRequired: true,
    text,
    help,
    options: [
      ...options.map((option) => ({ ...option, isFlagged: true })),
      { id: "none", label: none, isExclusive: true },
    ],
  };
  return question;
}

/** One point for each statement that is in place. */
export function howFar(
  { id, text, help }: Asked,
  statements: { id: string; text: Translated }[],
): QuestionOf<"statements"> {
  return { id, type: "statements", points: "each", isRequired: true, text, help, options: STEPS, statements };
}

/** A greenhouse gas total in tonnes, worked out from the inputs; `grids` are the grids that electricity may come from. */
export function tonnes({ id, text, help }: Asked, inputs: Input[], grids?: Grids): QuestionOf<"calculation"> {
  const unit = { en: "tonnes CO2e", fr: "tonnes de CO2e", ms: "tan setara CO2" };
  return {
    id,
    type: "calculation",
    points: "present",
    isRequired: true,
    text,
    help,
    unit,
    ...(grids && { grids }),
    inputs,
  };
}

/** A year, from the first one to the current one. */
export function yearSince(from: number, { id, text, help }: Asked): QuestionOf<"text"> {
  return { id, type: "text", points: "present", isRequired: true, text, help, year: { from } };
}

/** When a measure of the plan is carried out, in months after the signature. */
export function months(from: number, to: number): Translated {
  return { en: `Months ${from}–${to}`, fr: `Mois ${from} à ${to}`, ms: `Bulan ${from}–${to}` };
}
