import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { time } from "../../platform/d1/time";

// Tables of the database LOGS. No statement may name them together with tables of the other database.

/** What the bell shows: the in-app side of the outbox. */
export const notices = sqliteTable(
  "notices",
  {
    /** The outbox row it came from. */
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    type: text("type").notNull(),
    /** What happened. With `data` it gives the text in any language. */
    cause: text("cause").notNull(),
    /** For an announcement, with its titles. */
    data: text("data", { mode: "json" }).$type<Record<string, string>>().notNull(),
    createdAt: time("created_at").notNull(),
    readAt: time("read_at"),
  },
  (t) => [
    index("notices_by_user").on(t.userId, t.createdAt),
    index("notices_by_time").on(t.createdAt),
    index("notices_unread").on(t.userId).where(sql`read_at is null`),
  ],
);

/** Whose bell a session reads, so that it can be read at the same moment as the session itself. WITHOUT ROWID. */
export const bellReaders = sqliteTable(
  "bell_readers",
  {
    /** The session's id, which is a hash. */
    sessionId: text("session_id").primaryKey(),
    userId: text("user_id").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (t) => [index("bell_readers_by_user").on(t.userId), index("bell_readers_by_expiry").on(t.expiresAt)],
);

/** Rows of the outbox to which nothing more will happen: who was told what, when, and with what outcome. */
export const settledMessages = sqliteTable(
  "settled_messages",
  {
    id: text("id").primaryKey(),
    eventId: text("event_id").notNull(),
    type: text("type").notNull(),
    cause: text("cause").notNull(),
    userId: text("user_id").notNull(),
    channel: text("channel", { enum: ["email", "inApp"] }).notNull(),
    data: text("data", { mode: "json" }).$type<Record<string, string>>().notNull(),
    status: text("status", { enum: ["completed", "skipped", "failed"] }).notNull(),
    attempts: integer("attempts").notNull(),
    lastError: text("last_error"),
    createdAt: time("created_at").notNull(),
  },
  (t) => [
    index("settled_messages_by_event").on(t.eventId, t.userId),
    index("settled_messages_by_user").on(t.userId, t.createdAt),
    index("settled_messages_by_time").on(t.createdAt),
  ],
);
