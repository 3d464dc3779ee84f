import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { KINDS_OF_ASSESSMENTS } from "../../core/kinds/kind";
import { LANGUAGES } from "../../core/language";
import { LEVELS } from "../../core/level";
import { SCOPES } from "../../core/scopes";
import { companies } from "../../foundation/tables/company";
import { users } from "../../foundation/tables/people";
import { time } from "../../platform/d1/time";
import { EXPORTED } from "./rules/exports";

/** How far a member is: nothing begun, a draft, or the level of its latest result. */
export const STANDINGS = ["none", "draft", ...LEVELS] as const;

/**
 * How each member stands with each kind, as the lists of a corporate company sort and filter it, and each company for the list of the network's office, which has all
 * of them (`EVERYBODY`). Triggers keep it (migrations/0017 and 0029): whatever writes results, drafts, companies, memberships or industries need not know of it.
 */
export const memberStandings = sqliteTable(
  "member_standings",
  {
    /** Of the list of all companies it says `EVERYBODY`; so no foreign key leads to memberships, and triggers delete what has lost its own. */
    corporateId: text("corporate_id").notNull(),
    companyId: text("company_id").notNull(),
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    industryId: text("industry_id").notNull(),
    scope: text("scope", { enum: SCOPES }).notNull(),
    standing: text("standing", { enum: STANDINGS }).notNull(),
    /** The latest result, else the newest draft. */
    assessmentId: text("assessment_id"),
    /** Hundredths of a percent, of the whole and of the dimensions in their order; null without a result that is shared whole. */
    overall: integer("overall"),
    first: integer("first_score"),
    second: integer("second_score"),
    third: integer("third_score"),
    /** When it was submitted, else the day on which the draft was changed last, else when the member joined, or the company registered. */
    changedAt: time("changed_at").notNull(),
    /** When the corporate company reminded it last. */
    remindedAt: time("reminded_at"),
  },
  (t) => [
    primaryKey({ columns: [t.corporateId, t.companyId, t.kind] }),
    index("member_standings_by_change").on(t.corporateId, t.kind, t.changedAt, t.companyId),
    index("member_standings_by_industry").on(t.corporateId, t.kind, t.industryId, t.changedAt, t.companyId),
    index("member_standings_by_standing").on(t.corporateId, t.kind, t.standing, t.changedAt, t.companyId),
    index("member_standings_by_overall")
      .on(t.corporateId, t.kind, t.overall, t.companyId)
      .where(sql`overall is not null`),
    index("member_standings_by_first")
      .on(t.corporateId, t.kind, t.first, t.companyId)
      .where(sql`first_score is not null`),
    index("member_standings_by_second")
      .on(t.corporateId, t.kind, t.second, t.companyId)
      .where(sql`second_score is not null`),
    index("member_standings_by_third")
      .on(t.corporateId, t.kind, t.third, t.companyId)
      .where(sql`third_score is not null`),
  ],
);

/** How many members stand how, so that a list is counted without being read. The same triggers keep it. */
export const memberCounts = sqliteTable(
  "member_counts",
  {
    corporateId: text("corporate_id").notNull(),
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    industryId: text("industry_id").notNull(),
    standing: text("standing", { enum: STANDINGS }).notNull(),
    scope: text("scope", { enum: SCOPES }).notNull(),
    members: integer("members").notNull(),
  },
  (t) => [primaryKey({ columns: [t.corporateId, t.kind, t.industryId, t.standing, t.scope] })],
);

/** A file of many members that a job collects step by step, and that whoever asked for it downloads for a few days. */
export const memberExports = sqliteTable(
  "member_exports",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    corporateId: text("corporate_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Its rows are of all companies, for somebody of the network's office, and of no company's members. */
    isWhole: integer("is_whole", { mode: "boolean" }).notNull().default(false),
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    exported: text("exported", { enum: EXPORTED }).notNull(),
    language: text("language", { enum: LANGUAGES }).notNull(),
    /** The filters of the list, as its address has them. */
    filters: text("filters").notNull(),
    status: text("status", { enum: ["pending", "ready", "failed"] }).notNull(),
    /** Of the step that comes next. */
    attempts: integer("attempts").notNull().default(0),
    /** Companies that there were when it was asked for, and those that are collected. */
    expected: integer("expected").notNull(),
    collected: integer("collected").notNull().default(0),
    /** Steps that are done, each a file of rows, and the company behind which the next one begins. */
    parts: integer("parts").notNull().default(0),
    after: text("after").notNull().default(""),
    /** There were more than are collected. */
    isCut: integer("is_cut", { mode: "boolean" }).notNull().default(false),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    /** When the sweep may hand a pending one to the queue again. */
    dueAt: time("due_at").notNull(),
  },
  (t) => [
    index("member_exports_by_user").on(t.userId, t.createdAt),
    index("member_exports_by_corporate").on(t.corporateId),
    index("member_exports_by_expiry").on(t.expiresAt),
    index("member_exports_due").on(t.dueAt).where(sql`status = 'pending'`),
  ],
);
