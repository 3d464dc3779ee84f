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
/** Codes requested by one caller, for any addresses. An office shares one network address. */
const PER_CALLER = { max: 30, windowMs: HOUR };
/** Codes to one address: from one caller, and from all callers, so that no single caller uses up the address's limit. */
const PER_CALLER_AND_ADDRESS = { max: 5, windowMs: HOUR };
const PER_ADDRESS = { max: 20, windowMs: HOUR };
/** Codes requested from one of the owner's known browsers. Strangers cannot use up this limit. */
const PER_DEVICE = { max: 5, windowMs: HOUR };
/**
 * Wrong codes from one caller, for any addresses and for one address. Beyond these, codes are refused before they count
 * for the address.
 */
const WRONG_BY_CALLER = { max: 50, windowMs: HOUR };
const WRONG_BY_CALLER_AND_ADDRESS = { max: 10, windowMs: HOUR };
/** Wrong short codes for one address in a day. At this rate a guess among a million codes succeeds once in fifty years. */
const WRONG_CODES = { max: 50, windowMs: DAY };

/** How a code is requested. A recovery begins behind a captcha, on the page or over the API; a new code for it needs none. */
type Way = "begin" | "resend";

export interface CodeUse {
  way: Way;
  addressHash: string;
  /** The account behind the address, if there is one. */
  userId: string | null;
  /** Where the request comes from. */
  caller: string;
  /** The token that identifies the browser, if it has one. */
  deviceToken?: string | null;
}

/**
 * Counts a code before it is sent. The caller is counted first, so that a flood from one place does not count for the
 * address.
 */
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

/** Whether an address had so many wrong short codes today that only long ones are sent and judged. */
export const needsLongCode = (ctx: Context, addressHash: string): Promise<boolean> =>
  isUsedUp(ctx, wrongFor(addressHash));

export type WrongVerdict =
  | { ok: true; takeBack: () => Promise<void> }
  /**
   * `isOfAddress`: the limit of the address is used up, and a long code would still be judged. Otherwise this caller
   * gave too many.
   */
  | { ok: false; isOfAddress: boolean; retryAfterSeconds: number };

/**
 * Counts a code as wrong before judging it, so that parallel requests cannot exceed the day's limit. It counts for the
 * caller first and only then for the address, so that one place cannot use up the address's limit. A long code cannot
 * be guessed and does not count for the address. Nor does a code from one of the owner's browsers. Call `takeBack` when
 * the code is right.
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
