import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Language } from "~/core/language";
import { DIGEST, DIGESTED_TYPES } from "~/foundation/notifications/rules/digest";
import { isAlwaysOn, isNotificationType, TYPES } from "~/foundation/notifications/rules/policy";
import type { NotificationType } from "~/foundation/notifications/rules/types";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";
import { mayBeInvited, openStop, setStop } from "./stop-list.server";
import { notificationPreferences } from "./tables";

/** What a person unsubscribes from: a type, the types that a digest collects, or, without an account, companies' invitations. */
export type Subject = NotificationType | typeof DIGEST | typeof INVITATIONS;
const INVITATIONS = "invitations";

const tokenSchema = z.strictObject({ u: z.string().min(1), t: z.enum([...TYPES, DIGEST]) });

/**
 * The address in a mail that ends e-mails of a type for one person. Undefined if they cannot be ended. It needs no
 * sign-in and never expires, because mails are kept for years. All it can do is switch these e-mails off and on.
 */
export function unsubscribeAddress(
  ctx: Context,
  userId: string,
  language: Language,
  subject: string,
): string | undefined {
  const isOptional = subject === DIGEST || (isNotificationType(subject) && !isAlwaysOn(subject));
  if (!isOptional) return undefined;
  const token = ctx.box("unsubscribe").seal({ u: userId, t: subject });
  return `${ctx.settings.APP_URL}/unsubscribe/${token}?lng=${language}`;
}

/** What a link is about, and whether its e-mails are still sent. Null for a link that opens nothing. One round trip. */
export async function findSubscription(
  ctx: Context,
  token: string,
): Promise<{ subject: Subject; isOn: boolean } | null> {
  const invited = openStop(ctx, token);
  if (invited) return { subject: INVITATIONS, isOn: await mayBeInvited(ctx, invited) };
  const opened = open(ctx, token);
  if (!opened) return null;
  const types = typesOf(opened.t);
  const [row] = await ctx.db
    .select({ off: sql<number>`count(${notificationPreferences.type})`.as("off") })
    .from(users)
    .leftJoin(
      notificationPreferences,
      and(
        eq(notificationPreferences.userId, users.id),
        isListed(notificationPreferences.type, types),
        eq(notificationPreferences.email, false),
      ),
    )
    .where(and(eq(users.id, opened.u), isNull(users.erasedAt)))
    .groupBy(users.id);
  return row ? { subject: opened.t, isOn: row.off < types.length } : null;
}

export type SubscriptionVerdict = { ok: true } | { ok: false; reason: "gone" };

/** Switches a link's e-mails on or off. The other channel stays as it is. Doing so twice changes nothing. */
export async function setSubscription(ctx: Context, token: string, email: boolean): Promise<SubscriptionVerdict> {
  const invited = openStop(ctx, token);
  if (invited) {
    await setStop(ctx, invited, !email);
    return { ok: true };
  }
  const opened = open(ctx, token);
  if (!opened) return { ok: false, reason: "gone" };
  // Selected from the user's own row, so that nothing is written for an erased user.
  const rows = ctx.db
    .select({
      userId: users.id,
      type: sql<string>`value`.as("type"),
      email: sql<boolean>`${email ? 1 : 0}`.as("email"),
      inApp: sql<boolean>`1`.as("in_app"),
    })
    .from(users)
    .innerJoin(sql`json_each(${JSON.stringify(typesOf(opened.t))})`, sql`true`)
    .where(and(eq(users.id, opened.u), isNull(users.erasedAt)));
  const changed = await ctx.db
    .insert(notificationPreferences)
    .select(rows)
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.type],
      set: { email: sql`excluded.email` },
    })
    .returning({ type: notificationPreferences.type });
  return changed.length > 0 ? { ok: true } : { ok: false, reason: "gone" };
}

function open(ctx: Context, token: string): z.infer<typeof tokenSchema> | null {
  const parsed = tokenSchema.safeParse(ctx.box("unsubscribe").open(token));
  return parsed.success && (parsed.data.t === DIGEST || !isAlwaysOn(parsed.data.t)) ? parsed.data : null;
}

function typesOf(subject: NotificationType | typeof DIGEST): NotificationType[] {
  return subject === DIGEST ? DIGESTED_TYPES : [subject];
}
