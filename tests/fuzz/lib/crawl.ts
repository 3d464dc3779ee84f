import { elements } from "../../bench/lib/html.mjs";
import type { Ask } from "./ask";
import { type Form, formsOf } from "./forms";
import type { Person } from "./people";
import { routeFor } from "./routes";
import type { World } from "./world";

/** The most pages that one person's crawl visits. */
const MAX_PAGES = 90;
/** The most pages or forms that differ only in their content, like the sections of a questionnaire. */
const ALIKE = 2;

/** Crawls the product as one person by following links; returns every page and form it finds. */
export async function crawl(world: World, person: Person, paths: readonly string[]): Promise<Ask[]> {
  const asks: Ask[] = [];
  const met = new Map<string, number>();
  const isNew = (key: string) => {
    met.set(key, (met.get(key) ?? 0) + 1);
    return (met.get(key) ?? 0) <= ALIKE;
  };
  const open = paths.filter((path) => !/[:*]/.test(path)).map((path) => `/${path}`);
  for (let count = 0; count < MAX_PAGES; count += 1) {
    const path = open.shift();
    if (path === undefined) break;
    const answer = await person.get(path);
    const location = answer.headers.get("location");
    const hrefs = location ? [location] : elements(answer.body, "a").map(({ href = "" }) => href);
    for (const href of hrefs) {
      const [bare = ""] = href.split("#");
      if (!/^\/(?!\/)/.test(bare) || !isNew(kindOf(world.generalize(bare), paths))) continue;
      open.push(bare);
      asks.push({ target: `GET ${targetOf(world, bare, paths)}`, method: "GET", path: world.generalize(bare) });
    }
    for (const form of formsOf(answer.body, path)) asks.push(...asksOf(world, form, paths, isNew));
  }
  return asks;
}

const targetOf = (world: World, path: string, paths: readonly string[]) =>
  routeFor(paths, world.generalize(path).split("?")[0] ?? "");

/** A page's kind: its route, the names in its query, and which dialog or view it shows. */
function kindOf(path: string, paths: readonly string[]): string {
  const [pathname = "", query = ""] = path.split("?");
  const shown = [...new URLSearchParams(query)].map(([name, value]) =>
    /^(dialog|tab|filter|step|kind)$/.test(name) ? `${name}=${value}` : name,
  );
  return `${routeFor(paths, pathname)}?${shown.sort().join("&")}`;
}

/** One request for each button, except for those that would remove one of the users who send the other requests. */
function asksOf(world: World, form: Form, paths: readonly string[], isNew: (key: string) => boolean): Ask[] {
  const { action, method, fields, buttons } = form;
  if (!/^\/(?!\/)/.test(action)) return [];
  const named = `${action} ${fields.map(([, value]) => value).join(" ")}`;
  if ([...world.persons].some((id) => named.includes(id))) return [];
  const path = world.generalize(action);
  const general = (value: (typeof fields)[number][1]) => (typeof value === "string" ? world.generalize(value) : value);
  return buttons.flatMap((button) => {
    const all = [...fields, ...button].map(([name, value]) => [name, general(value)] as (typeof fields)[number]);
    const names = [...new Set(fields.map(([name]) => name.replace(/[\d.].*$/, "")))].sort();
    if (!isNew(`${method} ${kindOf(path, paths)} ${names} ${JSON.stringify(button)}`)) return [];
    const target = `${method} ${targetOf(world, path, paths)}`;
    if (method !== "GET") return [{ target, method, path, form: all }];
    const query = all.map(([name, value]): [string, string] => [name, typeof value === "string" ? value : ""]);
    return [{ target, method, path: `${path.split("?")[0]}?${new URLSearchParams(query)}` }];
  });
}
