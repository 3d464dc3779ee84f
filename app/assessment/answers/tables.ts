import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { assessments } from "../../foundation/tables/assessments";
import { time } from "../../platform/d1/time";
import type { AnswerValue } from "./rules/value";

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
