import type { QuestionType } from "../../../assessment/catalogue/rules/questions";
import { LEVELS } from "../../../core/level";
import {
  type EditedFields,
  ENTITY_FIELDS,
  type EntityKind,
  type Fields,
  type Json,
  LISTS,
  QUESTION_FIELDS,
} from "./shapes";

/**
 * A questionnaire split into entities: each entity's fields by its path ("question/water.assess.1"), and the order of its children
 * by the path of their list ("topic/water/sections"). An edit replaces one of these values, so two people who edit different
 * entities never conflict.
 */
export type Entities = ReadonlyMap<string, Json>;

/** The lists that belong to the document itself. */
const DIMENSIONS = "dimensions";
const CARDS = "sdgCards";

type Kept = Record<string, EditedFields[]>;

/** The kind of entity at a path, and its key in its list. */
export function readPath(path: string): { kind: EntityKind; key: string; of: string | null } | null {
  const [kind = "", first = "", second = null, ...rest] = path.split("/");
  if (first === "" || rest.length > 0 || (kind !== "question" && !(kind in ENTITY_FIELDS))) return null;
  return { kind: kind as EntityKind, key: second ?? first, of: second === null ? null : first };
}

/** The fields of the entity at a path; none for an unknown path. */
export function fieldsAt(path: string, value: EditedFields): Fields {
  const kind = readPath(path)?.kind;
  if (kind === undefined) return {};
  return kind === "question" ? (QUESTION_FIELDS[value.type as QuestionType] ?? {}) : ENTITY_FIELDS[kind];
}

/** The child lists of an entity: their names, and the kind of their members. */
export function listsAt(path: string): [name: string, kind: EntityKind][] {
  const kind = readPath(path)?.kind;
  return kind && kind in LISTS ? Object.entries(LISTS[kind as keyof typeof LISTS]) : [];
}

/** The path of an entity in a list. */
export function pathIn(listPath: string, key: string): string {
  if (listPath === DIMENSIONS) return `dimension/${key}`;
  if (listPath === CARDS) return `sdgCard/${key}`;
  const [kind = "", id = "", list = ""] = listPath.split("/");
  const below = LISTS[kind as keyof typeof LISTS] as Record<string, EntityKind> | undefined;
  const found = below?.[list];
  return found === "law" ? `law/${id}/${key}` : `${found}/${key}`;
}

/** Splits a published document, as stored, into entities. */
export function takeApart(document: EditedFields): Map<string, Json> {
  const found = new Map<string, Json>([["kind", document.kind ?? null]]);
  const takeList = (listPath: string, items: EditedFields[], keyOf: (item: EditedFields, index: number) => string) => {
    found.set(listPath, items.map(keyOf));
    for (const [index, item] of items.entries()) take(pathIn(listPath, keyOf(item, index)), item);
  };
  const take = (path: string, value: EditedFields) => {
    const own: EditedFields = { ...value };
    for (const [list, kind] of listsAt(path)) {
      const items = (value as Kept)[list] ?? [];
      delete own[list];
      takeList(`${path}/${list}`, items, (item, index) => (kind === "law" ? String(index + 1) : String(item.id)));
    }
    found.set(path, own);
  };
  takeList(DIMENSIONS, (document as Kept)[DIMENSIONS] ?? [], ({ id }) => String(id));
  for (const level of LEVELS) take(`level/${level}`, (document.levels as Record<string, EditedFields>)[level] ?? {});
  for (const [kind, table] of TABLES) {
    if (!document[table]) continue;
    const rows = document[table] as Record<string, Record<string, EditedFields>>;
    for (const [dimension, cells] of Object.entries(rows)) {
      for (const level of LEVELS) take(`${kind}/${dimension}/${level}`, cells[level] ?? {});
    }
  }
  if (document[CARDS]) takeList(CARDS, (document as Kept)[CARDS] ?? [], ({ goal }) => String(goal));
  return found;
}

/** The kinds of entity that have a text for each level of each dimension, and their field in the document. */
const TABLES = [
  ["performance", "performance"],
  ["plan", "actionPlan"],
] as const;

/** Assembles the document from its entities under the name of a version. Entities not named by any list are left out. */
export function putTogether(entities: Entities, version: string): EditedFields {
  const listAt = (path: string) => (entities.get(path) ?? []) as string[];
  const put = (path: string): EditedFields => {
    const whole: EditedFields = { ...(entities.get(path) as EditedFields) };
    for (const [list, kind] of listsAt(path)) {
      const items = listAt(`${path}/${list}`).map((key) => put(pathIn(`${path}/${list}`, key)));
      if (items.length > 0 || kind !== "law") whole[list] = items;
    }
    return whole;
  };
  const byLevel = (pathOf: (level: string) => string) =>
    Object.fromEntries(LEVELS.map((level) => [level, put(pathOf(level))]));
  const dimensions = listAt(DIMENSIONS);
  const document: EditedFields = {
    version,
    kind: entities.get("kind") ?? null,
    dimensions: dimensions.map((key) => put(`dimension/${key}`)),
    levels: byLevel((level) => `level/${level}`),
  };
  for (const [kind, table] of TABLES) {
    const rows = [...entities.keys()].flatMap((path) => {
      const read = readPath(path);
      return read?.kind === kind && read.key === LEVELS[0] && read.of ? [read.of] : [];
    });
    if (rows.length > 0) {
      document[table] = Object.fromEntries(rows.map((row) => [row, byLevel((level) => `${kind}/${row}/${level}`)]));
    }
  }
  if (entities.has(CARDS)) document[CARDS] = listAt(CARDS).map((goal) => put(`sdgCard/${goal}`));
  return document;
}

/** Applies edits to a published document and returns its entities by path. */
export function applyEdits(base: EditedFields, edits: Iterable<readonly [string, Json]>): Map<string, Json> {
  return new Map([...takeApart(base), ...edits]);
}

/** The paths of all entities of the document, in document order. */
export function listPaths(entities: Entities): string[] {
  const below = (path: string): string[] => [
    path,
    ...listsAt(path).flatMap(([list]) => pathsIn(`${path}/${list}`).flatMap(below)),
  ];
  const pathsIn = (list: string) => ((entities.get(list) ?? []) as string[]).map((key) => pathIn(list, key));
  const others = [...entities.keys()].filter((path) =>
    ["level", "performance", "plan"].includes(path.split("/")[0] ?? ""),
  );
  return [...pathsIn(DIMENSIONS).flatMap(below), ...others, ...pathsIn(CARDS)];
}

/** Whether two values are equal, ignoring the order of fields. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.map((item) => sorted(item) ?? null);
  if (value === null || typeof value !== "object") return value;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([key, field]) => [key, sorted(field) ?? null]));
}
