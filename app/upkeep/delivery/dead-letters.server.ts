import { and, eq, sql } from "drizzle-orm";
import { deadLetters, outbox } from "~/foundation/notifications/tables";
import type { Context } from "~/platform/context";
import { hashToken } from "~/platform/crypto/tokens";
import { isListed } from "~/platform/d1/client";
import { errorMessage } from "~/platform/log";
import { readMessage } from "~/platform/queue/message";
import type { Batch } from "~/platform/queue/regions";
import { AGAIN, letterOf } from "./settle.server";

/** Delay before the dead-letter queue redelivers a message that could not be recorded. */
const PAUSE_SECONDS = 60;

/** Records the messages that the queue has given up on. A message that cannot be recorded now is redelivered. */
export async function recordDeadLetters(ctx: Context, batch: Batch): Promise<void> {
  for (const message of batch.messages) {
    try {
      await recordDeadLetter(ctx, message.body);
      message.ack();
    } catch (error) {
      ctx.log("dead-letter-lost", { error: errorMessage(error).slice(0, 500) });
      message.retry({ delaySeconds: PAUSE_SECONDS });
    }
  }
}

/** Records a message under an id derived from it, so repeats update the same letter. Settled rows get no letter. */
export async function recordDeadLetter(ctx: Context, body: unknown): Promise<void> {
  const read = readMessage(body);
  const text = JSON.stringify(body) ?? "null";
  const receivedAt = ctx.clock();
  if (read.ok && "outboxId" in read.message) return recordRow(ctx, read.message.outboxId, text);
  const reason = read.ok ? ("handler-failed" as const) : read.reason;
  ctx.log("dead-letter", { reason });
  await ctx.db
    .insert(deadLetters)
    .values({ id: hashToken(text), body: text, reason, receivedAt })
    .onConflictDoUpdate({ target: deadLetters.id, set: AGAIN });
}

async function recordRow(ctx: Context, outboxId: string, body: string): Promise<void> {
  const added = await letterOf(ctx, {
    where: and(eq(outbox.id, outboxId), isListed(outbox.status, ["pending", "retrying"])),
    body: sql`${body}`,
    reason: "handler-failed",
  }).returning({ id: deadLetters.id });
  if (added.length > 0) ctx.log("dead-letter", { reason: "handler-failed", outboxId });
}
