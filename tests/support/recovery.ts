import type { Visitor } from "~/features/identity/visitor.server";
import { startRecovery, verifyCode } from "~/features/password/recovery.server";
import type { Context } from "~/platform/context";
import { verifyPassword } from "~/platform/crypto/passwords";
import { codeFor } from "./codes";
import { rowsOf } from "./database";

export const visitor: Visitor = { browser: "Firefox", os: "Windows", country: "ZA", city: "" };

let callers = 0;
/** A network that has asked for nothing yet. */
export const newCaller = () => `203.0.113.${++callers}`;

/** The token of a recovery begun on the page. */
export async function beginRecovery(ctx: Context, email: string, caller = newCaller()): Promise<string> {
  const started = await startRecovery(ctx, { email, way: "page", caller, visitor });
  if (!started.ok) throw new Error(started.reason);
  return started.token;
}

/** The token that takes a new password: of a recovery whose code has been given. */
export async function verifiedRecovery(ctx: Context, user: { id: string; email: string }): Promise<string> {
  const token = await beginRecovery(ctx, user.email);
  const verdict = await verifyCode(ctx, { token, code: await codeFor(ctx, user), visitor });
  if (!verdict.ok) throw new Error(verdict.reason);
  return verdict.token;
}

/** Whether that is the password of the account now. */
export async function isPassword(user: { id: string }, password: string): Promise<boolean> {
  const [row] = await rowsOf<{ hash: string }>("select password_hash as hash from users where id = ?", user.id);
  return verifyPassword(password, row?.hash ?? null);
}
