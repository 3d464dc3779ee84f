import { LANGUAGES } from "../../../core/language";
import { isSame } from "./entities";
import type { EditedFields, Fields, Json } from "./shapes";
import { leavesOf } from "./walk";

/** A place that two people changed at once, and what the other person made of it. */
export interface Clash {
  at: string;
  theirs: Json | null;
}

/**
 * Merges what was typed, starting from `seen`, with what another editor has saved since. Each side's changes are kept. If both
 * changed the same place, the typed value wins and the clash is reported.
 */
export function mergeParts(
  fields: Fields,
  { seen, mine, theirs }: { seen: EditedFields; mine: EditedFields; theirs: EditedFields },
): { value: EditedFields; clashes: Clash[] } {
  const clashes: Clash[] = [];
  const pick = (at: string, before: Json | undefined, own: Json | undefined, other: Json | undefined) => {
    if (isSame(own, other) || isSame(before, other)) return own;
    if (isSame(before, own)) return other;
    clashes.push({ at, theirs: other ?? null });
    return own;
  };
  const value: EditedFields = { ...mine };
  for (const [name, shape] of Object.entries(fields)) {
    const sides = [seen, mine, theirs].map((part) => ({ [name]: part[name] ?? null }));
    const [before = {}, own = {}, other = {}] = sides;
    const leaves = sides.map((side) => new Map(wordsIn({ [name]: shape }, side)));
    const [a, b, c] = leaves;
    const isAlike =
      a && b && c && [...a.keys()].join() === [...b.keys()].join() && [...b.keys()].join() === [...c.keys()].join();
    if (!isAlike) {
      const picked = pick(name, before[name], own[name], other[name]);
      if (picked === undefined || picked === null) delete value[name];
      else value[name] = picked;
      continue;
    }
    let merged: Json = structuredClone(own);
    for (const [at, said] of b) merged = set(merged as EditedFields, at, pick(at, a.get(at), said, c.get(at)));
    const whole = (merged as EditedFields)[name];
    if (whole === undefined || whole === null) delete value[name];
    else value[name] = whole;
  }
  return { value, clashes };
}

/** Every value by its place; texts appear once per language. */
function wordsIn(fields: Fields, part: EditedFields): [string, Json][] {
  return leavesOf(fields, part).flatMap(({ at, shape, value }): [string, Json][] => {
    if (shape.kind !== "text") return [[at, value ?? null]];
    const words = (value ?? {}) as EditedFields;
    return LANGUAGES.map((language) => [`${at}.${language}`, words[language] ?? ""]);
  });
}

/** Sets a value at its place, modifying the object; deletes the field if the value is empty. */
function set(part: EditedFields, at: string, said: Json | undefined): EditedFields {
  const steps = at.split(".");
  const last = steps.pop() ?? "";
  let into = part as Json;
  for (const step of steps) {
    const holder = into as Record<string, Json>;
    holder[step] ??= {};
    into = holder[step] as Json;
  }
  const holder = into as Record<string, Json>;
  if (said === undefined || said === null) delete holder[last];
  else holder[last] = said;
  return part;
}
