import { LEVELS, type Level } from "~/core/level";
import { counterOf } from "../../../results/statistics/rules/contribution";

/** What a company may have recorded about its emissions, with the counter for it. */
export const RECORDED = {
  scope1: "scope1Recorded",
  scope2: "scope2Recorded",
  target: "targetSet",
  intensity: "intensityRecorded",
} as const;
export type Recorded = keyof typeof RECORDED;
const RECORDINGS = Object.keys(RECORDED) as Recorded[];

/** The companies that answered a question with Yes or otherwise, or that ticked one of its options or did not. */
export interface ByAnswer {
  questionId: string;
  /** Null for the question's Yes. */
  optionId: string | null;
  isYes: boolean;
}

/** The companies in a list that a bar links to: those on a level of a subject (on any level if null), or those with an answer. */
export type Listed = { subject: string; level: Level | null } | Unordered;
/** Lists that have no order of their own in any table. */
export type Unordered = ByAnswer | { recorded: Recorded };

/** Separates the parts of a list that is not by level. No id contains it. */
const BETWEEN = "~";
const ANSWER = /^(yes|no)~([\w.-]{1,80})(?:~([\w.-]{1,80}))?$/;
/** Means any level. */
const ANY_LEVEL = "any";
const LEVEL = /^([\w.-]{1,80})\.(\w{1,20})$/;

/** Writes a list as the URL names it. */
export function writeListed(list: Listed): string {
  if ("level" in list) return `${list.subject}.${list.level ?? ANY_LEVEL}`;
  if ("recorded" in list) return ["recorded", list.recorded].join(BETWEEN);
  const { questionId, optionId, isYes } = list;
  return [isYes ? "yes" : "no", questionId, ...(optionId === null ? [] : [optionId])].join(BETWEEN);
}

/** The list that a URL names, without checking that its subject, question or option exists; null if it names none. */
export function readListed(text: string): Listed | null {
  const [, word, questionId = "", optionId = null] = ANSWER.exec(text) ?? [];
  if (word) return { questionId, optionId, isYes: word === "yes" };
  const recorded = RECORDINGS.find((each) => text === writeListed({ recorded: each }));
  if (recorded) return { recorded };
  const [, subject = "", name] = LEVEL.exec(text) ?? [];
  const level = name === ANY_LEVEL ? null : LEVELS.find((each) => each === name);
  return level === undefined ? null : { subject, level };
}

/** How many companies are checked for a list, or for a page of it, in the order of a group wider than the page's. */
export const MAX_LOOKED = 300;

/** The part of a cell that counts the companies of a list. */
export const partOf = (list: Listed) => ("level" in list ? "scores" : counterBehind(list).part);

/** The counter of a company's contribution that says whether the company is in this list. */
export function counterBehind(list: Unordered): { part: "scores" | "answers"; name: string } {
  if ("recorded" in list) return { part: "scores", name: RECORDED[list.recorded] };
  const { questionId, optionId } = list;
  const name = optionId === null ? counterOf.yes(questionId) : counterOf.option(questionId, optionId);
  return { part: "answers", name };
}
