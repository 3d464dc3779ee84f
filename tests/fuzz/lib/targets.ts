import type { RouteConfigEntry } from "@remix-run/route-config";
import { kindOfPath } from "~/core/addresses/assessment";
import { PROGRESS } from "~/core/kinds/kind";
import routes from "~/routes";
import { pathsOf } from "../../support/route-paths";
import { PAGES } from "../../worker/isolation/pages";
import { type Ask, ofProgress } from "./ask";
import { listCalls } from "./calls";
import { crawl } from "./crawl";
import { ROLES, type Role } from "./people";
import type { World } from "./world";

/** The likely value for each route parameter. */
const PARAMS: Record<string, string> = {
  id: ":draft",
  userId: ":owner",
  fileId: ":submitted",
  questionId: "water.assess.1",
  slug: ":article",
  indicator: ":indicator",
};

export interface Target {
  name: string;
  asks: Ask[];
  /** The roles that send it. */
  roles: readonly Role[];
}

/** Two roles are enough for a route that accepts no form from anyone. */
const FEW: readonly Role[] = ["anonymous", "owner"];

/**
 * Everything that can be requested, by target: each route of the table and each call of the API document, as the isolation tables send them
 * and as the product's own pages do. New routes and calls are found automatically.
 */
export async function listTargets(world: World): Promise<Target[]> {
  const paths = pathsOf(routes as RouteConfigEntry[]);
  const targets = new Map<string, Ask[]>();
  const add = (ask: Ask) => targets.set(ask.target, [...(targets.get(ask.target) ?? []), ask]);
  for (const path of paths) {
    if (path === "api/*") continue;
    for (const method of ["GET", "POST"]) {
      const filled = `/${path.replace(/:(\w+)/g, (_, name: string) => PARAMS[name] ?? "nothing").replace("*", "no/such/page")}`;
      const ask: Ask = { target: `${method} ${path}`, method, path: filled, ...(method === "POST" && { form: [] }) };
      add(kindOfPath(filled) === PROGRESS ? ofProgress(ask) : ask);
    }
    for (const { request, fields, kind } of PAGES[path] ?? []) {
      const [method = "GET", filled = "/"] = request.split(" ");
      const form = method === "POST" ? { form: Object.entries(fields ?? {}) } : {};
      const ask: Ask = { target: `${method} ${path}`, method, path: filled, ...form };
      add(kind === PROGRESS ? ofProgress(ask) : ask);
    }
  }
  const { anonymous } = world.people;
  for (const call of listCalls((await anonymous.get("/api/openapi.json")).body)) add(call);
  for (const role of ROLES) for (const ask of await crawl(world, world.people[role], paths)) add(ask);
  const { owner } = world.people;
  return Promise.all(
    [...targets].map(async ([name, asks]) => {
      const [{ method, path }] = asks as [Ask];
      const isForm = method === "POST" && !path.startsWith("/api/");
      const takesNone = isForm && (await owner.post(world.fill(path), {})).status === 405;
      return { name, asks, roles: takesNone ? FEW : ROLES };
    }),
  );
}
