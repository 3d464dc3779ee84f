import { sql } from "drizzle-orm";
import { foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { documents } from "../../assessment/evidence/tables";
import type { KeyFigureId } from "../../assessment/key-figures/rules/figures";
import { KINDS_OF_ASSESSMENTS } from "../../core/kinds/kind";
import { LANGUAGES } from "../../core/language";
import { STANDINGS } from "../../core/level";
import { SCOPES } from "../../core/scopes";
import { companies, memberships } from "../../foundation/tables/company";
import { users } from "../../foundation/tables/people";
import { time } from "../../platform/d1/time";
import { EXPORTED } from "./rules/exports";

/**
 * A score by which every company has a place: companies without one come below all scores. First come those that share only their level, then
 * those that have not finished. By the overall score, the former have the least of their level, and drafts are above what has not begun.
 * Wrangler knows the end of a case by capitals and the space after it.
 */
const RANK = (column: string) => sql.raw(`coalesce(${column}, iif(standing in ('none', 'draft'), -2, -1))`);
const OVERALL_RANK = sql.raw(
  "coalesce(overall, CASE standing when 'none' then -2 when 'draft' then -1 when 'beginner' then 2000 when 'intermediate' then 4000 when 'advanced' then 6000 when 'leader' then 8000 else 0 END )",
);

/** Values by figure, as texts (`signOfFigure`). */
export type FiguresGiven = { [id in KeyFigureId]?: string };

/**
 * How each member stands with each kind, for the lists of a corporate company to sort and filter. The list of the network's office has all
 * companies (`EVERYBODY`). Triggers maintain the table (migrations/0017, 0029 and 0037), so code that writes results, drafts, companies,
 * memberships or industries need not know about it.
 */
export const memberStandings = sqliteTable(
  "member_standings",
  {
    /**
     * `EVERYBODY` for the list of all companies. So no foreign key refers to memberships, and triggers delete rows that have lost theirs.
     */
    corporateId: text("corporate_id").notNull(),
    companyId: text("company_id").notNull(),
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    industryId: text("industry_id").notNull(),
    scope: text("scope", { enum: SCOPES }).notNull(),
    standing: text("standing", { enum: STANDINGS }).notNull(),
    /** The latest result, else the newest draft. */
    assessmentId: text("assessment_id"),
    /** Hundredths of a percent: the overall score, then the dimensions in order; null without a result that is fully shared. */
    overall: integer("overall"),
    first: integer("first_score"),
    second: integer("second_score"),
    third: integer("third_score"),
    /** When the result was submitted, else the day the draft last changed, else when the member joined or the company registered. */
    changedAt: time("changed_at").notNull(),
    /** When the corporate company last sent a reminder. */
    remindedAt: time("reminded_at"),
    countryId: text("country_id").notNull().default(""),
    /** The beginning of the company's name, in small letters without accents. */
    nameKey: text("name_key").notNull().default(""),
    /** Computed from the columns above, and stored in the indexes only. */
    isOpen: integer("is_open").generatedAlwaysAs(sql`standing in ('none', 'draft')`),
    overallRank: integer("overall_rank").generatedAlwaysAs(OVERALL_RANK),
    firstRank: integer("first_rank").generatedAlwaysAs(RANK("first_score")),
    secondRank: integer("second_rank").generatedAlwaysAs(RANK("second_score")),
    thirdRank: integer("third_rank").generatedAlwaysAs(RANK("third_score")),
  },
  (t) => [
    primaryKey({ columns: [t.corporateId, t.companyId, t.kind] }),
    index("member_standings_by_change").on(t.corporateId, t.kind, t.changedAt, t.companyId),
    index("member_standings_by_industry").on(t.corporateId, t.kind, t.industryId, t.changedAt, t.companyId),
    index("member_standings_by_standing").on(t.corporateId, t.kind, t.standing, t.changedAt, t.companyId),
    index("member_standings_by_country").on(t.corporateId, t.kind, t.countryId, t.changedAt, t.companyId),
    index("member_standings_by_open").on(t.corporateId, t.kind, t.isOpen, t.changedAt, t.companyId),
    index("member_standings_by_name").on(t.corporateId, t.kind, t.nameKey, t.companyId),
    index("member_standings_by_overall_rank").on(t.corporateId, t.kind, t.overallRank, t.companyId),
    index("member_standings_by_first_rank").on(t.corporateId, t.kind, t.firstRank, t.companyId),
    index("member_standings_by_second_rank").on(t.corporateId, t.kind, t.secondRank, t.companyId),
    index("member_standings_by_third_rank").on(t.corporateId, t.kind, t.thirdRank, t.companyId),
  ],
);

/** How many members have each standing, so that a list can be counted without reading it. The same triggers maintain it. */
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

/** The same for the members of each country. Only the lists of a country are counted by it, so that the others read fewer rows. */
export const memberCountryCounts = sqliteTable(
  "member_country_counts",
  {
    corporateId: text("corporate_id").notNull(),
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    countryId: text("country_id").notNull(),
    industryId: text("industry_id").notNull(),
    standing: text("standing", { enum: STANDINGS }).notNull(),
    scope: text("scope", { enum: SCOPES }).notNull(),
    members: integer("members").notNull(),
  },
  (t) => [primaryKey({ columns: [t.corporateId, t.kind, t.countryId, t.industryId, t.standing, t.scope] })],
);

/**
 * A name by which a corporate company groups its members. Only its own people know of it. People put it on members, or, if it is a red flag,
 * what the members submit does.
 */
export const memberTags = sqliteTable(
  "member_tags",
  {
    id: text("id").primaryKey(),
    corporateId: text("corporate_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** The name in small letters: two tags of a company never differ by capitals alone. */
    nameKey: text("name_key").notNull(),
    createdAt: time("created_at").notNull(),
    /** What raises the red flag: the id of a question that is answered No, or `FALL`. Null for a tag that people put. */
    flag: text("flag"),
  },
  (t) => [uniqueIndex("member_tags_by_name").on(t.corporateId, t.nameKey)],
);

/**
 * Companies to look at for red flags. Triggers ask for it when a company is counted by another result, joins or shares more or less
 * (migrations/0047), and a new flag asks for all members. Looking deletes the row, unless it has been asked for again.
 */
export const flagRequests = sqliteTable("flag_requests", {
  companyId: text("company_id")
    .primaryKey()
    .references(() => companies.id, { onDelete: "cascade" }),
  /** How many times it has been asked for. */
  turn: integer("turn").notNull(),
  /** Only because there is a new flag, whose maker sees the companies at once: nobody is told. */
  isQuiet: integer("is_quiet", { mode: "boolean" }).notNull(),
});

/**
 * Which members have a tag, a row per kind of assessment. It repeats what the list is filtered by, so that a page of a tag reads its own rows
 * alone; triggers keep that as `member_standings` has it (migrations/0043). The rows go with the membership, and with the tag.
 */
export const taggedMembers = sqliteTable(
  "tagged_members",
  {
    corporateId: text("corporate_id").notNull(),
    companyId: text("company_id").notNull(),
    tagId: text("tag_id")
      .notNull()
      .references(() => memberTags.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    industryId: text("industry_id").notNull(),
    countryId: text("country_id").notNull(),
    standing: text("standing", { enum: STANDINGS }).notNull(),
    changedAt: time("changed_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.corporateId, t.companyId, t.kind, t.tagId] }),
    foreignKey({
      columns: [t.corporateId, t.companyId],
      foreignColumns: [memberships.corporateId, memberships.companyId],
    }).onDelete("cascade"),
    index("tagged_members_by_change").on(t.tagId, t.kind, t.changedAt, t.companyId),
  ],
);

/** How many members with a tag have each standing. The triggers of `tagged_members` maintain it. */
export const memberTagCounts = sqliteTable(
  "member_tag_counts",
  {
    tagId: text("tag_id")
      .notNull()
      .references(() => memberTags.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    countryId: text("country_id").notNull(),
    industryId: text("industry_id").notNull(),
    standing: text("standing", { enum: STANDINGS }).notNull(),
    members: integer("members").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tagId, t.kind, t.countryId, t.industryId, t.standing] })],
);

/** A list of members with its filters and order, under a name. Everybody of the corporate company has it. */
export const memberViews = sqliteTable(
  "member_views",
  {
    id: text("id").primaryKey(),
    corporateId: text("corporate_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    name: text("name").notNull(),
    /** The name in small letters. */
    nameKey: text("name_key").notNull(),
    /** The filters and the order, as in the list's URL. */
    query: text("query").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (t) => [uniqueIndex("member_views_by_name").on(t.corporateId, t.nameKey)],
);

/** Who gets the file of a view each month. */
export const viewReaders = sqliteTable(
  "view_readers",
  {
    viewId: text("view_id")
      .notNull()
      .references(() => memberViews.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The last month in which the file has been asked for, or in which the reader began to get it; UTC: "2026-04". */
    sentIn: text("sent_in").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.viewId, t.userId] }),
    index("view_readers_by_user").on(t.userId),
    index("view_readers_to_send").on(t.sentIn, t.viewId, t.userId),
  ],
);

/**
 * The key figures that members share with a corporate company, a row per member and year that has any. Triggers maintain it, and delete
 * the rows of a member that no longer shares (migrations/0049). WITHOUT ROWID.
 */
export const sharedFigures = sqliteTable(
  "shared_figures",
  {
    corporateId: text("corporate_id").notNull(),
    companyId: text("company_id").notNull(),
    year: integer("year").notNull(),
    /** The currency of its amounts of money; ISO 4217. */
    currency: text("currency").notNull(),
    /** Scope 1 and 2 in kilograms of CO2e, by which members are sorted; -1 if neither is given. */
    emissions: integer("emissions").notNull(),
    /** Values by figure, without those that are not known: what people have entered, and what follows from Progress Assessments. */
    entered: text("entered", { mode: "json" }).$type<FiguresGiven>().notNull(),
    calculated: text("calculated", { mode: "json" }).$type<FiguresGiven>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.corporateId, t.companyId, t.year] }),
    foreignKey({
      columns: [t.corporateId, t.companyId],
      foreignColumns: [memberships.corporateId, memberships.companyId],
    }).onDelete("cascade"),
    index("shared_figures_by_emissions").on(t.corporateId, t.year, t.emissions, t.companyId),
  ],
);

/**
 * Sums of `shared_figures`, which triggers maintain. Without a figure, a row counts the members that give any figure for the year; for the
 * year 0, those that share their key figures. WITHOUT ROWID.
 */
export const sharedFigureSums = sqliteTable(
  "shared_figure_sums",
  {
    corporateId: text("corporate_id").notNull(),
    year: integer("year").notNull(),
    figureId: text("figure_id").notNull(),
    currency: text("currency").notNull(),
    companies: integer("companies").notNull(),
    /** Those of them whose figure follows from a Progress Assessment. */
    calculated: integer("calculated").notNull(),
    /** The sum, in two whole numbers so that it stays exact. */
    whole: integer("whole").notNull(),
    millionths: integer("millionths").notNull(),
  },
  (t) => [primaryKey({ columns: [t.corporateId, t.year, t.figureId, t.currency] })],
);

/** A file of many members. A job collects it step by step, and the user who asked for it can download it for a few days. */
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
    /** The rows cover all companies, for a user of the network's office, instead of a company's members. */
    isWhole: integer("is_whole", { mode: "boolean" }).notNull().default(false),
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    exported: text("exported", { enum: EXPORTED }).notNull(),
    language: text("language", { enum: LANGUAGES }).notNull(),
    /** The filters of the list, as in its URL. */
    filters: text("filters").notNull(),
    status: text("status", { enum: ["pending", "ready", "failed"] }).notNull(),
    /** Attempts at the next step. */
    attempts: integer("attempts").notNull().default(0),
    /** How many companies there were when the file was requested, and how many are collected. */
    expected: integer("expected").notNull(),
    collected: integer("collected").notNull().default(0),
    /** How many steps are done, each a file of rows, and the company after which the next step begins. */
    parts: integer("parts").notNull().default(0),
    after: text("after").notNull().default(""),
    /** There were more companies than are collected. */
    isCut: integer("is_cut", { mode: "boolean" }).notNull().default(false),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    /** When the sweep may send a pending file to the queue again. */
    dueAt: time("due_at").notNull(),
  },
  (t) => [
    index("member_exports_by_user").on(t.userId, t.createdAt),
    index("member_exports_by_corporate").on(t.corporateId),
    index("member_exports_by_expiry").on(t.expiresAt),
    index("member_exports_due").on(t.dueAt).where(sql`status = 'pending'`),
  ],
);

/**
 * The documents with an expiry date that members share by their latest result of each kind, to list them by that date. Triggers maintain it
 * with `member_standings` (migrations/0051): a submitted document does not change. WITHOUT ROWID.
 */
export const memberCertificates = sqliteTable(
  "member_certificates",
  {
    corporateId: text("corporate_id").notNull(),
    companyId: text("company_id").notNull(),
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    /** ISO date: the last day on which it is valid. */
    expiresOn: text("expires_on").notNull(),
    documentId: text("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
  },
  (t) => [
    primaryKey({ columns: [t.corporateId, t.expiresOn, t.documentId] }),
    foreignKey({
      columns: [t.corporateId, t.companyId],
      foreignColumns: [memberships.corporateId, memberships.companyId],
    }).onDelete("cascade"),
    index("member_certificates_by_member").on(t.corporateId, t.companyId, t.kind),
    index("member_certificates_by_document").on(t.documentId),
  ],
);
