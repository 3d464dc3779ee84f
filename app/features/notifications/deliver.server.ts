import { and, eq, lte, or, sql } from "drizzle-orm";
import { ANNOUNCEMENT, announcementGoesOut } from "~/domain/notifications/announcements";
import { goesOut, type Preference } from "~/domain/notifications/policy";
import { afterFailure, CAUSES, type Cause, isCause, MOST_ATTEMPTS } from "~/domain/notifications/types";
import { announcementMail } from "~/features/announcements/mail.server";
import type { Context } from "~/platform/context";
import { notificationPreferences, notifications, outbox, users } from "~/platform/d1/schema";
import { errorMessage } from "~/platform/log";
import { isPermanent } from "~/platform/mail/mailer";
import { outboxMessageSchema } from "~/platform/queue/message";
import { addressMail } from "./address-mail.server";
import { renderMail } from "./mails/render.server";
import { openSecrets, withoutSecrets } from "./secrets.server";
import { targetOf } from "./targets";

/** While a delivery is under way nobody else may start one; a Worker that died lets go after this time. */
const LEASE_MS = 60_000;

type Row = typeof outbox.$inferSelect;

export type Delivery = { outcome: "done" } | { outcome: "retry"; delaySeconds: number };

/**
 * Delivers one queue message. Safe to call any number of times with the same message: a row is claimed by a conditional
 * update, a completed one is left alone, and the mail carries the row's id as idempotency key.
 */
export async function deliver(ctx: Context, body: unknown): Promise<Delivery> {
  const message = outboxMessageSchema.safeParse(body);
  if (!message.success) {
    ctx.log("queue-message-unreadable");
    return { outcome: "retry", delaySeconds: 30 };
  }
  const now = ctx.clock();
  const [claim] = await ctx.db
    .update(outbox)
    .set({ status: "retrying", attempts: sql`${outbox.attempts} + 1`, dueAt: now + LEASE_MS })
    .where(
      and(
        eq(outbox.id, message.data.outboxId),
        or(eq(outbox.status, "pending"), and(eq(outbox.status, "retrying"), lte(outbox.dueAt, now))),
      ),
    )
    .returning();
  if (!claim) return { outcome: "done" };
  // A Worker that dies in the middle of a delivery counts no failure; its attempts end here.
  if (claim.attempts > MOST_ATTEMPTS) {
    await settle(ctx, claim, { status: "failed" });
    return { outcome: "done" };
  }

  try {
    const [user] = await ctx.db
      .select({
        email: users.email,
        username: users.username,
        language: users.language,
        // Null where there is no choice; 0 or 1 otherwise.
        chosenEmail: sql<number | null>`${notificationPreferences.email}`.as("chosen_email"),
        chosenInApp: sql<number | null>`${notificationPreferences.inApp}`.as("chosen_in_app"),
      })
      .from(users)
      .leftJoin(
        notificationPreferences,
        and(eq(notificationPreferences.userId, users.id), eq(notificationPreferences.type, claim.type)),
      )
      .where(eq(users.id, claim.userId));
    if (!user || !isWanted(claim, preferenceOf(user))) {
      await settle(ctx, claim, { status: "skipped" });
      return { outcome: "done" };
    }
    if (claim.channel === "inApp") {
      const { id, userId, type, cause, createdAt } = claim;
      const data = withoutSecrets(claim.data);
      await ctx.db.insert(notifications).values({ id, userId, type, cause, data, createdAt }).onConflictDoNothing();
    } else {
      const mail = await mailOf(ctx, claim, user);
      if (!mail) {
        await settle(ctx, claim, { status: "skipped" });
        return { outcome: "done" };
      }
      await ctx.mailer.send({ idempotencyKey: claim.id, ...mail });
    }
    await settle(ctx, claim, { status: "completed", lastError: null });
    return { outcome: "done" };
  } catch (error) {
    const next = afterFailure(claim.attempts, isPermanent(error));
    const lastError = errorMessage(error).slice(0, 500);
    await settle(ctx, claim, { status: next.status, lastError, dueAt: ctx.clock() });
    ctx.log("delivery-failed", { outboxId: claim.id, attempts: claim.attempts, status: next.status });
    return next.status === "failed" ? { outcome: "done" } : { outcome: "retry", delaySeconds: next.delaySeconds };
  }
}

/** Whether the reader wants what the row tells by its channel. */
function isWanted({ type, cause, channel }: Row, preference: Preference | null): boolean {
  if (cause === ANNOUNCEMENT) return announcementGoesOut(type, channel, preference);
  return isCause(cause) && goesOut(cause, channel, preference);
}

/** The mail of a row with whom it goes to; null when by now there is nothing to say, or nobody to say it to. */
async function mailOf(
  ctx: Context,
  row: Row,
  user: Pick<typeof users.$inferSelect, "email" | "username" | "language">,
) {
  const { email, username, language } = user;
  if (row.cause === ANNOUNCEMENT) {
    const mail = await announcementMail(ctx, row.data.announcementId ?? "", { username, language });
    return mail && { to: email, ...mail };
  }
  if (!isCause(row.cause)) return null;
  const data = openSecrets(ctx, row.data);
  const addressed = data && (await addressMail(ctx, row.cause, email, data));
  if (!addressed) return null;
  const target = targetOf(row, ctx.ids.seal);
  const mail = renderMail(row.cause, language, {
    username,
    contact: ctx.settings.CONTACT_EMAIL,
    ...(target ? { link: `${ctx.settings.APP_URL}${target}` } : {}),
    ...(isAlert(row.cause) ? { at: new Date(row.createdAt).toISOString() } : {}),
    ...addressed.values,
  });
  return { to: addressed.to, ...mail };
}

function preferenceOf({ chosenEmail, chosenInApp }: { chosenEmail: number | null; chosenInApp: number | null }) {
  return chosenEmail === null ? null : { email: chosenEmail === 1, inApp: chosenInApp === 1 };
}

/** Whoever is warned wants to know of what moment. A code is only just asked for. */
function isAlert(cause: Cause): boolean {
  const { type } = CAUSES[cause];
  return (type === "SECURITY_ALERT" || type === "PASSWORD_CHANGED") && cause !== "recovery-code";
}

/** Writes how an attempt ended. Unless there will be another, nobody needs the message's secrets any more. */
async function settle(
  ctx: Context,
  { id, data }: Pick<typeof outbox.$inferSelect, "id" | "data">,
  change: Partial<typeof outbox.$inferInsert>,
): Promise<void> {
  const left = change.status === "retrying" ? {} : { data: withoutSecrets(data) };
  await ctx.db
    .update(outbox)
    .set({ ...left, ...change })
    .where(eq(outbox.id, id));
}
