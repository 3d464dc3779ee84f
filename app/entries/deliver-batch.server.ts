import { handleMessage } from "~/entries/handle-message.server";
import type { Context } from "~/platform/context";
import { errorMessage } from "~/platform/log";
import type { Delivery } from "~/platform/queue/message";
import { readMessage } from "~/platform/queue/message";
import type { Batch } from "~/platform/queue/regions";
import { deliverRows } from "~/upkeep/delivery/deliver.server";
import { deliverWebhooks } from "~/upkeep/delivery/webhooks.server";

/** The pause after a database failure. It doubles with each attempt, as the queue counts them. */
const PAUSE_SECONDS = 5;

/** Handles a queue batch. Each message is acknowledged or retried on its own; outbox rows are delivered together. Logs the cost. */
export async function deliverBatch(ctx: Context, batch: Batch): Promise<void> {
  const startedAt = ctx.clock();
  const read = batch.messages.map((message) => ({ message, ...idsOf(message.body) }));
  const ids = read.flatMap(({ outboxId }) => outboxId ?? []);
  // Rejects if the database does not respond, which then counts as each message's own failure.
  const rows = deliverRows(ctx, ids);
  rows.catch(() => {});
  // At the same time: a system outside that answers slowly holds up no mail.
  const posts = deliverWebhooks(
    ctx,
    read.flatMap(({ webhookId }) => webhookId ?? []),
  );
  posts.catch(() => {});
  let retried = 0;
  for (const { message, outboxId, webhookId } of read) {
    const delivery = await attempt(ctx, message, async () => {
      if (outboxId !== null) return (await rows).get(outboxId);
      return webhookId === null ? handleMessage(ctx, message.body) : (await posts).get(webhookId);
    });
    if (delivery?.outcome === "retry") {
      retried += 1;
      message.retry({ delaySeconds: delivery.delaySeconds });
    } else {
      message.ack();
    }
  }
  const { trips, rowsRead, rowsWritten } = ctx.cost;
  const sentAt = Math.min(startedAt, ...batch.messages.map(({ timestamp }) => timestamp.getTime()));
  ctx.count({
    kind: "queue",
    name: batch.queue,
    outcome: retried === 0 ? "done" : "retried",
    ms: ctx.clock() - startedAt,
    trips,
    rowsRead,
    rowsWritten,
    messages: read.length,
    retried,
    ageSeconds: Math.round((startedAt - sentAt) / 1000),
  });
  ctx.log("queue", { messages: read.length, retried, trips, rowsRead, rowsWritten });
}

/** The ids of what is delivered together. */
function idsOf(body: unknown): { outboxId: string | null; webhookId: string | null } {
  const read = readMessage(body);
  return {
    outboxId: read.ok && "outboxId" in read.message ? read.message.outboxId : null,
    webhookId: read.ok && "webhookId" in read.message ? read.message.webhookId : null,
  };
}

async function attempt(
  ctx: Context,
  { attempts }: Message,
  handle: () => Promise<Delivery | undefined>,
): Promise<Delivery | undefined> {
  try {
    return await handle();
  } catch (error) {
    ctx.log("queue-message-failed", { error: errorMessage(error).slice(0, 500) });
    return { outcome: "retry", delaySeconds: PAUSE_SECONDS * 2 ** (attempts - 1) };
  }
}
