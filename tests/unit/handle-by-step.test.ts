import type { ServerBuild } from "@remix-run/cloudflare";
import { matchRoutes } from "@remix-run/react";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { describe, expect, it } from "vitest";
import routes from "~/routes";
import { readFirstStep, reduceBuild } from "../../workers/handle-by-step";
import { seededRandom } from "../support/random";

type Route = { id: string; parentId?: string; path?: string; index?: true };

/** The route table as the Remix build writes it. */
function manifestOf(entries: RouteConfigEntry[], parentId = "root"): Route[] {
  return entries.flatMap(({ file, id = file, path, index, children = [] }) => [
    { id, parentId, path, ...(index ? { index: true as const } : {}) },
    ...manifestOf(children, id),
  ]);
}

const all = [{ id: "root", path: "" }, ...manifestOf(routes)];
const table = Object.fromEntries(all.map((route) => [route.id, route]));
const build = { routes: table, assets: { routes: table } } as unknown as ServerBuild;

interface Nested extends Omit<Route, "index"> {
  children: Nested[];
}
const nest = (table: ServerBuild["routes"], parentId?: string): Nested[] =>
  Object.values(table)
    .filter((route) => route?.parentId === parentId)
    .map((route) => ({ ...(route as Route), children: nest(table, route?.id) }));

const idsOf = (table: ServerBuild["routes"], path: string) =>
  matchRoutes(nest(table) as Parameters<typeof matchRoutes>[0], path)?.map(({ route, params }) => [route.id, params]);

/** The path of each route, with values for its parameters. */
const paths = all.map(({ id }) => {
  const own = (of?: string): string => (of ? `${own(table[of]?.parentId)}/${table[of]?.path ?? ""}` : "");
  return (
    own(id)
      .replaceAll(/:\w+|\*/g, "some-thing")
      .replaceAll(/\/+/g, "/") || "/"
  );
});
const others = [
  "/",
  "//login",
  "/LOGIN",
  "/Log%69n/",
  "/login%2Fcode",
  "/user",
  "/user/nothing/here",
  "/user/DASHBOARD/some-thing",
  "/user/dash%62oard/some-thing/",
  "/user//dashboard/some-thing",
  "/user/",
  "/apis",
  "/\u212A",
];

describe("routes by the first step of a path", () => {
  it("answer as all routes together would", () => {
    const more = paths.flatMap((path) => [path, `${path}/more`, path.toUpperCase()]);
    for (const path of [...more, ...others])
      expect(idsOf(reduceBuild(build, readFirstStep(path)).routes, path), path).toEqual(idsOf(build.routes, path));
  });

  it("answer as all routes together would, whatever a path is made of", () => {
    const random = seededRandom(Number(process.env.KOMPAS_FUZZ_SEED ?? 1));
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    const steps = [...new Set(paths.flatMap((path) => path.split("/")))];
    const bend = (step: string) =>
      pick([
        step,
        step.toUpperCase(),
        step.replace(/./, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
        `${step}%2F${pick(steps)}`,
        pick(["", ".", "%252F", "\u212A", "İ", "ſ", "a;b=c", "+", " "]),
      ]);
    for (let each = 0; each < 400; each += 1) {
      const path = `/${Array.from({ length: 1 + Math.floor(random() * 4) }, () => bend(pick(steps))).join("/")}`;
      expect(idsOf(reduceBuild(build, readFirstStep(path)).routes, path), path).toEqual(idsOf(build.routes, path));
    }
  });

  it("are fewer, and the manifest lists the same ones", () => {
    const reduced = reduceBuild(build, "login");
    expect(Object.keys(reduced.routes).length).toBeLessThan(all.length / 4);
    expect(reduced.assets.routes).toEqual(reduced.routes);
    expect(build.routes).toBe(table);
  });
});
