import { and, eq, gt, sql } from "drizzle-orm";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { tokenOf } from "~/platform/crypto/tokens";
import { STOP_LIFE_MS, type StopReason } from "./rules/stopped";
import { mailSuppressions } from "./tables";

const DAY_MS = 24 * 60 * 60_000;

/** What is stored of a stopped address: a keyed hash, useless without the key. */
export const hashOfAddress = async (ctx: Context, address: string) =>
  tokenOf(await ctx.hashKey("mail-stops"), address.toLowerCase());

/** The query for why mails to the address of this hash are stopped; no row if they are not. */
export const stopOf = (ctx: Context, hash: string) =>
  ctx.db
    .select({ hash: mailSuppressions.hash, reason: mailSuppressions.reason })
    .from(mailSuppressions)
    .where(and(eq(mailSuppressions.hash, hash), gt(mailSuppressions.expiresAt, ctx.clock())));

/** Why mails to an address are stopped; undefined if they are not. */
export async function findStop(ctx: Context, address: string) {
  const [stop] = await stopOf(ctx, await hashOfAddress(ctx, address));
  return stop;
}

/** The statement that stops an address. A mailbox that does not exist, or a complaint, is not made less by one that is full. */
export function stopAddressFor(ctx: Context, { address, hash }: { address: string; hash: string }, reason: StopReason) {
  const now = ctx.clock();
  const row = { reason, stoppedOn: now - (now % DAY_MS), expiresAt: now + STOP_LIFE_MS[reason] };
  const owner = sql<
    string | null
  >`(select ${users.id} from ${users} where ${users.email} = ${address} and ${users.erasedAt} is null)`;
  return ctx.db
    .insert(mailSuppressions)
    .values({ hash, ...row, userId: owner })
    .onConflictDoUpdate({
      target: mailSuppressions.hash,
      set: { ...row, userId: sql`excluded.user_id` },
      setWhere: sql`excluded.expires_at >= ${mailSuppressions.expiresAt}`,
    });
}

/** The statement that lets mails go again to the address of this hash. */
export const releaseAddress = (ctx: Context, hash: string) =>
  ctx.db.delete(mailSuppressions).where(eq(mailSuppressions.hash, hash));
