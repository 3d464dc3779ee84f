import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { assessments } from "../../foundation/tables/assessments";
import { time } from "../../platform/d1/time";
import type { AnswerValue } from "./rules/value";

/** Stores option ids, so an answer's words follow the reader's language. WITHOUT ROWID: each save writes one row. */
export const answers = sqliteTable(
  "answers",
  {
    assessmentId: text("assessment_id")
      .notNull()
      .references(() => assessments.id, { onDelete: "cascade" }),
    questionId: text("question_id").notNull(),
    /** Encoded by the codec of the question's type; null once the answer is taken back. */
    value: text("value", { mode: "json" }).$type<AnswerValue>(),
    /** Whether the answer is complete. */
    isAnswered: integer("is_answered", { mode: "boolean" }).notNull().default(false),
    isRequired: integer("is_required", { mode: "boolean" }).notNull(),
    revision: integer("revision").notNull(),
    answeredBy: text("answered_by").notNull(),
    answeredAt: time("answered_at").notNull(),
    /** Why the answer does not count until a user saves it again; null once a user confirms it. */
    unconfirmed: text("unconfirmed", { enum: ["carried-over", "reset", "from-plan"] }),
  },
  (t) => [primaryKey({ columns: [t.assessmentId, t.questionId] })],
);
