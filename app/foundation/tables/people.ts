import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Agreement } from "../../core/agreement";
import { LANGUAGES } from "../../core/language";
import { time } from "../../platform/d1/time";
import { companies } from "./company";

export const users = sqliteTable(
  "users",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    role: text("role", { enum: ["owner", "contributor", "viewer"] }).notNull(),
    username: text("username").notNull(),
    /** Lower case; unique across the whole product. */
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    mobile: text("mobile").notNull(),
    jobTitle: text("job_title").notNull(),
    language: text("language", { enum: LANGUAGES }).notNull(),
    /** When its owner followed a link, or gave a code, sent to this address. Null while nobody has shown whose it is. */
    emailConfirmedAt: time("email_confirmed_at"),
    /** File name of the picture in R2, `avatars/{user id}/{name}`. */
    avatar: text("avatar"),
    /** Works for the network itself: sends announcements, answers questions, handles failures. */
    isAdministrator: integer("is_administrator", { mode: "boolean" }).notNull().default(false),
    /** E-mails about assessments and reports come together, once a week. */
    wantsDigest: integer("wants_digest", { mode: "boolean" }).notNull().default(false),
    /**
     * The versions of the legal documents that the user has agreed to, and when, oldest first. Never shortened, because
     * it is the proof.
     */
    agreements: text("agreements", { mode: "json" }).$type<Agreement[]>().notNull().default([]),
    createdAt: time("created_at").notNull(),
    /** When a requested deletion will be carried out. */
    deletionDueAt: time("deletion_due_at"),
    /** Set once all personal data is gone and only the id remains, for statistics. */
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

/** A new e-mail address that is not yet confirmed. One per user. */
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

/** A copy of a user's data, made on request and kept for a few days. */
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

/** A colleague who has been asked to join a company's account. Deleted once they have joined, or once it has expired. */
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
    /** The language of the mail. The new account starts with it. */
    language: text("language", { enum: LANGUAGES }).notNull(),
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
