import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { INVITATION_STATES } from "../../core/invitation-states";
import { LANGUAGES } from "../../core/language";
import { time } from "../../platform/d1/time";
import { companies } from "./company";

/** A person whom a corporate company has asked to join it, and the outcome. One per address. */
export const memberInvitations = sqliteTable(
  "member_invitations",
  {
    id: text("id").primaryKey(),
    corporateId: text("corporate_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Lower case. */
    email: text("email").notNull(),
    /** The name that the corporate company uses; may be empty. */
    company: text("company").notNull(),
    /** Address and name in the form that searches use (`foldText`). */
    words: text("words").notNull(),
    language: text("language", { enum: LANGUAGES }).notNull(),
    state: text("state", { enum: INVITATION_STATES }).notNull(),
    /** Mails so far. The number of the last one is part of the event id that sends it. */
    mails: integer("mails").notNull(),
    /** When the last one was requested. */
    sentAt: time("sent_at").notNull(),
    /** The company that has joined, and when. Kept after it has left. */
    companyId: text("company_id").references(() => companies.id, { onDelete: "cascade" }),
    joinedAt: time("joined_at"),
  },
  (t) => [
    uniqueIndex("member_invitations_by_address").on(t.corporateId, t.email),
    index("member_invitations_by_time").on(t.corporateId, t.sentAt, t.id),
    index("member_invitations_by_state").on(t.corporateId, t.state, t.sentAt, t.id),
    // For a person who stops invitations, joins or is erased, across all corporate companies.
    index("member_invitations_by_email").on(t.email),
    index("member_invitations_by_company").on(t.companyId),
    index("member_invitations_by_age").on(t.sentAt),
  ],
);

/** Addresses that no corporate company may invite, as keyed hashes (`stopHash`). Nothing else is stored about them. */
export const invitationStops = sqliteTable("invitation_stops", {
  hash: text("hash").primaryKey(),
  at: time("at").notNull(),
});
