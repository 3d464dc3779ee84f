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

/** How the level of a company can have changed since its result before. */
export const DIRECTIONS = ["rose", "stayed", "fell"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The companies whose level has changed so, or from one level to another. */
export type Moved = Direction | { from: Level; to: Level };

/** The levels from which and to which such companies have moved. */
export const movesOf = (moved: Moved): { from: Level; to: Level }[] =>
  typeof moved === "object"
    ? [moved]
    : LEVELS.flatMap((from, at) =>
        LEVELS.filter((_, index) => DIRECTIONS[1 - Math.sign(index - at)] === moved).map((to) => ({ from, to })),
      );

/**
 * The companies in a list that a bar links to: those on a level of a subject (on any level if null), those with an answer, or those that have
 * moved.
 */
export type Listed = { subject: string; level: Level | null } | Unordered;
/** Lists that have no order of their own in any table. */
export type Unordered = ByAnswer | { recorded: Recorded } | { moved: Moved };

/** Whether a list tells what its companies have answered, and not only what they have reached. */
export const tellsAnswers = (list: Listed): boolean => "questionId" in list || "recorded" in list;

/** Separates the parts of a list that is not by level. No id contains it. */
const BETWEEN = "~";
const ANSWER = /^(yes|no)~([\w.-]{1,80})(?:~([\w.-]{1,80}))?$/;
/** Means any level. */
const ANY_LEVEL = "any";
const MOVED = /^moved~(\w{1,20})(?:~(\w{1,20}))?$/;
const LEVEL = /^([\w.-]{1,80})\.(\w{1,20})$/;

/** Writes a list as the URL names it. */
export function writeListed(list: Listed): string {
  if ("level" in list) return `${list.subject}.${list.level ?? ANY_LEVEL}`;
  if ("recorded" in list) return ["recorded", list.recorded].join(BETWEEN);
  if ("moved" in list) {
    const { moved } = list;
    return ["moved", ...(typeof moved === "object" ? [moved.from, moved.to] : [moved])].join(BETWEEN);
  }
  const { questionId, optionId, isYes } = list;
  return [isYes ? "yes" : "no", questionId, ...(optionId === null ? [] : [optionId])].join(BETWEEN);
}

/** The list that a URL names, without checking that its subject, question or option exists; null if it names none. */
export function readListed(text: string): Listed | null {
  const [, word, questionId = "", optionId = null] = ANSWER.exec(text) ?? [];
  if (word) return { questionId, optionId, isYes: word === "yes" };
  const recorded = RECORDINGS.find((each) => text === writeListed({ recorded: each }));
  if (recorded) return { recorded };
  const [, moved, second] = MOVED.exec(text) ?? [];
  if (moved) return readMoved(moved, second);
  const [, subject = "", name] = LEVEL.exec(text) ?? [];
  const level = name === ANY_LEVEL ? null : findLevel(name);
  return level === undefined ? null : { subject, level };
}

const findLevel = (name: string | undefined) => LEVELS.find((each) => each === name);

function readMoved(first: string, second: string | undefined): Listed | null {
  const direction = second === undefined && DIRECTIONS.find((each) => each === first);
  if (direction) return { moved: direction };
  const [from, to] = [findLevel(first), findLevel(second)];
  return from && to ? { moved: { from, to } } : null;
}

/** How many companies are checked for a list, or for a page of it, in the order of a group wider than the page's. */
export const MAX_LOOKED = 300;

/** How many are checked for all lists of a view. It bounds the rows that a view reads. */
const MAX_LOOKED_IN_VIEW = 2_000;

/** How many companies are checked for each of the lists that a view shows. */
export const lookedForEach = (lists: number) =>
  Math.min(MAX_LOOKED, Math.floor(MAX_LOOKED_IN_VIEW / Math.max(1, lists)));

/** The part of a cell that counts the companies of a list. */
export const partOf = (list: Listed) => ("level" in list ? "scores" : countersBehind(list).part);

/** The counters of a company's contribution of which one says that the company is in this list. */
export function countersBehind(list: Unordered): { part: "scores" | "answers"; names: string[] } {
  if ("recorded" in list) return { part: "scores", names: [RECORDED[list.recorded]] };
  if ("moved" in list)
    return { part: "scores", names: movesOf(list.moved).map(({ from, to }) => counterOf.moved(from, to)) };
  const { questionId, optionId } = list;
  const name = optionId === null ? counterOf.yes(questionId) : counterOf.option(questionId, optionId);
  return { part: "answers", names: [name] };
}
