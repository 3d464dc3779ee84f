import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { SCOPES } from "../../core/scopes";
import { time } from "../../platform/d1/time";
import { industries, places } from "./reference";

export const companies = sqliteTable(
  "companies",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    registrationNumber: text("registration_number").notNull(),
    address: text("address").notNull(),
    industryId: text("industry_id")
      .notNull()
      .references(() => industries.id),
    countryId: text("country_id")
      .notNull()
      .references(() => places.id),
    stateId: text("state_id")
      .notNull()
      .references(() => places.id),
    city: text("city"),
    /** IANA name of the time zone of its days. Null when its country and state determine it. */
    timeZone: text("time_zone"),
    revenueBand: text("revenue_band").notNull(),
    isCorporate: integer("is_corporate", { mode: "boolean" }).notNull().default(false),
    accessCode: text("access_code"),
    /** The most that it asks for from companies that join with its code. */
    codeScope: text("code_scope", { enum: SCOPES }).notNull().default("full"),
    /**
     * A keyed hash of the network that it registered from, by which peer comparisons tell strangers apart. Null if not
     * recorded.
     */
    network: text("network"),
    /** Set once the company has been erased and only the data for statistics remains. */
    erasedAt: time("erased_at"),
    createdAt: time("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("companies_by_access_code").on(t.accessCode),
    // For the office's lists, newest first.
    index("companies_by_creation").on(t.createdAt, t.id).where(sql`erased_at is null`),
    // Its names are compared without regard to case (migrations/0039).
    index("companies_by_name").on(t.name, t.id).where(sql`erased_at is null`),
    index("companies_corporate").on(t.createdAt, t.id).where(sql`is_corporate and erased_at is null`),
  ],
);

/** A company that entered a corporate company's access code. */
export const memberships = sqliteTable(
  "memberships",
  {
    corporateId: text("corporate_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    joinedAt: time("joined_at").notNull(),
    /** The code that was entered. The corporate company may have a different one by now. */
    joinedWith: text("joined_with").notNull().default(""),
    /** What the member lets the other company see. The ledger (`consents`) says since when. */
    scope: text("scope", { enum: SCOPES }).notNull().default("full"),
    /** Whether the other company sees the member's key figures. */
    sharesFigures: integer("shares_figures", { mode: "boolean" }).notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.corporateId, t.companyId] }), index("memberships_by_company").on(t.companyId)],
);
