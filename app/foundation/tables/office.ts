import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Translated } from "../../core/language";
import { OFFICE_ACTS } from "../../core/office-acts";
import { time } from "../../platform/d1/time";
import { users } from "./people";

/** Messages from the network's administrators to many people. */
export const announcements = sqliteTable(
  "announcements",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    /** Who receives it. Every given part must match. */
    audience: text("audience", { mode: "json" })
      .$type<{
        companies: "all" | "corporate" | "members";
        countryId?: string;
        industryId?: string;
        language?: string;
        /** A kind of assessment and how far the company is with it: `readiness.draft`. */
        progress?: string;
      }>()
      .notNull(),
    texts: text("texts", { mode: "json" }).$type<Translated<{ title: string; body: string }>>().notNull(),
    state: text("state", { enum: ["draft", "scheduled", "sending", "sent", "stopped"] }).notNull(),
    createdBy: text("created_by").notNull(),
    createdAt: time("created_at").notNull(),
    sentAt: time("sent_at"),
    /** The last user reached so far. A run continues after it. */
    cursor: text("cursor"),
    recipients: integer("recipients").notNull().default(0),
    /** When it is to go out, if scheduled. While it is being sent, when the sweep may resume it. */
    dueAt: time("due_at"),
  },
  (t) => [
    index("announcements_by_time").on(t.createdAt),
    index("announcements_due").on(t.dueAt).where(sql`state = 'sending'`),
    index("announcements_scheduled").on(t.dueAt).where(sql`state = 'scheduled'`),
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
    /** The administrator who answers it, so that no other begins too. */
    takenBy: text("taken_by"),
    takenAt: time("taken_at"),
  },
  (t) => [
    index("support_tickets_by_user").on(t.userId, t.createdAt),
    index("support_tickets_open").on(t.createdAt).where(sql`answered_at is null`),
    index("support_tickets_by_time").on(t.createdAt),
  ],
);

/** What was written between a question and its latest answer: earlier answers, and what the asker wrote back. */
export const supportMessages = sqliteTable(
  "support_messages",
  {
    id: text("id").primaryKey(),
    ticketId: text("ticket_id")
      .notNull()
      .references(() => supportTickets.id, { onDelete: "cascade" }),
    isOffice: integer("is_office", { mode: "boolean" }).notNull(),
    text: text("text").notNull(),
    writtenBy: text("written_by").notNull(),
    writtenAt: time("written_at").notNull(),
  },
  (t) => [index("support_messages_by_ticket").on(t.ticketId, t.writtenAt)],
);

/** Answers that the network's office uses again. */
export const savedAnswers = sqliteTable("saved_answers", {
  id: text("id").primaryKey(),
  title: text("title").notNull(),
  text: text("text").notNull(),
  savedAt: time("saved_at").notNull(),
});

/** The state of a scheduled job. */
export const jobs = sqliteTable("jobs", {
  name: text("name").primaryKey(),
  /** Where the next run continues. Null means at the beginning. */
  cursor: text("cursor"),
  /** A run before this time does nothing. */
  dueAt: time("due_at").notNull(),
  lastRunAt: time("last_run_at"),
  /** When the run began that is under way. A run that finds it set follows one that died. */
  runningSince: time("running_since"),
  /** How many runs in a row have failed or died. */
  failures: integer("failures").notNull().default(0),
});

/**
 * What an administrator did, and why: the audit log of the network's office. It has no foreign keys and contains no
 * names, so that it outlives the people it is about.
 */
export const officeActs = sqliteTable(
  "office_acts",
  {
    id: text("id").primaryKey(),
    at: time("at").notNull(),
    /** The administrator. */
    byId: text("by_id").notNull(),
    act: text("act", { enum: OFFICE_ACTS }).notNull(),
    /** The company and the person affected. Empty if there is none. */
    companyId: text("company_id").notNull(),
    userId: text("user_id").notNull(),
    /**
     * What else was affected, depending on the act: an industry, a set of factors, an announcement. Its id, and after a space a part of it or
     * a version. The line about a deletion has the title or version there.
     */
    thing: text("thing").notNull(),
    /** In the administrator's own words. Empty if no reason is required. */
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

/**
 * That a person become an administrator, or stop being one, as one administrator has proposed. Another one confirms it
 * before it expires, which deletes the row.
 */
export const administratorProposals = sqliteTable(
  "administrator_proposals",
  {
    id: text("id").primaryKey(),
    /** The person it is about. */
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Whether it gives the role or takes it away. */
    isGiven: integer("is_given", { mode: "boolean" }).notNull(),
    proposedBy: text("proposed_by").notNull(),
    reason: text("reason").notNull(),
    proposedAt: time("proposed_at").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (t) => [
    uniqueIndex("administrator_proposals_by_person").on(t.userId),
    index("administrator_proposals_expiring").on(t.expiresAt),
  ],
);

/**
 * Row counts of an installation. Triggers keep them up to date (migrations/0026), so that no rows are read to count
 * them. WITHOUT ROWID.
 */
export const tallies = sqliteTable("tallies", {
  name: text("name").primaryKey(),
  count: integer("count").notNull(),
});
