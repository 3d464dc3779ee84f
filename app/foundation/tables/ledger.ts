import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { READ_THINGS, SCOPES } from "../../core/scopes";
import { time } from "../../platform/d1/time";
import { companies } from "./company";

/**
 * What a company has agreed to share, with which company, since when and until when. A change is another row.
 * There is no foreign key to the other company, so its permissions stay on record after it is deleted.
 */
export const consents = sqliteTable(
  "consents",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    corporateId: text("corporate_id").notNull(),
    scope: text("scope", { enum: SCOPES }).notNull(),
    since: time("since").notNull(),
    endedAt: time("ended_at"),
    /** Whether it includes the key figures. */
    sharesFigures: integer("shares_figures", { mode: "boolean" }).notNull().default(false),
  },
  (t) => [
    uniqueIndex("consents_standing").on(t.companyId, t.corporateId).where(sql`ended_at is null`),
    index("consents_by_company").on(t.companyId, t.since),
  ],
);

/**
 * Which user of which company has opened or exported which data of a member. One row per reader, thing and day. WITHOUT
 * ROWID.
 */
export const readings = sqliteTable(
  "readings",
  {
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** ISO date. */
    day: text("day").notNull(),
    corporateId: text("corporate_id").notNull(),
    userId: text("user_id").notNull(),
    thing: text("thing", { enum: READ_THINGS }).notNull(),
    assessmentId: text("assessment_id").notNull(),
    /** The first time on that day. */
    at: time("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.day, t.corporateId, t.userId, t.thing, t.assessmentId] })],
);
