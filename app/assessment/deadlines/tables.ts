import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { KINDS_OF_ASSESSMENTS } from "../../core/kinds/kind";
import { companies } from "../../foundation/tables/company";
import { time } from "../../platform/d1/time";

/**
 * The dates of assessments: by when a company wants to finish its own, when it wants to begin the next, or by when a corporate company asks
 * its members for theirs.
 */
export const deadlines = sqliteTable(
  "deadlines",
  {
    id: text("id").primaryKey(),
    /** The company that set it. */
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** `own` and `next` are for the company itself, `members` for every company that has joined with its access code. */
    scope: text("scope", { enum: ["own", "next", "members"] }).notNull(),
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    /** ISO date of the last day. */
    dueOn: text("due_on").notNull(),
    createdAt: time("created_at").notNull(),
    /** When the next reminder is due; null if there are none left. */
    remindAt: time("remind_at"),
    /** The last company that the current reminder has reached. */
    cursor: text("cursor"),
  },
  (t) => [
    uniqueIndex("deadlines_by_company").on(t.companyId, t.scope, t.kind),
    index("deadlines_due").on(t.remindAt).where(sql`remind_at is not null`),
  ],
);
