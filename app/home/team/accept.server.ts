import { and, eq, gt, sql } from "drizzle-orm";
import { newPasswordError } from "~/account/password/new-password.server";
import type { Language } from "~/core/language";
import { parseMobile } from "~/foundation/company/mobile.server";
import { agreedVersions } from "~/foundation/identity/agreements.server";
import { callerOf } from "~/foundation/identity/credentials.server";
import { agreementsAt } from "~/foundation/identity/rules/agreements";
import { notifyPeople, sendAll } from "~/foundation/notifications/audience.server";
import { invitations, users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { hashPassword } from "~/platform/crypto/passwords";
import { isGuardViolation, isUniqueViolation, runTogether } from "~/platform/d1/client";
import { callerCounters, countAll, type LimitVerdict } from "~/platform/rate-limit.server";
import { findInvitation } from "./invitation-link.server";
import type { Joining } from "./schema";

/** Hashing takes a quarter of a second. One network may request this many per hour. */
const HASHES_PER_CALLER = { max: 60, windowMs: 60 * 60_000 };

export type AcceptVerdict =
  | { ok: true; userId: string; passwordHash: string }
  | { ok: false; reason: "gone" }
  /** The company requires its own sign-in, so a password would open nothing. */
  | { ok: false; reason: "company-sign-in" }
  | { ok: false; reason: "taken"; company: string }
  | { ok: false; reason: "invalid"; errors: Record<string, string[]> }
  | Extract<LimitVerdict, { ok: false }>;

/**
 * Creates the account that an invitation is for, once: the batch that adds the colleague also deletes the invitation. The user of the link
 * has access to the mailbox, so the address needs no other confirmation. "taken": the address has got an account since the mail was sent.
 */
export async function acceptInvitation(
  ctx: Context,
  request: Request,
  token: string,
  input: Joining & { language: Language },
): Promise<AcceptVerdict> {
  const invitation = await findInvitation(ctx, token);
  if (!invitation) return { ok: false, reason: "gone" };
  const { email, company, companyId, role } = invitation;
  if (invitation.requiredSignIn) return { ok: false, reason: "company-sign-in" };
  const wrongPassword = await newPasswordError(input.password, { username: input.username, email, company });
  const mobile = input.mobile ? await parseMobile(input.mobile, input.mobileCountry ?? "") : "";
  if (wrongPassword || mobile === null) {
    const errors = {
      ...(wrongPassword ? { password: [wrongPassword] } : {}),
      ...(mobile === null ? { mobile: ["errors.mobile"] } : {}),
    };
    return { ok: false, reason: "invalid", errors };
  }
  const limit = await countAll(ctx, callerCounters("invitation-hash", callerOf(request), HASHES_PER_CALLER));
  if (!limit.ok) return limit;
  const passwordHash = await hashPassword(input.password);

  const now = ctx.clock();
  const userId = ctx.ids.create();
  const waits = and(eq(invitations.id, invitation.id), gt(invitations.expiresAt, now));
  try {
    const [, , told] = await runTogether(ctx.db, [
      ctx.db.insert(users).values({
        id: userId,
        // NULL, which makes the batch fail, once the invitation has been accepted or cancelled.
        companyId: sql<string>`(select ${invitations.companyId} from ${invitations} where ${waits})`,
        role,
        username: input.username,
        email,
        passwordHash,
        mobile: mobile ?? "",
        jobTitle: input.designation ?? "",
        language: input.language,
        emailConfirmedAt: now,
        agreements: agreementsAt(agreedVersions(ctx), now),
        createdAt: now,
      }),
      ctx.db.delete(invitations).where(eq(invitations.id, invitation.id)),
      notifyPeople(ctx, {
        cause: "colleague-joined",
        eventId: `colleague-joined/${userId}`,
        data: { role },
        to: sql`${users.companyId} = ${companyId} and ${users.role} = 'owner'`,
      }),
    ]);
    await sendAll(ctx, told);
  } catch (error) {
    if (isGuardViolation(error, "users.company_id")) return { ok: false, reason: "gone" };
    if (isUniqueViolation(error, "users.email")) return { ok: false, reason: "taken", company };
    throw error;
  }
  ctx.log("invitation-accepted", { role });
  return { ok: true, userId, passwordHash };
}
