import { LANGUAGES } from "../../../core/language";
import type { EditedFields, Fields, Json, Shape } from "./shapes";

/** One value of an entity: its place ("options.0.label"), its shape, and its value. */
export interface Leaf {
  at: string;
  /** Its place by the ids of items ("options.yes.label"), which stays the same when items move. */
  key: string;
  /** The names of its fields, and the numbers of items, from the outermost one. */
  steps: (string | number)[];
  name: string;
  shape: Exclude<Shape, { kind: "group" | "items" }>;
  value: Json | undefined;
}

/** Every value an entity has or could have, in the order of its fields; an absent group has none. */
export function leavesOf(
  fields: Fields,
  value: EditedFields,
  within: Pick<Leaf, "at" | "key" | "steps"> = TOP,
): Leaf[] {
  return Object.entries(fields).flatMap(([name, shape]): Leaf[] => {
    const at = `${within.at}${name}`;
    const key = `${within.key}${name}`;
    const steps = [...within.steps, shape.label ?? name];
    const own = value[name];
    if (shape.kind === "group") {
      return isPart(own) ? leavesOf(shape.fields, own, { at: `${at}.`, key: `${key}.`, steps }) : [];
    }
    if (shape.kind === "items") {
      return itemsOf(own).flatMap((item, index) =>
        leavesOf(shape.fields, item, {
          at: `${at}.${index}.`,
          key: `${key}.${item.id ?? index}.`,
          steps: [...steps, index + 1],
        }),
      );
    }
    return [{ at, key, steps, name, shape, value: own }];
  });
}

const TOP = { at: "", key: "", steps: [] };

/** The number of fields in an entity's form: a text has one per language. */
export function countFields(fields: Fields, value: EditedFields): number {
  return leavesOf(fields, value).reduce((sum, { shape }) => sum + (shape.kind === "text" ? LANGUAGES.length : 1), 0);
}

export const isPart = (value: Json | undefined): value is EditedFields =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** The items of a list; none if the value is not a list. */
export const itemsOf = (value: Json | undefined): EditedFields[] => (Array.isArray(value) ? value.filter(isPart) : []);

/** A copy with another value at a place ("options.0.label.fr"). Every step on the way must exist. */
export function withValue(value: EditedFields, at: string, said: Json): EditedFields {
  const copy = structuredClone(value);
  const steps = at.split(".");
  const last = steps.pop() ?? "";
  let part: Json | undefined = copy;
  for (const step of steps) part = Array.isArray(part) ? part[Number(step)] : isPart(part) ? part[step] : undefined;
  if (Array.isArray(part)) part[Number(last)] = said;
  else if (isPart(part)) part[last] = said;
  return copy;
}
