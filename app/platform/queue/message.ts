import { z } from "zod";

/** Where the queue puts what it has brought in vain, by its name in `wrangler.toml`. */
export const DEAD_LETTER_QUEUE = "kompas-notifications-dead";

/** What travels through the queue is the id of a row that says what to do, never a body or an address. */
const id = z.string().min(1).max(100);
const messageSchema = z.union([
  /** A row of the outbox to deliver. */
  z.strictObject({ v: z.literal(1), outboxId: id }),
  /** A copy of somebody's data to make. */
  z.strictObject({ v: z.literal(1), exportId: id }),
  /** A step of a file of many members. */
  z.strictObject({ v: z.literal(1), memberExportId: id }),
  /** An announcement to hand out to the next of its readers. */
  z.strictObject({ v: z.literal(1), announcementId: id }),
  /** A report to be made into a file. */
  z.strictObject({ v: z.literal(1), reportFileId: id }),
]);
export type QueueMessage = z.infer<typeof messageSchema>;
export type OutboxMessage = Extract<QueueMessage, { outboxId: string }>;

/** What became of a message: settled, or to be brought again. */
export type Delivery = { outcome: "done" } | { outcome: "retry"; delaySeconds: number };

/** A message that was not ours, or that another version of the product wrote: this one may come after or before it. */
export type Unreadable = { ok: false; reason: "unreadable" | "unknown-version" };

/** What came out of the queue, strictly read: a field more or less, or another version, is no message of ours. */
export function readMessage(body: unknown): { ok: true; message: QueueMessage } | Unreadable {
  const read = messageSchema.safeParse(body);
  if (read.success) return { ok: true, message: read.data };
  const versioned = z.object({ v: z.number() }).safeParse(body);
  return { ok: false, reason: versioned.success && versioned.data.v !== 1 ? "unknown-version" : "unreadable" };
}
