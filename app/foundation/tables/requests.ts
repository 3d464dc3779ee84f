import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { REQUEST_ACTS, REQUEST_KINDS, REQUEST_STATES } from "../../core/member-requests";
import { time } from "../../platform/d1/time";
import { companies } from "./company";
import { users } from "./people";

/** What a corporate company asks of a company that has joined it. Both see it; triggers end it once they are no longer joined (migration 0038). */
export const memberRequests = sqliteTable(
  "member_requests",
  {
    id: text("id").primaryKey(),
    corporateId: text("corporate_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** The company that was asked. */
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Names the form that asked, so that a form sent twice asks once. */
    once: text("once").notNull(),
    kind: text("kind", { enum: REQUEST_KINDS }).notNull(),
    title: text("title").notNull(),
    text: text("text").notNull(),
    /** ISO date. */
    dueOn: text("due_on").notNull(),
    /** Whether the asked company can only say that it is done with a document in the thread. */
    needsDocument: integer("needs_document", { mode: "boolean" }).notNull().default(false),
    state: text("state", { enum: REQUEST_STATES }).notNull(),
    /** Grows with every change of state; a form sends the revision that it was rendered from. */
    revision: integer("revision").notNull().default(1),
    createdBy: text("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: time("created_at").notNull(),
    changedAt: time("changed_at").notNull(),
    /** When the two companies parted; the asking one sees nothing of it since. */
    endedAt: time("ended_at"),
  },
  (t) => [
    uniqueIndex("member_requests_once").on(t.corporateId, t.once, t.companyId),
    index("member_requests_by_state").on(t.corporateId, t.state, t.dueOn, t.id),
    index("member_requests_by_company").on(t.companyId, t.corporateId, t.dueOn, t.id),
    index("member_requests_by_creator").on(t.createdBy),
    index("member_requests_open")
      .on(t.corporateId, t.dueOn, t.id)
      .where(sql`state in ('asked', 'accepted', 'returned', 'done')`),
    index("member_requests_to_do")
      .on(t.companyId, t.dueOn, t.id)
      .where(sql`state in ('asked', 'accepted', 'returned')`),
    // For the daily reminder.
    index("member_requests_due").on(t.dueOn, t.id).where(sql`state in ('asked', 'accepted', 'returned')`),
  ],
);

/** The thread of a request: every act and every message, oldest first. */
export const requestEntries = sqliteTable(
  "request_entries",
  {
    id: text("id").primaryKey(),
    requestId: text("request_id")
      .notNull()
      .references(() => memberRequests.id, { onDelete: "cascade" }),
    /** The company that was asked, which owns the file. */
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    act: text("act", { enum: REQUEST_ACTS }).notNull(),
    /** Whether somebody of the asking company did it. */
    isByCorporate: integer("is_by_corporate", { mode: "boolean" }).notNull(),
    /** Null once that account has been erased. */
    authorId: text("author_id").references(() => users.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    /** The document that came with it, all null if there is none; in R2 next to supporting documents. */
    fileId: text("file_id"),
    fileName: text("file_name"),
    /** Bytes. */
    fileSize: integer("file_size"),
    /** Hex. */
    fileHash: text("file_hash"),
    filePages: integer("file_pages"),
    createdAt: time("created_at").notNull(),
  },
  (t) => [
    index("request_entries_by_request").on(t.requestId, t.createdAt),
    index("request_entries_by_author").on(t.authorId),
    index("request_entries_by_company").on(t.companyId, t.fileSize),
    index("request_entries_by_file").on(t.fileId).where(sql`file_id is not null`),
  ],
);
