import { resendCode, startRecovery, verifyCode } from "~/account/password/recovery.server";
import { resetPassword } from "~/account/password/reset-password.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Visitor } from "~/foundation/identity/visitor.server";
import type { Context } from "~/platform/context";
import { matchPassword } from "~/platform/crypto/passwords";
import { codeFor } from "./codes";
import { rowsOf } from "./database";
import { newCaller } from "./pages";

/** The password that a recovery sets, unless a test gives another. */
export const NEW_PASSWORD = "seven slow trains";

export const visitor: Visitor = { browser: "Firefox", os: "Windows", country: "ZA", city: "" };

/** The token of a recovery started on the page. */
export async function beginRecovery(ctx: Context, email: string, caller = newCaller()): Promise<string> {
  const started = await startRecovery(ctx, { email, caller, visitor });
  if (!started.ok) throw new Error(started.reason);
  return started.token;
}

/** The token that allows a new password, from a recovery whose code was verified. */
export async function verifiedRecovery(ctx: Context, user: { id: string; email: string }): Promise<string> {
  const token = await beginRecovery(ctx, user.email);
  const verdict = await verifyCode(ctx, { token, code: await codeFor(ctx, user), caller: newCaller(), visitor });
  if (!verdict.ok) throw new Error(verdict.reason);
  return verdict.token;
}

/** The steps of a recovery as the page runs them, on one context. It starts for the user that `userNow` returns. */
export function recoverySteps(ctx: Context, userNow: () => CurrentUser) {
  return {
    start: (email = userNow().email, on = ctx, caller = newCaller()) => beginRecovery(on, email, caller),
    give: (token: string, code: string, on = ctx, caller = newCaller()) =>
      verifyCode(on, { token, code, caller, visitor }),
    resend: (token: string, caller = newCaller()) => resendCode(ctx, { token, caller }),
    reset: (token: string, password = NEW_PASSWORD, on = ctx) => resetPassword(on, { token, password, visitor }),
  };
}

/** Whether this is the account's current password. */
export async function isPassword(user: { id: string }, password: string): Promise<boolean> {
  const [row] = await rowsOf<{ hash: string }>("select password_hash as hash from users where id = ?", user.id);
  return (await matchPassword(password, row?.hash ?? null)) !== "no";
}
