import { knownDeviceOf, NO_USER } from "~/foundation/identity/devices.server";
import type { Context } from "~/platform/context";
import {
  type Counter,
  callerCounters,
  countAll,
  isUsedUp,
  type LimitVerdict,
  uncountAll,
} from "~/platform/rate-limit.server";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** Codes asked for by one caller, whichever addresses; an office shares one network address. */
const PER_CALLER = { max: 30, windowMs: HOUR };
/** Codes to one address: by one caller, and by all of them, so that no single one can use up the address's. */
const PER_CALLER_AND_ADDRESS = { max: 5, windowMs: HOUR };
const PER_ADDRESS = { max: 20, windowMs: HOUR };
/** Codes asked for by a browser of the owner's, which strangers cannot use up. */
const PER_DEVICE = { max: 5, windowMs: HOUR };
/** Wrong codes of one caller, whichever addresses, and for one address: they are refused before they count for it. */
const WRONG_BY_CALLER = { max: 50, windowMs: HOUR };
const WRONG_BY_CALLER_AND_ADDRESS = { max: 10, windowMs: HOUR };
/** Wrong short codes for one address in a day: among a million codes that comes right once in fifty years. */
const WRONG_CODES = { max: 50, windowMs: DAY };

/** How a code is asked for: a recovery begins behind a captcha, on the page or over the API; a new code of it comes without one. */
type Way = "begin" | "resend";

export interface CodeUse {
  way: Way;
  addressHash: string;
  /** The account behind the address, if there is one. */
  userId: string | null;
  /** Where the request comes from. */
  caller: string;
  /** The token by which a browser is recognised, if it has one. */
  deviceToken?: string | null;
}

/** Counts a code that is to be sent; the caller first, so that a flood from one place does not count for the address. */
export async function countCode(
  ctx: Context,
  { way, caller, addressHash, userId, deviceToken }: CodeUse,
): Promise<LimitVerdict> {
  const device = await knownDeviceOf(ctx, deviceToken, userId ?? NO_USER);
  const counters: Counter[] = device
    ? [[`recovery/${way}/device/${device}`, PER_DEVICE]]
    : [
        ...callerCounters(`recovery/${way}/caller/${addressHash}`, caller, PER_CALLER_AND_ADDRESS),
        [`recovery/${way}/address/${addressHash}`, PER_ADDRESS],
      ];
  return countAll(ctx, [...callerCounters(`recovery/${way}/caller`, caller, PER_CALLER), ...counters]);
}

/** Whether so many short codes for an address were wrong today that only long ones are sent and judged. */
export const needsLongCode = (ctx: Context, addressHash: string): Promise<boolean> =>
  isUsedUp(ctx, wrongFor(addressHash));

export type WrongVerdict =
  | { ok: true; takeBack: () => Promise<void> }
  /** `isOfAddress`: a long code would be judged; otherwise it is this caller who has given too many. */
  | { ok: false; isOfAddress: boolean; retryAfterSeconds: number };

/**
 * Counts a code as a wrong one before it is judged, so that of any number at once no more are judged than the day allows: for the
 * caller, and only then for the address, so that nobody can use up an address's from one place. A long code cannot be guessed and does
 * not count for the address, nor does one from a browser of the owner's. `takeBack` is for one that comes right.
 */
export async function countWrongCode(
  ctx: Context,
  { addressHash, userId, caller, deviceToken, isLong }: Omit<CodeUse, "way"> & { isLong: boolean },
): Promise<WrongVerdict> {
  const device = await knownDeviceOf(ctx, deviceToken, userId ?? NO_USER);
  const ofCaller: Counter[] = device
    ? [[`recovery/wrong/device/${device}`, WRONG_CODES]]
    : [
        ...callerCounters("recovery/wrong/caller", caller, WRONG_BY_CALLER),
        ...callerCounters(`recovery/wrong/caller/${addressHash}`, caller, WRONG_BY_CALLER_AND_ADDRESS),
      ];
  const ofAddress = device || isLong ? [] : [wrongFor(addressHash)];
  for (const counters of [ofCaller, ofAddress]) {
    const verdict = await countAll(ctx, counters);
    if (!verdict.ok) return { ...verdict, isOfAddress: counters === ofAddress };
  }
  return { ok: true, takeBack: () => uncountAll(ctx, [...ofCaller, ...ofAddress]) };
}

const wrongFor = (addressHash: string): Counter => [`recovery/wrong/address/${addressHash}`, WRONG_CODES];
