import { z } from "zod";
import type { StopReason } from "../../../foundation/notifications/rules/stopped";

/** What a mail service says of an address. */
export interface MailEvent {
  address: string;
  reason: StopReason;
}

/** Events in one report, so that one request stays a short one. */
const MAX_EVENTS = 50;

/** The form for any service: {"events": [{"address": "…", "kind": "bounce"}]}. */
const plainSchema = z.object({
  events: z
    .array(z.object({ address: z.string().min(3).max(320), kind: z.enum(["bounce", "full", "complaint"]) }))
    .max(MAX_EVENTS),
});

/** The part of Mailgun's form that says what has happened (Mailgun, "Webhooks", payload of `failed` and `complained`). */
const mailgunSchema = z.object({
  signature: z.object({
    // Nothing separates it from the token in what is signed, so it must have one form only.
    timestamp: z.string().regex(/^\d{10}$/),
    token: z.string().max(100),
    signature: z.string().max(100),
  }),
  "event-data": z.object({
    event: z.string(),
    severity: z.string().optional(),
    reason: z.string().optional(),
    recipient: z.string().max(320).optional(),
    "delivery-status": z.object({ code: z.number().optional(), "enhanced-code": z.string().optional() }).optional(),
  }),
});

export type MailgunSignature = z.infer<typeof mailgunSchema>["signature"];

/** A report as it was sent: signed by Mailgun, or in the plain form, which brings the key along. Null if it is neither. */
export type Report = { events: MailEvent[]; signature: MailgunSignature | null } | null;

const REASONS = { bounce: "unknown", full: "full", complaint: "complaint" } as const;

export function readReport(body: unknown): Report {
  const plain = plainSchema.safeParse(body);
  if (plain.success) {
    return {
      events: plain.data.events.map(({ address, kind }) => ({ address, reason: REASONS[kind] })),
      signature: null,
    };
  }
  const mailgun = mailgunSchema.safeParse(body);
  if (!mailgun.success) return null;
  const { signature, "event-data": event } = mailgun.data;
  const reason = reasonOf(event);
  return { events: reason && event.recipient ? [{ address: event.recipient, reason }] : [], signature };
}

/** Refusals for a reason of the sender's. They stop no address: our domain or our mail was at fault. */
const OF_POLICY = /^5\.7\./;

/**
 * Why an event of Mailgun's stops its address; null if it does not. Mailgun itself tries temporary failures again. An event `failed` for
 * its own reasons, such as an old message, says nothing about the address.
 */
function reasonOf(event: z.infer<typeof mailgunSchema>["event-data"]): StopReason | null {
  if (event.event === "complained") return "complaint";
  if (event.event !== "failed" || event.severity !== "permanent") return null;
  const { code, "enhanced-code": enhanced = "" } = event["delivery-status"] ?? {};
  if (OF_POLICY.test(enhanced)) return null;
  if (enhanced === "5.2.2" || code === 552) return "full";
  return event.reason === "bounce" || event.reason === "suppress-bounce" ? "unknown" : null;
}
