import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { SERIES } from "./rules/feed";

/**
 * What has changed of the members' results and shared key figures, for a corporate company's systems to read on from where they were. A row
 * says only that something is to be read again; what is shared is read with it. Triggers keep it (migrations/0057), and give a row the next
 * position of its series at each change. A row stays when a member leaves, so that a copy can delete its own. WITHOUT ROWID.
 */
export const feedChanges = sqliteTable(
  "feed_changes",
  {
    /** No foreign key: what is deleted with a company adds rows while it goes. A trigger deletes them with the company. */
    corporateId: text("corporate_id").notNull(),
    series: text("series", { enum: SERIES }).notNull(),
    companyId: text("company_id").notNull(),
    /** The kind of the assessment, or the year of the key figures. */
    part: text("part").notNull(),
    position: integer("position").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.corporateId, t.series, t.companyId, t.part] }),
    index("feed_changes_by_position").on(t.corporateId, t.series, t.position),
  ],
);
