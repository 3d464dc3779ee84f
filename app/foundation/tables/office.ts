import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Translated } from "../../core/language";
import { OFFICE_ACTS } from "../../core/office-acts";
import { time } from "../../platform/d1/time";
import { users } from "./people";

/** What the network's administrators tell many people at once. */
export const announcements = sqliteTable(
  "announcements",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    /** Whom it is for; every part that is given must fit. */
    audience: text("audience", { mode: "json" })
      .$type<{
        companies: "all" | "corporate" | "members";
        countryId?: string;
        industryId?: string;
        language?: string;
      }>()
      .notNull(),
    texts: text("texts", { mode: "json" }).$type<Translated<{ title: string; body: string }>>().notNull(),
    state: text("state", { enum: ["draft", "sending", "sent", "stopped"] }).notNull(),
    createdBy: text("created_by").notNull(),
    createdAt: time("created_at").notNull(),
    sentAt: time("sent_at"),
    /** The last user reached so far; a run goes on after it. */
    cursor: text("cursor"),
    recipients: integer("recipients").notNull().default(0),
    /** When the sweep may take it up again. */
    dueAt: time("due_at"),
  },
  (t) => [
    index("announcements_by_time").on(t.createdAt),
    index("announcements_due").on(t.dueAt).where(sql`state = 'sending'`),
  ],
);

/** A question to the network's office, and its answer. */
export const supportTickets = sqliteTable(
  "support_tickets",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    topic: text("topic", { enum: ["assessment", "report", "account", "privacy", "technical", "other"] }).notNull(),
    question: text("question").notNull(),
    answer: text("answer"),
    answeredBy: text("answered_by"),
    createdAt: time("created_at").notNull(),
    answeredAt: time("answered_at"),
  },
  (t) => [
    index("support_tickets_by_user").on(t.userId, t.createdAt),
    index("support_tickets_open").on(t.createdAt).where(sql`answered_at is null`),
    index("support_tickets_by_time").on(t.createdAt),
  ],
);

/** What a job of the clock did in one run. */
export const jobRuns = sqliteTable(
  "job_runs",
  {
    id: text("id").primaryKey(),
    job: text("job").notNull(),
    startedAt: time("started_at").notNull(),
    endedAt: time("ended_at").notNull(),
    /** «more»: it stopped at its limit, and the next run goes on. */
    outcome: text("outcome", { enum: ["done", "more", "failed"] }).notNull(),
    /** What it did, counted by kind. */
    did: text("did", { mode: "json" }).$type<Record<string, number>>().notNull(),
    error: text("error"),
  },
  (t) => [index("job_runs_by_job").on(t.job, t.startedAt), index("job_runs_by_time").on(t.startedAt)],
);

/** Where a job of the clock stands. */
export const jobs = sqliteTable("jobs", {
  name: text("name").primaryKey(),
  /** Where the next run goes on; null: at the beginning. */
  cursor: text("cursor"),
  /** The next run before this time does nothing. */
  dueAt: time("due_at").notNull(),
  lastRunAt: time("last_run_at"),
});

/**
 * What an administrator did, and why: the audit log of the network's office. No foreign key leads anywhere, and no name stands in it, so that it outlives whom it
 * names.
 */
export const officeActs = sqliteTable(
  "office_acts",
  {
    id: text("id").primaryKey(),
    at: time("at").notNull(),
    /** The administrator. */
    byId: text("by_id").notNull(),
    act: text("act", { enum: OFFICE_ACTS }).notNull(),
    /** The company and the person that it touched; empty where it is about neither. */
    companyId: text("company_id").notNull(),
    userId: text("user_id").notNull(),
    /** What else it was done to, as the act says: an industry, a set of factors, an announcement. */
    thing: text("thing").notNull(),
    /** In the administrator's own words; empty where none is asked for. */
    reason: text("reason").notNull(),
  },
  (t) => [
    index("office_acts_by_time").on(t.at, t.id),
    index("office_acts_by_act").on(t.act, t.at, t.id),
    index("office_acts_by_administrator").on(t.byId, t.at, t.id),
    index("office_acts_by_company").on(t.companyId, t.at, t.id).where(sql`company_id <> ''`),
    index("office_acts_by_person").on(t.userId, t.at, t.id).where(sql`user_id <> ''`),
  ],
);

/** How many there are of what an installation holds. Triggers keep it (migrations/0026), so that nothing is read to be counted. WITHOUT ROWID. */
export const tallies = sqliteTable("tallies", {
  name: text("name").primaryKey(),
  count: integer("count").notNull(),
});
