/** What a company may be told about itself. The names are part of what receivers are sent (docs/webhooks.md). */
const OWN_EVENTS = ["assessment.submitted", "level.changed"] as const;

/** What a corporate company may be told about the companies that have joined it. */
const MEMBER_EVENTS = [
  "member.joined",
  "member.submitted",
  "member.level_changed",
  "member.shared",
  "request.answered",
] as const;

/** Sent by the button on the page, whatever an endpoint is set up for. */
export const TEST_EVENT = "webhook.test";

export const WEBHOOK_EVENTS = [...OWN_EVENTS, ...MEMBER_EVENTS] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const SENT_EVENTS = [...WEBHOOK_EVENTS, TEST_EVENT] as const;
export type SentEvent = (typeof SENT_EVENTS)[number];

/** The events that a company may choose. */
export const eventsFor = ({ isCorporate }: { isCorporate: boolean }): readonly WebhookEvent[] =>
  isCorporate ? WEBHOOK_EVENTS : OWN_EVENTS;

/**
 * How a delivery stands: it waits for its next try; it has been taken; it was given up after a day; or there was nothing left to tell that
 * the receiver may still read.
 */
export const DELIVERY_STATES = ["waiting", "delivered", "failed", "dropped"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
