import { addressOf, callerOf } from "~/foundation/identity/credentials.server";
import type { CaptchaRefusal } from "~/platform/captcha/captcha";
import type { Context } from "~/platform/context";
import { createToken } from "~/platform/crypto/tokens";
import { spentTokens } from "~/platform/d1/own-tables";
import type { LimitVerdict } from "~/platform/rate-limit.server";
import { countSignUp } from "./register.server";

/** How long what was solved holds: enough to mend a field, too short to be passed on. */
const LIFETIME_MS = 15 * 60_000;

/** A captcha that has been solved in a registration. Sealed in its cookie, it is that registration's alone, and good for one. */
export interface Solved {
  nonce: string;
  /** In milliseconds. */
  until: number;
}

export type Proven =
  /** `isFresh`: it has been judged, and counted, just now. */
  | { ok: true; solved: Solved; isFresh: boolean }
  | { ok: false; reason: CaptchaRefusal }
  | Exclude<LimitVerdict, { ok: true }>;

/** Whether somebody has been proven to be a person already, or is by what this form brings. One try to register where it has to be judged. */
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

/** Whether something was solved that is still good, as far as its age goes. */
export function stillHolds(ctx: Context, solved: Solved | undefined): solved is Solved {
  return solved !== undefined && solved.until > ctx.clock();
}

/** Uses it up. False when another registration has done so with the same cookie. */
export async function spendSolved(ctx: Context, { nonce, until }: Solved): Promise<boolean> {
  const spent = await ctx.db.insert(spentTokens).values({ nonce, expiresAt: until }).onConflictDoNothing().returning();
  return spent.length === 1;
}
