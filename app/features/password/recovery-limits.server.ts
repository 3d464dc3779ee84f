import { knownDeviceOf, NO_USER } from "~/features/identity/devices.server";
import type { Context } from "~/platform/context";
import { hashToken } from "~/platform/crypto/tokens";
import { countUse, type Limit, type LimitVerdict, uncountUse } from "~/platform/rate-limit.server";

const HOUR = 60 * 60_000;
/** Codes asked for by one caller, whichever addresses; an office shares one network address. */
const PER_CALLER = { max: 30, windowMs: HOUR };
/** Codes to one address: by one caller, and by all of them, so that no single one can use up the address's. */
const PER_CALLER_AND_ADDRESS = { max: 5, windowMs: HOUR };
const PER_ADDRESS = { max: 20, windowMs: HOUR };
/** Codes asked for by a browser of the owner's, which strangers cannot use up. */
const PER_DEVICE = { max: 5, windowMs: HOUR };
/** The same over the API, where no captcha slows a flood; counted apart, so that it never closes the page. */
const API_PER_CALLER = { max: 10, windowMs: HOUR };
const API_PER_ADDRESS = { max: 10, windowMs: HOUR };
/** Wrong codes for one address in a day: among a million codes that comes right once in fifty years. */
const WRONG_CODES = { max: 50, windowMs: 24 * HOUR };

/** How a code is asked for: the page begins behind a captcha, a new code comes without one, the API knows none. */
export type Way = "page" | "resend" | "api";

export interface CodeUse {
  way: Way;
  addressHash: string;
  /** The account behind the address, if there is one. */
  userId: string | null;
  /** The network that asks; a wider one over the API. */
  caller: string;
  /** The token by which a browser is recognised, if it has one. */
  deviceToken?: string | null;
}

/** Counts a code that is to be sent; the caller first, so that a flood from one place does not count for the address. */
export async function countCode(ctx: Context, use: CodeUse): Promise<LimitVerdict> {
  const device = await knownDeviceOf(ctx, use.deviceToken, use.userId ?? NO_USER);
  for (const [key, limit] of countersOf(use, device)) {
    const verdict = await countUse(ctx, `recovery/${key}`, limit);
    if (!verdict.ok) return verdict;
  }
  return { ok: true };
}

function countersOf({ way, caller, addressHash }: CodeUse, device: string | null): [key: string, limit: Limit][] {
  const from = hashToken(caller);
  if (way === "api") {
    return [
      [`api/caller/${from}`, API_PER_CALLER],
      [`api/address/${addressHash}`, API_PER_ADDRESS],
    ];
  }
  const byCaller: [string, Limit] = [`${way}/caller/${from}`, PER_CALLER];
  if (device) return [byCaller, [`${way}/device/${device}`, PER_DEVICE]];
  return [
    byCaller,
    [`${way}/caller/${from}/${addressHash}`, PER_CALLER_AND_ADDRESS],
    [`${way}/address/${addressHash}`, PER_ADDRESS],
  ];
}

/**
 * Counts a code as a wrong one before it is judged, so that of any number at once no more are judged than the day allows.
 * `takeBack` is for one that comes right.
 */
export async function countWrongCode(
  ctx: Context,
  { addressHash, userId, deviceToken }: Pick<CodeUse, "addressHash" | "userId" | "deviceToken">,
): Promise<LimitVerdict & { takeBack: () => Promise<void> }> {
  const device = await knownDeviceOf(ctx, deviceToken, userId ?? NO_USER);
  const key = device ? `recovery/wrong/device/${device}` : `recovery/wrong/address/${addressHash}`;
  const verdict = await countUse(ctx, key, WRONG_CODES);
  return { ...verdict, takeBack: () => uncountUse(ctx, key) };
}
