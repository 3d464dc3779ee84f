import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { LANGUAGES } from "../../core/language";
import type { SharePart } from "../../core/sharing";
import { assessments } from "../../foundation/tables/assessments";
import { time } from "../../platform/d1/time";

/** A consent: a link through which others read parts of a report, with its beginning and end. It is never deleted while it can be read. */
export const shares = sqliteTable(
  "shares",
  {
    id: text("id").primaryKey(),
    assessmentId: text("assessment_id")
      .notNull()
      .references(() => assessments.id, { onDelete: "cascade" }),
    /** Who it is for, in its owner's words. */
    recipient: text("recipient").notNull(),
    parts: text("parts", { mode: "json" }).$type<SharePart[]>().notNull(),
    language: text("language", { enum: LANGUAGES }).notNull(),
    /** Hashed as passwords are; null if the link asks for no word. */
    wordHash: text("word_hash"),
    createdBy: text("created_by").notNull(),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    /** When its owner ended it, if they did. */
    endedAt: time("ended_at"),
  },
  (t) => [index("shares_by_assessment").on(t.assessmentId), index("shares_by_expiry").on(t.expiresAt)],
);

/**
 * How many browsers read through a link for the first time on a day in UTC, and when any last did. Nothing is stored about any one of them.
 */
export const shareReadings = sqliteTable(
  "share_readings",
  {
    shareId: text("share_id")
      .notNull()
      .references(() => shares.id, { onDelete: "cascade" }),
    /** ISO day. */
    day: text("day").notNull(),
    readers: integer("readers").notNull(),
    lastAt: time("last_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.shareId, t.day] })],
);
