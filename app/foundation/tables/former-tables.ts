import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { time } from "../../platform/d1/time";

/**
 * Runs of jobs of the previous release. Its Workers write to this table until this release has replaced them; a job moves the rows to LOGS.
 * The next migration drops it.
 */
export const formerJobRuns = sqliteTable(
  "job_runs",
  {
    id: text("id").primaryKey(),
    job: text("job").notNull(),
    startedAt: time("started_at").notNull(),
    endedAt: time("ended_at").notNull(),
    outcome: text("outcome", { enum: ["done", "more", "failed"] }).notNull(),
    did: text("did", { mode: "json" }).$type<Record<string, number>>().notNull(),
    error: text("error"),
  },
  (t) => [index("job_runs_by_job").on(t.job, t.startedAt), index("job_runs_by_time").on(t.startedAt)],
);
