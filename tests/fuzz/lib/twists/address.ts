import * as odd from "../inputs/values";
import type { Random } from "../random";
import { replaceAt, type Twist } from "./twist";

/** Alters a sealed id into one that was never sealed. */
function altered(text: string, random: Random): string {
  const index = random.chance(0.5) ? text.length - 1 : random.below(text.length);
  return text.slice(0, index) + (text[index] === "A" ? "B" : "A") + text.slice(index + 1);
}

/** Mutations of the address: another path, another query. */
export const inAddress: Twist[] = [
  {
    name: "path-part",
    weight: 5,
    twist: (draft, random, { ids }) => {
      const [pathname = "", query] = draft.path.split("?");
      const parts = pathname.split("/");
      // Ids are usually at the end.
      const index = random.chance(0.6) ? parts.length - 1 : 1 + random.below(parts.length - 1);
      const part = parts[index] ?? "";
      const choice = random.next();
      const replaced =
        choice < 0.15 ? random.pick(ids) : choice < 0.3 && part ? altered(part, random) : random.pick(odd.ODD_PARTS);
      parts[index] = choice > 0.9 ? `${part}${replaced}` : replaced;
      return { ...draft, path: parts.join("/") + (query === undefined ? "" : `?${query}`) || "/" };
    },
  },
  {
    name: "path-shape",
    weight: 2,
    twist: (draft, random) => {
      const [pathname = "", query = ""] = draft.path.split("?");
      const shape = random.pick([
        `/${pathname}`,
        `${pathname}/`,
        `${pathname}//`,
        `//evil.example${pathname}`,
        pathname.toUpperCase(),
        `/.${pathname}`,
        `${pathname}.data`,
        `${pathname === "/" ? "/_root" : pathname}.data?_routes=${odd.MARK}`,
        `${pathname}?_data=routes%2F${odd.MARK}`,
        `${pathname}/..%2f..`,
        `${pathname};a=b`,
        `${pathname}%20`,
        `${pathname}%00`,
        `/%2e%2e${pathname}`,
        `${pathname}/${"a/".repeat(500)}`,
        `/__manifest?p=${encodeURIComponent(pathname)}&version=${odd.MARK}`,
        `/__manifest?p=${"%2Fa&p=".repeat(500)}`,
        `/assets${pathname}`,
        `/api${pathname}`,
        `/Api${pathname.replace(/^\/api/, "")}`,
        `/API/${odd.MARK}`,
        `${pathname}?${"a=b&".repeat(1000)}`,
      ]);
      return { ...draft, path: query && !shape.includes("?") ? `${shape}?${query}` : shape };
    },
  },
  {
    name: "query",
    weight: 6,
    twist: (draft, random, { names, ids }) => {
      const [pathname = "", query = ""] = draft.path.split("?");
      const pairs = query === "" ? [] : query.split("&");
      const value = random.chance(0.15) ? random.pick(ids) : random.pick(odd.ODD_PARTS);
      if (pairs.length > 0 && random.chance(0.6)) {
        const changed = replaceAt(pairs, random, (pair) => `${pair.split("=")[0]}=${value}`);
        return { ...draft, path: `${pathname}?${changed.join("&")}` };
      }
      const name = random.chance(0.85) ? random.pick(names) : random.pick(odd.ODD_PARTS);
      const added = random.chance(0.2)
        ? [`${name}=${value}`, `${name}=${random.pick(odd.ODD_PARTS)}`]
        : [`${name}=${value}`];
      return { ...draft, path: `${pathname}?${[...pairs, ...added].join("&")}` };
    },
  },
];
