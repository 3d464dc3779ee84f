import { and, count, eq, gt, isNull, ne, type SQL, sql } from "drizzle-orm";
import { officeAct } from "~/foundation/identity/office-acts.server";
import { mayAdminister } from "~/foundation/identity/rules/administration";
import { securityEvent } from "~/foundation/identity/security-events.server";
import { isConfirmed, type SessionUser } from "~/foundation/identity/session.server";
import { NOBODY, visitorOf } from "~/foundation/identity/visitor.server";
import { securityEvents, sessions } from "~/foundation/tables/access";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";

/** An account whose sessions an administrator is about to end, with the number of open ones. */
export interface OpenAccount {
  id: string;
  email: string;
  isConfirmed: boolean;
  sessions: number;
}

type EndVerdict = { ok: true; ended: number } | { ok: false; reason: "forbidden" | "not-found" };

/** Every open session except the administrator's own. */
const others = (ctx: Context, user: SessionUser) =>
  and(gt(sessions.expiresAt, ctx.clock()), ne(sessions.id, user.sessionId));

const counted = (ctx: Context, which: SQL | undefined) => ctx.db.select({ count: count() }).from(sessions).where(which);

/** How many sessions "everybody" would end. */
export async function countOtherSessions(ctx: Context, user: SessionUser): Promise<number> {
  if (!mayAdminister(user)) return 0;
  const [row] = await counted(ctx, others(ctx, user));
  return row?.count ?? 0;
}

/** The account with that address or id, or null. One round trip. */
export async function findAccount(
  ctx: Context,
  user: SessionUser,
  by: { email: string } | { id: string },
): Promise<OpenAccount | null> {
  if (!mayAdminister(user)) return null;
  const isIt = "email" in by ? eq(users.email, by.email) : eq(users.id, by.id);
  // `users.id` is spelled out: in a query on one table drizzle omits the table name, and `sessions` has an `id` too.
  const open = sql<number>`(select count(*) from ${sessions} where ${sessions.userId} = users.id and ${sessions.expiresAt} > ${ctx.clock()})`;
  const [found] = await ctx.db
    .select({ id: users.id, email: users.email, isConfirmed, sessions: open })
    .from(users)
    .where(and(isIt, isNull(users.erasedAt)));
  return found ?? null;
}

/**
 * Ends every session of one account, of browsers and API clients (ASVS 5.0 7.4.5). An access token is valid only as long as
 * its session, and refresh tokens are deleted with theirs. Logged for the account and for the administrator.
 */
export async function endSessionsOf(
  ctx: Context,
  request: Request,
  user: SessionUser,
  accountId: string,
  reason: string,
): Promise<EndVerdict> {
  if (!mayAdminister(user)) return { ok: false, reason: "forbidden" };
  const account = await findAccount(ctx, user, { id: accountId });
  if (!account || account.sessions === 0) return { ok: false, reason: "not-found" };
  const companyId = sql<string>`(select ${users.companyId} from ${users} where ${users.id} = ${account.id})`;
  const [[open]] = await runTogether(ctx.db, [
    counted(ctx, and(eq(sessions.userId, account.id), gt(sessions.expiresAt, ctx.clock()))),
    ctx.db.delete(sessions).where(eq(sessions.userId, account.id)),
    // Do not record the administrator's browser and location on the other account.
    securityEvent(ctx, "signed-out-by-office", account.id, NOBODY),
    securityEvent(ctx, "account-signed-out", user.id, visitorOf(ctx, request)),
    officeAct(ctx, user, { act: "person-signed-out", companyId, userId: account.id, reason }),
  ]);
  const ended = open?.count ?? 0;
  ctx.log("sessions-ended", { by: user.id, of: account.id, count: ended });
  return { ok: true, ended };
}

/** Ends every open session except the administrator's own, all or none. Logged for each account and for the administrator. */
export async function endOtherSessions(
  ctx: Context,
  request: Request,
  user: SessionUser,
  reason: string,
): Promise<EndVerdict> {
  if (!mayAdminister(user)) return { ok: false, reason: "forbidden" };
  const which = others(ctx, user);
  const type = "signed-out-by-office";
  const [[open]] = await runTogether(ctx.db, [
    counted(ctx, which),
    ctx.db.insert(securityEvents).select(
      ctx.db
        .selectDistinct({
          id: sql<string>`${ctx.ids.create()} || '-' || ${sessions.userId}`.as("id"),
          userId: sessions.userId,
          type: sql<string>`${type}`.as("type"),
          browser: sql<string>`''`.as("browser"),
          os: sql<string>`''`.as("os"),
          country: sql<string>`''`.as("country"),
          at: sql<number>`${ctx.clock()}`.as("at"),
        })
        .from(sessions)
        .where(which),
    ),
    ctx.db.delete(sessions).where(which),
    securityEvent(ctx, "everybody-signed-out", user.id, visitorOf(ctx, request)),
    officeAct(ctx, user, { act: "everybody-signed-out", reason }),
  ]);
  const ended = open?.count ?? 0;
  ctx.log("sessions-ended", { by: user.id, of: "everybody", count: ended });
  return { ok: true, ended };
}
