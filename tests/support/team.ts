import type { CurrentUser } from "~/foundation/identity/session.server";
import { acceptInvitation } from "~/home/team/accept.server";
import { invitationPath } from "~/home/team/invitation-link.server";
import { inviteColleague } from "~/home/team/invite.server";
import type { Invite } from "~/home/team/schema";
import type { Context } from "~/platform/context";
import { rowsOf } from "./database";
import { ORIGIN, requestFrom } from "./pages";
import { reloadUser } from "./worker";

let people = 0;

/** An unused address. */
export function newAddress(): string {
  people += 1;
  return `invited-${people}-${crypto.randomUUID().slice(0, 8)}@example.com`;
}

/** Invites an address and returns the invitation's id and the secret of its link. */
export async function invite(ctx: Context, owner: CurrentUser, given: Partial<Invite> = {}) {
  const invitation: Invite = { email: newAddress(), role: "contributor", language: "en", ...given };
  const verdict = await inviteColleague(ctx, requestFrom(), owner, invitation);
  if (!verdict.ok) throw new Error(verdict.reason);
  const [row] = await rowsOf<{ id: string }>(
    "select id from invitations where email = ? and company_id = ?",
    invitation.email,
    owner.companyId,
  );
  const id = row?.id ?? "";
  return { ...invitation, id, token: (await invitationPath(ctx, id)).slice("/invitation/".length) };
}

/** The fields that an invited colleague fills in to accept. */
export const JOINING = {
  username: "Sipho",
  password: "seven slow trains",
  terms: "on" as const,
  language: "en" as const,
};

export function accept(ctx: Context, token: string, given: Partial<typeof JOINING & { mobile: string }> = {}) {
  return acceptInvitation(ctx, new Request(ORIGIN), token, { ...JOINING, ...given });
}

/** A colleague who joined by invitation. */
export async function inviteAndJoin(
  ctx: Context,
  owner: CurrentUser,
  given: Partial<Invite> = {},
): Promise<CurrentUser> {
  const { email, token } = await invite(ctx, owner, given);
  const joined = await accept(ctx, token);
  if (!joined.ok) throw new Error(joined.reason);
  return reloadUser(ctx, email);
}

/** The mails sent to an address, the latest last. */
export function mailsTo(email: string) {
  return rowsOf<{ subject: string; text: string; html: string }>(
    "select subject, text, html from local_mailbox where recipient = ? order by sent_at, rowid",
    email,
  );
}
