import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { KINDS_OF_ASSESSMENTS } from "../../core/kinds/kind";
import { time } from "../../platform/d1/time";

/** A next version of a questionnaire in preparation: a published version with edits applied to it. */
export const questionnaireDrafts = sqliteTable(
  "questionnaire_drafts",
  {
    id: text("id").primaryKey(),
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    /** The published version that the edits apply to. */
    basedOn: text("based_on").notNull(),
    /** "scheduled": not editable until it is published on its day, or called off. */
    state: text("state", { enum: ["open", "scheduled", "published"] }).notNull(),
    /** Incremented by every edit, so that only what the publisher has seen is published. */
    revision: integer("revision").notNull().default(1),
    publishAt: time("publish_at"),
    /** The version it was published as. */
    version: text("version"),
    createdBy: text("created_by").notNull(),
    createdAt: time("created_at").notNull(),
    changedBy: text("changed_by").notNull(),
    changedAt: time("changed_at").notNull(),
  },
  (t) => [index("questionnaire_drafts_due").on(t.publishAt).where(sql`state = 'scheduled'`)],
);

/** The edited value of one entity or child order (`office/editor/rules`). WITHOUT ROWID: a save is a small row. */
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
