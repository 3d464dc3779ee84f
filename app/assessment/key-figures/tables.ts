import { sql } from "drizzle-orm";
import { foreignKey, index, integer, primaryKey, sqliteTable, sqliteView, text } from "drizzle-orm/sqlite-core";
import { assessments } from "../../foundation/tables/assessments";
import { companies } from "../../foundation/tables/company";
import { time } from "../../platform/d1/time";
import type { KeyFigureId } from "./rules/figures";

/** A calendar year for which a company enters key figures. WITHOUT ROWID. */
export const keyFigureYears = sqliteTable(
  "key_figure_years",
  {
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    year: integer("year").notNull(),
    /** The currency of all its amounts of money; ISO 4217. */
    currency: text("currency").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.year] })],
);

/**
 * What a user entered for a year at once: values by figure. A figure that is entered again leaves its former save, and a save without
 * figures has no row; so a year has each figure once. WITHOUT ROWID.
 */
export const keyFigureSaves = sqliteTable(
  "key_figure_saves",
  {
    companyId: text("company_id").notNull(),
    year: integer("year").notNull(),
    enteredAt: time("entered_at").notNull(),
    enteredBy: text("entered_by").notNull(),
    /**
     * A value is a text, also used for comparison (`signOfFigure`): a number with a decimal point, or "not known". Empty if the user emptied
     * the figure.
     */
    figures: text("figures", { mode: "json" }).$type<{ [id in KeyFigureId]?: string }>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.year, t.enteredAt, t.enteredBy] }),
    foreignKey({
      columns: [t.companyId, t.year],
      foreignColumns: [keyFigureYears.companyId, keyFigureYears.year],
    }).onDelete("cascade"),
  ],
);

/** The figures that users have entered, a row for each. */
export const keyFigures = sqliteView("key_figures", {
  companyId: text("company_id").notNull(),
  year: integer("year").notNull(),
  figureId: text("figure_id").$type<KeyFigureId>().notNull(),
  value: text("value").notNull(),
  enteredBy: text("entered_by").notNull(),
  enteredAt: time("entered_at").notNull(),
}).as(
  sql`select s.company_id, s.year, figure.key as figure_id, figure.value, s.entered_by, s.entered_at from key_figure_saves as s, json_each(s.figures) as figure where figure.value <> ''`,
);

/** The scopes whose totals a Progress Assessment gives, each with its own year. */
export const PROGRESS_SCOPES = ["scope1", "scope2", "scope3"] as const;
export type ProgressScope = (typeof PROGRESS_SCOPES)[number];

/**
 * The figures that follow from a scope of a completed Progress Assessment, stored so that sums over companies need not read answers. The
 * company's own pages derive them from the answers by the same rule (`figuresFromProgress`). WITHOUT ROWID.
 */
export const progressFigures = sqliteTable(
  "progress_figures",
  {
    assessmentId: text("assessment_id")
      .notNull()
      .references(() => assessments.id, { onDelete: "cascade" }),
    scope: text("scope", { enum: PROGRESS_SCOPES }).notNull(),
    companyId: text("company_id").notNull(),
    year: integer("year").notNull(),
    completedAt: time("completed_at").notNull(),
    /** Values by figure, in the form of `key_figure_saves`. */
    figures: text("figures", { mode: "json" }).$type<{ [id in KeyFigureId]?: string }>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.assessmentId, t.scope] }),
    index("progress_figures_by_year").on(t.companyId, t.year, t.scope, t.completedAt),
  ],
);

/** A completed Progress Assessment whose figures are still to be stored. A trigger writes it at completion. WITHOUT ROWID. */
export const progressFigureRequests = sqliteTable("progress_figure_requests", {
  assessmentId: text("assessment_id")
    .primaryKey()
    .references(() => assessments.id, { onDelete: "cascade" }),
});
