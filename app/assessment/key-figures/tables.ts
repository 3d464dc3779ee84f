import { foreignKey, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
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

/** A figure that a user entered; an emptied figure has no row. WITHOUT ROWID, so that each changed figure writes one row. */
export const keyFigures = sqliteTable(
  "key_figures",
  {
    companyId: text("company_id").notNull(),
    year: integer("year").notNull(),
    figureId: text("figure_id").$type<KeyFigureId>().notNull(),
    /** The value as text, also used for comparison (`signOfFigure`): a number with a decimal point, or "not known". */
    value: text("value").notNull(),
    enteredBy: text("entered_by").notNull(),
    enteredAt: time("entered_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.year, t.figureId] }),
    foreignKey({
      columns: [t.companyId, t.year],
      foreignColumns: [keyFigureYears.companyId, keyFigureYears.year],
    }).onDelete("cascade"),
  ],
);
