import { and, eq, gt, sql } from "drizzle-orm";
import type { Language } from "~/core/language";
import { companies } from "~/foundation/tables/company";
import { invitations, users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { invitationPath } from "./invitation-link.server";

/**
 * The mail of a pending invitation. Whether its address has an account is looked up here, long after the owner got a response, so the
 * response is the same, and as fast, either way. With an account the mail has no link, but says what to do.
 */
export async function addressInvitation(ctx: Context, data: Record<string, string>) {
  const [found] = await ctx.db
    .select({
      id: invitations.id,
      email: invitations.email,
      role: invitations.role,
      language: invitations.language,
      company: companies.name,
      inviter: users.username,
      takenIn:
        sql<Language | null>`(select "taken"."language" from ${users} as "taken" where "taken"."email" = ${invitations.email})`.as(
          "taken_in",
        ),
    })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.id, data.invitationId ?? ""), gt(invitations.expiresAt, ctx.clock())));
  if (!found) return null;
  const { id, email: to, role, company, inviter, language, takenIn } = found;
  // The recipient's name is not known, nor whether the account belongs to the person who is meant.
  const values = { username: "", inviter, company, role };
  if (takenIn) return { to, values, cause: "team-invitation-taken" as const, language: takenIn };
  const link = `${ctx.settings.APP_URL}${await invitationPath(ctx, id)}?lng=${language}`;
  return { to, values: { ...values, link }, language };
}
