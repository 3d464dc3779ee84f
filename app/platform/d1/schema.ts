import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { LEVELS } from "../../domain/catalogue/catalogue";

/** Times are integers: milliseconds since 1970, UTC. */
const time = (name: string) => integer(name, { mode: "number" });

export const places = sqliteTable(
  "places",
  {
    id: text("id").primaryKey(),
    kind: text("kind", { enum: ["country", "state", "city"] }).notNull(),
    parentId: text("parent_id"),
    nameEn: text("name_en").notNull(),
    nameFr: text("name_fr").notNull(),
    nameMs: text("name_ms").notNull(),
  },
  (t) => [index("places_by_parent").on(t.kind, t.parentId)],
);

export const industries = sqliteTable("industries", {
  id: text("id").primaryKey(),
  nameEn: text("name_en").notNull(),
  nameFr: text("name_fr").notNull(),
  nameMs: text("name_ms").notNull(),
  position: integer("position").notNull(),
});

export const companies = sqliteTable(
  "companies",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    registrationNumber: text("registration_number").notNull(),
    address: text("address").notNull(),
    industryId: text("industry_id")
      .notNull()
      .references(() => industries.id),
    countryId: text("country_id")
      .notNull()
      .references(() => places.id),
    stateId: text("state_id")
      .notNull()
      .references(() => places.id),
    city: text("city"),
    revenueBand: text("revenue_band").notNull(),
    isCorporate: integer("is_corporate", { mode: "boolean" }).notNull().default(false),
    accessCode: text("access_code"),
    /** The completed readiness assessment that stands for the company in peer figures. */
    latestReadinessId: text("latest_readiness_id"),
    createdAt: time("created_at").notNull(),
  },
  (t) => [uniqueIndex("companies_by_access_code").on(t.accessCode)],
);

/** A company that entered a corporate company's access code. */
export const memberships = sqliteTable(
  "memberships",
  {
    corporateId: text("corporate_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    joinedAt: time("joined_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.corporateId, t.companyId] }), index("memberships_by_company").on(t.companyId)],
);

export const users = sqliteTable(
  "users",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    role: text("role", { enum: ["owner", "contributor", "viewer"] }).notNull(),
    username: text("username").notNull(),
    /** Lower case; unique over the whole product. */
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    mobile: text("mobile").notNull(),
    jobTitle: text("job_title").notNull(),
    language: text("language", { enum: ["en", "fr", "ms"] }).notNull(),
    createdAt: time("created_at").notNull(),
  },
  (t) => [uniqueIndex("users_by_email").on(t.email), index("users_by_company").on(t.companyId)],
);

/** A signed-in browser. The cookie holds the token, the row only its SHA-256. */
export const sessions = sqliteTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (t) => [index("sessions_by_user").on(t.userId), index("sessions_by_expiry").on(t.expiresAt)],
);

/** A refresh token of the API. One family a sign-in; a used token that returns revokes its family. */
export const refreshTokens = sqliteTable(
  "refresh_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    familyId: text("family_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: time("expires_at").notNull(),
    usedAt: time("used_at"),
  },
  (t) => [index("refresh_tokens_by_family").on(t.familyId), index("refresh_tokens_by_expiry").on(t.expiresAt)],
);

/** Nonces of what may be redeemed only once: captcha answers. */
export const spentTokens = sqliteTable(
  "spent_tokens",
  { nonce: text("nonce").primaryKey(), expiresAt: time("expires_at").notNull() },
  (t) => [index("spent_tokens_by_expiry").on(t.expiresAt)],
);

/** Fixed-window counters, keyed by what is limited and whom. */
export const rateLimits = sqliteTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    resetsAt: time("resets_at").notNull(),
  },
  (t) => [index("rate_limits_by_reset").on(t.resetsAt)],
);

/** Published questionnaires: one immutable JSON document a version. */
export const catalogues = sqliteTable("catalogues", {
  version: text("version").primaryKey(),
  kind: text("kind", { enum: ["readiness"] }).notNull(),
  document: text("document").notNull(),
  publishedAt: time("published_at").notNull(),
});

export const assessments = sqliteTable(
  "assessments",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    startedBy: text("started_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["readiness"] }).notNull(),
    catalogueVersion: text("catalogue_version").notNull(),
    state: text("state", { enum: ["draft", "completed"] }).notNull(),
    /** Grows with every save; a submission names the revision it was computed from. */
    revision: integer("revision").notNull().default(0),
    /** Required questions answered so far, for lists. */
    answeredRequired: integer("answered_required").notNull().default(0),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
    completedAt: time("completed_at"),
  },
  (t) => [index("assessments_by_company").on(t.companyId, t.kind, t.createdAt)],
);

/** An answer by option ids, so its words follow the reader's language. WITHOUT ROWID: one row written a save. */
export const answers = sqliteTable(
  "answers",
  {
    assessmentId: text("assessment_id")
      .notNull()
      .references(() => assessments.id, { onDelete: "cascade" }),
    questionId: text("question_id").notNull(),
    optionIds: text("option_ids", { mode: "json" }).$type<string[]>().notNull(),
    otherText: text("other_text"),
    isRequired: integer("is_required", { mode: "boolean" }).notNull(),
    revision: integer("revision").notNull(),
    answeredBy: text("answered_by").notNull(),
    answeredAt: time("answered_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.assessmentId, t.questionId] })],
);

/** What a completed assessment came to, computed once and never again. */
export const results = sqliteTable("results", {
  assessmentId: text("assessment_id")
    .primaryKey()
    .references(() => assessments.id, { onDelete: "cascade" }),
  companyId: text("company_id").notNull(),
  industryId: text("industry_id").notNull(),
  methodVersion: text("method_version").notNull(),
  level: text("level", { enum: LEVELS }).notNull(),
  /** Hundredths of a percent, 0 to 10000. */
  score: integer("score").notNull(),
  document: text("document").notNull(),
  createdAt: time("created_at").notNull(),
});

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

/** Sums over every company's latest completed assessment; industry «all» is the whole population. */
export const peerSums = sqliteTable(
  "peer_sums",
  {
    industryId: text("industry_id").notNull(),
    subject: text("subject").notNull(),
    companies: integer("companies").notNull(),
    scoreSum: integer("score_sum").notNull(),
  },
  (t) => [primaryKey({ columns: [t.industryId, t.subject] })],
);

/** What should reach a person, written in the batch that caused it. One row an event, user and channel. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text("id").primaryKey(),
    eventId: text("event_id").notNull(),
    type: text("type").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    channel: text("channel", { enum: ["email"] }).notNull(),
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
  ],
);

/** The local mail adapter's mailbox; stays empty under every other adapter. */
export const localMailbox = sqliteTable(
  "local_mailbox",
  {
    /** The message's idempotency key: the outbox row it came from. */
    id: text("id").primaryKey(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    sentAt: time("sent_at").notNull(),
  },
  (t) => [index("local_mailbox_by_recipient").on(t.recipient, t.sentAt)],
);
