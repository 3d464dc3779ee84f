import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { KINDS_OF_ASSESSMENTS } from "../../core/kinds/kind";
import { time } from "../../platform/d1/time";

/** A next version of a questionnaire while it is written: a published one, with the edits over it. */
export const questionnaireDrafts = sqliteTable(
  "questionnaire_drafts",
  {
    id: text("id").primaryKey(),
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    /** The published version that the edits are made to. */
    basedOn: text("based_on").notNull(),
    /** «scheduled»: nothing is edited until its day has come, or it is called off. */
    state: text("state", { enum: ["open", "scheduled", "published"] }).notNull(),
    /** Grows with every edit: what is published is what its publisher has seen. */
    revision: integer("revision").notNull().default(1),
    publishAt: time("publish_at"),
    /** The version as which it was published. */
    version: text("version"),
    createdBy: text("created_by").notNull(),
    createdAt: time("created_at").notNull(),
    changedBy: text("changed_by").notNull(),
    changedAt: time("changed_at").notNull(),
  },
  (t) => [index("questionnaire_drafts_due").on(t.publishAt).where(sql`state = 'scheduled'`)],
);

/** What a draft says of one thing, or in which order what stands below it comes (`office/editor/rules`). WITHOUT ROWID: a save is a small row. */
export const questionnaireEdits = sqliteTable(
  "questionnaire_edits",
  {
    draftId: text("draft_id")
      .notNull()
      .references(() => questionnaireDrafts.id, { onDelete: "cascade" }),
    path: text("path").notNull(),
    /** JSON. */
    value: text("value").notNull(),
    revision: integer("revision").notNull(),
    changedBy: text("changed_by").notNull(),
    changedAt: time("changed_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.draftId, t.path] })],
);
