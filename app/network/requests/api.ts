import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { RequestSide } from "~/core/addresses/requests";
import { REQUEST_KINDS } from "~/core/member-requests";
import type { ApiEnv } from "~/foundation/api/env";
import { jsonBody, limitQuery, ok, responses } from "~/foundation/api/envelope";
import { ApiError, invalid, refused, tooMany } from "~/foundation/api/errors";
import { idIn } from "~/foundation/api/ids";
import { signedIn } from "~/foundation/api/middleware.server";
import type { TextKey } from "~/foundation/api/texts.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { type ActVerdict, actOn } from "./act.server";
import { companiesOf } from "./companies-of.server";
import { listedSchema, requestId, requestSchema, requestSide, toListed, toRequest, toSide } from "./contract";
import { type AskVerdict, askCompanies } from "./create.server";
import { openRequest } from "./find.server";
import { listRequests } from "./list.server";
import { MAX_ASKED, MAX_OPEN, TITLE_LIMIT, toDeed, WORDS_LIMIT } from "./rules/acts";
import { readRequestQuery, SHOWN, writeAfter } from "./rules/list";

const shared = { tags: ["company"], ...signedIn };
const side = z.object({ side: requestSide });
const one = side.extend({ requestId });

const listCall = createRoute({
  operationId: "listRequests",
  method: "get",
  path: "/users/requests/{side}",
  ...shared,
  summary: "The requests that the caller’s company has received, or has sent to companies that joined it",
  description: "The earliest due first. `next` is the `after` of the next page; null on the last.",
  request: {
    params: side,
    query: z.object({
      show: z.enum(SHOWN).optional(),
      kind: z.enum(REQUEST_KINDS).optional(),
      late: z.enum(["yes"]).optional(),
      after: z.string().max(60).optional(),
      limit: limitQuery.default(50),
    }),
  },
  responses: responses(z.object({ list: z.array(listedSchema), next: z.string().nullable() }), [401, 404, 422]),
});

const readCall = createRoute({
  operationId: "readRequest",
  method: "get",
  path: "/users/requests/{side}/{requestId}",
  ...shared,
  summary: "A request with its thread",
  request: { params: one },
  responses: responses(requestSchema, [401, 404, 422]),
});

const askCall = createRoute({
  operationId: "askCompanies",
  method: "post",
  path: "/users/requests/sent",
  ...shared,
  summary: "Asks the companies of these users, which have joined the caller’s, for something by a day",
  description: "`key` names the call: sent twice with the same one, it asks each company once.",
  request: jsonBody(
    z
      .strictObject({
        userIds: z.array(idIn("failures.userId")).min(1).max(MAX_ASKED),
        kind: z.enum(REQUEST_KINDS, "requests:errors.kind-missing"),
        title: z.string("requests:errors.title-missing"),
        text: z.string().default(""),
        dueOn: z.string("requests:errors.missing"),
        needsDocument: z.boolean().optional(),
        key: z
          .string()
          .regex(/^[\w-]{22}$/)
          .optional(),
      })
      .openapi("Asking"),
  ),
  responses: responses(z.object({ asked: z.number().int() }), [400, 401, 403, 413, 415, 422, 429]),
});

const actCall = createRoute({
  operationId: "actOnRequest",
  method: "post",
  path: "/users/requests/{side}/{requestId}",
  ...shared,
  summary: "Accepts, declines, does, sends back or closes a request, or writes a message in its thread",
  description:
    "Those who received it: `accepted`, `declined` (with words), `done`. Those who sent it: `returned` (with words), `closed`. Both: `said`. `revision` is that of the request as it was read; a message needs none.",
  request: {
    params: one,
    ...jsonBody(
      z
        .strictObject({
          act: z.enum(["accepted", "declined", "done", "returned", "closed", "said"]),
          words: z.string().default(""),
          revision: z.number().int().default(0),
        })
        .openapi("RequestAct"),
    ),
  },
  responses: responses(requestSchema, [400, 401, 403, 404, 409, 413, 415, 422, 429]),
});

/** Adds the calls about requests. They do what the pages do, by the same use cases, except that they bring no document. */
export function addRequestCalls(app: OpenAPIHono<ApiEnv>): void {
  app.openapi(listCall, async (c) => {
    const { kompas: ctx } = c.env;
    const { limit, ...query } = c.req.valid("query");
    const address = new URLSearchParams(Object.entries(query));
    const read = readRequestQuery(address);
    const { rows, next } = await listRequests(ctx, c.var.owner.user, sideOf(c.req.valid("param")), read, limit);
    const list = rows.map((row) => toListed(row, ctx.ids.seal));
    return c.json(ok(c.var.say("done.loaded"), { list, next: next && writeAfter(next) }), 200);
  });

  app.openapi(readCall, async (c) => {
    const opened = await open(c.env.kompas, c.var.owner.user, c.req.valid("param"));
    return c.json(ok(c.var.say("done.loaded"), opened), 200);
  });

  app.openapi(askCall, async (c) => {
    const { kompas: ctx } = c.env;
    const { user } = c.var.owner;
    const { userIds, key, ...asking } = c.req.valid("json");
    const ids = userIds.flatMap((id) => ctx.ids.resolve(id) ?? []);
    const companyIds = await companiesOf(ctx, ids);
    const asked = await askCompanies(ctx, user, companyIds, { ...asking, once: key ?? ctx.ids.create() });
    if (!asked.ok) throw whyNotAsked(asked);
    return c.json(ok(c.var.say("flash:requestsMade", { number: asked.asked }), { asked: asked.asked }), 200);
  });

  app.openapi(actCall, async (c) => {
    const { kompas: ctx } = c.env;
    const { user } = c.var.owner;
    const named = c.req.valid("param");
    const { act, words, revision } = c.req.valid("json");
    const deed = toDeed(act);
    const id = ctx.ids.resolve(named.requestId);
    if (!id || !deed) throw refused("not-found");
    const done = await actOn(ctx, user, id, { side: sideOf(named), deed, words, revision });
    if (!done.ok) throw whyNotDone(done);
    return c.json(ok(c.var.say("flash:requestChanged"), await open(ctx, user, named)), 200);
  });
}

/** The side that a path names. Throws 404 for any other word. */
function sideOf(named: z.infer<typeof side>): RequestSide {
  const found = toSide(named.side);
  if (!found) throw refused("not-found");
  return found;
}

async function open(ctx: Context, user: CurrentUser, named: z.infer<typeof one>) {
  const id = ctx.ids.resolve(named.requestId);
  const opened = id ? await openRequest(ctx, user, sideOf(named), id) : null;
  if (!opened) throw refused("not-found");
  return toRequest(opened, ctx.ids.seal);
}

function whyNotAsked(refusal: Exclude<AskVerdict, { ok: true }>): ApiError {
  if (refusal.reason === "forbidden") return refused("forbidden");
  if (refusal.reason === "too-many-requests") return tooMany(refusal.retryAfterSeconds);
  if (refusal.reason === "invalid") {
    const errors = refusal.problems.map(({ field, reason }): [string, TextKey] => [field, `requests:errors.${reason}`]);
    const isTitle = refusal.problems.some(({ reason }) => reason === "title-long");
    return invalid(Object.fromEntries(errors), { count: isTitle ? TITLE_LIMIT : WORDS_LIMIT });
  }
  return invalid({ userIds: `requests:refused.${refusal.reason}` }, { most: MAX_ASKED, open: MAX_OPEN });
}

function whyNotDone(refusal: Exclude<ActVerdict, { ok: true }>): ApiError {
  if (refusal.reason === "not-found" || refusal.reason === "forbidden") return refused(refusal.reason);
  if (refusal.reason === "too-many-requests") return tooMany(refusal.retryAfterSeconds);
  if (refusal.reason === "words-missing" || refusal.reason === "words-long") {
    return invalid({ words: `requests:errors.${refusal.reason}` }, { count: WORDS_LIMIT });
  }
  if (refusal.reason === "document-missing") return invalid({ act: "requests:errors.document-missing" });
  return new ApiError(409, refusal.reason === "full" ? "requests:errors.full" : "requests:errors.changed");
}
