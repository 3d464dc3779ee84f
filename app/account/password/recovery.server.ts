import { and, eq, gt, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import {
  CODE_LENGTH,
  CODE_MS,
  judgeCode,
  judgeResend,
  LONG_CODE_LENGTH,
  MAX_ATTEMPTS,
  MAX_CODES,
  NEW_PASSWORD_MS,
  RECOVERY_MS,
  RESEND_WAIT_MS,
  type ResendVerdict,
  stageOf,
} from "~/account/password/rules/recovery";
import { isBoundToCompany } from "~/foundation/identity/company-sign-in.server";
import { securityEvent } from "~/foundation/identity/security-events.server";
import type { Visitor } from "~/foundation/identity/visitor.server";
import { notifyOnceADay, outboxInserts, outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import { sealSecret } from "~/foundation/notifications/secrets.server";
import { outbox } from "~/foundation/notifications/tables";
import { recoveries } from "~/foundation/tables/access";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { createDigits, hashWithKey, isSameHash } from "~/platform/crypto/codes";
import { createToken, hashToken } from "~/platform/crypto/tokens";
import { guardGone, runTogether } from "~/platform/d1/client";
import type { LimitVerdict } from "~/platform/rate-limit.server";
import { type CodeUse, countCode, countWrongCode, needsLongCode } from "./recovery-limits.server";

type TooMany = Exclude<LimitVerdict, { ok: true }>;

/** Who makes the request: network and browser for the limits, device for the security events. */
type Asker = Pick<CodeUse, "caller" | "deviceToken"> & { visitor: Visitor };

/**
 * Begins a recovery and sends the code. The token opens the next step. An unknown address gets a token too, by the same
 * statements; it just has no account to send a mail to.
 */
export async function startRecovery(
  ctx: Context,
  { email, visitor, ...from }: Asker & { email: string },
): Promise<{ ok: true; token: string } | TooMany> {
  const addressHash = hashWithKey(await ctx.hashKey("recovery"), `address/${email}`);
  const [user] = await ctx.db
    .select({ id: users.id, isBound: isBoundToCompany(ctx).as("is_bound") })
    .from(users)
    .where(eq(users.email, email));
  const limit = await countCode(ctx, { ...from, way: "begin", addressHash, userId: user?.id ?? null });
  if (!limit.ok) return limit;
  // No password opens this account. Its owner learns by mail what does; whoever asked sees the same as for any address.
  const isBound = Boolean(user?.isBound);

  const token = createToken();
  const id = hashToken(token);
  const now = ctx.clock();
  const { codeHash, mail, row } = await prepareCode(ctx, id, addressHash);
  await runTogether(ctx.db, [
    ctx.db.insert(recoveries).values({
      id,
      userId: isBound ? null : (user?.id ?? null),
      addressHash,
      codeHash,
      codeSentAt: now,
      expiresAt: now + RECOVERY_MS,
    }),
    securityEvent(ctx, "recovery-requested", user?.id ?? null, visitor),
    mail,
  ]);
  // After the answer, so that the response time does not reveal whether there is a mail to send.
  ctx.later(isBound && user ? notifyOnceADay(ctx, "recovery-by-company", user.id) : sendToQueue(ctx, [row]));
  return { ok: true, token };
}

/** Sends a new code. It ends the previous code and starts with a fresh number of tries. */
export async function resendCode(
  ctx: Context,
  { token, ...from }: Omit<Asker, "visitor"> & { token: string },
): Promise<ResendVerdict | TooMany> {
  const id = hashToken(token);
  const now = ctx.clock();
  const recovery = await findRow(ctx, token);
  if (!recovery) return { ok: false, reason: "over" };
  const judged = judgeResend(recovery, now);
  if (!judged.ok) return judged;
  const limit = await countCode(ctx, {
    ...from,
    way: "resend",
    addressHash: recovery.addressHash,
    userId: recovery.userId,
  });
  if (!limit.ok) return limit;

  const { codeHash, mail, row } = await prepareCode(ctx, id, recovery.addressHash);
  const [changed] = await runTogether(ctx.db, [
    ctx.db
      .update(recoveries)
      .set({ codeHash, attempts: 0, codeSentAt: now, codesSent: sql`${recoveries.codesSent} + 1` })
      .where(
        and(isOpen(id, now), lt(recoveries.codesSent, MAX_CODES), lte(recoveries.codeSentAt, now - RESEND_WAIT_MS)),
      )
      .returning({ id: recoveries.id }),
    mail,
  ]);
  // Another request was faster, so the wait has started again.
  if (changed.length === 0) return { ok: false, reason: "wait", retryAfterSeconds: RESEND_WAIT_MS / 1000 };
  ctx.later(sendToQueue(ctx, [row]));
  return { ok: true };
}

export type CodeVerdict =
  /** `token` opens the new password, once. The previous token opens nothing any more. */
  | { ok: true; token: string; userId: string; username: string }
  | { ok: false; reason: "over" }
  | { ok: false; reason: "code-expired" | "code-spent" }
  | { ok: false; reason: "code-wrong"; triesLeft: number }
  /** So many codes for the address were wrong today, from any callers, that only a long one is judged. A new code is long. */
  | { ok: false; reason: "code-short" }
  | TooMany;

/** Judges a code. The try is counted before the comparison, so at most five are judged however many arrive at once. */
export async function verifyCode(
  ctx: Context,
  { token, code, visitor, ...from }: Asker & { token: string; code: string },
): Promise<CodeVerdict> {
  const id = hashToken(token);
  const now = ctx.clock();
  const [tried] = await ctx.db
    .update(recoveries)
    .set({ attempts: sql`${recoveries.attempts} + 1` })
    .where(and(isOpen(id, now), lt(recoveries.attempts, MAX_ATTEMPTS), gt(recoveries.codeSentAt, now - CODE_MS)))
    .returning({
      userId: recoveries.userId,
      addressHash: recoveries.addressHash,
      codeHash: recoveries.codeHash,
      attempts: recoveries.attempts,
    });
  if (!tried) {
    const recovery = await findRow(ctx, token);
    const judged = recovery ? judgeCode(recovery, now) : null;
    return judged && !judged.ok ? judged : { ok: false, reason: "over" };
  }
  const counted = await countWrongCode(ctx, { ...from, ...tried, isLong: code.length === LONG_CODE_LENGTH });
  if (!counted.ok) {
    const { isOfAddress, retryAfterSeconds } = counted;
    return isOfAddress
      ? { ok: false, reason: "code-short" }
      : { ok: false, reason: "too-many-requests", retryAfterSeconds };
  }
  const isRight = isSameHash(await hashCode(ctx, id, code), tried.codeHash);
  if (!isRight || tried.userId === null) {
    await securityEvent(ctx, "recovery-failed", tried.userId, visitor);
    return { ok: false, reason: "code-wrong", triesLeft: MAX_ATTEMPTS - tried.attempts };
  }
  await counted.takeBack();
  return exchangeCode(ctx, { id, codeHash: tried.codeHash, userId: tried.userId, visitor });
}

/** Exchanges a right code for the token of the next step. Of two parallel requests, the second finds nothing to exchange. */
async function exchangeCode(
  ctx: Context,
  { id, codeHash, userId, visitor }: { id: string; codeHash: string; userId: string; visitor: Visitor },
): Promise<CodeVerdict> {
  const now = ctx.clock();
  const resetToken = createToken();
  // The guard is NULL, which aborts the batch, once the code has been exchanged or another one sent.
  const guarded = sql<string>`(select user_id from ${recoveries} where ${and(isOpen(id, now), eq(recoveries.codeHash, codeHash))})`;
  const rows = outboxRows(ctx, { cause: "recovery-verified", userId });
  const done = await runTogether(ctx.db, [
    ...outboxInserts(ctx, rows, guarded),
    securityEvent(ctx, "recovery-verified", userId, visitor),
    ctx.db
      .update(recoveries)
      .set({ resetTokenHash: hashToken(resetToken), expiresAt: now + NEW_PASSWORD_MS })
      .where(eq(recoveries.id, id)),
    ctx.db.select({ username: users.username }).from(users).where(eq(users.id, userId)),
  ]).catch(guardGone("outbox.user_id"));
  if (!done) return { ok: false, reason: "over" };
  await sendToQueue(ctx, rows);
  const [user] = done.at(-1) as { username: string }[];
  return { ok: true, token: resetToken, userId, username: user?.username ?? "" };
}

/** Says what a browser's token opens: the step that its recovery waits for, and when a new code may be requested. */
export async function findRecovery(
  ctx: Context,
  token: string | null,
): Promise<{ stage: "code" | "password" | "over"; resend: ResendVerdict }> {
  const row = token ? await findRow(ctx, token) : null;
  if (!row) return { stage: "over", resend: { ok: false, reason: "over" } };
  const now = ctx.clock();
  const stage = stageOf(row, now);
  // Each token opens only its own step.
  const isOwn = stage === "over" || row.isResetToken === (stage === "password");
  return { stage: isOwn ? stage : "over", resend: judgeResend(row, now) };
}

async function findRow(ctx: Context, token: string) {
  const hash = hashToken(token);
  const [row] = await ctx.db
    .select()
    .from(recoveries)
    .where(or(eq(recoveries.id, hash), eq(recoveries.resetTokenHash, hash)));
  if (!row) return null;
  const { resetTokenHash, usedAt, ...rest } = row;
  return {
    ...rest,
    isVerified: resetTokenHash !== null,
    isUsed: usedAt !== null,
    isResetToken: resetTokenHash === hash,
  };
}

/** Matches the recovery of that id while it waits for its code. */
function isOpen(id: string, now: number) {
  return and(
    eq(recoveries.id, id),
    isNull(recoveries.resetTokenHash),
    isNull(recoveries.usedAt),
    gt(recoveries.expiresAt, now),
  );
}

/**
 * Prepares a new code. Returns its hash for the recovery, and the statement that puts its mail into the outbox. Run
 * that statement after the one that writes the hash. It writes nothing if the recovery has no user, or another code by
 * then.
 */
async function prepareCode(ctx: Context, recoveryId: string, addressHash: string) {
  const code = (await needsLongCode(ctx, addressHash)) ? createLongCode() : createDigits(CODE_LENGTH);
  const codeHash = await hashCode(ctx, recoveryId, code);
  const [row] = outboxRows(ctx, { cause: "recovery-code", userId: "", data: { code: sealSecret(ctx, code) } });
  if (!row) throw new Error("A code goes out by mail");
  const mail = ctx.db.insert(outbox).select(
    ctx.db
      .select({
        id: sql<string>`${row.id}`.as("id"),
        eventId: sql<string>`${row.eventId}`.as("event_id"),
        type: sql<string>`${row.type}`.as("type"),
        cause: sql<string>`${row.cause}`.as("cause"),
        userId: sql<string>`${recoveries.userId}`.as("user_id"),
        channel: sql<"email">`${row.channel}`.as("channel"),
        data: sql<Record<string, string>>`${JSON.stringify(row.data)}`.as("data"),
        status: sql<"pending">`${row.status}`.as("status"),
        attempts: sql<number>`0`.as("attempts"),
        lastError: sql<string | null>`null`.as("last_error"),
        createdAt: sql<number>`${row.createdAt}`.as("created_at"),
        dueAt: sql<number>`${row.dueAt}`.as("due_at"),
        urgency: sql<number | null>`null`.as("urgency"),
        waitingSince: sql<number | null>`null`.as("waiting_since"),
      })
      .from(recoveries)
      .where(and(eq(recoveries.id, recoveryId), eq(recoveries.codeHash, codeHash), isNotNull(recoveries.userId))),
  );
  return { codeHash, mail, row };
}

/** Never begins with a zero, which a call that sends a number would lose. */
function createLongCode(): string {
  const code = createDigits(LONG_CODE_LENGTH);
  return code.startsWith("0") ? createLongCode() : code;
}

async function hashCode(ctx: Context, recoveryId: string, code: string): Promise<string> {
  return hashWithKey(await ctx.hashKey("recovery"), `code/${recoveryId}/${code}`);
}
