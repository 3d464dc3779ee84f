import { sql } from "drizzle-orm";
import { foreignKey, index, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { KINDS_OF_ASSESSMENTS } from "../../core/kinds/kind";
import { companies, memberships } from "../../foundation/tables/company";
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

/**
 * A day by which a corporate company asks some of its members, not all, to finish an assessment of a kind. Its companies are in
 * `chosen_members`. A table of its own: the index that keeps the other dates one of each scope has no room for several.
 */
export const chosenDeadlines = sqliteTable(
  "chosen_deadlines",
  {
    id: text("id").primaryKey(),
    /** The company that set it. */
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
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
    index("chosen_deadlines_by_company").on(t.companyId, t.kind, t.dueOn),
    index("chosen_deadlines_due").on(t.remindAt).where(sql`remind_at is not null`),
  ],
);

/** The member that such a day is for: of one corporate company, one for each kind. It goes with the membership. */
export const chosenMembers = sqliteTable(
  "chosen_members",
  {
    corporateId: text("corporate_id").notNull(),
    companyId: text("company_id").notNull(),
    kind: text("kind", { enum: KINDS_OF_ASSESSMENTS }).notNull(),
    deadlineId: text("deadline_id")
      .notNull()
      .references(() => chosenDeadlines.id, { onDelete: "cascade" }),
    /** A submission since then meets the date. A date that is moved before it is over leaves it as it was. */
    since: time("since").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.corporateId, t.companyId, t.kind] }),
    index("chosen_members_by_deadline").on(t.deadlineId, t.companyId),
    foreignKey({
      columns: [t.corporateId, t.companyId],
      foreignColumns: [memberships.corporateId, memberships.companyId],
    }).onDelete("cascade"),
  ],
);
