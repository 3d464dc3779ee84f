import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { time } from "../../platform/d1/time";
import { users } from "../tables/people";
import { LETTER_REASONS } from "./rules/letter-reasons";
import { STOP_REASONS } from "./rules/stopped";

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
    /** "waiting": a mail that waits for its turn, or for the mail service. */
    status: text("status", { enum: ["pending", "retrying", "waiting", "completed", "skipped", "failed"] }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    createdAt: time("created_at").notNull(),
    /** When the sweep may hand the row to the queue again. For a mail that waits: when it may be tried. */
    dueAt: time("due_at").notNull(),
    /** Of a mail that waits or has waited (`rules/urgency.ts`). */
    urgency: integer("urgency"),
    /** Since when it waits for a mail service that is away; null if it only waits for its turn. */
    waitingSince: time("waiting_since"),
  },
  (t) => [
    uniqueIndex("outbox_once").on(t.eventId, t.userId, t.channel),
    index("outbox_due").on(t.dueAt).where(sql`status in ('pending', 'retrying')`),
    index("outbox_waiting").on(t.urgency, t.createdAt).where(sql`status = 'waiting'`),
    // For a user's data export or deletion.
    index("outbox_by_user").on(t.userId),
    index("outbox_by_time").on(t.createdAt),
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
    reason: text("reason", { enum: LETTER_REASONS }).notNull(),
    error: text("error"),
    /** The transport that could not deliver it; null if it is no mail. */
    transport: text("transport"),
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

/**
 * Dead letters that the office sends again: all that arrived between two moments, in steps. `cursor` is the last one taken, as moment and id.
 */
export const mailResends = sqliteTable(
  "mail_resends",
  {
    id: text("id").primaryKey(),
    from: time("from_at").notNull(),
    until: time("until_at").notNull(),
    /** Only letters with this reason, or of this transport. */
    reason: text("reason", { enum: LETTER_REASONS }),
    transport: text("transport"),
    state: text("state", { enum: ["running", "done"] }).notNull(),
    cursorAt: time("cursor_at").notNull(),
    cursorId: text("cursor_id").notNull(),
    /** Letters that were open when it began, and those that it has sent again so far. */
    total: integer("total").notNull(),
    sent: integer("sent").notNull().default(0),
    startedBy: text("started_by").notNull(),
    startedAt: time("started_at").notNull(),
    endedAt: time("ended_at"),
    /** Until when one Worker takes its next step. */
    leasedUntil: time("leased_until").notNull().default(0),
  },
  (t) => [index("mail_resends_by_time").on(t.startedAt)],
);

/** Addresses that get no ordinary mails any more, as keyed hashes (`suppressions.server.ts`). */
export const mailSuppressions = sqliteTable(
  "mail_suppressions",
  {
    hash: text("hash").primaryKey(),
    reason: text("reason", { enum: STOP_REASONS }).notNull(),
    /** The beginning of the day on which it was stopped. */
    stoppedOn: time("stopped_on").notNull(),
    expiresAt: time("expires_at").notNull(),
    /** The account that had the address on that day, if there was one. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
  },
  (t) => [
    index("mail_suppressions_by_day").on(t.stoppedOn),
    index("mail_suppressions_by_expiry").on(t.expiresAt),
    index("mail_suppressions_by_user").on(t.userId),
  ],
);
