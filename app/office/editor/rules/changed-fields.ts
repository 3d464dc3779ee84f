import { LANGUAGES, type Language } from "../../../core/language";
import { type Entities, fieldsAt, isSame, listPaths, readPath } from "./entities";
import type { EditedFields, Json } from "./shapes";
import { isPart, type Leaf, leavesOf } from "./walk";

/** A field that differs between two versions of a questionnaire; the shape says how its values are written. */
export interface FieldChange extends Pick<Leaf, "key" | "steps" | "shape"> {
  /** The languages in which a text differs; none for other fields. */
  languages: Language[];
  before: Json | undefined;
  after: Json | undefined;
}

/** An entity with the fields that differ. */
export interface EntityChange {
  path: string;
  fields: FieldChange[];
}

/**
 * Every field that differs between two versions, by entity, in document order, and then those of entities that are gone. Items are
 * compared by their ids, so that a new answer before the others does not change them. Questions that only one version asks are left
 * out, because they are new or gone as a whole.
 */
export function changedFields(before: Entities, after: Entities): EntityChange[] {
  const [old, now] = [listPaths(before), listPaths(after)];
  const [was, is] = [new Set(old), new Set(now)];
  return [...now, ...old.filter((path) => !is.has(path))].flatMap((path) => {
    const isInBoth = was.has(path) && is.has(path);
    if (!isInBoth && readPath(path)?.kind === "question") return [];
    const fields = compareLeaves(
      leavesAt(path, was.has(path) ? before : NONE),
      leavesAt(path, is.has(path) ? after : NONE),
    );
    return fields.length > 0 ? [{ path, fields }] : [];
  });
}

const NONE: Entities = new Map();

/** The values of an entity by their place. The id of an item is no change of its own: it tells which item it is. */
function leavesAt(path: string, entities: Entities): Map<string, Leaf> {
  const value = (entities.get(path) ?? {}) as EditedFields;
  const leaves = leavesOf(fieldsAt(path, value), value).filter(({ name }) => name !== "id");
  return new Map(leaves.map((leaf) => [leaf.key, leaf]));
}

function compareLeaves(before: ReadonlyMap<string, Leaf>, after: ReadonlyMap<string, Leaf>): FieldChange[] {
  const gone = [...before.values()].filter(({ key }) => !after.has(key));
  return [...after.values(), ...gone].flatMap(({ key, steps, shape }): FieldChange[] => {
    const [was, is] = [before.get(key)?.value, after.get(key)?.value];
    const languages =
      shape.kind === "text" ? LANGUAGES.filter((language) => wordsIn(was, language) !== wordsIn(is, language)) : [];
    const isChanged = shape.kind === "text" ? languages.length > 0 : !isSame(plain(was), plain(is));
    return isChanged ? [{ key, steps, shape, languages, before: was, after: is }] : [];
  });
}

/** A text in a language; empty where there is none. */
export const wordsIn = (text: Json | undefined, language: Language) =>
  isPart(text) ? String(text[language] ?? "") : "";

/** A flag that is absent is off, and an absent field is an empty one. */
const plain = (value: Json | undefined): Json => (value === false || value === undefined ? null : value);
