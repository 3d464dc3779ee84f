import { LEVELS, type Level } from "~/core/level";
import { addCounters, type Counters, counterOf } from "../../../results/statistics/rules/contribution";
import { type Listed, type Moved, movesOf, RECORDED, type Recorded } from "./lists";

/** A group of companies: how many there are, and the sum of their contributions. */
export interface Group {
  companies: number;
  counters: Counters;
}

export const NOBODY: Group = { companies: 0, counters: {} };

/** Merges groups that have no company in common. */
export function uniteGroups(groups: readonly Group[]): Group {
  return {
    companies: groups.reduce((sum, { companies }) => sum + companies, 0),
    counters: addCounters(groups.map(({ counters }) => counters)),
  };
}

/** How many companies are on each level of a subject, lowest first. */
export function levelCounts({ counters }: Group, subject: string): Record<Level, number> {
  return Object.fromEntries(LEVELS.map((level) => [level, counters[counterOf.level(subject, level)] ?? 0])) as Record<
    Level,
    number
  >;
}

const total = (counts: Record<Level, number>) => LEVELS.reduce((sum, level) => sum + counts[level], 0);

/** The share of each level in whole percent, rounded down (specification, results 5); 0 if there are no companies. */
export function levelPercents(counts: Record<Level, number>): Record<Level, number> {
  return Object.fromEntries(LEVELS.map((level) => [level, percentOf(counts[level], total(counts))])) as Record<
    Level,
    number
  >;
}

/** Whole percent, rounded down; 0 if `of` is 0. */
export const percentOf = (count: number, of: number) => (of > 0 ? Math.floor((count * 100) / of) : 0);

/** The mean and the standard deviation of a group's scores for a subject, in hundredths of a percent, and how many companies have one. */
export function averageOf(group: Group, subject: string): { companies: number; mean: number; spread: number } {
  const companies = total(levelCounts(group, subject));
  if (companies === 0) return { companies, mean: 0, spread: 0 };
  const mean = (group.counters[counterOf.sum(subject)] ?? 0) / companies;
  const squares = (group.counters[counterOf.squares(subject)] ?? 0) / companies;
  return { companies, mean, spread: Math.sqrt(Math.max(0, squares - mean * mean)) };
}

/** How many companies of a group have moved so since their result before. */
export const movedCount = ({ counters }: Group, moved: Moved): number =>
  movesOf(moved).reduce((sum, { from, to }) => sum + (counters[counterOf.moved(from, to)] ?? 0), 0);

/** The companies of a group whose contributions compare them with their result before: on which levels they were and are, and their mean. */
export function thenAndNowOf(group: Group) {
  const on = (count: (level: Level) => Moved[]) =>
    Object.fromEntries(
      LEVELS.map((level) => [level, count(level).reduce((sum, moved) => sum + movedCount(group, moved), 0)]),
    ) as Record<Level, number>;
  const before = on((level) => LEVELS.map((to) => ({ from: level, to })));
  const now = on((level) => LEVELS.map((from) => ({ from, to: level })));
  const companies = total(now);
  const mean = (name: string) => (companies > 0 ? (group.counters[name] ?? 0) / companies : 0);
  return {
    companies,
    before: { levels: before, mean: mean(counterOf.scoreThen) },
    now: { levels: now, mean: mean(counterOf.scoreNow) },
  };
}

/** A mean as the contract and the pages show it: percent with two decimals. */
export const twoDecimals = (hundredths: number) => Math.round(hundredths) / 100;

/** The mean of the means, as in the specification's first performance bar. */
export function meanOf(means: readonly number[]): number {
  return means.length > 0 ? means.reduce((sum, mean) => sum + mean, 0) / means.length : 0;
}

/** How many companies of a group were asked a question, given the versions that ask it. */
export function askedOf({ counters }: Group, versions: Iterable<string>): number {
  return [...versions].reduce((sum, version) => sum + (counters[counterOf.version(version)] ?? 0), 0);
}

export const yesOf = ({ counters }: Group, questionId: string) => counters[counterOf.yes(questionId)] ?? 0;

export const chosenOf = ({ counters }: Group, questionId: string, optionId: string) =>
  counters[counterOf.option(questionId, optionId)] ?? 0;

/** The questionnaire versions that companies of a group answered. */
export function versionsOf({ counters }: Group): string[] {
  const prefix = counterOf.version("");
  return Object.keys(counters).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
}

/**
 * A group's emissions: how many companies recorded them or have a target, the total tonnes of CO2e, and the tonnes of Scope 1 and 2 per
 * person, which companies with both scopes and a number of people have (null if none has).
 */
export function emissionsOf({ companies, counters }: Group) {
  const count = (of: Recorded) => counters[RECORDED[of]] ?? 0;
  const tonnes = (name: "scope1Kilograms" | "scope2Kilograms" | "intensityKilograms") => (counters[name] ?? 0) / 1000;
  const people = (counters.intensityPeople ?? 0) / 100;
  return {
    companies,
    counts: {
      scope1: count("scope1"),
      scope2: count("scope2"),
      target: count("target"),
      intensity: count("intensity"),
    },
    tonnes: { scope1: tonnes("scope1Kilograms"), scope2: tonnes("scope2Kilograms") },
    perPerson: people > 0 ? tonnes("intensityKilograms") / people : null,
  };
}

/**
 * How many companies of a group a chart counts for a list: what a bar shows when it shows numbers. `versions` are the questionnaire versions
 * that ask a question. The group has the counters of the list (`countersBehind`).
 */
export function countBehind(group: Group, list: Listed, versions: (questionId: string) => readonly string[]): number {
  if ("recorded" in list) return emissionsOf(group).counts[list.recorded];
  if ("moved" in list) return movedCount(group, list.moved);
  if ("level" in list) {
    const counts = levelCounts(group, list.subject);
    return list.level ? counts[list.level] : total(counts);
  }
  const { questionId, optionId, isYes } = list;
  const yes = optionId === null ? yesOf(group, questionId) : chosenOf(group, questionId, optionId);
  return isYes ? yes : askedOf(group, versions(questionId)) - yes;
}
