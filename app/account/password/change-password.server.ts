import { eq, sql } from "drizzle-orm";
import { comparedSecret } from "~/core/secret";
import { securityEvent } from "~/foundation/identity/security-events.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Visitor } from "~/foundation/identity/visitor.server";
import { sendToQueue } from "~/foundation/notifications/outbox.server";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { hashPassword } from "~/platform/crypto/passwords";
import { guardGone, runTogether } from "~/platform/d1/client";
import type { LimitVerdict } from "~/platform/rate-limit.server";
import { confirmPassword } from "./confirm-password.server";
import { newPasswordError, type PasswordMessage } from "./new-password.server";
import { passwordWrite } from "./write-password.server";

export type ChangeVerdict =
  | { ok: true }
  | { ok: false; reason: "invalid"; errors: { password?: "errors.currentWrong"; newPassword?: NewPasswordError } }
  | Exclude<LimitVerdict, { ok: true }>;
type NewPasswordError = PasswordMessage | "errors.passwordSame";

/** Changes the password of a user who knows the current one. Every session except `keptSessionId` ends. */
export async function changePassword(
  ctx: Context,
  user: CurrentUser,
  input: { password: string; newPassword: string; keptSessionId: string | null; visitor: Visitor },
): Promise<ChangeVerdict> {
  const { password, newPassword, keptSessionId, visitor } = input;
  const owner = { username: user.username, email: user.email, company: user.companyName };
  const error =
    comparedSecret(newPassword) === comparedSecret(password)
      ? "errors.passwordSame"
      : await newPasswordError(newPassword, owner);
  if (error) return { ok: false, reason: "invalid", errors: { newPassword: error } };
  const confirmed = await confirmPassword(ctx, user.id, password);
  if (!confirmed.ok) {
    if (confirmed.reason === "too-many-requests") return confirmed;
    await securityEvent(ctx, "password-change-failed", user.id, visitor);
    return { ok: false, reason: "invalid", errors: { password: "errors.currentWrong" } };
  }
  const { statements, rows } = passwordWrite(ctx, {
    userId: user.id,
    passwordHash: await hashPassword(newPassword),
    // Fails if another change has replaced the confirmed password in between.
    guard: sql<string>`(select ${users.id} from ${users} where ${eq(users.id, user.id)} and ${eq(users.passwordHash, confirmed.passwordHash)})`,
    keptSessionId,
    event: "password-changed",
    visitor,
  });
  const done = await runTogether(ctx.db, statements).catch(guardGone("outbox.user_id"));
  if (!done) return { ok: false, reason: "invalid", errors: { password: "errors.currentWrong" } };
  await sendToQueue(ctx, rows);
  return { ok: true };
}
