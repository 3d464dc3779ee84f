import { dayAfter, dayIn, isDay } from "./days/days";
import { isClimate, type Kind } from "./kinds/kind";

/** The parts of a report that can be shared, in the order in which they are offered. */
export const SHARE_PARTS = ["summary", "scores", "emissions", "answers", "plan", "documents"] as const;
export type SharePart = (typeof SHARE_PARTS)[number];

/** The parts that only a report on climate action has. */
const OF_CLIMATE: readonly SharePart[] = ["emissions", "plan"];

/** The parts that the report of a kind has. */
export const partsOf = (kind: Kind): readonly SharePart[] =>
  isClimate(kind) ? SHARE_PARTS : SHARE_PARTS.filter((part) => !OF_CLIMATE.includes(part));

/** What a new link shows unless its owner chooses otherwise: all that the proof of the report tells, so that its reader can check it. */
export const USUAL_PARTS: readonly SharePart[] = ["summary", "scores", "emissions"];

/** Share links of an assessment, including ended and expired ones, for as long as they are kept. */
export const MAX_SHARES = 100;
/** Most characters in the name of a link's recipient. */
export const RECIPIENT_LIMIT = 120;
/** Characters of the word that a link can ask for. */
export const WORD_LENGTH = { min: 6, max: 64 } as const;
/**
 * Wrong words allowed for one link in a window; right ones do not count. The link's address is already a secret, so only people who were
 * given it can try.
 */
export const WORD_TRIES = { max: 10, windowMs: 15 * 60_000 } as const;
/** How long a browser that has given the word is not asked for it again, in milliseconds. */
export const WORD_LIFE_MS = 12 * 60 * 60_000;

const USUAL_DAYS = 30;
const MAX_DAYS = 365;

/** The days that a link can be valid until, in the company's time zone: today up to a year from now, and the proposed day. */
export function expiryDays(now: number, timeZone: string) {
  const first = dayIn(now, timeZone);
  return { first, usual: dayAfter(first, USUAL_DAYS), last: dayAfter(first, MAX_DAYS) };
}

export type ExpiryVerdict = { ok: true } | { ok: false; reason: "missing" | "invalid" | "past" | "far" };

/** Whether the day that a form gave is a valid last day for a link, in the company's time zone. */
export function judgeExpiry(day: string, now: number, timeZone: string): ExpiryVerdict {
  if (day === "") return { ok: false, reason: "missing" };
  if (!isDay(day)) return { ok: false, reason: "invalid" };
  const { first, last } = expiryDays(now, timeZone);
  if (day < first) return { ok: false, reason: "past" };
  return day > last ? { ok: false, reason: "far" } : { ok: true };
}

export type ShareState = "open" | "ended" | "expired";

/** Whether a link still opens anything, and if not, why. */
export function stateOf(
  { endedAt, expiresAt }: { endedAt: number | null; expiresAt: number },
  now: number,
): ShareState {
  if (endedAt !== null) return "ended";
  return expiresAt > now ? "open" : "expired";
}
