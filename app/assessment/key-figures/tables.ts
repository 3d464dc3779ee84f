import { sql } from "drizzle-orm";
import { foreignKey, integer, primaryKey, sqliteTable, sqliteView, text } from "drizzle-orm/sqlite-core";
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
