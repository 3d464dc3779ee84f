import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { INVITATION_STATES } from "../../core/invitation-states";
import { LANGUAGES } from "../../core/language";
import { time } from "../../platform/d1/time";
import { companies } from "./company";

/** Somebody whom a corporate company has asked to join it, and what has become of that; one an address. */
export const memberInvitations = sqliteTable(
  "member_invitations",
  {
    id: text("id").primaryKey(),
    corporateId: text("corporate_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Lower case. */
    email: text("email").notNull(),
    /** As the corporate company calls it; may be empty. */
    company: text("company").notNull(),
    /** Both, as they are searched (`foldText`). */
    words: text("words").notNull(),
    language: text("language", { enum: LANGUAGES }).notNull(),
    state: text("state", { enum: INVITATION_STATES }).notNull(),
    /** Mails so far; the number of the last is its part of the event that sends it. */
    mails: integer("mails").notNull(),
    /** When the last was asked for. */
    sentAt: time("sent_at").notNull(),
    /** The company that has joined, and when; kept when it has left. */
    companyId: text("company_id").references(() => companies.id, { onDelete: "cascade" }),
    joinedAt: time("joined_at"),
  },
  (t) => [
    uniqueIndex("member_invitations_by_address").on(t.corporateId, t.email),
    index("member_invitations_by_time").on(t.corporateId, t.sentAt, t.id),
    index("member_invitations_by_state").on(t.corporateId, t.state, t.sentAt, t.id),
    // Whoever stops, joins or is erased, whichever company has asked them.
    index("member_invitations_by_email").on(t.email),
    index("member_invitations_by_company").on(t.companyId),
    index("member_invitations_by_age").on(t.sentAt),
  ],
);

/** Addresses that no corporate company may invite, by a keyed hash (`stopHash`): nothing else is kept of them. */
export const invitationStops = sqliteTable("invitation_stops", {
  hash: text("hash").primaryKey(),
  at: time("at").notNull(),
});
