import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { time } from "../../platform/d1/time";

// Tables of the database LOGS. No statement may name them together with tables of the other database.

/** Security events (`security_events`), some time after they were written there. */
export const securityLog = sqliteTable(
  "security_log",
  {
    id: text("id").primaryKey(),
    /** Null for a failed sign-in to an unknown address. */
    userId: text("user_id"),
    type: text("type").notNull(),
    browser: text("browser").notNull(),
    os: text("os").notNull(),
    country: text("country").notNull(),
    at: time("at").notNull(),
  },
  (t) => [index("security_log_by_user").on(t.userId, t.at), index("security_log_by_time").on(t.at)],
);

/** What a scheduled job did in one run. */
export const runLog = sqliteTable(
  "run_log",
  {
    id: text("id").primaryKey(),
    job: text("job").notNull(),
    startedAt: time("started_at").notNull(),
    endedAt: time("ended_at").notNull(),
    /** `more`: it stopped at its limit, and the next run continues. */
    outcome: text("outcome", { enum: ["done", "more", "failed"] }).notNull(),
    /** What it did, as counts by kind. */
    did: text("did", { mode: "json" }).$type<Record<string, number>>().notNull(),
    error: text("error"),
  },
  (t) => [index("run_log_by_job").on(t.job, t.startedAt), index("run_log_by_time").on(t.startedAt)],
);
