import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import { CODE_TRIES, readSignInCode } from "~/account/two-step/rules/sign-in-code";
import { securityEvent } from "~/foundation/identity/security-events.server";
import type { Visitor } from "~/foundation/identity/visitor.server";
import { outboxInserts, outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import { recoveryCodes, twoSteps } from "~/foundation/tables/access";
import type { Context } from "~/platform/context";
import { findTotpStep } from "~/platform/crypto/totp";
import { guardGone, runTogether } from "~/platform/d1/client";
import { countUse, type LimitVerdict, uncountUse } from "~/platform/rate-limit.server";
import { hashRecoveryCode, openSecret } from "./secret.server";

export type CodeVerdict = { ok: true } | { ok: false; reason: "code" } | Exclude<LimitVerdict, { ok: true }>;

/**
 * Judges a code of the second step, from the authenticator or a recovery code, and uses it up. Call it only after a
 * right password: wrong codes count per account, and nobody else may spend the owner's tries.
 */
export async function judgeCode(ctx: Context, userId: string, typed: string, visitor: Visitor): Promise<CodeVerdict> {
  const code = readSignInCode(typed);
  if (!code) return { ok: false, reason: "code" };
  const key = `two-step/${userId}`;
  const limit = await countUse(ctx, key, CODE_TRIES);
  if (!limit.ok) return limit;
  const isRight =
    code.kind === "authenticator"
      ? await takeStep(ctx, userId, code.digits)
      : await takeRecoveryCode(ctx, userId, code.digits, visitor);
  if (isRight) {
    await uncountUse(ctx, key);
    return { ok: true };
  }
  await securityEvent(ctx, "two-step-failed", userId, visitor);
  return { ok: false, reason: "code" };
}

/** Whether the authenticator shows that code now and it has not been used before (ASVS 5.0, 6.5.1). */
async function takeStep(ctx: Context, userId: string, digits: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ secret: twoSteps.secret })
    .from(twoSteps)
    .where(and(eq(twoSteps.userId, userId), isNotNull(twoSteps.confirmedAt)));
  const secret = row && openSecret(ctx, userId, row.secret);
  const step = secret ? await findTotpStep(secret, digits) : null;
  if (step === null) return false;
  const taken = await ctx.db
    .update(twoSteps)
    .set({ lastStep: step })
    .where(and(eq(twoSteps.userId, userId), isNotNull(twoSteps.confirmedAt), lt(twoSteps.lastStep, step)))
    .returning({ userId: twoSteps.userId });
  return taken.length === 1;
}

/** Whether that is one of the account's recovery codes. Deletes the code and notifies the account's owner. */
async function takeRecoveryCode(ctx: Context, userId: string, digits: string, visitor: Visitor): Promise<boolean> {
  const codeHash = await hashRecoveryCode(ctx, userId, digits);
  // The guard is NULL, which aborts the batch, when the code does not exist or is already used.
  const guarded = sql<string>`(select user_id from ${recoveryCodes} where ${recoveryCodes.userId} = ${userId} and ${recoveryCodes.codeHash} = ${codeHash})`;
  const rows = outboxRows(ctx, { cause: "recovery-code-used", userId });
  const done = await runTogether(ctx.db, [
    ...outboxInserts(ctx, rows, guarded),
    ctx.db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash))),
    securityEvent(ctx, "recovery-code-used", userId, visitor),
  ]).catch(guardGone("outbox.user_id"));
  if (!done) return false;
  await sendToQueue(ctx, rows);
  return true;
}
