import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { LEVELS } from "../../core/level";
import { DELIVERY_STATES, SENT_EVENTS, type WebhookEvent } from "../../core/webhook-events";
import { time } from "../../platform/d1/time";
import { assessments } from "../tables/assessments";
import { companies } from "../tables/company";
import { memberRequests } from "../tables/requests";
import { DELIVERY_ERRORS } from "./rules/tries";

/** An address of a company's own system that is told what happens. */
export const webhookEndpoints = sqliteTable(
  "webhook_endpoints",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    address: text("address").notNull(),
    events: text("events", { mode: "json" }).$type<WebhookEvent[]>().notNull(),
    /** What messages are signed with, sealed: unlike a password it must be read again. */
    secret: text("secret").notNull(),
    isOn: integer("is_on", { mode: "boolean" }).notNull().default(true),
    createdAt: time("created_at").notNull(),
    /** Since when it has taken nothing; null once it takes a message. */
    failingSince: time("failing_since"),
    /** While it fails: when the next message may be tried. Until then all others wait, so that it holds up nobody. */
    restsUntil: time("rests_until"),
    /** When it said that it is gone (410), which switched it off. */
    goneAt: time("gone_at"),
  },
  (t) => [index("webhook_endpoints_by_company").on(t.companyId, t.createdAt)],
);

/**
 * A message to an endpoint, written in the batch of what happened. It has only ids: what it says is read when it is sent, by what the receiver
 * may read then. Its id is the `webhook-id` of every try.
 */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    id: text("id").primaryKey(),
    endpointId: text("endpoint_id")
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    event: text("event", { enum: SENT_EVENTS }).notNull(),
    /** Makes what may be noted twice count once per endpoint. */
    eventId: text("event_id").notNull(),
    /** The company that has joined the receiver's and that this is about; null if it is about the receiver itself. */
    memberId: text("member_id").references(() => companies.id, { onDelete: "cascade" }),
    assessmentId: text("assessment_id").references(() => assessments.id, { onDelete: "cascade" }),
    requestId: text("request_id").references(() => memberRequests.id, { onDelete: "cascade" }),
    /** The level before a change. */
    formerLevel: text("former_level", { enum: LEVELS }),
    state: text("state", { enum: DELIVERY_STATES }).notNull(),
    tries: integer("tries").notNull().default(0),
    /** The HTTP status of the last answer; null if there was none. */
    status: integer("status"),
    /** Why the last try failed or nothing was sent , if no status says it. */
    error: text("error", { enum: DELIVERY_ERRORS }),
    createdAt: time("created_at").notNull(),
    /** When the day of tries began: with the event, or when somebody sent it again. */
    since: time("since").notNull(),
    triedAt: time("tried_at"),
    /** When the next try is due, or the lease of the present one ends. */
    dueAt: time("due_at").notNull(),
  },
  (t) => [
    uniqueIndex("webhook_deliveries_once").on(t.endpointId, t.eventId),
    index("webhook_deliveries_by_endpoint").on(t.endpointId, t.createdAt),
    index("webhook_deliveries_due").on(t.dueAt).where(sql`state = 'waiting'`),
    index("webhook_deliveries_by_time").on(t.createdAt),
    index("webhook_deliveries_by_member").on(t.memberId),
    index("webhook_deliveries_by_assessment").on(t.assessmentId),
    index("webhook_deliveries_by_request").on(t.requestId),
  ],
);
