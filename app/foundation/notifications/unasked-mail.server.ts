import type { Context } from "~/platform/context";
import { hashToken } from "~/platform/crypto/tokens";
import { addUse, type Counter, callerCounters, countAll, type LimitVerdict } from "~/platform/rate-limit.server";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** Mails to one address in a day: from one sender, and from one network across all accounts. */
const PER_SENDER = { max: 5, windowMs: DAY };
const PER_CALLER = { max: 5, windowMs: DAY };
/** Mails to one address in a day that go out at once. Each further one goes out an hour after the one before. */
const AT_ONCE = 5;

interface Unasked {
  kind: "invitation" | "email-change";
  /** The company or user that sends it. */
  senderId: string;
  /** Where the request comes from. */
  caller: string;
  email: string;
}

/**
 * Counts a mail to an address that has not asked for it, and says when it may go out. A sender who has sent the address
 * many mails is refused. What other senders have sent is never revealed and never blocks a mail; it only delays it, so
 * that the address is not flooded.
 */
export async function countUnasked(
  ctx: Context,
  { kind, senderId, caller, email }: Unasked,
): Promise<{ ok: true; notBefore: number } | Extract<LimitVerdict, { ok: false }>> {
  const to = `${kind}/to/${hashToken(email)}`;
  const counters: Counter[] = [
    [`${to}/from/${senderId}`, PER_SENDER],
    ...callerCounters(`${to}/caller`, caller, PER_CALLER),
  ];
  const verdict = await countAll(ctx, counters);
  if (!verdict.ok) return verdict;
  const { count } = await addUse(ctx, to, DAY);
  return { ok: true, notBefore: ctx.clock() + Math.max(0, count - AT_ONCE) * HOUR };
}
