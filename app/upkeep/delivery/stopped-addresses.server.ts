import { and, desc, eq, gt, sql } from "drizzle-orm";
import { officeAct } from "~/foundation/identity/office-acts.server";
import { mayAdminister } from "~/foundation/identity/rules/administration";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { findStop } from "~/foundation/notifications/suppressions.server";
import { mailSuppressions } from "~/foundation/notifications/tables";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";

const PAGE = 20;

const STOPPED = {
  hash: mailSuppressions.hash,
  reason: mailSuppressions.reason,
  stoppedOn: mailSuppressions.stoppedOn,
  expiresAt: mailSuppressions.expiresAt,
  userId: mailSuppressions.userId,
  /** Null if no account had the address when it was stopped. */
  username: sql<string | null>`${users.username}`.as("username"),
};

/** Stopped addresses, newest first, twenty per page. The addresses themselves are not stored; an account's is on its page. */
export async function listStopped(ctx: Context, page: number) {
  const found = await ctx.db
    .select(STOPPED)
    .from(mailSuppressions)
    .leftJoin(users, eq(users.id, mailSuppressions.userId))
    .where(gt(mailSuppressions.expiresAt, ctx.clock()))
    .orderBy(desc(mailSuppressions.stoppedOn), desc(mailSuppressions.hash))
    .limit(PAGE + 1)
    .offset((page - 1) * PAGE);
  return { rows: found.slice(0, PAGE), hasMore: found.length > PAGE };
}

export type StoppedAddress = Awaited<ReturnType<typeof listStopped>>["rows"][number];

/** The hash of an address that is stopped; null if mails go there. */
export async function findStopped(ctx: Context, address: string): Promise<string | null> {
  return (await findStop(ctx, address))?.hash ?? null;
}

export type ReleaseVerdict = { ok: true } | { ok: false; reason: "forbidden" | "gone" };

/** Lets mails go to an address again. Pressing twice releases it, and is logged, once. */
export async function releaseStopped(ctx: Context, user: CurrentUser, hash: string): Promise<ReleaseVerdict> {
  if (!mayAdminister(user)) return { ok: false, reason: "forbidden" };
  const isIt = and(eq(mailSuppressions.hash, hash));
  const owner = sql<string>`coalesce((select ${mailSuppressions.userId} from ${mailSuppressions} where ${isIt}), '')`;
  const [, released] = await runTogether(ctx.db, [
    officeAct(
      ctx,
      user,
      { act: "address-released", userId: owner, thing: hash },
      sql`exists (select 1 from ${mailSuppressions} where ${isIt})`,
    ),
    ctx.db.delete(mailSuppressions).where(isIt).returning({ reason: mailSuppressions.reason }),
  ]);
  const [one] = released;
  if (!one) return { ok: false, reason: "gone" };
  ctx.log("address-released", { reason: one.reason, by: user.id });
  return { ok: true };
}
