import { z } from "zod";

/** What travels through the queue: the id of an outbox row, never a body or an address. */
export const queueMessageSchema = z.strictObject({ v: z.literal(1), outboxId: z.string().min(1) });
export type QueueMessage = z.infer<typeof queueMessageSchema>;
