import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { type ConfirmVerdict, confirmPassword } from "~/account/password/confirm-password.server";
import { passSecondStep } from "~/account/two-step/second-step.server";
import { writeScopes } from "~/core/token-scopes";
import { TOKEN_PREFIX } from "~/foundation/identity/rules/company-tokens";
import { securityEvent } from "~/foundation/identity/security-events.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { visitorOf } from "~/foundation/identity/visitor.server";
import { outboxInserts, outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import { companyTokens } from "~/foundation/tables/access";
import { users } from "~/foundation/tables/people";
import { MAX_TOKENS, mayManageTokens, offeredScopes, tokenEnd } from "~/home/tokens/rules/tokens";
import type { TokenForm } from "~/home/tokens/schema";
import type { Context } from "~/platform/context";
import { createToken, hashToken } from "~/platform/crypto/tokens";
import { guardGone, isGuardViolation, isUniqueViolation, runTogether } from "~/platform/d1/client";
import { withRegion } from "~/platform/d1/regions";

export type MakeVerdict =
  /** `token` is shown once; the database has only its hash. */
  | { ok: true; token: string }
  | { ok: false; reason: "forbidden" | "full" | "known" | "scopes" }
  | Exclude<ConfirmVerdict, { ok: true }>
  | Exclude<Awaited<ReturnType<typeof passSecondStep>>, { ok: true }>;

/**
 * Makes a token for another system, once the owner has typed the password again and, with two-step sign-in on, a code,
 * because a token needs neither. Notifies the owner.
 */
export async function makeToken(
  ctx: Context,
  request: Request,
  user: CurrentUser,
  { once, name, scopes, days, password, code }: TokenForm,
): Promise<MakeVerdict> {
  if (!mayManageTokens(user)) return { ok: false, reason: "forbidden" };
  const offered = offeredScopes(user);
  if (!scopes.every((scope) => offered.includes(scope))) return { ok: false, reason: "scopes" };
  const confirmed = await confirmPassword(ctx, user.id, password);
  if (!confirmed.ok) return confirmed;
  const visitor = visitorOf(ctx, request);
  const second = await passSecondStep(ctx, user.id, code, visitor);
  if (!second.ok) return second;
  const now = ctx.clock();
  const secret = TOKEN_PREFIX + createToken();
  const live = sql`(select count(*) from ${companyTokens} join ${users} as maker on maker.id = ${companyTokens.madeBy} and maker.company_id = ${companyTokens.companyId} and maker.erased_at is null where ${companyTokens.companyId} = ${user.companyId} and ${companyTokens.revokedAt} is null and ${companyTokens.expiresAt} > ${now})`;
  // NULL, which aborts the batch, once the user no longer owns the company, or it has as many tokens as it may.
  const guarded = sql<string>`(select ${users.companyId} from ${users} where ${users.id} = ${user.id} and ${users.role} = 'owner' and ${users.passwordHash} = ${confirmed.passwordHash} and ${live} < ${MAX_TOKENS})`;
  const rows = outboxRows(ctx, { cause: "token-made", userId: user.id, data: { name } });
  try {
    await runTogether(ctx.db, [
      ctx.db.insert(companyTokens).values({
        id: once,
        companyId: guarded,
        madeBy: user.id,
        name,
        tokenHash: hashToken(secret),
        scopes: writeScopes(offered.filter((scope) => scopes.includes(scope))),
        createdAt: now,
        expiresAt: tokenEnd(now, days),
      }),
      securityEvent(ctx, "company-token-made", user.id, visitor),
      ...outboxInserts(ctx, rows),
    ]);
  } catch (error) {
    if (isGuardViolation(error, "company_tokens.company_id")) return { ok: false, reason: "full" };
    if (isUniqueViolation(error, "company_tokens.id")) return { ok: false, reason: "known" };
    throw error;
  }
  await sendToQueue(ctx, rows);
  return { ok: true, token: withRegion(ctx.home.region, secret) };
}

/** Revokes a company's token, which ends its next call. Notifies the owner. False if it is not theirs, or has ended already. */
export async function revokeToken(ctx: Context, request: Request, user: CurrentUser, id: string): Promise<boolean> {
  if (!mayManageTokens(user)) return false;
  const now = ctx.clock();
  const works = and(
    eq(companyTokens.id, id),
    eq(companyTokens.companyId, user.companyId),
    isNull(companyTokens.revokedAt),
    gt(companyTokens.expiresAt, now),
  );
  const [token] = await ctx.db.select({ name: companyTokens.name }).from(companyTokens).where(works);
  if (!token) return false;
  const rows = outboxRows(ctx, { cause: "token-revoked", userId: user.id, data: { name: token.name } });
  // NULL, which aborts the batch, once another request has revoked it.
  const guarded = sql<string>`(select ${user.id} from ${companyTokens} where ${works})`;
  const done = await runTogether(ctx.db, [
    ...outboxInserts(ctx, rows, guarded),
    ctx.db.update(companyTokens).set({ revokedAt: now }).where(works),
    securityEvent(ctx, "company-token-revoked", user.id, visitorOf(ctx, request)),
  ]).catch(guardGone("outbox.user_id"));
  if (!done) return false;
  await sendToQueue(ctx, rows);
  return true;
}
