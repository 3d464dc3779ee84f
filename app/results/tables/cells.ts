import { integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { KINDS_OF_ASSESSMENTS } from "../../core/kinds/kind";
import { assessments } from "../../foundation/tables/assessments";

type Counters = Record<string, number>;

/** The names of the counters that count answers, and of what rankings are cut by, each under a number, so that rows are short. */
export const counterNames = sqliteTable(
  "counter_names",
  { id: integer("id").primaryKey(), name: text("name").notNull() },
  (t) => [uniqueIndex("counter_names_by_name").on(t.name)],
);

/** What the assessment that a company is counted by has added to the cells, and what is taken back from them when it goes. */
export const contributions = sqliteTable(
  "contributions",
  {
    /** What `rankings` call it. */
    id: integer("id").primaryKey(),
    assessmentId: text("assessment_id")
      .notNull()
      .references(() => assessments.id, { onDelete: "cascade" }),
    /** Counters that are not of its scores, which have rows of their own. */
    scores: text("scores", { mode: "json" }).$type<Counters>().notNull(),
    /** The counters of its answers, each of which counts one: their numbers in `counter_names`, as ",12,15,". "," if there are none. */
    answers: text("answers").notNull(),
  },
  (t) => [uniqueIndex("contributions_by_assessment").on(t.assessmentId)],
);

/** A latest result that is not counted yet. Its submission writes the row, and counting it deletes the row, seconds later. */
export const countRequests = sqliteTable("count_requests", {
  assessmentId: text("assessment_id")
    .primaryKey()
    .references(() => assessments.id, { onDelete: "cascade" }),
});

/** Sums of contributions over a group of companies. A population is "all", or the id of a corporate company. */
export const analyticsCells = sqliteTable(
  "analytics_cells",
  {
    population: text("population").notNull(),
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    part: text("part", { enum: ["scores", "answers"] }).notNull(),
    /** The coordinates of its companies; "*" where the cell is not cut by one. */
    countryId: text("country_id").notNull(),
    stateId: text("state_id").notNull(),
    industryId: text("industry_id").notNull(),
    size: text("size").notNull(),
    /** The month in which the assessment was completed, UTC: "2026-04". */
    month: text("month").notNull(),
    companies: integer("companies").notNull(),
    counters: text("counters", { mode: "json" }).$type<Counters>().notNull(),
  },
  (t) => [
    primaryKey({
      columns: [t.population, t.kind, t.part, t.countryId, t.stateId, t.industryId, t.size, t.month],
    }),
  ],
);

/** The rankings of a population, one for each score, under a number, so that their rows are short. */
export const rankingLists = sqliteTable(
  "ranking_lists",
  {
    id: integer("id").primaryKey(),
    population: text("population").notNull(),
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    subject: text("subject").notNull(),
  },
  (t) => [uniqueIndex("ranking_lists_by_subject").on(t.population, t.kind, t.subject)],
);

/**
 * The companies of a population that have a name, in the order of a score, to find the highest, the lowest and those of a level. Each is
 * there three times: among all, among those of its industry and among those of its state. WITHOUT ROWID.
 */
export const rankings = sqliteTable(
  "rankings",
  {
    listId: integer("list_id")
      .notNull()
      .references(() => rankingLists.id, { onDelete: "cascade" }),
    /** Among whom: the number in `counter_names` of "*", of an industry's id, or of a state's. */
    cut: integer("cut").notNull(),
    /** The rank of the level, from 0 for the lowest. */
    rank: integer("rank").notNull(),
    score: integer("score").notNull(),
    /** What the company is counted by. */
    contributionId: integer("contribution_id").notNull(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.cut, t.rank, t.score, t.contributionId] })],
);
