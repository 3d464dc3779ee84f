import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { ACTION_STATES } from "../../core/action-states";
import { KINDS_OF_ASSESSMENTS } from "../../core/kinds/kind";
import { companies } from "../../foundation/tables/company";
import { users } from "../../foundation/tables/people";
import { time } from "../../platform/d1/time";
import { documents } from "./tables";

/** Practices that a company wants to put in place, one action per practice, with their progress. */
export const actions = sqliteTable(
  "actions",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    /** The practice: a question of that version of the questionnaire. */
    questionId: text("question_id").notNull(),
    catalogueVersion: text("catalogue_version").notNull(),
    state: text("state", { enum: ACTION_STATES }).notNull(),
    assigneeId: text("assignee_id").references(() => users.id, { onDelete: "set null" }),
    /** ISO date. */
    dueOn: text("due_on"),
    note: text("note").notNull().default(""),
    /** A document of one of the company's assessments that proves it. */
    documentId: text("document_id").references(() => documents.id, { onDelete: "set null" }),
    /** The action's own file, all null if there is none; in R2 next to those of supporting documents. */
    fileId: text("file_id"),
    fileName: text("file_name"),
    /** Bytes. */
    fileSize: integer("file_size"),
    /** Hex. */
    fileHash: text("file_hash"),
    filePages: integer("file_pages"),
    /** Grows with every change; a form sends the revision that it was rendered from. */
    revision: integer("revision").notNull().default(1),
    createdBy: text("created_by").notNull(),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
    /** When it was done; null while it is not. */
    doneAt: time("done_at"),
  },
  (t) => [
    uniqueIndex("actions_by_practice").on(t.companyId, t.kind, t.questionId),
    index("actions_by_assignee").on(t.assigneeId),
    index("actions_by_document").on(t.documentId),
    index("actions_by_file").on(t.fileId).where(sql`file_id is not null`),
    // For the daily reminder.
    index("actions_due").on(t.dueOn).where(sql`state in ('planned', 'doing')`),
  ],
);
