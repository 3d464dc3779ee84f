import { and, eq } from "drizzle-orm";
import { mayReadAnnouncement } from "~/foundation/identity/rules/administration";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { outbox } from "~/foundation/notifications/tables";
import type { Context } from "~/platform/context";
import { type Announcement, findAnnouncement } from "./drafts.server";

/** An announcement for one of its readers; null for everybody else, as if it did not exist. */
export async function openAnnouncement(ctx: Context, user: CurrentUser, id: string): Promise<Announcement | null> {
  const [announcement, told] = await Promise.all([
    findAnnouncement(ctx, id),
    ctx.db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.eventId, id), eq(outbox.userId, user.id)))
      .limit(1),
  ]);
  return announcement && mayReadAnnouncement(user, told.length > 0) ? announcement : null;
}
