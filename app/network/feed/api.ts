import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { FEED_CALLS } from "~/core/addresses/network";
import type { ApiEnv } from "~/foundation/api/env";
import { ok, responses } from "~/foundation/api/envelope";
import { ApiError, refused } from "~/foundation/api/errors";
import { orAsPassword, signedInFor } from "~/foundation/api/middleware.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { maySeeMembers } from "~/network/membership/rules/members";
import type { Context } from "~/platform/context";
import { figureSchema, partOf, resultSchema, scoreSchema } from "./contract";
import { feedFile } from "./file.server";
import { newestPosition, readPart } from "./read.server";
import { type Feed, formatOf, MAX_CHANGES, readPosition, writePosition } from "./rules/feed";

/** The header of a CSV answer that says where a copy reads on. */
const CURSOR_HEADER = "Kompas-Cursor";

const RULES =
  "Without `since`, JSON begins with the oldest change. Send the `cursor` of each answer as the next `since`: at once while `hasMore` is true, and later to read what has changed. An answer has all rows of each `key` in it. Replace your rows of that key by them; where `removed` is true, delete yours. CSV (`format=csv`) has everything in one answer: all that is shared now, or with `since` all that has changed, and the next `since` in the header `Kompas-Cursor`.";

const callOf = <T extends z.ZodType>(feed: Feed, operationId: string, row: T, summary: string, more = "") => {
  const answers = responses(partOf(row), [400, 401, 403, 422]);
  const { content } = answers[200];
  return createRoute({
    operationId,
    method: "get",
    path: `${FEED_CALLS}/${feed}` as const,
    tags: ["company"],
    summary,
    description: `${more}${RULES}`,
    ...orAsPassword(signedInFor(undefined, ["read-network"])),
    request: {
      query: z.object({
        since: z.string().max(300).optional().openapi({ description: "The cursor of a former answer of this call" }),
        limit: z.coerce
          .number({ error: "failures.changes" })
          .int("failures.changes")
          .min(1, "failures.changes")
          .max(MAX_CHANGES[feed], "failures.changes")
          .default(MAX_CHANGES[feed])
          .openapi({ description: "Most keys in a JSON answer" }),
        format: z.enum(["json", "csv"]).optional(),
      }),
    },
    responses: {
      ...answers,
      200: {
        description: "Success",
        headers: z.object({
          [CURSOR_HEADER]: z.string().optional().openapi({ description: "Of a CSV answer: `since` of the next call" }),
        }),
        content: { ...content, "text/csv": { schema: z.string() } },
      },
    },
  });
};

const resultsCall = callOf(
  "results",
  "feedResults",
  resultSchema,
  "The latest result of each company that has joined the caller’s, a row for each kind of assessment",
);
const scoresCall = callOf(
  "scores",
  "feedScores",
  scoreSchema,
  "The scores of these results, a row for each dimension and topic",
  "Only of companies that share everything they submit. ",
);
const figuresCall = callOf(
  "key-figures",
  "feedKeyFigures",
  figureSchema,
  "The key figures that companies share with the caller’s, a row for each figure of each year",
);

/** Adds the calls by which other systems keep a copy of what members share. */
export function addFeedCalls(app: OpenAPIHono<ApiEnv>): void {
  const add = (feed: Feed, call: typeof resultsCall | typeof scoresCall | typeof figuresCall) =>
    app.openapi(call as typeof resultsCall, async (c) => {
      const { kompas: ctx } = c.env;
      const { user } = c.var.owner;
      if (!maySeeMembers(user)) throw refused("forbidden");
      const { since, limit, format } = c.req.valid("query");
      const after = since === undefined ? null : await openCursor(ctx, user, feed, since);
      const sealed = (position: number) => ctx.ids.sealPart(user.companyId, writePosition(feed, position));
      if (formatOf(format, c.req.header("Accept")) === "csv") {
        const { position, file } = await feedFile(ctx, user, feed, after);
        file.headers.set(CURSOR_HEADER, sealed(position));
        return file as never;
      }
      const { rows, position, next } = await readPart(ctx, user, feed, { by: "position", after: after ?? 0 }, limit);
      const data = { cursor: sealed(position), hasMore: next !== null, list: rows as z.infer<typeof resultSchema>[] };
      return c.json(ok(c.var.say("done.loaded"), data), 200);
    });
  add("results", resultsCall);
  add("scores", scoresCall);
  add("key-figures", figuresCall);
}

/** The position that a cursor names. Throws 400 for one of another feed or company, and for one after everything that has happened. */
async function openCursor(ctx: Context, user: CurrentUser, feed: Feed, cursor: string): Promise<number> {
  const opened = ctx.ids.openPart(cursor);
  const position = opened.ok && opened.id === user.companyId ? readPosition(feed, opened.name) : null;
  if (position === null || position > (await newestPosition(ctx, user, feed)))
    throw new ApiError(400, "failures.cursor");
  return position;
}
