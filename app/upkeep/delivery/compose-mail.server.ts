import { renderMail } from "~/foundation/notifications/mails/render.server";
import { ANNOUNCEMENT } from "~/foundation/notifications/rules/announcements";
import { DIGEST } from "~/foundation/notifications/rules/digest";
import { CAUSES, type Cause, isCause } from "~/foundation/notifications/rules/types";
import { openSecrets } from "~/foundation/notifications/secrets.server";
import { reportFileOf, targetOf } from "~/foundation/notifications/targets";
import { unsubscribeAddress } from "~/foundation/notifications/unsubscribe.server";
import { announcementMail } from "~/office/announcements/mail.server";
import type { Context } from "~/platform/context";
import type { Mail } from "~/platform/mail/mailer";
import { addressMail } from "./address-mail.server";
import type { Row } from "./deliver.server";
import { composeDigest } from "./digest.server";
import type { SkipReason } from "./settle.server";

export type Composed = { ok: true; mail: Omit<Mail, "idempotencyKey"> } | { ok: false; reason: SkipReason };

/** The mail of a row with its recipient, or the reason why there is nothing to send any more. */
export async function composeMail(ctx: Context, row: Row): Promise<Composed> {
  const { email, username, language, timeZone } = row;
  if (email === null || username === null || language === null) return { ok: false, reason: "user-gone" };
  if (row.cause === DIGEST) return composeDigest(ctx, { ...row, email, username, language, timeZone });
  const unsubscribe = unsubscribeAddress(ctx, row.userId, language, row.type);
  if (row.cause === ANNOUNCEMENT) {
    const mail = await announcementMail(ctx, row.data.announcementId ?? "", { username, language, unsubscribe });
    return mail ? { ok: true, mail: { to: email, ...mail } } : { ok: false, reason: "nothing-to-say" };
  }
  if (!isCause(row.cause)) return { ok: false, reason: "unknown-cause" };
  const data = openSecrets(ctx, row.data);
  if (!data) return { ok: false, reason: "secret-gone" };
  const addressed = await addressMail(ctx, row.cause, { id: row.userId, email }, data);
  if (!addressed) return { ok: false, reason: "nothing-to-say" };
  const target = targetOf(row, ctx.ids.seal);
  const file = reportFileOf(row, language, ctx.ids.seal);
  const values = {
    username,
    contact: ctx.settings.CONTACT_EMAIL,
    unsubscribe,
    ...(target ? { link: `${ctx.settings.APP_URL}${target}` } : {}),
    ...(file ? { file: `${ctx.settings.APP_URL}${file}` } : {}),
    ...(isAlert(row.cause) ? { at: new Date(row.createdAt).toISOString() } : {}),
    ...addressed.values,
  };
  const mail = renderMail(
    addressed.cause ?? row.cause,
    { language: addressed.language ?? language, timeZone },
    values,
    ctx.clock(),
  );
  return { ok: true, mail: { to: addressed.to, ...mail } };
}

/** Alerts state when they happened. A recovery code does not need that: the user has only just asked for it. */
function isAlert(cause: Cause): boolean {
  const { type } = CAUSES[cause];
  return (type === "SECURITY_ALERT" || type === "PASSWORD_CHANGED") && cause !== "recovery-code";
}
