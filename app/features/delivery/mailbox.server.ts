import { desc, eq } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { localMailbox } from "~/platform/d1/schema/notifications";

/** The newest mails of the local mailbox, or null when another mail adapter is in use and there is none. */
export async function listLocalMails(ctx: Context, to: string | null) {
  if (ctx.settings.MAIL_TRANSPORT !== "local") return null;
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
