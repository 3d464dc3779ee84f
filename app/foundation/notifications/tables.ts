import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { time } from "../../platform/d1/time";
import { users } from "../tables/people";

/** Messages to people, written in the batch of their cause. One row per event, user and channel. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text("id").primaryKey(),
    eventId: text("event_id").notNull(),
    type: text("type").notNull(),
    /** What happened: one of the type's causes. */
    cause: text("cause").notNull().default(""),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    channel: text("channel", { enum: ["email", "inApp"] }).notNull(),
    data: text("data", { mode: "json" }).$type<Record<string, string>>().notNull(),
    status: text("status", { enum: ["pending", "retrying", "completed", "skipped", "failed"] }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    createdAt: time("created_at").notNull(),
    /** When the sweep may hand the row to the queue again. */
    dueAt: time("due_at").notNull(),
  },
  (t) => [
    uniqueIndex("outbox_once").on(t.eventId, t.userId, t.channel),
    index("outbox_due").on(t.dueAt).where(sql`status in ('pending', 'retrying')`),
    // For a user's data export or deletion.
    index("outbox_by_user").on(t.userId),
    index("outbox_by_time").on(t.createdAt),
  ],
);

/** What the bell shows: the in-app side of the outbox. */
export const notifications = sqliteTable(
  "notifications",
  {
    /** The outbox row it came from. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text("type").notNull(),
    /** What happened. With `data` it gives the text in any language. */
    cause: text("cause").notNull(),
    data: text("data", { mode: "json" }).$type<Record<string, string>>().notNull(),
    createdAt: time("created_at").notNull(),
    readAt: time("read_at"),
  },
  (t) => [
    index("notifications_by_user").on(t.userId, t.createdAt),
    index("notifications_by_time").on(t.createdAt),
    index("notifications_unread").on(t.userId).where(sql`read_at is null`),
  ],
);

/** The channels that a user wants for a type. Without a row, the type's default applies. */
export const notificationPreferences = sqliteTable(
  "notification_preferences",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text("type").notNull(),
    email: integer("email", { mode: "boolean" }).notNull(),
    inApp: integer("in_app", { mode: "boolean" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.type] })],
);

/** An e-mail that waits for the user's weekly digest. */
export const digestItems = sqliteTable(
  "digest_items",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The outbox row it came from. */
    outboxId: text("outbox_id").notNull(),
    type: text("type").notNull(),
    cause: text("cause").notNull(),
    data: text("data", { mode: "json" }).$type<Record<string, string>>().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.outboxId] })],
);

/** Messages that could not be delivered, for an administrator to inspect and send again. */
export const deadLetters = sqliteTable(
  "dead_letters",
  {
    /** The outbox row's id, or a hash of the message if there is no row. */
    id: text("id").primaryKey(),
    outboxId: text("outbox_id").references(() => outbox.id, { onDelete: "cascade" }),
    /** The queue message, which contains only ids. */
    body: text("body").notNull(),
    reason: text("reason", { enum: ["delivery-failed", "unreadable", "unknown-version", "handler-failed"] }).notNull(),
    error: text("error"),
    /** How often it has arrived here. */
    times: integer("times").notNull().default(1),
    receivedAt: time("received_at").notNull(),
    retriedAt: time("retried_at"),
  },
  (t) => [
    index("dead_letters_by_outbox").on(t.outboxId),
    index("dead_letters_by_time").on(t.receivedAt),
    index("dead_letters_open").on(t.receivedAt).where(sql`retried_at is null`),
  ],
);
