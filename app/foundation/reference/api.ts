import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnv } from "~/foundation/api/env";
import { limitQuery, listOf, ok, pageOf, pageQuery, responses } from "~/foundation/api/envelope";
import { forAnybody } from "~/foundation/api/middleware.server";
import { named, namedShape } from "~/foundation/api/names";
import { listIndustryNames, listPlaces } from "./queries.server";

const tags = ["reference"];
const ALL = Number.MAX_SAFE_INTEGER;

const placesCall = createRoute({
  operationId: "listPlaces",
  method: "get",
  path: "/users/country/StateCity",
  tags,
  ...forAnybody,
  summary: "Countries, the states of a country, or the cities of a state",
  request: {
    query: pageQuery(100).extend({
      limit: limitQuery.optional(),
      type: z.enum(["Country", "State", "City"], { error: "failures.placeType" }),
      typeId: z.string().max(200, "failures.invalid").optional(),
    }),
  },
  responses: responses(listOf(z.object({ _id: z.string(), id: z.string(), name: z.string() })), [422]),
});

const industriesCall = createRoute({
  operationId: "listIndustries",
  method: "get",
  path: "/industry",
  tags,
  ...forAnybody,
  summary: "The industries",
  request: { query: pageQuery(100).extend({ getAll: z.enum(["true", "false"]).optional() }) },
  responses: responses(listOf(z.object({ _id: z.string(), id: z.string(), ...namedShape("name") })), [422]),
});

const KINDS = { Country: "country", State: "state", City: "city" } as const;

/** Adds the calls that a registration form needs before anyone is signed in. */
export function addReferenceCalls(app: OpenAPIHono<ApiEnv>): void {
  app.openapi(placesCall, async (c) => {
    const { type, typeId, offset, limit } = c.req.valid("query");
    const parent = type === "Country" ? null : (typeId ?? "");
    const places = await listPlaces(c.env.kompas, KINDS[type], parent, c.var.language);
    const { count, list } = pageOf(places, { offset, limit: limit ?? ALL });
    const data = { count, list: list.map(({ id, name }) => ({ _id: id, id, name })) };
    return c.json(ok(c.var.say("done.loaded"), data), 200);
  });

  app.openapi(industriesCall, async (c) => {
    const { getAll, ...page } = c.req.valid("query");
    const industries = await listIndustryNames(c.env.kompas);
    const { count, list } = pageOf(industries, getAll === "true" ? { offset: 0, limit: ALL } : page);
    const data = { count, list: list.map(({ id, names }) => ({ _id: id, id, ...named("name", names) })) };
    return c.json(ok(c.var.say("done.loaded"), data), 200);
  });
}
