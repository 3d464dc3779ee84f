import { eq, sql } from "drizzle-orm";
import { addressPath } from "~/account/sign-up/address.server";
import type { Language } from "~/core/language";
import { notifyOnceADay } from "~/foundation/notifications/outbox.server";
import type { Cause } from "~/foundation/notifications/rules/types";
import { emailChanges, users } from "~/foundation/tables/people";
import { addressInvitation } from "~/home/team/address-invitation.server";
import { addressMemberInvitation } from "~/network/membership/invitations/mail.server";
import type { Context } from "~/platform/context";

/** The recipient of a mail and the values for its text; null if nobody should receive it any more. */
type Addressed = {
  to: string;
  values: Record<string, string>;
  /** The cause and language of the mail, if they depend on the recipient. */
  cause?: Cause;
  language?: Language;
} | null;

/**
 * A mail goes to its user's own address, or to the address in `to` of the event: the one in use when the event happened.
 * Only the confirmation of a new address and invitations go to somebody else.
 */
export async function addressMail(
  ctx: Context,
  cause: Cause,
  user: { id: string; email: string },
  data: Record<string, string>,
): Promise<Addressed> {
  if (cause === "account-created" || cause === "address-link") {
    const link = `${ctx.settings.APP_URL}${addressPath(ctx, user)}`;
    return { to: user.email, values: { ...data, link } };
  }
  if (cause === "email-change-confirm") return addressConfirmation(ctx, data);
  if (cause === "member-invitation") return addressMemberInvitation(ctx, data);
  if (cause === "team-invitation") return addressInvitation(ctx, data);
  const { to = user.email, ...values } = data;
  return { to, values };
}

/**
 * The confirmation of a new address, with its link. Whether the address has an account is checked here, long after the HTTP
 * response, so the response and its timing are the same either way. If it has one, its owner is notified instead, once a day.
 */
async function addressConfirmation(ctx: Context, data: Record<string, string>): Promise<Addressed> {
  const [change] = await ctx.db
    .select({
      id: emailChanges.id,
      email: emailChanges.email,
      expiresAt: emailChanges.expiresAt,
      ownerId: sql<string | null>`${users.id}`.as("owner_id"),
    })
    .from(emailChanges)
    .leftJoin(users, eq(users.email, emailChanges.email))
    .where(eq(emailChanges.id, data.changeId ?? ""));
  if (!change || change.expiresAt <= ctx.clock()) return null;
  if (change.ownerId !== null) {
    await notifyOnceADay(ctx, "email-change-taken", change.ownerId);
    return null;
  }
  const token = ctx.box("email-change").seal({ changeId: change.id });
  return { to: change.email, values: { ...data, link: `${ctx.settings.APP_URL}/confirmEmail?token=${token}` } };
}
