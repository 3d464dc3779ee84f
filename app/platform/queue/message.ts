import { z } from "zod";

/**
 * Whether a queue is the one for messages that were delivered in vain, by its name in `wrangler.toml`: each environment has its own two.
 */
export const isDeadLetterQueue = (queue: string) => queue.endsWith("-notifications-dead");

const v = z.literal(1);
/** The region that has the row, if it is not the first. */
const region = z.number().int().min(2).optional();
/** A queue message carries the id of a row that says what to do, never a body or an address. */
const id = z.string().min(1).max(100);
const messageSchema = z.union([
  /** A row of the outbox to deliver. */
  z.strictObject({ v, region, outboxId: id }),
  /** A copy of a user's data to make. */
  z.strictObject({ v, region, exportId: id }),
  /** A step of an export file of many members. */
  z.strictObject({ v, region, memberExportId: id }),
  /** An announcement to hand out to its next readers. */
  z.strictObject({ v, region, announcementId: id }),
  /** A submitted assessment that statistics are to count. */
  z.strictObject({ v, region, countedId: id }),
  /** Mails that wait, to send in their order. The id is that of one round, which no other message continues. */
  z.strictObject({ v, region, mailRound: id }),
  /** Dead letters to send again, a step of them. */
  z.strictObject({ v, region, mailResendId: id }),
  /** A message to a company's own system to post. */
  z.strictObject({ v, region, webhookId: id }),
  /** A report to render as a file. */
  z.strictObject({ v, region, reportFileId: id }),
]);
export type QueueMessage = z.infer<typeof messageSchema>;
export type OutboxMessage = Extract<QueueMessage, { outboxId: string }>;

/** The outcome of a message: done, or to be delivered again. */
export type Delivery = { outcome: "done" } | { outcome: "retry"; delaySeconds: number };

/** A message that is not ours, or that an older or newer version of the product wrote. */
export type Unreadable = { ok: false; reason: "unreadable" | "unknown-version" };

/** Reads a message from the queue strictly: with an extra or missing field, or another version, it is no message of ours. */
export function readMessage(body: unknown): { ok: true; message: QueueMessage } | Unreadable {
  const read = messageSchema.safeParse(body);
  if (read.success) return { ok: true, message: read.data };
  const versioned = z.object({ v: z.number() }).safeParse(body);
  return { ok: false, reason: versioned.success && versioned.data.v !== 1 ? "unknown-version" : "unreadable" };
}
