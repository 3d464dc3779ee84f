import { and, desc, eq, gt, sql } from "drizzle-orm";
import { EXPORT_LIFE_MS, EXPORT_LIMIT } from "~/foundation/identity/rules/periods";
import { securityEvent } from "~/foundation/identity/security-events.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Visitor } from "~/foundation/identity/visitor.server";
import { dataExports, users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { guardGone, runTogether } from "~/platform/d1/client";
import { HAND_OVER_AFTER_MS, sendExport } from "./sweep-exports.server";

export type ExportVerdict =
  | { ok: true; exportId: string }
  | { ok: false; reason: "pending" }
  | { ok: false; reason: "too-many-requests"; retryAfterSeconds: number };

/** Requests a copy of the user's data: one at a time, and within the daily limit, even with simultaneous requests. */
export async function requestExport(ctx: Context, user: CurrentUser, visitor: Visitor): Promise<ExportVerdict> {
  const now = ctx.clock();
  const id = ctx.ids.create();
  const since = now - EXPORT_LIMIT.windowMs;
  // NULL, which aborts the batch, while another copy is in progress or if the daily limit is reached.
  const guard = sql<string>`(select ${users.id} from ${users} where ${users.id} = ${user.id}
    and not exists (select 1 from ${dataExports} where ${dataExports.userId} = ${user.id} and ${dataExports.status} = 'pending')
    and (select count(*) from ${dataExports} where ${dataExports.userId} = ${user.id} and ${dataExports.createdAt} > ${since}) < ${EXPORT_LIMIT.max})`;
  const done = await runTogether(ctx.db, [
    ctx.db.insert(dataExports).values({
      id,
      userId: guard,
      status: "pending",
      createdAt: now,
      expiresAt: now + EXPORT_LIFE_MS,
      dueAt: now + HAND_OVER_AFTER_MS,
    }),
    securityEvent(ctx, "data-export-requested", user.id, visitor),
  ]).catch(guardGone("data_exports.user_id"));
  if (!done) return whyNot(ctx, user.id, since);
  await sendExport(ctx, [id]);
  return { ok: true, exportId: id };
}

async function whyNot(ctx: Context, userId: string, since: number): Promise<ExportVerdict> {
  const recent = await ctx.db
    .select({ status: dataExports.status, createdAt: dataExports.createdAt })
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), gt(dataExports.createdAt, since)))
    .orderBy(desc(dataExports.createdAt))
    .limit(EXPORT_LIMIT.max);
  const oldest = recent.at(-1);
  if (!oldest || recent.length < EXPORT_LIMIT.max || recent.some(({ status }) => status === "pending")) {
    return { ok: false, reason: "pending" };
  }
  const retryAfterSeconds = Math.max(1, Math.ceil((oldest.createdAt - since) / 1000));
  return { ok: false, reason: "too-many-requests", retryAfterSeconds };
}
