import { and, eq } from "drizzle-orm";
import { mayReadAnnouncement } from "~/foundation/identity/rules/administration";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { settledMessages } from "~/foundation/notifications/log-tables";
import { outbox } from "~/foundation/notifications/tables";
import { attempt } from "~/foundation/web/attempt.server";
import type { Context } from "~/platform/context";
import { type Announcement, findAnnouncement } from "./drafts.server";

/**
 * An announcement for one of its readers; null for everybody else, as if it did not exist. Whoever was told of it reads it for as long as that
 * is known: 30 days.
 */
export async function openAnnouncement(ctx: Context, user: CurrentUser, id: string): Promise<Announcement | null> {
  const [announcement, told, settled] = await Promise.all([
    findAnnouncement(ctx, id),
    ctx.db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.eventId, id), eq(outbox.userId, user.id)))
      .limit(1),
    attempt(ctx.log, "announcement-settled", () => findSettled(ctx, user.id, id)),
  ]);
  const isTold = told.length > 0 || (settled.ok && settled.value.length > 0);
  return announcement && mayReadAnnouncement(user, isTold) ? announcement : null;
}

async function findSettled(ctx: Context, userId: string, eventId: string) {
  return ctx.logs
    .select({ id: settledMessages.id })
    .from(settledMessages)
    .where(and(eq(settledMessages.eventId, eventId), eq(settledMessages.userId, userId)))
    .limit(1);
}
