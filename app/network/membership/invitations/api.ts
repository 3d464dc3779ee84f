import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { readAddress } from "~/core/email-address";
import { READINESS } from "~/core/kinds/kind";
import { LANGUAGES } from "~/core/language";
import { oneLine } from "~/core/typed-text";
import type { ApiEnv } from "~/foundation/api/env";
import { jsonBody, ok, responses } from "~/foundation/api/envelope";
import { invalid, refused, tooMany } from "~/foundation/api/errors";
import { signedInFor } from "~/foundation/api/middleware.server";
import { judgeName } from "~/foundation/identity/rules/names";
import { MAIL_DAY_MS, MAX_INVITED, MAX_MAILS_A_DAY, OUTCOMES } from "~/network/membership/rules/invitations";
import { mayRemindMembers, maySeeMembers } from "~/network/membership/rules/members";
import { previewInvitations } from "./preview.server";
import { sendInvitations } from "./send.server";

const inviteeSchema = z.strictObject({
  email: z
    .string({ error: "account:errors.email" })
    .refine((typed) => readAddress(typed).ok, "account:errors.emailForm")
    .overwrite((typed) => {
      const read = readAddress(typed);
      return read.ok ? read.address : typed;
    }),
  company: z
    .string()
    .overwrite(oneLine)
    .refine((name) => name === "" || judgeName(name, "company") === null, "failures.companyName")
    .default("")
    .openapi({ description: "What you call the company, for your own list" }),
  language: z.enum(LANGUAGES).optional().openapi({ description: "The mail’s language; the caller’s if left out" }),
});

const inviteCall = createRoute({
  operationId: "inviteCompanies",
  method: "post",
  path: "/users/invitations",
  tags: ["company"],
  ...signedInFor(READINESS, ["invite"]),
  summary: "Invites companies to join the caller’s by its access code, each by a mail",
  description: `Up to ${MAX_INVITED} at once, and ${MAX_MAILS_A_DAY} mails a day. Whoever has joined, is already invited or wants no invitations gets no mail and is named under \`others\`, so the same list can be sent twice.`,
  request: jsonBody(
    z.strictObject({ companies: z.array(inviteeSchema).min(1).max(MAX_INVITED) }).openapi("Invitations"),
  ),
  responses: responses(
    z.object({
      sent: z.number().int(),
      others: z.array(z.object({ email: z.string(), outcome: z.enum(OUTCOMES).exclude(["send"]) })),
    }),
    [400, 401, 403, 413, 415, 422, 429],
  ),
});

/** Adds the call that invites companies. It does what the page of invitations does, by the same use cases. */
export function addInvitationCalls(app: OpenAPIHono<ApiEnv>): void {
  app.openapi(inviteCall, async (c) => {
    const ctx = c.env.kompas;
    const { user } = c.var.owner;
    if (!maySeeMembers(user) || !mayRemindMembers(user)) throw refused("forbidden");
    const { companies } = c.req.valid("json");
    const addresses = companies.map(({ email }) => email);
    const twice = addresses.findIndex((email, index) => addresses.indexOf(email) !== index);
    if (twice >= 0) throw invalid({ [`companies.${twice}`]: "failures.twice" });
    const invitees = companies.map(({ language = user.language, ...each }, index) => ({
      ...each,
      language,
      line: index + 1,
    }));
    const list = { invitees, bad: [], unread: { columns: [], hasWords: false } };
    const { ready, others, room } = await previewInvitations(ctx, user, list);
    const sent = await sendInvitations(ctx, user, ready);
    // The whole list goes out or none of it.
    if (sent === 0 && ready.length > room) throw tooMany(MAIL_DAY_MS / 1000, "failures.mailsADay", MAX_MAILS_A_DAY);
    const message = sent > 0 ? c.var.say("flash:companiesInvited", { number: sent }) : c.var.say("flash:nobodyInvited");
    return c.json(ok(message, { sent, others }), 200);
  });
}
