import { and, eq, getTableColumns, lt, lte, type SQL, sql } from "drizzle-orm";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { notifyPeople, sendAll } from "~/foundation/notifications/audience.server";
import { isNotStopped, stopHash } from "~/foundation/notifications/stop-list.server";
import { companies, memberships } from "~/foundation/tables/company";
import { memberInvitations as invitations } from "~/foundation/tables/invitations";
import { users } from "~/foundation/tables/people";
import type { Invitee } from "~/network/membership/rules/invitation-list";
import {
  foldText,
  MAIL_DAY_MS,
  MAILS_OF_ONE,
  MAX_MAILS_A_DAY,
  RESEND_PAUSE_MS,
  REVIVABLE,
  SENDABLE,
} from "~/network/membership/rules/invitations";
import { mayRemindMembers } from "~/network/membership/rules/members";
import type { Context } from "~/platform/context";
import { inQuery, isListed, runTogether } from "~/platform/d1/client";

/**
 * Invites the people of a list, in one batch that checks everything again. People who have joined, are already invited or want no
 * invitations get no mail. If the day has no room for all of them, none are sent. So a list that is sent twice goes out once. Returns how
 * many mails go out.
 */
export async function sendInvitations(ctx: Context, user: CurrentUser, invitees: readonly Invitee[]): Promise<number> {
  if (!mayRemindMembers(user) || invitees.length === 0) return 0;
  const given = await Promise.all(
    invitees.map(async (invitee) => ({
      ...invitee,
      id: ctx.ids.create(),
      words: foldText(`${invitee.company} ${invitee.email}`),
      hash: await stopHash(ctx, invitee.email),
    })),
  );
  const [sent, told] = await runTogether(ctx.db, [
    insertStatement(ctx, user, given),
    notifyPeople(ctx, {
      cause: "member-invitation",
      eventId: sql`'member-invitation/' || ${invitations.id} || '/' || ${invitations.mails}`,
      data: sql`json_object('invitationId', ${invitations.id})`,
      from: sql`${users} cross join ${invitations}`,
      // Each mail that a list sends has a new id, so these rows are the ones that the previous statement wrote.
      to: sql`${users.id} = ${user.id} and ${isListed(
        invitations.id,
        given.map(({ id }) => id),
      )}`,
      most: given.length,
    }),
  ]);
  await sendAll(ctx, told);
  ctx.log("companies-invited", { asked: invitees.length, sent: sent.length });
  return sent.length;
}

function insertStatement(
  ctx: Context,
  user: CurrentUser,
  given: (Invitee & { id: string; words: string; hash: string })[],
) {
  const now = ctx.clock();
  const cell = (name: string) => sql`given.value ->> ${sql.raw(`'$.${name}'`)}`;
  const values: Record<keyof typeof invitations.$inferSelect, SQL> = {
    id: cell("id"),
    corporateId: sql`${user.companyId}`,
    email: cell("email"),
    company: cell("company"),
    words: cell("words"),
    language: cell("language"),
    state: sql`'waiting'`,
    mails: sql`1`,
    sentAt: sql`${now}`,
    companyId: sql`null`,
    joinedAt: sql`null`,
  };
  const columns = Object.keys(getTableColumns(invitations)).map((name) => values[name as keyof typeof values]);
  const belongs = sql`select 1 from ${users} where ${users.email} = ${cell("email")} and (${users.companyId} = ${user.companyId} or exists (select 1 from ${memberships} where ${memberships.corporateId} = ${user.companyId} and ${memberships.companyId} = ${users.companyId}))`;
  const hasRoom = sql`${mailsToday(ctx, user.companyId)} + ${given.length} <= ${MAX_MAILS_A_DAY}`;
  return ctx.db
    .insert(invitations)
    .select(
      sql`select ${sql.join(columns, sql`, `)} from json_each(${JSON.stringify(given)}) as given where ${mayStill(ctx, user)} and ${hasRoom} and not exists (${belongs}) and ${isNotStopped(cell("hash"))}`,
    )
    .onConflictDoUpdate({
      target: [invitations.corporateId, invitations.email],
      set: {
        id: sql`excluded.id`,
        company: sql`excluded.company`,
        words: sql`excluded.words`,
        language: sql`excluded.language`,
        state: "waiting",
        mails: sql`${invitations.mails} + 1`,
        sentAt: now,
        companyId: null,
        joinedAt: null,
      },
      setWhere: and(
        isListed(invitations.state, REVIVABLE),
        lt(invitations.mails, MAILS_OF_ONE),
        lte(invitations.sentAt, now - RESEND_PAUSE_MS),
      ),
    })
    .returning({ id: invitations.id });
}

/**
 * Sends one invitation again, or all that may be sent: those without an answer, at least a week after the last mail, at most four mails
 * each, oldest first, as many as the day has room for. Returns how many mails go out.
 */
export async function sendAgain(ctx: Context, user: CurrentUser, which: { id: string } | "all"): Promise<number> {
  if (!mayRemindMembers(user)) return 0;
  const now = ctx.clock();
  const isDue = and(
    eq(invitations.corporateId, user.companyId),
    isListed(invitations.state, SENDABLE),
    lt(invitations.mails, MAILS_OF_ONE),
    lte(invitations.sentAt, now - RESEND_PAUSE_MS),
    which === "all" ? undefined : eq(invitations.id, which.id),
    mayStill(ctx, user),
  );
  const room = sql`max(0, ${MAX_MAILS_A_DAY} - ${mailsToday(ctx, user.companyId)})`;
  const due = sql`(select ${invitations.id} from ${invitations} where ${isDue} order by ${invitations.sentAt} limit ${room})`;
  const [told, sent] = await runTogether(ctx.db, [
    notifyPeople(ctx, {
      cause: "member-invitation",
      eventId: sql`'member-invitation/' || ${invitations.id} || '/' || (${invitations.mails} + 1)`,
      data: sql`json_object('invitationId', ${invitations.id})`,
      from: sql`${users} cross join ${invitations}`,
      to: sql`${users.id} = ${user.id} and ${inQuery(invitations.id, due)}`,
      most: MAX_MAILS_A_DAY,
    }),
    ctx.db
      .update(invitations)
      .set({ state: "waiting", mails: sql`${invitations.mails} + 1`, sentAt: now })
      .where(inQuery(invitations.id, due))
      .returning({ id: invitations.id }),
  ]);
  await sendAll(ctx, told);
  return sent.length;
}

/** Withdraws an invitation, so that its link no longer opens anything. False if it has been answered, or is not this company's. */
export async function withdrawInvitation(ctx: Context, user: CurrentUser, id: string): Promise<boolean> {
  if (!mayRemindMembers(user)) return false;
  const gone = await ctx.db
    .update(invitations)
    .set({ state: "withdrawn" })
    .where(
      and(
        eq(invitations.id, id),
        eq(invitations.corporateId, user.companyId),
        isListed(invitations.state, ["waiting", ...SENDABLE]),
      ),
    )
    .returning({ id: invitations.id });
  return gone.length > 0;
}

/** The mails of a company's invitations in the last day, as SQL. */
export const mailsToday = (ctx: Context, companyId: string) =>
  sql<number>`(select count(*) from ${invitations} as "today" where "today"."corporate_id" = ${companyId} and "today"."sent_at" > ${ctx.clock() - MAIL_DAY_MS})`;

/** SQL condition: the sender still works for a corporate company with an access code, and may invite for it. */
const mayStill = (ctx: Context, user: CurrentUser) =>
  sql`exists (select 1 from ${users} as "sender" join ${companies} on ${companies.id} = "sender"."company_id" where "sender"."id" = ${user.id} and "sender"."company_id" = ${user.companyId} and "sender"."role" <> 'viewer' and "sender"."erased_at" is null and ("sender"."deletion_due_at" is null or "sender"."deletion_due_at" > ${ctx.clock()}) and ${companies.isCorporate} and ${companies.accessCode} is not null)`;
