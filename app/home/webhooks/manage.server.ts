import { and, asc, desc, eq, gt, sql } from "drizzle-orm";
import { TEST_EVENT } from "~/core/webhook-events";
import { NOTICE_LIFE_MS } from "~/foundation/identity/rules/periods";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { sendWebhooks } from "~/foundation/webhooks/note.server";
import { type AddressProblem, judgeAddress } from "~/foundation/webhooks/rules/address";
import { LOG_SHOWS, MAX_ENDPOINTS } from "~/foundation/webhooks/rules/tries";
import { webhookDeliveries as deliveries, webhookEndpoints as endpoints } from "~/foundation/webhooks/tables";
import type { Context } from "~/platform/context";
import { createWebhookSecret } from "~/platform/crypto/webhook-signature";
import { isUniqueViolation, runTogether } from "~/platform/d1/client";
import { countUse, type LimitVerdict } from "~/platform/rate-limit.server";
import { chosenEvents, mayManageWebhooks } from "./rules/set-up";

/** Test messages and messages sent again, of a company in an hour: each may hold up a Worker for ten seconds. */
const BY_HAND = { max: 60, windowMs: 60 * 60_000 };

type Owner = Pick<CurrentUser, "companyId" | "isCorporate"> & Parameters<typeof mayManageWebhooks>[0];

/** The endpoints of the user's company, oldest first; null if the user may not see them. */
export async function listWebhooks(ctx: Context, user: Owner) {
  if (!mayManageWebhooks(user)) return null;
  return ctx.db
    .select({ ...SHOWN })
    .from(endpoints)
    .where(eq(endpoints.companyId, user.companyId))
    .orderBy(asc(endpoints.createdAt), asc(endpoints.id));
}

/** Everything but the secret, which is shown once. */
const SHOWN = {
  id: endpoints.id,
  address: endpoints.address,
  events: endpoints.events,
  isOn: endpoints.isOn,
  failingSince: endpoints.failingSince,
  goneAt: endpoints.goneAt,
};

const isOwn = ({ companyId }: Owner, id: string) => and(eq(endpoints.id, id), eq(endpoints.companyId, companyId));

/** One endpoint with the newest of what was sent to it; null if the company has no such endpoint, or the user may not see it. */
export async function openWebhook(ctx: Context, user: Owner, id: string) {
  if (!mayManageWebhooks(user)) return null;
  const [[endpoint], log] = await runTogether(ctx.db, [
    ctx.db
      .select({ ...SHOWN })
      .from(endpoints)
      .where(isOwn(user, id)),
    ctx.db
      .select({
        id: deliveries.id,
        event: deliveries.event,
        state: deliveries.state,
        tries: deliveries.tries,
        status: deliveries.status,
        error: deliveries.error,
        createdAt: deliveries.createdAt,
        triedAt: deliveries.triedAt,
        dueAt: deliveries.dueAt,
      })
      .from(deliveries)
      .innerJoin(endpoints, and(eq(endpoints.id, deliveries.endpointId), isOwn(user, id)))
      .where(and(eq(deliveries.endpointId, id), gt(deliveries.createdAt, ctx.clock() - NOTICE_LIFE_MS)))
      .orderBy(desc(deliveries.createdAt), desc(deliveries.id))
      .limit(LOG_SHOWS),
  ]);
  return endpoint ? { endpoint, log } : null;
}

export interface Wanted {
  address: string;
  events: readonly unknown[];
}

export type SetUpProblem = { address?: AddressProblem | "full"; events?: "none" };
export type SetUpVerdict =
  | { ok: true; id: string; secret: string }
  | { ok: false; reason: "forbidden" }
  | { ok: false; reason: "repeated" }
  | { ok: false; reason: "invalid"; problems: SetUpProblem };

/**
 * Sets up an endpoint and returns what its messages are signed with, which nobody sees again. `id` names the form: sent twice, it sets up
 * one ("repeated").
 */
export async function setUpWebhook(ctx: Context, user: Owner, id: string, wanted: Wanted): Promise<SetUpVerdict> {
  if (!mayManageWebhooks(user)) return { ok: false, reason: "forbidden" };
  const { APP_URL: ownAddress, WEBHOOKS_LOCAL } = ctx.settings;
  const judged = judgeAddress(wanted.address, { ownAddress, allowsLocal: WEBHOOKS_LOCAL === "yes" });
  const events = chosenEvents(wanted.events, user);
  const problems: SetUpProblem = {
    ...(judged.ok ? {} : { address: judged.problem }),
    ...(events.length > 0 ? {} : { events: "none" }),
  };
  if (!judged.ok || events.length === 0) return { ok: false, reason: "invalid", problems };
  const secret = createWebhookSecret();
  const sealed = ctx.storedBox("webhook").seal(secret);
  const ofCompany = sql`(select count(*) from ${endpoints} where ${endpoints.companyId} = ${user.companyId})`;
  try {
    const added = await ctx.db
      .insert(endpoints)
      .select(
        sql`select ${id}, ${user.companyId}, ${judged.address}, ${JSON.stringify(events)}, ${sealed}, 1, ${ctx.clock()}, null, null, null where ${ofCompany} < ${MAX_ENDPOINTS}`,
      )
      .returning({ id: endpoints.id });
    if (added.length === 0) return { ok: false, reason: "invalid", problems: { address: "full" } };
  } catch (error) {
    if (isUniqueViolation(error, "webhook_endpoints.id")) return { ok: false, reason: "repeated" };
    throw error;
  }
  return { ok: true, id, secret };
}

export type ChangeVerdict = "done" | "not-found" | "none";

/** Changes which events an endpoint is told of. "none" if none is left. */
export async function chooseEvents(
  ctx: Context,
  user: Owner,
  id: string,
  asked: readonly unknown[],
): Promise<ChangeVerdict> {
  if (!mayManageWebhooks(user)) return "not-found";
  const events = chosenEvents(asked, user);
  if (events.length === 0) return "none";
  return change(ctx, user, id, { events });
}

/** Switches an endpoint on or off. What waits for one that is off is dropped; one that is on begins afresh. */
export const switchWebhook = (ctx: Context, user: Owner, id: string, isOn: boolean): Promise<ChangeVerdict> =>
  change(ctx, user, id, isOn ? { isOn, failingSince: null, restsUntil: null, goneAt: null } : { isOn });

async function change(
  ctx: Context,
  user: Owner,
  id: string,
  set: Partial<typeof endpoints.$inferInsert>,
): Promise<ChangeVerdict> {
  if (!mayManageWebhooks(user)) return "not-found";
  const changed = await ctx.db.update(endpoints).set(set).where(isOwn(user, id)).returning({ id: endpoints.id });
  return changed.length > 0 ? "done" : "not-found";
}

/** Removes an endpoint with its log. */
export async function removeWebhook(ctx: Context, user: Owner, id: string): Promise<ChangeVerdict> {
  if (!mayManageWebhooks(user)) return "not-found";
  const removed = await ctx.db.delete(endpoints).where(isOwn(user, id)).returning({ id: endpoints.id });
  return removed.length > 0 ? "done" : "not-found";
}

export type ByHandVerdict =
  | { ok: true }
  | { ok: false; reason: "not-found" | "off" | "gone" }
  | Extract<LimitVerdict, { ok: false }>;

/** Sends a message that says only that it is a test. */
export async function sendTest(ctx: Context, user: Owner, id: string): Promise<ByHandVerdict> {
  const counted = await countByHand(ctx, user, id);
  if (!counted.ok) return counted;
  const deliveryId = ctx.ids.create();
  const now = ctx.clock();
  const values = { state: "waiting" as const, createdAt: now, since: now, dueAt: now };
  await runTogether(ctx.db, [
    ctx.db
      .insert(deliveries)
      .values({ id: deliveryId, endpointId: id, event: TEST_EVENT, eventId: `test/${deliveryId}`, ...values }),
    wake(ctx, id),
  ]);
  await sendWebhooks(ctx, [deliveryId]);
  return { ok: true };
}

/** Sends a message of the log once more, under its id, with a day of tries before it. */
export async function replay(ctx: Context, user: Owner, id: string, deliveryId: string): Promise<ByHandVerdict> {
  const counted = await countByHand(ctx, user, id);
  if (!counted.ok) return counted;
  const now = ctx.clock();
  const [again] = await runTogether(ctx.db, [
    ctx.db
      .update(deliveries)
      .set({ state: "waiting", tries: 0, since: now, dueAt: now, status: null, error: null })
      .where(and(eq(deliveries.id, deliveryId), eq(deliveries.endpointId, id)))
      .returning({ id: deliveries.id }),
    wake(ctx, id),
  ]);
  if (again.length === 0) return { ok: false, reason: "gone" };
  await sendWebhooks(ctx, [deliveryId]);
  return { ok: true };
}

/** Whoever sends by hand has mended the endpoint, and does not want to wait until it has rested. */
const wake = (ctx: Context, id: string) =>
  ctx.db.update(endpoints).set({ restsUntil: null }).where(eq(endpoints.id, id));

/** Counts a message that somebody sends by hand to an own endpoint that is on. */
async function countByHand(ctx: Context, user: Owner, id: string): Promise<ByHandVerdict> {
  if (!mayManageWebhooks(user)) return { ok: false, reason: "not-found" };
  const [own] = await ctx.db.select({ isOn: endpoints.isOn }).from(endpoints).where(isOwn(user, id));
  if (!own) return { ok: false, reason: "not-found" };
  if (!own.isOn) return { ok: false, reason: "off" };
  return countUse(ctx, `webhooks/${user.companyId}`, BY_HAND);
}
