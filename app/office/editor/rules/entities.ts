import type { QuestionType } from "../../../assessment/catalogue/rules/questions";
import { LEVELS } from "../../../core/level";
import { ENTITY_FIELDS, type EntityKind, type Fields, type Json, LISTS, type EditedFields, QUESTION_FIELDS } from "./shapes";

/**
 * A questionnaire taken apart: what each thing says by its path («question/water.assess.1»), and the order of what stands below it by the path of
 * the list («topic/water/sections»). An edit is one of these with another value, so that two people who edit different things meet nowhere.
 */
export type Entities = ReadonlyMap<string, Json>;

/** The orders that belong to the document itself. */
const DIMENSIONS = "dimensions";
const CARDS = "sdgCards";

type Kept = Record<string, EditedFields[]>;

/** The kind of thing at a path, and the name by which its list knows it. */
export function readPath(path: string): { kind: EntityKind; key: string; of: string | null } | null {
  const [kind = "", first = "", second = null, ...rest] = path.split("/");
  if (first === "" || rest.length > 0 || (kind !== "question" && !(kind in ENTITY_FIELDS))) return null;
  return { kind: kind as EntityKind, key: second ?? first, of: second === null ? null : first };
}

/** What the thing at a path holds; none for a path of nothing. */
export function fieldsAt(path: string, value: EditedFields): Fields {
  const kind = readPath(path)?.kind;
  if (kind === undefined) return {};
  return kind === "question" ? (QUESTION_FIELDS[value.type as QuestionType] ?? {}) : ENTITY_FIELDS[kind];
}

/** The lists below a thing: their names, and what stands in them. */
export function listsAt(path: string): [name: string, kind: EntityKind][] {
  const kind = readPath(path)?.kind;
  return kind && kind in LISTS ? Object.entries(LISTS[kind as keyof typeof LISTS]) : [];
}

/** The path of a thing that stands in a list. */
export function pathIn(listPath: string, key: string): string {
  if (listPath === DIMENSIONS) return `dimension/${key}`;
  if (listPath === CARDS) return `sdgCard/${key}`;
  const [kind = "", id = "", list = ""] = listPath.split("/");
  const below = LISTS[kind as keyof typeof LISTS] as Record<string, EntityKind> | undefined;
  const found = below?.[list];
  return found === "law" ? `law/${id}/${key}` : `${found}/${key}`;
}

/** A published document, as it was written, taken apart. */
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

/** What says something of each level of each dimension, by the kind of thing, and where the document has it. */
const TABLES = [
  ["performance", "performance"],
  ["plan", "actionPlan"],
] as const;

/** The document that these things make, under the name of a version. What no list names is left out. */
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

/** A published document with edits over it, as things by their paths. */
export function applyEdits(base: EditedFields, edits: Iterable<readonly [string, Json]>): Map<string, Json> {
  return new Map([...takeApart(base), ...edits]);
}

/** The paths of all things that the document is made of, in the order in which it asks and says them. */
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

/** Whether two values say the same, whatever order their fields stand in. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.map((item) => sorted(item) ?? null);
  if (value === null || typeof value !== "object") return value;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([key, field]) => [key, sorted(field) ?? null]));
}
