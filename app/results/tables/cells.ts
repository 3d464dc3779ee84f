import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { KINDS_OF_ASSESSMENTS } from "../../core/kinds/kind";
import { assessments } from "../../foundation/tables/assessments";

type Counters = Record<string, number>;

/** The names of the counters that count answers, each under a number, so that a contribution is short. */
export const counterNames = sqliteTable(
  "counter_names",
  { id: integer("id").primaryKey(), name: text("name").notNull() },
  (t) => [uniqueIndex("counter_names_by_name").on(t.name)],
);

/** What the assessment that a company is counted by has added to the cells, and what is taken back from them when it goes. */
export const contributions = sqliteTable("contributions", {
  assessmentId: text("assessment_id")
    .primaryKey()
    .references(() => assessments.id, { onDelete: "cascade" }),
  /** Counters that are not of its scores, which have rows of their own. */
  scores: text("scores", { mode: "json" }).$type<Counters>().notNull(),
  /** The counters of its answers, each of which counts one: their numbers in `counter_names`, as ",12,15,". "," if there are none. */
  answers: text("answers").notNull(),
});

/** A latest result that is not counted yet. Its submission writes the row, and counting it deletes the row, seconds later. */
export const countRequests = sqliteTable("count_requests", {
  assessmentId: text("assessment_id")
    .primaryKey()
    .references(() => assessments.id, { onDelete: "cascade" }),
});

/** The coordinates of a company; "*" where a cell is not cut by one. */
const coordinates = () => ({
  countryId: text("country_id").notNull(),
  stateId: text("state_id").notNull(),
  industryId: text("industry_id").notNull(),
  size: text("size").notNull(),
  /** The month in which the assessment was completed, UTC: "2026-04". */
  month: text("month").notNull(),
});

/** Sums of contributions over a group of companies. A population is "all", or the id of a corporate company. */
export const analyticsCells = sqliteTable(
  "analytics_cells",
  {
    population: text("population").notNull(),
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    part: text("part", { enum: ["scores", "answers"] }).notNull(),
    ...coordinates(),
    companies: integer("companies").notNull(),
    counters: text("counters", { mode: "json" }).$type<Counters>().notNull(),
  },
  (t) => [
    primaryKey({
      columns: [t.population, t.kind, t.part, t.countryId, t.stateId, t.industryId, t.size, t.month],
    }),
  ],
);

/** The companies of a population that have a name, in the order of a score, to find the highest, the lowest and those of a level. */
export const standings = sqliteTable(
  "standings",
  {
    population: text("population").notNull(),
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    subject: text("subject").notNull(),
    /** The rank of the level, from 0 for the lowest. */
    rank: integer("rank").notNull(),
    score: integer("score").notNull(),
    companyId: text("company_id").notNull(),
    ...coordinates(),
  },
  (t) => [
    primaryKey({ columns: [t.population, t.kind, t.subject, t.rank, t.score, t.companyId] }),
    index("standings_by_industry").on(t.population, t.kind, t.subject, t.industryId, t.rank, t.score, t.companyId),
    index("standings_by_state").on(t.population, t.kind, t.subject, t.stateId, t.rank, t.score, t.companyId),
  ],
);
