import type { Kind } from "~/core/kinds/kind";
import type { CrosswalkTable } from "./table";

/** A question whose answer standards use, and the elements that use it, such as "VSME ExistenceOf…". */
export interface NamedQuestion {
  kind: Kind;
  id: string;
  elements: string[];
  /** The standards read its Yes. */
  readsYes: boolean;
}

const READING_YES: readonly string[] = ["yes", "any-yes", "topics"];

/** The questions whose answers these tables use. */
export function namedQuestions(tables: readonly Pick<CrosswalkTable<unknown>, "name" | "rows">[]): NamedQuestion[] {
  const found = new Map<string, NamedQuestion>();
  for (const { name, rows } of tables) {
    for (const { element, parts } of rows) {
      for (const { origin } of parts) {
        if (!("kind" in origin)) continue;
        for (const id of origin.questions) {
          const key = `${origin.kind}/${id}`;
          const named = found.get(key) ?? { kind: origin.kind, id, elements: [], readsYes: false };
          const readsYes = named.readsYes || READING_YES.includes(origin.transform);
          found.set(key, { ...named, elements: [...new Set([...named.elements, `${name} ${element}`])], readsYes });
        }
      }
    }
  }
  return [...found.values()];
}
