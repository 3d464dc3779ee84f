import { z } from "zod";

/** What travels through the queue is the id of a row that says what to do, never a body or an address. */
export const outboxMessageSchema = z.strictObject({ v: z.literal(1), outboxId: z.string().min(1) });
/** A copy of somebody's data to make. */
export const exportMessageSchema = z.strictObject({ v: z.literal(1), exportId: z.string().min(1) });
/** The next people to tell of an announcement. */
export const announcementMessageSchema = z.strictObject({ v: z.literal(1), announcementId: z.string().min(1) });

export type QueueMessage =
  | z.infer<typeof outboxMessageSchema>
  | z.infer<typeof exportMessageSchema>
  | z.infer<typeof announcementMessageSchema>;
