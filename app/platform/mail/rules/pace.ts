import type { Breaker } from "./breaker";

/** The most mails that go out in a second and in a minute of the clock, from all Workers together. */
export interface Pace {
  perSecond: number;
  perMinute: number;
}

/** The pace of each transport unless the settings say otherwise. Services refuse, or stop accounts, that are faster than they allow. */
export const DEFAULT_PACE = {
  smtp: { perSecond: 5, perMinute: 200 },
  http: { perSecond: 20, perMinute: 1_000 },
  cloudflare: { perSecond: 10, perMinute: 400 },
  local: { perSecond: 1_000_000, perMinute: 60_000_000 },
} as const satisfies Record<string, Pace>;

/** The part of the pace that announcements and digests may use. The rest is left to mails that a reader waits for. */
const BULK_PART = 0.8;

export const paceOfBulk = ({ perSecond, perMinute }: Pace): Pace => ({
  perSecond: Math.max(1, Math.floor(perSecond * BULK_PART)),
  perMinute: Math.max(1, Math.floor(perMinute * BULK_PART)),
});

/** What counts mails: the second and the minute since 1970, and how many went out in each. */
export interface Counts {
  second: number;
  inSecond: number;
  minute: number;
  inMinute: number;
}

export const secondOf = (now: number) => Math.floor(now / 1000);
export const minuteOf = (now: number) => Math.floor(now / 60_000);

/** Whether a mail may go out now. If not, how long it waits at least, in ms, and for what. */
export type Turn = { ok: true; isProbe: boolean } | { ok: false; why: "away" | "probe" | "pace"; waitMs: number };

export function turnOf(
  gate: Pick<Breaker, "openUntil"> & Counts & { probeUntil: number },
  { perSecond, perMinute }: Pace,
  now: number,
): Turn {
  const { openUntil, probeUntil } = gate;
  if (openUntil !== null && openUntil > now) return { ok: false, why: "away", waitMs: openUntil - now };
  if (openUntil !== null && probeUntil > now) return { ok: false, why: "probe", waitMs: probeUntil - now };
  if (gate.minute === minuteOf(now) && gate.inMinute >= perMinute) {
    return { ok: false, why: "pace", waitMs: (minuteOf(now) + 1) * 60_000 - now };
  }
  if (gate.second === secondOf(now) && gate.inSecond >= perSecond) {
    return { ok: false, why: "pace", waitMs: (secondOf(now) + 1) * 1000 - now };
  }
  return { ok: true, isProbe: openUntil !== null };
}
