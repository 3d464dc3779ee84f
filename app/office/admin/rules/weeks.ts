import { dayAfter, dayIn, mondayOf, UTC } from "~/core/days/days";
import { type Kind, mapKinds } from "~/core/kinds/kind";
import { LEVELS, type Level } from "~/core/level";

/** How many weeks the overview shows: half a year. */
export const WEEKS = 26;

const DAYS = 7;

/** What happened in a week. Weeks begin on Monday, in UTC. */
export interface Week {
  /** Its Monday, an ISO date. */
  monday: string;
  companies: number;
  begun: Record<Kind, number>;
  submitted: Record<Kind, number>;
  levels: Record<Kind, Record<Level, number>>;
}

/** The Monday of the week in which a moment is. */
const weekOf = (moment: number) => mondayOf(dayIn(moment, UTC));

/** The name of the first count of the earliest week shown. In the order of names, those of later weeks follow it. */
export const firstNameOf = (now: number): string => `week.${dayAfter(weekOf(now), -(WEEKS - 1) * DAYS)}`;

/** The weeks up to this one, newest first, from the counts that triggers keep (`week.2026-11-23.begun.readiness`). Weeks without any count 0. */
export function weeksOf(now: number, tallies: readonly { name: string; count: number }[]): Week[] {
  const counts = new Map(tallies.map(({ name, count }) => [name, count]));
  const newest = weekOf(now);
  return Array.from({ length: WEEKS }, (_, ago) => {
    const monday = dayAfter(newest, -ago * DAYS);
    const count = (what: string) => counts.get(`week.${monday}.${what}`) ?? 0;
    const levels = mapKinds((kind) => byLevel((level) => count(`level.${kind}.${level}`)));
    return {
      monday,
      companies: count("companies"),
      begun: mapKinds((kind) => count(`begun.${kind}`)),
      submitted: mapKinds((kind) => sum(LEVELS.map((level) => levels[kind][level]))),
      levels,
    };
  });
}

/** All weeks together; its Monday is that of the earliest. */
export const inAll = (weeks: readonly Week[]): Week => {
  const of = (pick: (week: Week) => number) => sum(weeks.map(pick));
  return {
    monday: weeks.at(-1)?.monday ?? "",
    companies: of((week) => week.companies),
    begun: mapKinds((kind) => of((week) => week.begun[kind])),
    submitted: mapKinds((kind) => of((week) => week.submitted[kind])),
    levels: mapKinds((kind) => byLevel((level) => of((week) => week.levels[kind][level]))),
  };
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const byLevel = (count: (level: Level) => number) =>
  Object.fromEntries(LEVELS.map((level) => [level, count(level)])) as Record<Level, number>;
