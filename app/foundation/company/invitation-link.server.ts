import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { accessCodeIn, invitationTokenIn } from "~/core/pasted-code";
import { companies } from "~/foundation/tables/company";
import { memberInvitations as invitations } from "~/foundation/tables/invitations";
import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";

const linkSchema = z.strictObject({ member: z.string().min(1).max(60) });

/** Condition: the inviting company has a code to join it with. */
export const canBeJoined = and(eq(companies.isCorporate, true), sql`${companies.accessCode} is not null`);

/** The token of an invitation's link: the invitation's sealed id. It does not reveal who is invited. */
export const sealInvitation = (ctx: Context, id: string): string => ctx.box("invitation").seal({ member: id });

/** The invitation that a link opens, for registering or for joining. Null when it is answered, withdrawn or not ours. */
export async function openInvitation(ctx: Context, token: string) {
  const link = linkSchema.safeParse(ctx.box("invitation").open(token)).data;
  if (!link) return null;
  const [found] = await ctx.db
    .select({
      id: invitations.id,
      email: invitations.email,
      company: invitations.company,
      language: invitations.language,
      accessCode: companies.accessCode,
    })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.corporateId))
    .where(
      and(
        eq(invitations.id, link.member),
        isListed(invitations.state, ["waiting", "sent", "failed", "stopped"]),
        canBeJoined,
      ),
    );
  return found ?? null;
}

/**
 * Finds the access code in what the user typed or pasted. That is a code with any text around it, or the link of a
 * valid invitation, which joining then answers.
 */
export async function readAccessCode(
  ctx: Context,
  typed: string,
): Promise<{ code: string; invitationId: string | undefined }> {
  const token = invitationTokenIn(typed);
  const invitation = token === null ? null : await openInvitation(ctx, token);
  return { code: invitation?.accessCode ?? accessCodeIn(typed), invitationId: invitation?.id };
}
