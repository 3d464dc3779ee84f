import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Level } from "~/core/level";
import type { WebhookEvent } from "~/core/webhook-events";
import { companies, memberships } from "~/foundation/tables/company";
import type { Context } from "~/platform/context";
import { errorMessage } from "~/platform/log";
import { webhookDeliveries, webhookEndpoints } from "./tables";

/** What a message is about. */
interface About {
  event: WebhookEvent;
  /** Makes the event count once per endpoint, however often it is written. */
  eventId: string;
  assessmentId?: string;
  requestId?: string;
  formerLevel?: Level;
  /** A further condition, judged where the statement stands in its batch. */
  when?: SQL;
}

/** The statement that notes an event for a company's own endpoints, for the batch of what happened. `sendNoted` hands them to the queue. */
const noteOwn = (ctx: Context, companyId: string, about: About) =>
  note(ctx, about, {
    memberId: sql`null`,
    from: sql`${webhookEndpoints}`,
    to: sql`${webhookEndpoints.companyId} = ${companyId}`,
  });

/** The same for the corporate companies that a company has joined at that moment in the batch; with `only`, for one of them. */
export const noteForBuyers = (ctx: Context, companyId: string, { only, ...about }: About & { only?: string }) =>
  note(ctx, about, {
    memberId: sql`${memberships.companyId}`,
    from: sql`${memberships} cross join ${companies} on ${companies.id} = ${memberships.corporateId} cross join ${webhookEndpoints} on ${webhookEndpoints.companyId} = ${memberships.corporateId}`,
    to: sql`${memberships.companyId} = ${companyId} and ${companies.isCorporate} = 1 and ${only === undefined ? sql`true` : sql`${memberships.corporateId} = ${only}`}`,
  });

/** Notes a submission, and a change of level if it is one: for the company itself and those that it has joined. */
export function noteSubmission(
  ctx: Context,
  companyId: string,
  { assessmentId, level, formerLevel }: { assessmentId: string; level: Level; formerLevel: Level | null },
) {
  const submitted = { assessmentId, eventId: `submitted/${assessmentId}` };
  const changed = { assessmentId, eventId: `level/${assessmentId}` };
  return [
    noteOwn(ctx, companyId, { event: "assessment.submitted", ...submitted }),
    noteForBuyers(ctx, companyId, { event: "member.submitted", ...submitted }),
    ...(formerLevel === null || formerLevel === level
      ? []
      : [
          noteOwn(ctx, companyId, { event: "level.changed", ...changed, formerLevel }),
          noteForBuyers(ctx, companyId, { event: "member.level_changed", ...changed, formerLevel }),
        ]),
  ];
}

/** Who is told: which member it is about, tables with the endpoints, and a condition on them. */
interface Receivers {
  memberId: SQL;
  from: SQL;
  to: SQL;
}

function note(
  ctx: Context,
  { event, eventId, assessmentId, requestId, formerLevel, when = sql`true` }: About,
  { memberId, from, to }: Receivers,
) {
  const now = ctx.clock();
  const values: Record<keyof typeof webhookDeliveries.$inferSelect, SQL> = {
    id: sql`lower(hex(randomblob(16)))`,
    endpointId: sql`${webhookEndpoints.id}`,
    event: sql`${event}`,
    eventId: sql`${eventId}`,
    memberId,
    assessmentId: sql`${assessmentId ?? null}`,
    requestId: sql`${requestId ?? null}`,
    formerLevel: sql`${formerLevel ?? null}`,
    state: sql`'waiting'`,
    tries: sql`0`,
    status: sql`null`,
    error: sql`null`,
    createdAt: sql`${now}`,
    since: sql`${now}`,
    triedAt: sql`null`,
    dueAt: sql`${now}`,
  };
  const columns = Object.keys(getTableColumns(webhookDeliveries)).map((name) => values[name as keyof typeof values]);
  const isChosen = sql`exists (select 1 from json_each(${webhookEndpoints.events}) where value = ${event})`;
  return ctx.db
    .insert(webhookDeliveries)
    .select(
      sql`select ${sql.join(columns, sql`, `)} from ${from} where ${to} and ${webhookEndpoints.isOn} = 1 and ${isChosen} and ${when}`,
    )
    .onConflictDoNothing()
    .returning({ webhookId: webhookDeliveries.id });
}

/**
 * Hands the messages that a batch noted to the queue, wherever in its results they are. The job `webhooks` repairs a lost send, so no send
 * error fails the request.
 */
export async function sendNoted(ctx: Context, results: readonly unknown[]): Promise<void> {
  const ids = results.flat().flatMap((row) => (isNoted(row) ? [row.webhookId] : []));
  await sendWebhooks(ctx, ids);
}

const isNoted = (row: unknown): row is { webhookId: string } =>
  typeof row === "object" && row !== null && "webhookId" in row && typeof row.webhookId === "string";

/** The most that the queue takes at once. */
const SEND_AT_ONCE = 100;

/** Hands messages to the queue. Returns whether it took them all. */
export async function sendWebhooks(ctx: Context, ids: readonly string[]): Promise<boolean> {
  try {
    for (let start = 0; start < ids.length; start += SEND_AT_ONCE) {
      const sent = ids.slice(start, start + SEND_AT_ONCE);
      await ctx.queue.sendBatch(sent.map((webhookId) => ({ body: { v: 1, webhookId } })));
    }
    return true;
  } catch (error) {
    ctx.log("queue-send-lost", { count: ids.length, error: errorMessage(error) });
    return false;
  }
}
