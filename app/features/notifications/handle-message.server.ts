import { sendAnnouncement } from "~/features/announcements/send.server";
import { buildExport } from "~/features/privacy/build-export.server";
import type { Context } from "~/platform/context";
import { announcementMessageSchema, exportMessageSchema } from "~/platform/queue/message";
import { type Delivery, deliver } from "./deliver.server";

/** Does what one queue message asks for, whatever its kind. Safe to call any number of times with the same message. */
export function handleMessage(ctx: Context, body: unknown): Promise<Delivery> {
  const announcement = announcementMessageSchema.safeParse(body);
  if (announcement.success) return sendAnnouncement(ctx, announcement.data.announcementId);
  const copy = exportMessageSchema.safeParse(body);
  return copy.success ? buildExport(ctx, copy.data.exportId) : deliver(ctx, body);
}
