import type { RouteConfigEntry } from "@remix-run/route-config";

/** Every path in the route table; the path of a child starts with its parent's. */
export function pathsOf(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ path = "", children = [] }) => {
    const whole = parent && path ? `${parent}/${path}` : parent || path;
    return [whole, ...pathsOf(children, whole)];
  });
}
