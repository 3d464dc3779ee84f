import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { KINDS_OF_ASSESSMENTS } from "../../core/kinds/kind";
import { time } from "../../platform/d1/time";
import { companies } from "./company";
import { users } from "./people";

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
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    catalogueVersion: text("catalogue_version").notNull(),
    state: text("state", { enum: ["draft", "completed"] }).notNull(),
    /** Grows with every save. A submission names the revision that it was computed from. */
    revision: integer("revision").notNull().default(0),
    /**
     * When all its answers were last cleared, in seconds since 1970; 0 for a draft that never was. It grows with every
     * clearing, so that text typed before a clearing can be told from text typed after it.
     */
    clearedAt: integer("cleared_at").notNull().default(0),
    /** Required questions answered so far, for lists. */
    answeredRequired: integer("answered_required").notNull().default(0),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
    completedAt: time("completed_at"),
    /** The completed assessment whose answers this one began with. */
    carriedFrom: text("carried_from"),
    /** Path of its answers in R2, once they have been moved out of their rows. Null while they are rows. */
    answersFile: text("answers_file"),
    /** How many of those answers were to optional questions, for lists. Null while they are rows. */
    answeredOptional: integer("answered_optional"),
  },
  (t) => [
    index("assessments_by_company").on(t.companyId, t.kind, t.createdAt),
    // For the daily walk over drafts. Indexed by id, so that saving an answer does not write it again.
    index("assessments_drafts").on(t.id).where(sql`state = 'draft'`),
    // For counting the drafts that a new version of a questionnaire affects.
    index("assessments_drafts_by_version").on(t.kind, t.catalogueVersion).where(sql`state = 'draft'`),
    // For the deletion of a user, which takes along what they started.
    index("assessments_by_starter").on(t.startedBy),
    index("assessments_by_completion").on(t.completedAt).where(sql`state = 'completed'`),
  ],
);
