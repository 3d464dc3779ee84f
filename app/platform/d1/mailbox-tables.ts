import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { time } from "./time";

/** The local mail adapter's mailbox; stays empty under every other adapter. */
export const localMailbox = sqliteTable(
  "local_mailbox",
  {
    /** The message's idempotency key: the outbox row it came from. */
    id: text("id").primaryKey(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    sentAt: time("sent_at").notNull(),
  },
  (t) => [index("local_mailbox_by_recipient").on(t.recipient, t.sentAt)],
);
