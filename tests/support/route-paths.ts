import type { RouteConfigEntry } from "@remix-run/route-config";

/** Every path of the table of routes, those of children with their parents' before them. */
export function pathsOf(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ path = "", children = [] }) => {
    const whole = parent && path ? `${parent}/${path}` : parent || path;
    return [whole, ...pathsOf(children, whole)];
  });
}
