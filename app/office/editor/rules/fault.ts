import type { Json } from "./shapes";
import { itemsOf } from "./walk";

/** The possible faults; each has its own message. */
export type Rule =
  | "missing"
  | "translation"
  | "long"
  | "number"
  | "line.id"
  | "line.part-id"
  | "line.url"
  | "line.day"
  | "line.country"
  | "line.grid"
  | "choice"
  | "empty"
  | "twice"
  | "unknownQuestion"
  | "placeholder"
  | "noCard"
  | "noTexts"
  | "unreachable"
  | "invalid"
  | "fewOptions"
  | "exclusive"
  | "others"
  | "opener"
  | "noFollowUps"
  | "points"
  | "needed"
  | "gone"
  | "goneParts"
  | "type"
  | "used"
  | "moved"
  | "standards"
  | "untitled"
  | "form"
  | "full";

/** A fault of an entity, its place (null: the whole entity), and whether it is only a warning or prevents publication. */
export interface Fault {
  path: string;
  at: string | null;
  rule: Rule;
  isWarning: boolean;
  /** Values for the placeholders in the message. */
  values: Record<string, string | number>;
}

export const fault = (path: string, at: string | null, rule: Rule, values: Fault["values"] = {}): Fault => ({
  path,
  at,
  rule,
  values,
  isWarning: false,
});

/** Reports each id that occurs more than once in a list. */
export function idsTwice(path: string, at: string, items: Json | undefined): Fault[] {
  const ids = itemsOf(items).map(({ id }) => String(id));
  return ids.flatMap((id, index) =>
    ids.indexOf(id) < index ? [fault(path, `${at}.${index}.id`, "twice", { id })] : [],
  );
}
