import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { KINDS_OF_ASSESSMENTS } from "~/core/kinds/kind";
import { LEVELS } from "~/core/level";
import { REQUEST_KINDS, REQUEST_STATES } from "~/core/member-requests";
import { SCOPES } from "~/core/scopes";
import { type SentEvent, TEST_EVENT } from "~/core/webhook-events";
import type { ApiEnv } from "~/foundation/api/env";

const url = z.url().openapi({ description: "A page of Kompas about it, for people" });
const level = z.enum(LEVELS);
const kind = z.enum(KINDS_OF_ASSESSMENTS);
const companyId = z.string().openapi({ description: "The company that has joined" });
const ofResult = { assessmentId: z.string(), kind, level, completedAt: z.iso.datetime() };
const formerLevel = level.openapi({ description: "The level before" });
const sharing = { companyId, scope: z.enum(SCOPES), sharesFigures: z.boolean(), url };
/** Of a company that shares its level alone, only the kind and the level. */
const ofMember = {
  companyId,
  kind,
  level,
  url,
  assessmentId: ofResult.assessmentId.optional(),
  completedAt: ofResult.completedAt.optional(),
};

/** What the data of each message contains (`dataOf`, upkeep/delivery/webhook-data.server.ts), and when it is sent. */
const MESSAGES: Record<SentEvent, { when: string; data: Record<string, z.ZodType> }> = {
  "assessment.submitted": { when: "Your company has submitted an assessment", data: { ...ofResult, url } },
  "level.changed": {
    when: "Your company has submitted an assessment and reaches another level than before",
    data: { ...ofResult, formerLevel, url },
  },
  "member.joined": { when: "A company has entered your access code", data: sharing },
  "member.submitted": {
    when: "A company that has joined has submitted an assessment, or has joined with a result",
    data: ofMember,
  },
  "member.level_changed": {
    when: "A company that has joined reaches another level than before",
    data: { ...ofMember, formerLevel: formerLevel.optional() },
  },
  "member.shared": { when: "A company that has joined shares more or less with you than before", data: sharing },
  "request.answered": {
    when: "A company that has joined has accepted or declined your request, or says that it is done",
    data: {
      companyId,
      requestId: z.string(),
      kind: z.enum(REQUEST_KINDS),
      state: z.enum(REQUEST_STATES),
      url,
    },
  },
  [TEST_EVENT]: { when: "Somebody has pressed “Send a test”", data: { webhookId: z.string(), url } },
};

const headers = z.object({
  "webhook-id": z.string().openapi({ description: "The same in every try of a message" }),
  "webhook-timestamp": z.string().openapi({ description: "When this try was made, in seconds since 1970" }),
  "webhook-signature": z
    .string()
    .openapi({ description: "`v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64 (Standard Webhooks)" }),
});

/** Describes what Kompas posts to the addresses that a company's owner sets up. */
export function describeWebhooks(app: OpenAPIHono<ApiEnv>): void {
  for (const [event, { when, data }] of Object.entries(MESSAGES)) {
    const schema = z.object({ type: z.literal(event), timestamp: z.iso.datetime(), data: z.object(data) });
    app.openAPIRegistry.registerWebhook({
      method: "post",
      path: event,
      operationId: event,
      tags: ["Webhooks"],
      summary: when,
      security: [],
      request: { headers, body: { required: true, content: { "application/json": { schema } } } },
      responses: {
        200: { description: "Any status from 200 to 299, within ten seconds: received" },
        410: {
          description: "The receiver is gone, and is switched off. After any other status Kompas tries again for a day",
        },
      },
    });
  }
}
