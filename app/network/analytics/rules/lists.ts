import { LEVELS, type Level } from "~/core/level";
import { counterOf } from "../../../results/statistics/rules/contribution";

/** What a company may have recorded of its emissions, by the counter that says so. */
export const RECORDED = { scope1: "scope1Recorded", scope2: "scope2Recorded", target: "targetSet" } as const;
export type Recorded = keyof typeof RECORDED;
const RECORDINGS = Object.keys(RECORDED) as Recorded[];

/** The companies that answered a question with Yes or with another answer, or that ticked an option of it or did not. */
export interface ByAnswer {
  questionId: string;
  /** Null for the question's Yes. */
  optionId: string | null;
  isYes: boolean;
}

/** Of which companies a list is that a bar leads to: those on a level of a subject, or on whichever. */
export type Listed = { subject: string; level: Level | null } | Unordered;
/** Those in whose order no company stands anywhere. */
export type Unordered = ByAnswer | { recorded: Recorded };

/** What stands between the parts of a list that is not of a level; no id has it. */
const BETWEEN = "~";
const ANSWER = /^(yes|no)~([\w.-]{1,80})(?:~([\w.-]{1,80}))?$/;
/** In place of a level. */
const ANY_LEVEL = "any";
const LEVEL = /^([\w.-]{1,80})\.(\w{1,20})$/;

/** A list as an address names it. */
export function writeListed(list: Listed): string {
  if ("level" in list) return `${list.subject}.${list.level ?? ANY_LEVEL}`;
  if ("recorded" in list) return ["recorded", list.recorded].join(BETWEEN);
  const { questionId, optionId, isYes } = list;
  return [isYes ? "yes" : "no", questionId, ...(optionId === null ? [] : [optionId])].join(BETWEEN);
}

/** The list that an address names, of whatever subject, question or option; null where it names none. */
export function readListed(text: string): Listed | null {
  const [, word, questionId = "", optionId = null] = ANSWER.exec(text) ?? [];
  if (word) return { questionId, optionId, isYes: word === "yes" };
  const recorded = RECORDINGS.find((each) => text === writeListed({ recorded: each }));
  if (recorded) return { recorded };
  const [, subject = "", name] = LEVEL.exec(text) ?? [];
  const level = name === ANY_LEVEL ? null : LEVELS.find((each) => each === name);
  return level === undefined ? null : { subject, level };
}

/** Companies looked through for a list, or for a page of it, in the order of a group that is wider than that of the page. */
export const MAX_LOOKED = 300;

/** The counter of a company's contribution that says whether it is behind such a list. */
export function counterBehind(list: Unordered): { part: "scores" | "answers"; name: string } {
  if ("recorded" in list) return { part: "scores", name: RECORDED[list.recorded] };
  const { questionId, optionId } = list;
  const name = optionId === null ? counterOf.yes(questionId) : counterOf.option(questionId, optionId);
  return { part: "answers", name };
}
