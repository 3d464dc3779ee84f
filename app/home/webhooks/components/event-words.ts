import type { SentEvent } from "~/core/webhook-events";

/** The name of each event's words in `webhooks.json`. */
export const EVENT_WORDS = {
  "assessment.submitted": "ownSubmitted",
  "level.changed": "ownLevel",
  "member.joined": "joined",
  "member.submitted": "submitted",
  "member.level_changed": "level",
  "member.shared": "shared",
  "request.answered": "answered",
  "webhook.test": "test",
} as const satisfies Record<SentEvent, string>;
