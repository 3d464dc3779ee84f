import { and, eq } from "drizzle-orm";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { stopHash } from "~/foundation/notifications/stop-list.server";
import { companies, memberships } from "~/foundation/tables/company";
import { invitationStops, memberInvitations as invitations } from "~/foundation/tables/invitations";
import { users } from "~/foundation/tables/people";
import type { BadLine, InvitationList, Invitee, Unread } from "~/network/membership/rules/invitation-list";
import { MAX_MAILS_A_DAY, type Outcome, outcomeOf } from "~/network/membership/rules/invitations";
import type { Context } from "~/platform/context";
import { isListed, runTogether } from "~/platform/d1/client";
import { mailsToday } from "./send.server";

/** What sending a list would do. */
export interface InvitationPreview {
  /** Who gets a mail. */
  ready: Invitee[];
  /** Who gets none, and why. */
  others: { email: string; outcome: Exclude<Outcome, "send"> }[];
  bad: BadLine[];
  unread: Unread;
  /** Mails left for the day. */
  room: number;
}

/**
 * What happens to each line of a list. It looks up only whether an address belongs to a company that has joined, belongs to this company,
 * is already invited or wants no invitations. Whether it has an account is looked up when its mail is written.
 */
export async function previewInvitations(
  ctx: Context,
  user: CurrentUser,
  { invitees, bad, unread }: InvitationList,
): Promise<InvitationPreview> {
  const emails = invitees.map(({ email }) => email);
  const hashes = new Map(await Promise.all(emails.map(async (email) => [email, await stopHash(ctx, email)] as const)));
  const [invited, members, own, stops, [today]] = await runTogether(ctx.db, [
    ctx.db
      .select({
        email: invitations.email,
        state: invitations.state,
        mails: invitations.mails,
        sentAt: invitations.sentAt,
      })
      .from(invitations)
      .where(and(eq(invitations.corporateId, user.companyId), isListed(invitations.email, emails))),
    ctx.db
      .select({ email: users.email })
      .from(users)
      .innerJoin(
        memberships,
        and(eq(memberships.companyId, users.companyId), eq(memberships.corporateId, user.companyId)),
      )
      .where(isListed(users.email, emails)),
    ctx.db
      .select({ email: users.email })
      .from(users)
      .where(and(isListed(users.email, emails), eq(users.companyId, user.companyId))),
    ctx.db
      .select({ hash: invitationStops.hash })
      .from(invitationStops)
      .where(isListed(invitationStops.hash, [...hashes.values()])),
    ctx.db
      .select({ mails: mailsToday(ctx, user.companyId).as("mails_today") })
      .from(companies)
      .where(eq(companies.id, user.companyId)),
  ]);
  const rows = new Map(invited.map((row) => [row.email, row]));
  const addresses = (found: { email: string }[]) => new Set(found.map(({ email }) => email));
  const [memberAddresses, ownAddresses] = [addresses(members), addresses(own)];
  const stopped = new Set(stops.map(({ hash }) => hash));
  const preview: InvitationPreview = {
    ready: [],
    others: [],
    bad,
    unread,
    room: Math.max(0, MAX_MAILS_A_DAY - (today?.mails ?? 0)),
  };
  for (const { line: _, ...invitee } of invitees) {
    const { email } = invitee;
    const known = {
      isMember: memberAddresses.has(email),
      isOwn: ownAddresses.has(email),
      isStopped: stopped.has(hashes.get(email) ?? ""),
      invited: rows.get(email) ?? null,
    };
    const outcome = outcomeOf(known, ctx.clock());
    if (outcome === "send") preview.ready.push(invitee);
    else preview.others.push({ email, outcome });
  }
  return preview;
}
