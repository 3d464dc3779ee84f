import { judgeAnswer } from "~/assessment/answers/rules/answers";
import { type Field, FOLLOW_UPS, MAIN } from "~/assessment/answers/rules/fields";
import type { AnswerValue, ChoiceValue, NumberValue } from "~/assessment/answers/rules/value";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { CLIMATE_QUESTIONS } from "~/assessment/scoring/rules/climate";
import type { Kind } from "~/core/kinds/kind";
import { writeNumber } from "~/core/numbers";
import { FIGURES_BY_SECTION, type FigureSection, type KeyFigureId } from "./figures";

/** A company's size: number of people, a band of people, or turnover. */
type Size = { people: number } | { band: string } | { turnover: number };

/** A size the company stated, where, and when. */
export type StatedSize = Size & { at: number } & (
    | { in: "figures"; year: number; currency: string }
    | { in: "assessment"; kind: Kind; assessmentId: string }
  );

const EMPLOYEES = "company-profile.employees";
const PEOPLE = "demographics.people";
const { people: HEADCOUNT, turnover: TURNOVER } = CLIMATE_QUESTIONS;

/** The questions about company size, of either kind. */
export const SIZE_QUESTIONS = [EMPLOYEES, PEOPLE, HEADCOUNT, TURNOVER];

/** The key figures about company size. */
export const SIZE_KEY_FIGURES = ["turnover", "employees-average", "employees"] as const satisfies KeyFigureId[];

/** Whether a section of the key figures asks for any of them. */
export const asksForSize = (section: FigureSection) =>
  FIGURES_BY_SECTION[section].some((id) => (SIZE_KEY_FIGURES as readonly KeyFigureId[]).includes(id));

/** The bands of people to choose from, each with its upper limit. */
const BANDS: [band: string, most: number][] = [
  ["1-10", 10],
  ["11-50", 50],
  ["51-250", 250],
  ["over-250", Number.POSITIVE_INFINITY],
];

/** The company size in an answer; null if there is none. */
export function sizeIn(questionId: string, value: AnswerValue | null): Size | null {
  if (!value) return null;
  const { options, followUps } = value as ChoiceValue;
  const band = questionId === EMPLOYEES ? options?.[0] : questionId === PEOPLE ? followUps?.[0] : undefined;
  if (band) return { band };
  const { number } = value as NumberValue;
  if (questionId === HEADCOUNT) return { people: number };
  return questionId === TURNOVER ? { turnover: number } : null;
}

/** The company size in a key figure. */
export const sizeOfFigure = (id: (typeof SIZE_KEY_FIGURES)[number], value: number): Size =>
  id === "turnover" ? { turnover: value } : { people: value };

/** An answer offered because the company gave the same information elsewhere. */
export interface Offer {
  said: StatedSize;
  value: AnswerValue;
}

/** The first stated size, newest first, that is a valid answer to the question; null if none is. */
export function offerFor(question: Question, said: readonly StatedSize[]): Offer | null {
  for (const each of said) {
    const fields = fieldsOf(question.id, each);
    const verdict = fields && judgeAnswer(question, fields);
    // Another version of the questionnaire may offer other bands.
    if (verdict?.ok && verdict.value) return { said: each, value: verdict.value };
  }
  return null;
}

function fieldsOf(questionId: string, said: StatedSize): Field[] | null {
  if (questionId === HEADCOUNT) return "people" in said ? [[MAIN, writeNumber(said.people)]] : null;
  if (questionId === TURNOVER) return "turnover" in said ? [[MAIN, writeNumber(said.turnover)]] : null;
  const band = "band" in said ? said.band : "people" in said ? bandOf(said.people) : null;
  if (!band) return null;
  if (questionId === EMPLOYEES) return [[MAIN, band]];
  return questionId === PEOPLE
    ? [
        [MAIN, "yes"],
        [FOLLOW_UPS, band],
      ]
    : null;
}

/** Zero people is in no band. */
const bandOf = (people: number) => (people > 0 ? (BANDS.find(([, most]) => people <= most)?.[0] ?? null) : null);

/** The newest value from an assessment for a key figure; `said` must come newest first. Null if there is none. */
export function figureFor(id: KeyFigureId, said: readonly StatedSize[]): { said: StatedSize; value: number } | null {
  for (const each of said) {
    if (each.in !== "assessment") continue;
    // The headcount fits only the average, which may have decimals. People with a contract are counted differently.
    if (id === "employees-average" && "people" in each) return { said: each, value: each.people };
    if (id === "turnover" && "turnover" in each) return { said: each, value: each.turnover };
  }
  return null;
}
