import { dayAfter, dayIn, isDay } from "./days/days";
import { isClimate, type Kind } from "./kinds/kind";

/** What of a report can be shared, in the order in which it is offered. */
export const SHARE_PARTS = ["summary", "scores", "answers", "plan", "documents"] as const;
export type SharePart = (typeof SHARE_PARTS)[number];

/** Those that the report of a kind has: only one on climate action has a plan. */
export const partsOf = (kind: Kind): readonly SharePart[] =>
  isClimate(kind) ? SHARE_PARTS : SHARE_PARTS.filter((part) => part !== "plan");

/** Links of an assessment, those that are over with them, as long as they are kept. */
export const MAX_SHARES = 100;
/** Characters of whom a link is for. */
export const RECIPIENT_LIMIT = 120;
/** Characters of the word that a link can ask for. */
export const WORD_LENGTH = { min: 6, max: 64 } as const;
/** Words tried on one link, right ones not counted: its address is a secret already, so whoever tries has been given it. */
export const WORD_TRIES = { max: 10, windowMs: 15 * 60_000 } as const;
/** How long a browser that has said the word need not say it again, in milliseconds. */
export const WORD_LIFE_MS = 12 * 60 * 60_000;

const USUAL_DAYS = 30;
const MAX_DAYS = 365;

/** The days that a link of a company in that time zone can be read until: today and a year on, and the one that is proposed. */
export function expiryDays(now: number, timeZone: string) {
  const first = dayIn(now, timeZone);
  return { first, usual: dayAfter(first, USUAL_DAYS), last: dayAfter(first, MAX_DAYS) };
}

export type ExpiryVerdict = { ok: true } | { ok: false; reason: "missing" | "invalid" | "past" | "far" };

/** Whether a link of a company in that time zone can be read until the end of that day, by what a form gave. */
export function judgeExpiry(day: string, now: number, timeZone: string): ExpiryVerdict {
  if (day === "") return { ok: false, reason: "missing" };
  if (!isDay(day)) return { ok: false, reason: "invalid" };
  const { first, last } = expiryDays(now, timeZone);
  if (day < first) return { ok: false, reason: "past" };
  return day > last ? { ok: false, reason: "far" } : { ok: true };
}

export type ShareState = "open" | "ended" | "expired";

/** Whether a link still opens anything, and why not. */
export function stateOf(
  { endedAt, expiresAt }: { endedAt: number | null; expiresAt: number },
  now: number,
): ShareState {
  if (endedAt !== null) return "ended";
  return expiresAt > now ? "open" : "expired";
}
