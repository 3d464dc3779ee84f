import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { KINDS_OF_ASSESSMENTS, READINESS } from "../../core/kinds/kind";
import { LEVELS } from "../../core/level";
import { packedText } from "../../platform/d1/packed-text";
import { time } from "../../platform/d1/time";
import { assessments } from "./assessments";
import { companies } from "./company";
import { PACKED_WORDS } from "./packed-words";

/** The result of a completed assessment, computed exactly once. */
export const results = sqliteTable("results", {
  assessmentId: text("assessment_id")
    .primaryKey()
    .references(() => assessments.id, { onDelete: "cascade" }),
  kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull().default(READINESS),
  companyId: text("company_id").notNull(),
  /** What statistics group companies by, as of the assessment's submission. */
  industryId: text("industry_id").notNull(),
  countryId: text("country_id").notNull().default(""),
  stateId: text("state_id").notNull().default(""),
  revenueBand: text("revenue_band").notNull().default(""),
  methodVersion: text("method_version").notNull(),
  level: text("level", { enum: LEVELS }).notNull(),
  /** Hundredths of a percent, 0 to 10000. */
  score: integer("score").notNull(),
  document: packedText("document", PACKED_WORDS).notNull(),
  completedAt: time("completed_at").notNull().default(0),
});

/**
 * For each kind, the completed assessment that represents a company in statistics and, once the company counts there,
 * among peers.
 */
export const latestResults = sqliteTable(
  "latest_results",
  {
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    assessmentId: text("assessment_id")
      .notNull()
      .references(() => assessments.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.kind] }), index("latest_results_by_assessment").on(t.assessmentId)],
);
