import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { time } from "../../platform/d1/time";
import { WORDS } from "./rules/alerts";

/** What the office is warned of, one row per alert, for its latest time. WITHOUT ROWID. */
export const alerts = sqliteTable("alerts", {
  /** See rules/alerts.ts. */
  name: text("name").primaryKey(),
  /** Figures of the cause, as they were last seen. */
  facts: text("facts", { mode: "json" }).$type<Record<string, number>>().notNull(),
  openedAt: time("opened_at").notNull(),
  /** When the cause was last seen. */
  seenAt: time("seen_at").notNull(),
  endedAt: time("ended_at"),
  /** What the office was last sent by mail about this time of the alert, and when. */
  mailed: text("mailed", { enum: WORDS }),
  mailedAt: time("mailed_at"),
  /** The same for the webhook. */
  posted: text("posted", { enum: WORDS }),
  postedAt: time("posted_at"),
});

/** When something last happened that must go on happening. One row each. WITHOUT ROWID. */
export const heartbeats = sqliteTable("heartbeats", {
  /** `cron`: a cron run began. `health`: the health check wrote. */
  name: text("name", { enum: ["cron", "health"] }).primaryKey(),
  at: time("at").notNull(),
});
