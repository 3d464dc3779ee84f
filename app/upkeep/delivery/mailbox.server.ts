import { desc, eq } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { localMailbox } from "~/platform/d1/mailbox-tables";
import { isLocalHost } from "~/platform/settings-rules.mjs";

/**
 * The newest mails of the local mailbox, for the recipient in `?to=` or for everybody. Null if another mail adapter is in use, or
 * if the request uses a host name other than this machine's.
 */
export async function listLocalMails(ctx: Context, request: Request) {
  const { hostname, searchParams } = new URL(request.url);
  if (ctx.settings.MAIL_TRANSPORT !== "local" || !isLocalHost(hostname)) return null;
  const to = searchParams.get("to");
  const query = ctx.db
    .select({
      id: localMailbox.id,
      to: localMailbox.recipient,
      subject: localMailbox.subject,
      text: localMailbox.text,
      html: localMailbox.html,
      at: localMailbox.sentAt,
    })
    .from(localMailbox);
  const rows = await (to ? query.where(eq(localMailbox.recipient, to.trim().toLowerCase())) : query)
    .orderBy(desc(localMailbox.sentAt))
    .limit(50);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}
