import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { LEVELS } from "../../domain/catalogue/catalogue";
import type { Language } from "../../domain/language";

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
    /** Set once the company has been erased and only what statistics need is left. */
    erasedAt: time("erased_at"),
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
    /** The code that was entered; the corporate company may have another one by now. */
    joinedWith: text("joined_with").notNull().default(""),
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
    /** Name of the picture's file in R2, `avatars/{user id}/{name}`. */
    avatar: text("avatar"),
    /** Works for the network itself: sends announcements, answers questions, looks after what failed. */
    isAdministrator: integer("is_administrator", { mode: "boolean" }).notNull().default(false),
    /** E-mails about assessments and reports come together, once a week. */
    wantsDigest: integer("wants_digest", { mode: "boolean" }).notNull().default(false),
    createdAt: time("created_at").notNull(),
    /** When a requested deletion is carried out. */
    deletionDueAt: time("deletion_due_at"),
    /** Set once everything personal is gone and only the id is left, to which statistics refer. */
    erasedAt: time("erased_at"),
  },
  (t) => [
    uniqueIndex("users_by_email").on(t.email),
    index("users_by_company").on(t.companyId),
    index("users_by_creation").on(t.createdAt),
    index("users_by_deletion").on(t.deletionDueAt).where(sql`deletion_due_at is not null`),
    index("users_administrators").on(t.id).where(sql`is_administrator`),
  ],
);

/** A sign-in that is still open: a browser's or an API client's. */
export const sessions = sqliteTable(
  "sessions",
  {
    /** A browser's: SHA-256 of the token in its cookie. An API client's: a random id, sealed in its access tokens. */
    id: text("id").primaryKey(),
    kind: text("kind", { enum: ["browser", "api"] }).notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Names as the reader sees them, «Firefox» and «Windows»; empty when unknown. */
    browser: text("browser").notNull(),
    os: text("os").notNull(),
    /** Where the edge saw it: a country's code and a city; empty when unknown. */
    country: text("country").notNull(),
    city: text("city").notNull(),
    createdAt: time("created_at").notNull(),
    /** To within a few minutes. */
    lastSeenAt: time("last_seen_at").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (t) => [index("sessions_by_user").on(t.userId), index("sessions_by_expiry").on(t.expiresAt)],
);

/** A refresh token of the API. A used token that returns ends its session. */
export const refreshTokens = sqliteTable(
  "refresh_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    sessionId: text("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    expiresAt: time("expires_at").notNull(),
    usedAt: time("used_at"),
  },
  (t) => [index("refresh_tokens_by_session").on(t.sessionId), index("refresh_tokens_by_expiry").on(t.expiresAt)],
);

/** Browsers in which somebody has signed in before, by the hash of a cookie that outlives the session. */
export const knownDevices = sqliteTable(
  "known_devices",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the device's token and the user's id, so that it is one user's alone. */
    deviceHash: text("device_hash").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.deviceHash] }), index("known_devices_by_expiry").on(t.expiresAt)],
);

/** What happened around an account's safety, kept for its owner and for whoever investigates. No address, no name. */
export const securityEvents = sqliteTable(
  "security_events",
  {
    id: text("id").primaryKey(),
    /** Null when nobody's: a failed sign-in to an unknown address. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    type: text("type").notNull(),
    browser: text("browser").notNull(),
    os: text("os").notNull(),
    country: text("country").notNull(),
    at: time("at").notNull(),
  },
  (t) => [index("security_events_by_user").on(t.userId, t.at), index("security_events_by_time").on(t.at)],
);

/** A way back in for somebody who forgot the password. An unknown address has one too, with nobody behind it. */
export const recoveries = sqliteTable(
  "recoveries",
  {
    /** SHA-256 of the token in the browser's cookie, or of the API's temporary token. */
    id: text("id").primaryKey(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** Keyed hash of the address, for the limits of a new code. */
    addressHash: text("address_hash").notNull(),
    /** Keyed hash of the six digits. */
    codeHash: text("code_hash").notNull(),
    /** Codes judged so far. */
    attempts: integer("attempts").notNull().default(0),
    codeSentAt: time("code_sent_at").notNull(),
    codesSent: integer("codes_sent").notNull().default(1),
    expiresAt: time("expires_at").notNull(),
    /** SHA-256 of the token that a right code was exchanged for; it opens the new password, once. */
    resetTokenHash: text("reset_token_hash"),
    usedAt: time("used_at"),
  },
  (t) => [
    uniqueIndex("recoveries_by_reset_token").on(t.resetTokenHash),
    index("recoveries_by_user").on(t.userId),
    index("recoveries_by_expiry").on(t.expiresAt),
  ],
);

/** A new e-mail address that waits for its confirmation; one a user. */
export const emailChanges = sqliteTable(
  "email_changes",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (t) => [uniqueIndex("email_changes_by_user").on(t.userId), index("email_changes_by_expiry").on(t.expiresAt)],
);

/** The second step of a sign-in: a time-based one-time password (RFC 6238). */
export const twoSteps = sqliteTable("two_steps", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The shared secret, sealed. */
  secret: text("secret").notNull(),
  /** Null until the first right code: only then does a sign-in ask for one. */
  confirmedAt: time("confirmed_at"),
  /** The time step of the last code that was taken; none counts twice. */
  lastStep: integer("last_step").notNull().default(0),
  createdAt: time("created_at").notNull(),
});

/** Codes for somebody who lost the authenticator, each good once; a used one is deleted. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Keyed hash of the code. */
    codeHash: text("code_hash").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** A public key that signs somebody in (WebAuthn). */
export const passkeys = sqliteTable(
  "passkeys",
  {
    /** The credential's id, base64url. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** COSE key, base64url. */
    publicKey: text("public_key").notNull(),
    counter: integer("counter").notNull(),
    transports: text("transports", { mode: "json" }).$type<string[]>().notNull(),
    createdAt: time("created_at").notNull(),
    lastUsedAt: time("last_used_at"),
  },
  (t) => [index("passkeys_by_user").on(t.userId)],
);

/** A copy of somebody's data, made on request and kept for a few days. */
export const dataExports = sqliteTable(
  "data_exports",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    status: text("status", { enum: ["pending", "ready", "failed"] }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** Bytes, once ready. */
    size: integer("size"),
    createdAt: time("created_at").notNull(),
    readyAt: time("ready_at"),
    expiresAt: time("expires_at").notNull(),
    /** When the sweep may hand a pending one to the queue again. */
    dueAt: time("due_at").notNull(),
  },
  (t) => [
    index("data_exports_by_user").on(t.userId, t.createdAt),
    index("data_exports_by_expiry").on(t.expiresAt),
    index("data_exports_due").on(t.dueAt).where(sql`status = 'pending'`),
  ],
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
    /** Grows with every save, and leaps when all is cleared (`clearedAt`); a submission names the revision it was computed from. */
    revision: integer("revision").notNull().default(0),
    /** Required questions answered so far, for lists. */
    answeredRequired: integer("answered_required").notNull().default(0),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
    completedAt: time("completed_at"),
    /** The completed assessment whose answers this one began with. */
    carriedFrom: text("carried_from"),
  },
  (t) => [
    index("assessments_by_company").on(t.companyId, t.kind, t.createdAt),
    // For the daily walk over drafts; by id, so that saving an answer does not write it again.
    index("assessments_drafts").on(t.id).where(sql`state = 'draft'`),
    index("assessments_by_completion").on(t.completedAt).where(sql`state = 'completed'`),
  ],
);

/** Until when an assessment should be done: a company's own date, or the one a corporate company asks its members for. */
export const deadlines = sqliteTable(
  "deadlines",
  {
    id: text("id").primaryKey(),
    /** The company that set it. */
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Whom it is for: the company itself, or every company that has joined its access code. */
    scope: text("scope", { enum: ["own", "members"] }).notNull(),
    kind: text("kind", { enum: ["readiness"] }).notNull(),
    /** ISO date, the last day. */
    dueOn: text("due_on").notNull(),
    createdAt: time("created_at").notNull(),
    /** When the next reminder is due; null once there is none left. */
    remindAt: time("remind_at"),
    /** The last company that the reminder under way has reached. */
    cursor: text("cursor"),
  },
  (t) => [
    uniqueIndex("deadlines_by_company").on(t.companyId, t.scope, t.kind),
    index("deadlines_due").on(t.remindAt).where(sql`remind_at is not null`),
  ],
);

/** A supporting document of an assessment: what a few files show. */
export const documents = sqliteTable(
  "documents",
  {
    id: text("id").primaryKey(),
    assessmentId: text("assessment_id")
      .notNull()
      .references(() => assessments.id, { onDelete: "cascade" }),
    /** Id of the catalogue's dimension. */
    dimension: text("dimension").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    /** ISO dates: when it was issued, and until when it holds. */
    issuedOn: text("issued_on"),
    expiresOn: text("expires_on"),
    createdBy: text("created_by").notNull(),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (t) => [index("documents_by_assessment").on(t.assessmentId, t.createdAt)],
);

/** A file of a document, in R2 under `evidence/{company id}/{id}.{ending of what it is}`. */
export const documentFiles = sqliteTable(
  "document_files",
  {
    id: text("id").primaryKey(),
    documentId: text("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** As its owner named it; never part of a key. */
    fileName: text("file_name").notNull(),
    /** Bytes. */
    size: integer("size").notNull(),
    /** Hex. */
    sha256: text("sha256").notNull(),
    pages: integer("pages").notNull(),
    uploadedAt: time("uploaded_at").notNull(),
  },
  (t) => [
    index("document_files_by_document").on(t.documentId, t.uploadedAt),
    // For the company's quota.
    index("document_files_by_company").on(t.companyId),
  ],
);

/** A topic or question that a document is evidence for. */
export const documentLinks = sqliteTable(
  "document_links",
  {
    documentId: text("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    /** Id of the catalogue's topic or question. */
    subject: text("subject").notNull(),
  },
  (t) => [primaryKey({ columns: [t.documentId, t.subject] })],
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
    /** Why the answer does not count until somebody saves it again; null once somebody stands by it. */
    unconfirmed: text("unconfirmed", { enum: ["carried-over", "reset"] }),
  },
  (t) => [primaryKey({ columns: [t.assessmentId, t.questionId] })],
);

/** Who looks after a topic of an assessment, until when, and how far its review is. No row: nobody yet. */
export const topicWork = sqliteTable(
  "topic_work",
  {
    assessmentId: text("assessment_id")
      .notNull()
      .references(() => assessments.id, { onDelete: "cascade" }),
    topicId: text("topic_id").notNull(),
    assigneeId: text("assignee_id").references(() => users.id, { onDelete: "set null" }),
    /** ISO date. */
    dueOn: text("due_on"),
    /** What somebody said of it; an answer given later takes it back, which is worked out when read. */
    state: text("state", { enum: ["ready", "reviewed"] }),
    stateBy: text("state_by"),
    stateAt: time("state_at"),
  },
  (t) => [primaryKey({ columns: [t.assessmentId, t.topicId] }), index("topic_work_by_assignee").on(t.assigneeId)],
);

/** What colleagues say to each other about a question of an assessment. */
export const comments = sqliteTable(
  "comments",
  {
    id: text("id").primaryKey(),
    assessmentId: text("assessment_id")
      .notNull()
      .references(() => assessments.id, { onDelete: "cascade" }),
    questionId: text("question_id").notNull(),
    authorId: text("author_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (t) => [
    index("comments_by_question").on(t.assessmentId, t.questionId, t.createdAt),
    index("comments_by_author").on(t.authorId),
  ],
);

/** A colleague who has been asked to join a company's account; gone once they have, or once it has expired. */
export const invitations = sqliteTable(
  "invitations",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Lower case. */
    email: text("email").notNull(),
    role: text("role", { enum: ["contributor", "viewer"] }).notNull(),
    /** In which the mail was written; the new account begins with it. */
    language: text("language", { enum: ["en", "fr", "ms"] }).notNull(),
    /** SHA-256 of the token in the mail's link. */
    tokenHash: text("token_hash").notNull(),
    invitedBy: text("invited_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: time("created_at").notNull(),
    /** When the last mail went out. */
    sentAt: time("sent_at").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (t) => [
    uniqueIndex("invitations_by_address").on(t.companyId, t.email),
    uniqueIndex("invitations_by_token").on(t.tokenHash),
    index("invitations_by_inviter").on(t.invitedBy),
    index("invitations_by_expiry").on(t.expiresAt),
  ],
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

/** What should reach a person, written in the batch that caused it. One row an event, user and channel. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text("id").primaryKey(),
    eventId: text("event_id").notNull(),
    type: text("type").notNull(),
    /** What happened, of the causes of that type. */
    cause: text("cause").notNull().default(""),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    channel: text("channel", { enum: ["email", "inApp"] }).notNull(),
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
    // For whoever asks for a copy of their data or for its deletion.
    index("outbox_by_user").on(t.userId),
    index("outbox_by_time").on(t.createdAt),
  ],
);

/** What the bell shows: the in-app side of the outbox. */
export const notifications = sqliteTable(
  "notifications",
  {
    /** The outbox row it came from. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text("type").notNull(),
    /** What happened; with `data` it gives the text in any language. */
    cause: text("cause").notNull(),
    data: text("data", { mode: "json" }).$type<Record<string, string>>().notNull(),
    createdAt: time("created_at").notNull(),
    readAt: time("read_at"),
  },
  (t) => [
    index("notifications_by_user").on(t.userId, t.createdAt),
    index("notifications_by_time").on(t.createdAt),
    index("notifications_unread").on(t.userId).where(sql`read_at is null`),
  ],
);

/** Which channels somebody wants for a type; no row means the type's default. */
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

/** An e-mail that waits for its reader's weekly digest. */
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
    texts: text("texts", { mode: "json" }).$type<Record<Language, { title: string; body: string }>>().notNull(),
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

/** What could not be delivered, for an administrator to look into and to send again. */
export const deadLetters = sqliteTable(
  "dead_letters",
  {
    /** The outbox row's id, or a hash of the message where there is none. */
    id: text("id").primaryKey(),
    outboxId: text("outbox_id").references(() => outbox.id, { onDelete: "cascade" }),
    /** The queue message, which holds ids only. */
    body: text("body").notNull(),
    reason: text("reason", { enum: ["delivery-failed", "unreadable", "unknown-version", "handler-failed"] }).notNull(),
    error: text("error"),
    /** How often it has come here. */
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
