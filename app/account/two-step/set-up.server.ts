import { and, eq, isNull, sql } from "drizzle-orm";
import { type ConfirmVerdict, confirmPassword } from "~/account/password/confirm-password.server";
import { readSignInCode, SET_UP_WAIT_MS } from "~/account/two-step/rules/sign-in-code";
import { securityEvent } from "~/foundation/identity/security-events.server";
import type { Visitor } from "~/foundation/identity/visitor.server";
import { outboxInserts, outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import { recoveryCodes, twoSteps } from "~/foundation/tables/access";
import type { Context } from "~/platform/context";
import { createTotpSecret, findTotpStep } from "~/platform/crypto/totp";
import { guardGone, insertRows, runTogether } from "~/platform/d1/client";
import { type CodeVerdict, judgeCode } from "./judge-code.server";
import { createRecoveryCodes, hashRecoveryCode, openSecret, sealSecret } from "./secret.server";

/** An account's two-step state. `set-up` waits for the first code from the authenticator that read the secret. */
export type TwoStep =
  | { state: "off" }
  | { state: "set-up"; secret: string }
  | { state: "on"; since: number; codesLeft: number };

export async function findTwoStep(ctx: Context, userId: string): Promise<TwoStep> {
  const [row] = await ctx.db
    .select({
      secret: twoSteps.secret,
      confirmedAt: twoSteps.confirmedAt,
      createdAt: twoSteps.createdAt,
      codesLeft: ctx.db.$count(recoveryCodes, eq(recoveryCodes.userId, userId)).as("codes_left"),
    })
    .from(twoSteps)
    .where(eq(twoSteps.userId, userId));
  if (!row) return { state: "off" };
  if (row.confirmedAt !== null) return { state: "on", since: row.confirmedAt, codesLeft: row.codesLeft };
  const secret = openWaiting(ctx, userId, row);
  return secret ? { state: "set-up", secret } : { state: "off" };
}

/** The secret that waits for its first code. Null once it has waited too long. */
function openWaiting(ctx: Context, userId: string, row: { secret: string; createdAt: number }): string | null {
  return row.createdAt > ctx.clock() - SET_UP_WAIT_MS ? openSecret(ctx, userId, row.secret) : null;
}

type PasswordRefusal = Exclude<ConfirmVerdict, { ok: true }>;

/**
 * Makes a new secret for an authenticator, after the user has typed the password again. If two-step sign-in is on,
 * nothing changes.
 */
export async function beginTwoStep(
  ctx: Context,
  userId: string,
  password: string,
): Promise<{ ok: true } | PasswordRefusal> {
  const confirmed = await confirmPassword(ctx, userId, password);
  if (!confirmed.ok) return confirmed;
  const fresh = { secret: sealSecret(ctx, userId, createTotpSecret()), createdAt: ctx.clock(), lastStep: 0 };
  await ctx.db
    .insert(twoSteps)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: twoSteps.userId, set: fresh, setWhere: isNull(twoSteps.confirmedAt) });
  return { ok: true };
}

/** Drops a secret that no code has confirmed. */
export async function cancelTwoStep(ctx: Context, userId: string): Promise<void> {
  await ctx.db.delete(twoSteps).where(and(eq(twoSteps.userId, userId), isNull(twoSteps.confirmedAt)));
}

export type NewCodes = { ok: true; codes: string[] };

/**
 * Turns two-step sign-in on with the first code from the authenticator. Returns the recovery codes, which cannot be
 * read again. `expired`: no secret waits for a code, or not any more.
 */
export async function confirmTwoStep(
  ctx: Context,
  userId: string,
  typed: string,
  visitor: Visitor,
): Promise<NewCodes | { ok: false; reason: "code" | "expired" }> {
  const [waiting] = await ctx.db
    .select({ secret: twoSteps.secret, createdAt: twoSteps.createdAt })
    .from(twoSteps)
    .where(and(eq(twoSteps.userId, userId), isNull(twoSteps.confirmedAt)));
  const secret = waiting && openWaiting(ctx, userId, waiting);
  if (!secret) return { ok: false, reason: "expired" };
  const code = readSignInCode(typed);
  // Tries need no limit here: anyone who sees this form also sees the secret.
  const step = code?.kind === "authenticator" ? await findTotpStep(secret, code.digits) : null;
  if (step === null) return { ok: false, reason: "code" };
  const codes = createRecoveryCodes();
  // The guard is NULL, which aborts the batch, once another request has confirmed, cancelled or restarted the setup.
  const guarded = sql<string>`(select user_id from ${twoSteps} where ${twoSteps.userId} = ${userId} and ${twoSteps.confirmedAt} is null and ${twoSteps.secret} = ${waiting.secret})`;
  const rows = outboxRows(ctx, { cause: "two-step-on", userId });
  const codeRows = await rowsOf(ctx, userId, codes);
  const done = await runTogether(ctx.db, [
    ...outboxInserts(ctx, rows, guarded),
    ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    ...insertRows(ctx.db, recoveryCodes, codeRows),
    ctx.db.update(twoSteps).set({ confirmedAt: ctx.clock(), lastStep: step }).where(eq(twoSteps.userId, userId)),
    securityEvent(ctx, "two-step-on", userId, visitor),
  ]).catch(guardGone("outbox.user_id"));
  if (!done) return { ok: false, reason: "expired" };
  await sendToQueue(ctx, rows);
  return { ok: true, codes };
}

/** What a change to an active second step requires: the password, and a code of either kind. */
export interface Proof {
  password: string;
  code: string;
}
export type ProofVerdict = PasswordRefusal | CodeVerdict;

async function judgeProof(ctx: Context, userId: string, proof: Proof, visitor: Visitor): Promise<ProofVerdict> {
  const confirmed = await confirmPassword(ctx, userId, proof.password);
  return confirmed.ok ? judgeCode(ctx, userId, proof.code, visitor) : confirmed;
}

/** Replaces all recovery codes and returns the new ones, which cannot be read again. */
export async function renewRecoveryCodes(
  ctx: Context,
  userId: string,
  proof: Proof,
  visitor: Visitor,
): Promise<NewCodes | Exclude<ProofVerdict, { ok: true }>> {
  const judged = await judgeProof(ctx, userId, proof, visitor);
  if (!judged.ok) return judged;
  const codes = createRecoveryCodes();
  const rows = outboxRows(ctx, { cause: "recovery-codes-renewed", userId });
  const codeRows = await rowsOf(ctx, userId, codes);
  await runTogether(ctx.db, [
    ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    ...insertRows(ctx.db, recoveryCodes, codeRows),
    securityEvent(ctx, "recovery-codes-renewed", userId, visitor),
    ...outboxInserts(ctx, rows),
  ]);
  await sendToQueue(ctx, rows);
  return { ok: true, codes };
}

/** Turns two-step sign-in off and deletes the secret and every recovery code. */
export async function turnOffTwoStep(
  ctx: Context,
  userId: string,
  proof: Proof,
  visitor: Visitor,
): Promise<ProofVerdict> {
  const judged = await judgeProof(ctx, userId, proof, visitor);
  if (!judged.ok) return judged;
  const rows = outboxRows(ctx, { cause: "two-step-off", userId });
  await runTogether(ctx.db, [
    ctx.db.delete(twoSteps).where(eq(twoSteps.userId, userId)),
    ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    securityEvent(ctx, "two-step-off", userId, visitor),
    ...outboxInserts(ctx, rows),
  ]);
  await sendToQueue(ctx, rows);
  return { ok: true };
}

function rowsOf(ctx: Context, userId: string, codes: string[]) {
  return Promise.all(codes.map(async (digits) => ({ userId, codeHash: await hashRecoveryCode(ctx, userId, digits) })));
}
