import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { KINDS_OF_ASSESSMENTS } from "../../core/kinds/kind";
import { LEVELS } from "../../core/level";
import { assessments } from "../../foundation/tables/assessments";

/** One narrow row per score, for lists and analytics. `score` is in hundredths of a percent. */
export const scores = sqliteTable(
  "scores",
  {
    assessmentId: text("assessment_id")
      .notNull()
      .references(() => assessments.id, { onDelete: "cascade" }),
    subject: text("subject").notNull(),
    correct: integer("correct").notNull(),
    total: integer("total").notNull(),
    score: integer("score").notNull(),
    level: text("level", { enum: LEVELS }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.assessmentId, t.subject] })],
);

/** The assessments that are counted in the published figures of a group: an industry, or "all" for the whole population. */
export const peerMembers = sqliteTable(
  "peer_members",
  {
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    industryId: text("industry_id").notNull(),
    assessmentId: text("assessment_id").notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.industryId, t.assessmentId] })],
);

/** How many those are and the sum of their scores, as shown to readers until the group moves on. */
export const peerGroups = sqliteTable(
  "peer_groups",
  {
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    industryId: text("industry_id").notNull(),
    subject: text("subject").notNull(),
    companies: integer("companies").notNull(),
    scoreSum: integer("score_sum").notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.industryId, t.subject] })],
);

/** How many of all counted companies each industry has, including industries that nothing is shown of. */
export const peerIndustries = sqliteTable(
  "peer_industries",
  {
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    industryId: text("industry_id").notNull(),
    companies: integer("companies").notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.industryId] })],
);
