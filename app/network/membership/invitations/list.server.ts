import { and, count, desc, eq, sql } from "drizzle-orm";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { companies } from "~/foundation/tables/company";
import { memberInvitations as invitations } from "~/foundation/tables/invitations";
import { foldText, MAX_MAILS_A_DAY, type TrackingQuery } from "~/network/membership/rules/invitations";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { mailsToday } from "./send.server";

const PAGE = 25;

/** A page of a company's invitations, newest mail first, with the number in each state and the mails left for the day. One round trip. */
export async function listInvitations(ctx: Context, user: CurrentUser, { search, state, after }: TrackingQuery) {
  const isOwn = eq(invitations.corporateId, user.companyId);
  const [counts, rows, [own]] = await runTogether(ctx.db, [
    ctx.db
      .select({ state: invitations.state, count: count().as("count") })
      .from(invitations)
      .where(isOwn)
      .groupBy(invitations.state),
    ctx.db
      .select({
        id: invitations.id,
        email: invitations.email,
        company: invitations.company,
        language: invitations.language,
        state: invitations.state,
        mails: invitations.mails,
        sentAt: invitations.sentAt,
        joinedAt: invitations.joinedAt,
      })
      .from(invitations)
      .where(
        and(
          isOwn,
          state ? eq(invitations.state, state) : undefined,
          search ? sql`instr(${invitations.words}, ${foldText(search)}) > 0` : undefined,
          after ? sql`(${invitations.sentAt}, ${invitations.id}) < (${after.sentAt}, ${after.id})` : undefined,
        ),
      )
      .orderBy(desc(invitations.sentAt), desc(invitations.id))
      .limit(PAGE + 1),
    ctx.db
      .select({ code: companies.accessCode, mails: mailsToday(ctx, user.companyId).as("mails_today") })
      .from(companies)
      .where(eq(companies.id, user.companyId)),
  ]);
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return {
    rows: rows.slice(0, PAGE),
    counts,
    next: last ? { sentAt: last.sentAt, id: last.id } : null,
    code: own?.code ?? null,
    room: Math.max(0, MAX_MAILS_A_DAY - (own?.mails ?? 0)),
  };
}

export type FoundInvitations = Awaited<ReturnType<typeof listInvitations>>;
