const MINUTE_MS = 60_000;
/** As a browser's field for a day and a time sends it, with or without seconds. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2})?$/;

/** A typed day and time in UTC, in ms since 1970; null if it is none. */
export function readMoment(typed: string): number | null {
  const [, day, time] = MOMENT.exec(typed.trim()) ?? [];
  if (!day || !time) return null;
  const at = Date.parse(`${day}T${time}:00Z`);
  // Date.parse makes 31 February a day of March.
  return Number.isNaN(at) || !new Date(at).toISOString().startsWith(`${day}T${time}`) ? null : at;
}

/** The same, as the field takes it. */
export const writeMoment = (at: number): string => new Date(at).toISOString().slice(0, 16);

/** The whole minutes around two moments: from the first, until just before the second. */
export const wholeMinutes = (from: number, until: number) => ({
  from: Math.floor(from / MINUTE_MS) * MINUTE_MS,
  until: (Math.floor(until / MINUTE_MS) + 1) * MINUTE_MS,
});

/** What is wrong with two typed moments, and which of them has it. */
export type RangeProblem = { field: "from" | "until"; problem: "moment" | "turned" } | null;

export function problemOf({ from, until }: { from: number | null; until: number | null }): RangeProblem {
  if (from === null) return { field: "from", problem: "moment" };
  if (until === null) return { field: "until", problem: "moment" };
  return from < until ? null : { field: "until", problem: "turned" };
}
