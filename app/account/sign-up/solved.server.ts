import { addressOf, callerOf } from "~/foundation/identity/credentials.server";
import type { CaptchaRefusal } from "~/platform/captcha/captcha";
import type { Context } from "~/platform/context";
import { createToken } from "~/platform/crypto/tokens";
import { spentTokens } from "~/platform/d1/own-tables";
import type { LimitVerdict } from "~/platform/rate-limit.server";
import { countSignUp } from "./register.server";

/** How long a solved captcha is valid: enough time to correct a field, too little to pass it on. */
const LIFETIME_MS = 15 * 60_000;

/**
 * A captcha solved in a registration. It is sealed in that registration's cookie, belongs to it alone and is good for
 * one use.
 */
export interface Solved {
  nonce: string;
  /** In milliseconds. */
  until: number;
}

export type Proven =
  /** `isFresh`: the captcha was judged, and the try counted, just now. */
  | { ok: true; solved: Solved; isFresh: boolean }
  | { ok: false; reason: CaptchaRefusal }
  | Exclude<LimitVerdict, { ok: true }>;

/**
 * Whether the visitor has already solved the captcha, or solves it with this form. Judging it counts as one
 * registration attempt.
 */
export async function proveOnce(
  ctx: Context,
  request: Request,
  form: FormData,
  former: Solved | undefined,
): Promise<Proven> {
  if (stillHolds(ctx, former)) return { ok: true, solved: former, isFresh: false };
  const response = ctx.captcha.responseOf(form);
  if (response === "") return { ok: false, reason: "captcha-missing" };
  const limit = await countSignUp(ctx, callerOf(request));
  if (!limit.ok) return limit;
  const verdict = await ctx.captcha.verify(response, { action: "sign-up", remoteIp: addressOf(request) });
  if (!verdict.ok) return verdict;
  return { ok: true, solved: { nonce: createToken(), until: ctx.clock() + LIFETIME_MS }, isFresh: true };
}

/** Whether there is a solved captcha that is not too old. It may still have been spent. */
export function stillHolds(ctx: Context, solved: Solved | undefined): solved is Solved {
  return solved !== undefined && solved.until > ctx.clock();
}

/** Uses up the solved captcha. False when another registration has used it up with the same cookie. */
export async function spendSolved(ctx: Context, { nonce, until }: Solved): Promise<boolean> {
  const spent = await ctx.db.insert(spentTokens).values({ nonce, expiresAt: until }).onConflictDoNothing().returning();
  return spent.length === 1;
}
