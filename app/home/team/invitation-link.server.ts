import { and, eq, gt } from "drizzle-orm";
import { requiredSignIn } from "~/foundation/identity/company-sign-in.server";
import { companies } from "~/foundation/tables/company";
import { invitations, users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { hashToken, tokenOf } from "~/platform/crypto/tokens";

/** The secret in an invitation's link. It is not stored: the mail's writer derives it again from the invitation's id. */
async function linkToken(ctx: Context, invitationId: string): Promise<string> {
  return tokenOf(await ctx.hashKey("invitation"), invitationId);
}

/** What the database stores of the link. */
export async function linkHash(ctx: Context, invitationId: string): Promise<string> {
  return hashToken(await linkToken(ctx, invitationId));
}

/** The path where an invitation is accepted. */
export async function invitationPath(ctx: Context, invitationId: string): Promise<string> {
  return `/invitation/${await linkToken(ctx, invitationId)}`;
}

/** The invitation that a link opens, with its sender; null if it has been accepted or cancelled, has expired, or is not ours. */
export async function findInvitation(ctx: Context, token: string) {
  if (token.length !== 43) return null;
  const [found] = await ctx.db
    .select({
      id: invitations.id,
      email: invitations.email,
      role: invitations.role,
      companyId: invitations.companyId,
      company: companies.name,
      inviter: users.username,
      /** The company's own sign-in, if its people have to use it. */
      requiredSignIn: requiredSignIn(ctx).as("required_sign_in"),
    })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.tokenHash, hashToken(token)), gt(invitations.expiresAt, ctx.clock())));
  return found ?? null;
}
