import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { assessments } from "../../foundation/tables/assessments";
import { users } from "../../foundation/tables/people";
import { time } from "../../platform/d1/time";

/** A topic's assignee, due date and review state in an assessment. A topic without a row has none of these. */
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
    /** The last mark. A later answer cancels it, which is computed on read. */
    state: text("state", { enum: ["ready", "reviewed"] }),
    stateBy: text("state_by"),
    stateAt: time("state_at"),
  },
  (t) => [primaryKey({ columns: [t.assessmentId, t.topicId] }), index("topic_work_by_assignee").on(t.assigneeId)],
);

/** Colleagues' comments on a question of an assessment. */
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
