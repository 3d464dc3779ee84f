import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/*
 * Tables of the previous release. Its Workers write to them until this release has replaced them, and nothing reads them any more: the next
 * migration drops them.
 */

export const formerPeerSums = sqliteTable(
  "peer_sums",
  {
    kind: text("kind").notNull(),
    industryId: text("industry_id").notNull(),
    subject: text("subject").notNull(),
    companies: integer("companies").notNull(),
    scoreSum: integer("score_sum").notNull(),
    shownCompanies: integer("shown_companies").notNull().default(0),
    shownScoreSum: integer("shown_score_sum").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.kind, t.industryId, t.subject] })],
);

export const formerPeerChanges = sqliteTable(
  "peer_changes",
  {
    kind: text("kind").notNull(),
    industryId: text("industry_id").notNull(),
    companyId: text("company_id").notNull(),
    assessmentId: text("assessment_id"),
  },
  (t) => [primaryKey({ columns: [t.kind, t.industryId, t.companyId] })],
);
