import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { SIGNING_WAYS } from "../../core/signing-ways";
import { assessments } from "../../foundation/tables/assessments";
import { users } from "../../foundation/tables/people";
import { time } from "../../platform/d1/time";

/** Who in the company has reviewed a report, and who approved it. */
export const reportReviews = sqliteTable(
  "report_reviews",
  {
    assessmentId: text("assessment_id")
      .notNull()
      .references(() => assessments.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["reviewed", "approved"] }).notNull(),
    at: time("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.assessmentId, t.kind, t.userId] }), index("report_reviews_by_user").on(t.userId)],
);

/** Who approves a report, as the company's owner states it. Saving it again makes another approval. */
export const approvals = sqliteTable("approvals", {
  assessmentId: text("assessment_id")
    .primaryKey()
    .references(() => assessments.id, { onDelete: "cascade" }),
  name: text("name").notNull(),
  designation: text("designation").notNull(),
  /** ISO day. */
  date: text("date").notNull(),
  userId: text("user_id").notNull(),
  at: time("at").notNull(),
});

/** The signature under a report. Its picture is in R2, under `signatures/{company id}/{assessment id}/{file}`. */
export const signatures = sqliteTable("signatures", {
  assessmentId: text("assessment_id")
    .primaryKey()
    .references(() => assessments.id, { onDelete: "cascade" }),
  way: text("way", { enum: SIGNING_WAYS }).notNull(),
  /** One of the two: the name of the picture's file, or the typed name. */
  file: text("file"),
  typed: text("typed"),
  /** SHA-256 of the canonical JSON of what was signed, hex. */
  reportHash: text("report_hash").notNull(),
  userId: text("user_id").notNull(),
  at: time("at").notNull(),
});
