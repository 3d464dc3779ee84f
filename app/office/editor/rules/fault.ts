import type { Json } from "./shapes";
import { itemsOf } from "./walk";

/** What can be wrong; each has words of its own. */
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
  | "unfit"
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
  | "form"
  | "full";

/** What is wrong with a thing, where in it (null: with all of it), and whether it keeps the draft from being published. */
export interface Fault {
  path: string;
  at: string | null;
  rule: Rule;
  isWarning: boolean;
  /** What the words of the rule name. */
  values: Record<string, string | number>;
}

export const fault = (path: string, at: string | null, rule: Rule, values: Fault["values"] = {}): Fault => ({
  path,
  at,
  rule,
  values,
  isWarning: false,
});

/** How often each id stands in a list. */
export function idsTwice(path: string, at: string, items: Json | undefined): Fault[] {
  const ids = itemsOf(items).map(({ id }) => String(id));
  return ids.flatMap((id, index) =>
    ids.indexOf(id) < index ? [fault(path, `${at}.${index}.id`, "twice", { id })] : [],
  );
}
