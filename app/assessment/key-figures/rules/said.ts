import { judgeAnswer } from "~/assessment/answers/rules/answers";
import { type Field, FOLLOW_UPS, MAIN } from "~/assessment/answers/rules/fields";
import type { AnswerValue, ChoiceValue, NumberValue } from "~/assessment/answers/rules/value";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { CLIMATE_QUESTIONS } from "~/assessment/scoring/rules/climate";
import type { Kind } from "~/core/kinds/kind";
import { writeNumber } from "~/core/numbers";
import { FIGURES_BY_SECTION, type FigureSection, type KeyFigureId } from "./figures";

/** How large a company is: by its people, by a band of them, or by its turnover. */
type Size = { people: number } | { band: string } | { turnover: number };

/** What a company has said of its size, where, and when. */
export type Said = Size & { at: number } & (
    | { in: "figures"; year: number; currency: string }
    | { in: "assessment"; kind: Kind; assessmentId: string }
  );

const [EMPLOYEES, PEOPLE] = ["company-profile.employees", "demographics.people"];
const { people: HEADCOUNT, turnover: TURNOVER } = CLIMATE_QUESTIONS;

/** The questions that ask for it, of either kind. */
export const SIZE_QUESTIONS = [EMPLOYEES, PEOPLE, HEADCOUNT, TURNOVER];

/** The key figures that say it. */
export const SIZE_KEY_FIGURES = ["turnover", "employees-average", "employees"] as const satisfies KeyFigureId[];

/** Whether a section of the key figures asks for any of them. */
export const asksForSize = (section: FigureSection) =>
  FIGURES_BY_SECTION[section].some((id) => (SIZE_KEY_FIGURES as readonly KeyFigureId[]).includes(id));

/** The bands of people from which one chooses, each with the most that it takes. */
const BANDS: [band: string, most: number][] = [
  ["1-10", 10],
  ["11-50", 50],
  ["51-250", 250],
  ["over-250", Number.POSITIVE_INFINITY],
];

/** What an answer says of a company's size; null for nothing. */
export function sizeIn(questionId: string, value: AnswerValue | null): Size | null {
  if (!value) return null;
  const { options, followUps } = value as ChoiceValue;
  const band = questionId === EMPLOYEES ? options?.[0] : questionId === PEOPLE ? followUps?.[0] : undefined;
  if (band) return { band };
  const { number } = value as NumberValue;
  if (questionId === HEADCOUNT) return { people: number };
  return questionId === TURNOVER ? { turnover: number } : null;
}

/** What a key figure says of it. */
export const sizeOfFigure = (id: (typeof SIZE_KEY_FIGURES)[number], value: number): Size =>
  id === "turnover" ? { turnover: value } : { people: value };

/** An answer that is offered because the company has said as much elsewhere. */
export interface Offer {
  said: Said;
  value: AnswerValue;
}

/** What of that, given with the latest first, is an answer to a question; null for nothing. */
export function offerFor(question: Question, said: readonly Said[]): Offer | null {
  for (const each of said) {
    const fields = fieldsOf(question.id, each);
    const verdict = fields && judgeAnswer(question, fields);
    // Another version may offer other bands.
    if (verdict?.ok && verdict.value) return { said: each, value: verdict.value };
  }
  return null;
}

function fieldsOf(questionId: string, said: Said): Field[] | null {
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

/** Nobody at all is in no band. */
const bandOf = (people: number) => (people > 0 ? (BANDS.find(([, most]) => people <= most)?.[0] ?? null) : null);

/** What an assessment says of a key figure, given with the latest first; null for nothing. */
export function figureFor(id: KeyFigureId, said: readonly Said[]): { said: Said; value: number } | null {
  for (const each of said) {
    if (each.in !== "assessment") continue;
    // An average may have decimals, and those who have a contract are counted otherwise.
    if (id === "employees-average" && "people" in each) return { said: each, value: each.people };
    if (id === "turnover" && "turnover" in each) return { said: each, value: each.turnover };
  }
  return null;
}
