import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { SIGNING_WAYS } from "../results/rules/approval";
import { LEVELS } from "../../assessment/catalogue/rules/catalogue";
import { KINDS_OF_ASSESSMENTS, READINESS } from "../../core/kinds/kind";
import { LANGUAGES } from "../../core/language";
import { assessments } from "../../assessment/answers/tables";
import { companies } from "../../foundation/tables/company";
import { users } from "../../foundation/tables/people";
import { time } from "../../platform/d1/time";

/** What a completed assessment came to, computed once and never again. */
export const results = sqliteTable("results", {
  assessmentId: text("assessment_id")
    .primaryKey()
    .references(() => assessments.id, { onDelete: "cascade" }),
  kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull().default(READINESS),
  companyId: text("company_id").notNull(),
  /** What statistics tell companies apart by, as it was when the assessment was submitted. */
  industryId: text("industry_id").notNull(),
  countryId: text("country_id").notNull().default(""),
  stateId: text("state_id").notNull().default(""),
  revenueBand: text("revenue_band").notNull().default(""),
  methodVersion: text("method_version").notNull(),
  level: text("level", { enum: LEVELS }).notNull(),
  /** Hundredths of a percent, 0 to 10000. */
  score: integer("score").notNull(),
  document: text("document").notNull(),
  completedAt: time("completed_at").notNull().default(0),
});

/** The completed assessment of each kind that stands for a company in statistics and, once the company counts there, among peers. */
export const latestResults = sqliteTable(
  "latest_results",
  {
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    assessmentId: text("assessment_id")
      .notNull()
      .references(() => assessments.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.kind] }), index("latest_results_by_assessment").on(t.assessmentId)],
);

/** One narrow row a score, for lists and analytics. `score` is in hundredths of a percent. */
export const scores = sqliteTable(
  "scores",
  {
    assessmentId: text("assessment_id")
      .notNull()
      .references(() => assessments.id, { onDelete: "cascade" }),
    subject: text("subject").notNull(),
    correct: integer("correct").notNull(),
    total: integer("total").notNull(),
    score: integer("score").notNull(),
    level: text("level", { enum: LEVELS }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.assessmentId, t.subject] })],
);

/** The assessments that are counted in what is shown of a group: of an industry, or, as «all», of the whole population. */
export const peerMembers = sqliteTable(
  "peer_members",
  {
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    industryId: text("industry_id").notNull(),
    assessmentId: text("assessment_id").notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.industryId, t.assessmentId] })],
);

/** How many those are and what their scores add up to, as readers are shown it until it moves on. */
export const peerGroups = sqliteTable(
  "peer_groups",
  {
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    industryId: text("industry_id").notNull(),
    subject: text("subject").notNull(),
    companies: integer("companies").notNull(),
    scoreSum: integer("score_sum").notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.industryId, t.subject] })],
);

/** How many of all that are counted each industry has, also one of which nothing is shown. */
export const peerIndustries = sqliteTable(
  "peer_industries",
  {
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    industryId: text("industry_id").notNull(),
    companies: integer("companies").notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.industryId] })],
);

/** Who of the company has read a report through, and who approved it. */
export const reportReviews = sqliteTable(
  "report_reviews",
  {
    assessmentId: text("assessment_id")
      .notNull()
      .references(() => assessments.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["reviewed", "approved"] }).notNull(),
    at: time("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.assessmentId, t.kind, t.userId] }), index("report_reviews_by_user").on(t.userId)],
);

/** By whom the company's owner says that a report is approved; saved again, it is another approval. */
export const approvals = sqliteTable("approvals", {
  assessmentId: text("assessment_id")
    .primaryKey()
    .references(() => assessments.id, { onDelete: "cascade" }),
  name: text("name").notNull(),
  designation: text("designation").notNull(),
  /** ISO day. */
  date: text("date").notNull(),
  userId: text("user_id").notNull(),
  at: time("at").notNull(),
});

/** The signature under a report. Its picture is in R2, under `signatures/{company id}/{assessment id}/{file}`. */
export const signatures = sqliteTable("signatures", {
  assessmentId: text("assessment_id")
    .primaryKey()
    .references(() => assessments.id, { onDelete: "cascade" }),
  way: text("way", { enum: SIGNING_WAYS }).notNull(),
  /** One of the two: the name of the picture's file, or the name that was typed. */
  file: text("file"),
  typed: text("typed"),
  /** SHA-256 of the canonical JSON of what was signed, hex. */
  reportHash: text("report_hash").notNull(),
  userId: text("user_id").notNull(),
  at: time("at").notNull(),
});

/** The report of an assessment as a file, the newest in a language. It is in R2, under `reports/{company id}/{assessment id}/{language}-{hash}.pdf`. */
export const reportFiles = sqliteTable(
  "report_files",
  {
    id: text("id").primaryKey(),
    assessmentId: text("assessment_id")
      .notNull()
      .references(() => assessments.id, { onDelete: "cascade" }),
    language: text("language", { enum: LANGUAGES }).notNull(),
    status: text("status", { enum: ["pending", "ready", "failed"] }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** SHA-256 of what the file shows, hex; null until there is one. */
    hash: text("hash"),
    readyAt: time("ready_at"),
    /** When the sweep may hand a pending one to the queue again. */
    dueAt: time("due_at").notNull(),
  },
  (t) => [
    uniqueIndex("report_files_by_assessment").on(t.assessmentId, t.language),
    index("report_files_due").on(t.dueAt).where(sql`status = 'pending'`),
  ],
);

/** A credential that was issued about a report; the one with the highest number speaks of the report as it is. */
export const proofs = sqliteTable(
  "proofs",
  {
    /** As `createCode` gives it. */
    code: text("code").primaryKey(),
    assessmentId: text("assessment_id")
      .notNull()
      .references(() => assessments.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    /** SHA-256 of the canonical JSON of what it says of the report, hex. */
    said: text("said").notNull(),
    /** The signed credential, JSON. */
    document: text("document").notNull(),
    /** Its place in the status list of a month, «2026-11». */
    list: text("list").notNull(),
    place: integer("place").notNull(),
    issuedAt: time("issued_at").notNull(),
  },
  (t) => [
    uniqueIndex("proofs_by_assessment").on(t.assessmentId, t.number),
    uniqueIndex("proofs_by_place").on(t.list, t.place),
  ],
);

/** A report of which a credential is to be issued: written with what makes it due, deleted with what issues it. */
export const proofRequests = sqliteTable("proof_requests", {
  assessmentId: text("assessment_id")
    .primaryKey()
    .references(() => assessments.id, { onDelete: "cascade" }),
  /** Another one each time, so that what was asked for meanwhile stays asked for. */
  token: text("token").notNull(),
});

/** Places in the status lists whose credential was withdrawn. They say nobody's name and outlive what was withdrawn. */
export const withdrawals = sqliteTable(
  "withdrawals",
  { list: text("list").notNull(), place: integer("place").notNull(), at: time("at").notNull() },
  (t) => [primaryKey({ columns: [t.list, t.place] })],
);
