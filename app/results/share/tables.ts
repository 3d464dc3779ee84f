import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { LANGUAGES } from "../../core/language";
import type { SharePart } from "../../core/sharing";
import { assessments } from "../../foundation/tables/assessments";
import { time } from "../../platform/d1/time";

/** A consent: a link by which others read a report, with what of it, from when and until when. It is never deleted while it can be read. */
export const shares = sqliteTable(
  "shares",
  {
    id: text("id").primaryKey(),
    assessmentId: text("assessment_id")
      .notNull()
      .references(() => assessments.id, { onDelete: "cascade" }),
    /** Whom it is for, in its owner's words. */
    recipient: text("recipient").notNull(),
    parts: text("parts", { mode: "json" }).$type<SharePart[]>().notNull(),
    language: text("language", { enum: LANGUAGES }).notNull(),
    /** As passwords are hashed; null where the link asks for no word. */
    wordHash: text("word_hash"),
    createdBy: text("created_by").notNull(),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    /** When its owner ended it, if they did. */
    endedAt: time("ended_at"),
  },
  (t) => [index("shares_by_assessment").on(t.assessmentId), index("shares_by_expiry").on(t.expiresAt)],
);

/** How many browsers have read by a link for the first time on a day in UTC, and when any has last; of none is anything kept. */
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
