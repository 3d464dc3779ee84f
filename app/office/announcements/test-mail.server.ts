import type { Language } from "~/core/language";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { errorMessage } from "~/platform/log";
import { countUse, type LimitVerdict } from "~/platform/rate-limit.server";
import type { Announcement } from "./drafts.server";
import { renderAnnouncement } from "./mail.server";

const LIMIT = { max: 30, windowMs: 60 * 60 * 1000 };

export type TestMailVerdict = { ok: true } | { ok: false; reason: "not-sent" } | Exclude<LimitVerdict, { ok: true }>;

/**
 * Sends an announcement in one language to the administrator who writes it. Bypasses the queue so that a failure of the mail
 * service shows immediately. 30 per hour.
 */
export async function sendTestMail(
  ctx: Context,
  user: CurrentUser,
  announcement: Announcement,
  language: Language,
): Promise<TestMailVerdict> {
  const counted = await countUse(ctx, `test-mail/${user.id}`, LIMIT);
  if (!counted.ok) return counted;
  const mail = renderAnnouncement(ctx, announcement, { username: user.username, language });
  try {
    await ctx.mailer.send({ idempotencyKey: ctx.ids.create(), to: user.email, ...mail });
    return { ok: true };
  } catch (error) {
    ctx.log("test-mail-failed", { error: errorMessage(error) });
    return { ok: false, reason: "not-sent" };
  }
}
