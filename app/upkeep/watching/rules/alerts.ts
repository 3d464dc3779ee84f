/**
 * What the office is warned of, and when it is told. An alert opens when its cause is first seen. It ends once its cause has not been seen
 * for an hour, so that a cause that comes and goes is one alert. The office is told when it opens, every day while it lasts, and when it is
 * over.
 */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Cron runs every five minutes. Four that are missing are no accident. */
export const CLOCK_STOPPED_MS = 20 * MINUTE;
/** A message usually waits for seconds, and at most for a sweep or two. */
export const QUEUE_IS_OLD_MS = 30 * MINUTE;
/** A job that fails once is tried again. */
export const FAILURES_RUNNING = 2;
/** Dead letters older than this are no news. */
export const LETTERS_ARE_NEW_MS = 24 * HOUR;
/** Shares of the database's size, in percent. Each has an alert of its own, and only the highest that is reached is open. */
const DATABASE_STEPS = [60, 80, 90] as const;
/** How long a cause must be away until its alert ends. */
export const CALM_MS = HOUR;
/** How often the office is told of an alert that lasts. */
const REPEAT_MS = 24 * HOUR;

/** What the office is told of an alert: that it has begun, that it lasts, that it is over. */
export const WORDS = ["open", "still", "over"] as const;
export type Word = (typeof WORDS)[number];

export type AlertKind = "clock" | "job" | "dead-letters" | "database" | "mail-queue";

/** "job/outbox" is of the kind "job", "database/80" of the kind "database". */
export const kindOf = (name: string) => name.split("/")[0] as AlertKind;
/** What follows the kind: the job, or the percentage. Empty if nothing does. */
export const subjectOf = (name: string) => name.slice(kindOf(name).length + 1);

/** The name of the alert that the clock has stopped. */
export const CLOCK = "clock";

/** What was measured. Times in ms since 1970. */
export interface Measures {
  /** When the latest cron run began. Null if there has been none, as before the first. */
  lastCronAt: number | null;
  /** When the oldest message was written that waits for its delivery. */
  oldestMessageAt: number | null;
  /** Open dead letters that came within the last day. */
  deadLetters: number;
  /** The jobs whose latest runs have failed, and how many in a row. */
  failures: readonly { job: string; times: number }[];
  /** Size of the larger of the two databases, and the limit of each, in bytes. */
  databaseBytes: number;
  databaseLimitBytes: number;
}

/** A cause for an alert, with its figures. */
export interface Cause {
  name: string;
  facts: Record<string, number>;
}

/** The causes that are there now. */
export function findCauses(measures: Measures, now: number): Cause[] {
  const { oldestMessageAt, deadLetters, failures, databaseBytes, databaseLimitBytes } = measures;
  const percent = (100 * databaseBytes) / databaseLimitBytes;
  const step = DATABASE_STEPS.findLast((each) => percent >= each);
  const isOld = oldestMessageAt !== null && now - oldestMessageAt >= QUEUE_IS_OLD_MS;
  return [
    ...findStoppedClock(measures, now),
    ...failures
      .filter(({ times }) => times >= FAILURES_RUNNING)
      .map(({ job, times }) => ({ name: `job/${job}`, facts: { times } })),
    ...(deadLetters > 0 ? [{ name: "dead-letters", facts: { letters: deadLetters } }] : []),
    ...(step ? [{ name: `database/${step}`, facts: { percent: Math.floor(percent) } }] : []),
    ...(isOld ? [{ name: "mail-queue", facts: { minutes: minutesSince(oldestMessageAt, now) } }] : []),
  ];
}

/** The cause that cron itself cannot see. */
export function findStoppedClock({ lastCronAt }: Pick<Measures, "lastCronAt">, now: number): Cause[] {
  if (lastCronAt === null || now - lastCronAt < CLOCK_STOPPED_MS) return [];
  return [{ name: CLOCK, facts: { minutes: minutesSince(lastCronAt, now) } }];
}

const minutesSince = (at: number, now: number) => Math.floor((now - at) / MINUTE);

/** What a channel was last told of an alert, and when. */
export type Told = { word: Word; at: number } | null;

/**
 * What a channel knows when an alert opens again. If its end could not be told, the channel still believes that it lasts, which is true
 * again: so it is not told anew.
 */
export const toldBefore = (told: Told): Told => (told?.word === "over" ? null : told);

/** An alert, with what each channel was told about this time of it. */
export interface Alert {
  name: string;
  facts: Record<string, number>;
  openedAt: number;
  seenAt: number;
  endedAt: number | null;
  mailed: Told;
  posted: Told;
}

/** How an alert changes: it opens (again), its cause is seen again, or it ends. */
export type Change =
  | { type: "opens"; name: string; facts: Record<string, number> }
  | { type: "lasts"; name: string; facts: Record<string, number> }
  /** `isReplaced`: a higher step is open in its place, so its end is not told. */
  | { type: "ends"; name: string; isReplaced: boolean };

/** How the known alerts change with the causes that were found. Every cause that is not among them is away. */
export function changeAlerts(known: readonly Alert[], found: readonly Cause[], now: number): Change[] {
  const open = known.filter(({ endedAt }) => endedAt === null);
  const isOpen = (name: string) => open.some((alert) => alert.name === name);
  const changes: Change[] = found.map((cause) => ({ type: isOpen(cause.name) ? "lasts" : "opens", ...cause }));
  for (const { name, seenAt } of open) {
    if (found.some((cause) => cause.name === name)) continue;
    const isReplaced = found.some((cause) => isHigher(cause.name, name));
    if (isReplaced || now - seenAt >= CALM_MS) changes.push({ type: "ends", name, isReplaced });
  }
  return changes;
}

/** Whether two alerts are steps of the same measure, and the first is the higher one. */
const isHigher = (name: string, other: string) =>
  kindOf(name) === "database" && kindOf(other) === "database" && Number(subjectOf(name)) > Number(subjectOf(other));

/** What a channel must be told of an alert now, or null. */
export function dueWord({ endedAt }: Alert, told: Told, now: number): Word | null {
  if (endedAt !== null) return told && told.word !== "over" ? "over" : null;
  if (!told) return "open";
  return now - told.at >= REPEAT_MS ? "still" : null;
}
