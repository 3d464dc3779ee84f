import { and, eq, type SQL, sql } from "drizzle-orm";
import { invitedToJoinPath, invitedToRegisterPath } from "~/core/addresses/network";
import type { Language } from "~/core/language";
import { canBeJoined, sealInvitation } from "~/foundation/company/invitation-link.server";
import { stopAddress } from "~/foundation/notifications/stop-list.server";
import { outbox } from "~/foundation/notifications/tables";
import { companies } from "~/foundation/tables/company";
import { memberInvitations as invitations } from "~/foundation/tables/invitations";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { isListed, type Statement } from "~/platform/d1/client";

/**
 * The path where an invited person registers or, with an account, joins. The link reveals nothing about them: it contains only the sealed
 * id of the invitation.
 */
const pathOf = (ctx: Context, id: string, hasAccount: boolean) =>
  (hasAccount ? invitedToJoinPath : invitedToRegisterPath)(sealInvitation(ctx, id));

/**
 * The mail of an invitation that is still to be sent. Whether its address has an account is looked up here, long after the sender got a
 * response, so the response is the same either way. With an account there is no registration: the link fills in the code to join with.
 */
export async function addressMemberInvitation(ctx: Context, data: Record<string, string>) {
  const [found] = await ctx.db
    .select({
      id: invitations.id,
      email: invitations.email,
      language: invitations.language,
      company: companies.name,
      accessCode: companies.accessCode,
      takenIn:
        sql<Language | null>`(select ${users.language} from ${users} where ${users.email} = ${invitations.email})`.as(
          "taken_in",
        ),
    })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.corporateId))
    .where(
      and(eq(invitations.id, data.invitationId ?? ""), isListed(invitations.state, ["waiting", "failed"]), canBeJoined),
    );
  if (!found) return null;
  const { id, email: to, company, takenIn } = found;
  const language = takenIn ?? found.language;
  const path = pathOf(ctx, id, takenIn !== null);
  const values = {
    // The recipient's name is not known.
    username: "",
    company,
    accessCode: found.accessCode ?? "",
    link: `${ctx.settings.APP_URL}${path}&lng=${language}`,
    unsubscribe: stopAddress(ctx, to, language),
  };
  return { to, values, language, ...(takenIn ? { cause: "member-invitation-taken" as const } : {}) };
}

/** Writes how an invitation's mail ended, for the batch that settles it. If the recipient has answered meanwhile, the answer stays. */
export function settleInvitation(
  ctx: Context,
  { data }: { data: Record<string, string> },
  status: "completed" | "skipped" | "retrying" | "waiting" | "failed",
): Statement[] {
  if (status === "retrying" || status === "waiting") return [];
  const isOut = status === "completed";
  return [
    ctx.db
      .update(invitations)
      .set({ state: isOut ? "sent" : "failed" })
      .where(
        and(
          eq(invitations.id, data.invitationId ?? ""),
          isListed(invitations.state, isOut ? ["waiting", "failed"] : ["waiting"]),
        ),
      ),
  ];
}

/** The statement that writes the same for many mails that were given up: those of the outbox rows that `given` finds. */
export function failInvitations(ctx: Context, given: SQL) {
  const ids = sql`(select ${outbox.data} ->> '$.invitationId' from ${outbox} where ${outbox.cause} = 'member-invitation' and ${given})`;
  return ctx.db
    .update(invitations)
    .set({ state: "failed" })
    .where(and(eq(invitations.state, "waiting"), sql`${invitations.id} in ${ids}`));
}
