import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { AnswerValue } from "./rules/value";
import { KINDS_OF_ASSESSMENTS } from "../../core/kinds/kind";
import { companies } from "../../foundation/tables/company";
import { users } from "../../foundation/tables/people";
import { time } from "../../platform/d1/time";

/** Published questionnaires: one immutable JSON document a version. */
export const catalogues = sqliteTable("catalogues", {
  version: text("version").primaryKey(),
  kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
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
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    catalogueVersion: text("catalogue_version").notNull(),
    state: text("state", { enum: ["draft", "completed"] }).notNull(),
    /** Grows with every save; a submission names the revision it was computed from. */
    revision: integer("revision").notNull().default(0),
    /**
     * When everything in it was cleared last, in seconds since 1970; 0 for a draft that never was. It grows with every clearing, so that what
     * was typed before one can be told from what was typed after it.
     */
    clearedAt: integer("cleared_at").notNull().default(0),
    /** Required questions answered so far, for lists. */
    answeredRequired: integer("answered_required").notNull().default(0),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
    completedAt: time("completed_at"),
    /** The completed assessment whose answers this one began with. */
    carriedFrom: text("carried_from"),
    /** Where in R2 its answers lie, once they have left their rows; null while they are rows. */
    answersFile: text("answers_file"),
    /** Of those how many were to questions that nobody has to answer, for lists; null while they are rows. */
    answeredOptional: integer("answered_optional"),
  },
  (t) => [
    index("assessments_by_company").on(t.companyId, t.kind, t.createdAt),
    // For the daily walk over drafts; by id, so that saving an answer does not write it again.
    index("assessments_drafts").on(t.id).where(sql`state = 'draft'`),
    // What a new version of a questionnaire meets is counted by it.
    index("assessments_drafts_by_version").on(t.kind, t.catalogueVersion).where(sql`state = 'draft'`),
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
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
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

/** An answer by option ids, so its words follow the reader's language. WITHOUT ROWID: one row written a save. */
export const answers = sqliteTable(
  "answers",
  {
    assessmentId: text("assessment_id")
      .notNull()
      .references(() => assessments.id, { onDelete: "cascade" }),
    questionId: text("question_id").notNull(),
    /** As the codec of the question's type writes it; null once the answer was taken back. */
    value: text("value", { mode: "json" }).$type<AnswerValue>(),
    /** Whether the question has all it asks for. */
    isAnswered: integer("is_answered", { mode: "boolean" }).notNull().default(false),
    isRequired: integer("is_required", { mode: "boolean" }).notNull(),
    revision: integer("revision").notNull(),
    answeredBy: text("answered_by").notNull(),
    answeredAt: time("answered_at").notNull(),
    /** Why the answer does not count until somebody saves it again; null once somebody stands by it. */
    unconfirmed: text("unconfirmed", { enum: ["carried-over", "reset", "from-plan"] }),
  },
  (t) => [primaryKey({ columns: [t.assessmentId, t.questionId] })],
);

/** Published emission factors: a dated set, each version of it one immutable JSON document. */
export const emissionFactors = sqliteTable(
  "emission_factors",
  {
    set: text("set").notNull(),
    version: text("version").notNull(),
    document: text("document").notNull(),
    publishedAt: time("published_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.set, t.version] })],
);
