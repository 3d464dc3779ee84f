import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../../scripts/lib/run.mjs";

/** The route of a path: of the matching routes, the one with the most fixed parts. */
export function routeFor(paths: readonly string[], pathname: string): string {
  const parts = pathname.split("/").filter((part) => part !== "");
  const fixed = (path: string) => path.split("/").filter((part) => part !== "" && !/^[:*]/.test(part)).length;
  const fits = (path: string) => {
    const wanted = path.split("/").filter((part) => part !== "");
    if (wanted.at(-1) === "*") return wanted.slice(0, -1).every((part, index) => part === parts[index]);
    return (
      wanted.length === parts.length && wanted.every((part, index) => part.startsWith(":") || part === parts[index])
    );
  };
  const [best = "*"] = paths.filter(fits).sort((a, b) => fixed(b) - fixed(a));
  return best;
}

/** Names that the sources read from a query or a form, so that every page can be tried with a name that any page understands. */
export function namesRead(): string[] {
  const names = new Set<string>();
  for (const file of readdirSync(join(ROOT, "app"), { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(file)) continue;
    const source = readFileSync(join(ROOT, "app", file), "utf8");
    for (const [, name = ""] of source.matchAll(/\.(?:get|getAll|has)\("([a-z]\w*)"\)/g)) names.add(name);
  }
  return [...names].sort();
}
