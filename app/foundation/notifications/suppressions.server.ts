import { and, eq, gt, sql } from "drizzle-orm";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { tokenOf } from "~/platform/crypto/tokens";
import { STOP_LIFE_MS, type StopReason } from "./rules/stopped";
import { mailSuppressions } from "./tables";

const DAY_MS = 24 * 60 * 60_000;

/** What is stored of a stopped address: a keyed hash, useless without the key. */
const hashOf = (ctx: Context, address: string) => tokenOf(ctx.key("mail-stops"), address.toLowerCase());

/** The query for why mails to an address are stopped; no row if they are not. */
export const stopOf = (ctx: Context, address: string) =>
  ctx.db
    .select({ hash: mailSuppressions.hash, reason: mailSuppressions.reason })
    .from(mailSuppressions)
    .where(and(eq(mailSuppressions.hash, hashOf(ctx, address)), gt(mailSuppressions.expiresAt, ctx.clock())));

/** The statement that stops an address. A mailbox that does not exist, or a complaint, is not made less by one that is full. */
export function stopAddressFor(ctx: Context, address: string, reason: StopReason) {
  const now = ctx.clock();
  const row = { reason, stoppedOn: now - (now % DAY_MS), expiresAt: now + STOP_LIFE_MS[reason] };
  const owner = sql<
    string | null
  >`(select ${users.id} from ${users} where ${users.email} = ${address} and ${users.erasedAt} is null)`;
  return ctx.db
    .insert(mailSuppressions)
    .values({ hash: hashOf(ctx, address), ...row, userId: owner })
    .onConflictDoUpdate({
      target: mailSuppressions.hash,
      set: { ...row, userId: sql`excluded.user_id` },
      setWhere: sql`excluded.expires_at >= ${mailSuppressions.expiresAt}`,
    });
}

/** The statement that lets mails go to an address again. */
export const releaseAddress = (ctx: Context, address: string) =>
  ctx.db.delete(mailSuppressions).where(eq(mailSuppressions.hash, hashOf(ctx, address)));
