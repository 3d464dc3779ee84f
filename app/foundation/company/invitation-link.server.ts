import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { accessCodeIn, invitationTokenIn } from "~/core/pasted-code";
import { companies } from "~/foundation/tables/company";
import { memberInvitations as invitations } from "~/foundation/tables/invitations";
import type { Context } from "~/platform/context";
import { openBox, sealBox } from "~/platform/crypto/box";
import { isListed } from "~/platform/d1/client";

const linkSchema = z.strictObject({ member: z.string().min(1).max(60) });

/** The condition that the company which invites has a code to join it with. */
export const canBeJoined = and(eq(companies.isCorporate, true), sql`${companies.accessCode} is not null`);

/** The token of an invitation's link. It says nothing of whom it is for: it holds the invitation's id, sealed. */
export const sealInvitation = (ctx: Context, id: string): string => sealBox(ctx.key("invitation"), { member: id });

/** The invitation that a link opens, for its registration or its reader to join with; null when it has been answered or withdrawn, or is none of ours. */
export async function openInvitation(ctx: Context, token: string) {
  const link = linkSchema.safeParse(openBox(ctx.key("invitation"), token)).data;
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
 * The access code in what somebody has typed or pasted: the code with whatever stands around it, or the link of an invitation that still
 * holds, which is then answered by it.
 */
export async function readAccessCode(
  ctx: Context,
  typed: string,
): Promise<{ code: string; invitationId: string | undefined }> {
  const token = invitationTokenIn(typed);
  const invitation = token === null ? null : await openInvitation(ctx, token);
  return { code: invitation?.accessCode ?? accessCodeIn(typed), invitationId: invitation?.id };
}
