import { and, eq, isNotNull, lte, sql } from "drizzle-orm";
import { notifyPeople, sendAll } from "~/foundation/notifications/audience.server";
import { users } from "~/foundation/tables/people";
import { sendWebhooks } from "~/foundation/webhooks/note.server";
import { judgeAddress } from "~/foundation/webhooks/rules/address";
import {
  type Answer,
  afterAnswer,
  DAY_MS,
  type DeliveryError,
  LEASE_MS,
  PATIENCE_MS,
  REST_MS,
} from "~/foundation/webhooks/rules/tries";
import { webhookDeliveries as deliveries, webhookEndpoints as endpoints } from "~/foundation/webhooks/tables";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import type { JobResult } from "~/platform/job";
import { postWebhook } from "~/platform/post-webhook";
import type { Delivery } from "~/platform/queue/message";
import { type DeliveryRow, dataOf, deliveryStatement } from "./webhook-data.server";

const DONE: Delivery = { outcome: "done" };

/** Messages that one Worker posts at a time: an endpoint may take ten seconds, and a batch of the queue also brings mails. */
const AT_ONCE = 5;

/** Sends the messages of a queue batch. Safe to call any number of times with the same ids; each is claimed by a conditional update. */
export async function deliverWebhooks(ctx: Context, ids: readonly string[]): Promise<Map<string, Delivery>> {
  const done = new Map<string, Delivery>();
  const waiting = [...new Set(ids)];
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      await deliverOne(ctx, id);
      done.set(id, DONE);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return done;
}

/** Sends the message of one queue message. */
export async function deliverWebhook(ctx: Context, id: string): Promise<Delivery> {
  await deliverOne(ctx, id);
  return DONE;
}

async function deliverOne(ctx: Context, id: string): Promise<void> {
  const now = ctx.clock();
  const lease = now + LEASE_MS;
  const isDue = and(eq(deliveries.id, id), eq(deliveries.state, "waiting"), lte(deliveries.dueAt, now));
  const rest = sql`(select ${endpoints.restsUntil} from ${endpoints} where ${endpoints.id} = ${deliveries.endpointId} and ${endpoints.restsUntil} > ${now})`;
  const [[claimed], , , [row]] = await runTogether(ctx.db, [
    ctx.db
      .update(deliveries)
      .set({ tries: sql`${deliveries.tries} + 1`, triedAt: now, dueAt: lease })
      .where(and(isDue, sql`${rest} is null`))
      .returning({ id: deliveries.id }),
    // What waits longer than a day has had its time.
    ctx.db
      .update(deliveries)
      .set({ dueAt: rest, state: sql`iif(${deliveries.since} <= ${now - DAY_MS}, 'failed', 'waiting')` })
      .where(and(isDue, sql`${rest} is not null`)),
    // Of an endpoint that fails, one message is tried at a time.
    ctx.db
      .update(endpoints)
      .set({ restsUntil: lease })
      .where(
        and(
          isNotNull(endpoints.failingSince),
          sql`${endpoints.id} = (select ${deliveries.endpointId} from ${deliveries} where ${deliveries.id} = ${id} and ${deliveries.triedAt} = ${now} and ${deliveries.dueAt} = ${lease})`,
        ),
      ),
    deliveryStatement(ctx, id),
  ]);
  if (!claimed || !row) return;
  const data = row.isOn && row.erasedAt === null ? dataOf(ctx, row) : null;
  if (data === null) return drop(ctx, row, row.isOn ? "left" : "off");
  const body = JSON.stringify({ type: row.event, timestamp: new Date(row.createdAt).toISOString(), data });
  await settle(ctx, row, await post(ctx, row, body));
}

/** Posts a message to its endpoint, unless its address may not be called (any more). */
async function post(ctx: Context, row: DeliveryRow, body: string): Promise<Answer> {
  const { APP_URL: ownAddress, WEBHOOKS_LOCAL } = ctx.settings;
  const judged = judgeAddress(row.address, { ownAddress, allowsLocal: WEBHOOKS_LOCAL === "yes" });
  if (!judged.ok) return { error: "address" };
  const secret = ctx.storedBox("webhook").open(row.secret);
  if (typeof secret !== "string") return { error: "secret" };
  return postWebhook({ address: judged.address, secret, id: row.id, at: ctx.clock(), body, patienceMs: PATIENCE_MS });
}

/** Records that there is nothing to send. */
async function drop(ctx: Context, row: DeliveryRow, error: DeliveryError): Promise<void> {
  await ctx.db.update(deliveries).set({ state: "dropped", error, status: null }).where(isMine(row));
}

/** Unless another Worker has claimed the message meanwhile, or somebody sends it again. */
const isMine = ({ id, tries }: DeliveryRow) =>
  and(eq(deliveries.id, id), eq(deliveries.tries, tries), eq(deliveries.state, "waiting"));

/** Records how a try ended, and tells the owners once when an endpoint takes nothing for a day, or says that it is gone. */
async function settle(ctx: Context, row: DeliveryRow, answer: Answer): Promise<void> {
  const now = ctx.clock();
  const outcome = afterAnswer(answer, row.tries, now - row.since);
  const status = "status" in answer ? answer.status : null;
  const error = "error" in answer ? answer.error : null;
  ctx.log("webhook", {
    deliveryId: row.id,
    outcome: outcome.is === "failed" ? "given-up" : outcome.is,
    answered: status ?? error,
  });
  const ended = (state: "delivered" | "failed") =>
    ctx.db.update(deliveries).set({ state, status, error }).where(isMine(row));
  const isOwn = eq(endpoints.id, row.endpointId);
  const failing = ctx.db
    .update(endpoints)
    .set({ failingSince: sql`coalesce(${endpoints.failingSince}, ${now})`, restsUntil: now + REST_MS })
    .where(isOwn);
  switch (outcome.is) {
    case "delivered":
      await runTogether(ctx.db, [
        ended("delivered"),
        ctx.db.update(endpoints).set({ failingSince: null, restsUntil: null }).where(isOwn),
      ]);
      return;
    case "again":
      await runTogether(ctx.db, [
        ctx.db
          .update(deliveries)
          .set({ status, error, dueAt: now + outcome.pauseMs })
          .where(isMine(row)),
        failing,
      ]);
      return;
    case "failed": {
      const [, , told] = await runTogether(ctx.db, [
        ended("failed"),
        failing,
        notifyOwners(ctx, row, "webhook-failing"),
      ]);
      await sendAll(ctx, told);
      return;
    }
    case "gone": {
      const off = { isOn: false, goneAt: now };
      const [, , told] = await runTogether(ctx.db, [
        ended("failed"),
        ctx.db.update(endpoints).set(off).where(isOwn),
        notifyOwners(ctx, row, "webhook-gone"),
      ]);
      await sendAll(ctx, told);
    }
  }
}

/** Tells the owners once for as long as the endpoint takes nothing, however many messages are given up. */
function notifyOwners(
  ctx: Context,
  { endpointId, companyId, address }: DeliveryRow,
  cause: "webhook-failing" | "webhook-gone",
) {
  const since = cause === "webhook-gone" ? endpoints.goneAt : endpoints.failingSince;
  return notifyPeople(ctx, {
    cause,
    eventId: sql`${`${cause}/${endpointId}/`} || (select ${since} from ${endpoints} where ${endpoints.id} = ${endpointId})`,
    data: { host: new URL(address).host, webhookId: endpointId },
    to: sql`${users.companyId} = ${companyId} and ${users.role} = 'owner'`,
  });
}

/** Messages that one run hands to the queue. */
const PER_RUN = 500;

/** Hands messages to the queue whose next try is due, and those that it lost. */
export async function sweepWebhooks(ctx: Context): Promise<JobResult> {
  const due = await ctx.db
    .select({ id: deliveries.id })
    .from(deliveries)
    // Not bound, so that the index of waiting messages is used.
    .where(and(sql`${deliveries.state} = 'waiting'`, lte(deliveries.dueAt, ctx.clock())))
    .orderBy(deliveries.dueAt)
    .limit(PER_RUN);
  const isTaken = await sendWebhooks(
    ctx,
    due.map(({ id }) => id),
  );
  // The queue works them off before the next run; to continue at once would send the same again.
  return { did: { sent: isTaken ? due.length : 0 }, cursor: null };
}
