import { dayIn, UTC } from "~/core/days/days";
import type { Kind } from "~/core/kinds/kind";
import { FALLBACK, type Language } from "~/core/language";
import { longDate, momentOf } from "~/i18n/format";
import { isSame, listsAt, pathIn, readPath, takeApart } from "~/office/editor/rules/entities";
import type { Fault } from "~/office/editor/rules/fault";
import type { EditedFields, EntityKind, Json } from "~/office/editor/rules/shapes";
import { isPart } from "~/office/editor/rules/walk";
import type { OpenDraft } from "./drafts.server";

/** An entity of a draft as lists show it. */
export interface ThingView {
  path: string;
  /** Its name in the reader's language; otherwise in English, otherwise its key. */
  name: string;
  errors: number;
  notes: number;
  isEdited: boolean;
}

export interface BranchView extends ThingView {
  below: BranchView[];
}

export interface FaultView {
  path: string;
  at: string | null;
  name: string;
  rule: Fault["rule"];
  isWarning: boolean;
  values: Fault["values"];
}

/** The header of every page of a draft. */
export interface HeadView {
  id: string;
  kind: Kind;
  state: OpenDraft["row"]["state"];
  basedOn: string;
  newest: string;
  version: string | null;
  /** The scheduled day of publication, in words. */
  publishOn: string | null;
}

export interface DraftView extends HeadView {
  isStale: boolean;
  changedAt: string;
  errors: number;
  notes: number;
  /** The first ones, errors before notes. */
  faults: FaultView[];
  further: number;
  dimensions: BranchView[];
  others: ThingView[];
}

/** Maximum number of faults listed on a draft's page. */
const MAX_LISTED = 40;

export function viewHead({ row, published }: OpenDraft, language: Language): HeadView {
  const { id, kind, state, basedOn, version, publishAt } = row;
  const publishOn = state === "scheduled" && publishAt !== null ? longDate(dayIn(publishAt, UTC), language) : null;
  return { id, kind, state, basedOn, version, publishOn, newest: published[0]?.version ?? basedOn };
}

export function viewDraft(draft: OpenDraft, faults: readonly Fault[], language: Language): DraftView {
  const { entities, row } = draft;
  const head = viewHead(draft, language);
  const see = seer(draft, faults, language);
  const branch = (path: string): BranchView => ({
    ...see(path),
    below: listsAt(path).flatMap(([list]) =>
      keysOf(entities, `${path}/${list}`).map((key) => branch(pathIn(`${path}/${list}`, key))),
    ),
  });
  const listed = [...faults].sort((a, b) => Number(a.isWarning) - Number(b.isWarning)).slice(0, MAX_LISTED);
  const others = [...entities.keys()].filter((path) =>
    ["level", "performance", "plan", "sdgCard"].includes(readPath(path)?.kind ?? ""),
  );
  return {
    ...head,
    isStale: row.state !== "published" && head.newest !== row.basedOn,
    changedAt: momentOf(row.changedAt, language),
    errors: faults.filter(({ isWarning }) => !isWarning).length,
    notes: faults.filter(({ isWarning }) => isWarning).length,
    faults: listed.map((each) => ({ ...each, name: nameOf(entities, each.path, language) })),
    further: faults.length - listed.length,
    dimensions: keysOf(entities, "dimensions").map((key) => branch(`dimension/${key}`)),
    others: others.filter((path) => isPart(entities.get(path))).map(see),
  };
}

const keysOf = (entities: OpenDraft["entities"], list: string) => (entities.get(list) ?? []) as string[];

/** Returns a function that creates an entity's line in a list. */
function seer({ entities, base }: OpenDraft, faults: readonly Fault[], language: Language) {
  const former = takeApart(base);
  return (path: string): ThingView => {
    const own = faults.filter((each) => each.path === path);
    return {
      path,
      name: nameOf(entities, path, language),
      errors: own.filter(({ isWarning }) => !isWarning).length,
      notes: own.filter(({ isWarning }) => isWarning).length,
      isEdited: !isSame(former.get(path), entities.get(path)),
    };
  };
}

/** The field that names each kind of entity. */
const NAMED_BY: Readonly<Record<EntityKind, string>> = {
  dimension: "name",
  topic: "name",
  section: "name",
  law: "name",
  level: "name",
  question: "text",
  sdgCard: "title",
  performance: "",
  plan: "",
};

/** The name of an entity in a language, or else in English. */
export function nameOf(entities: ReadonlyMap<string, Json>, path: string, language: Language): string {
  const read = readPath(path);
  if (!read) return "";
  if ((read.kind === "performance" || read.kind === "plan") && read.of) {
    return [`dimension/${read.of}`, `level/${read.key}`].map((each) => nameOf(entities, each, language)).join(" · ");
  }
  const said = (entities.get(path) as EditedFields | undefined)?.[NAMED_BY[read.kind]];
  const words = isPart(said) ? String(said[language] || said[FALLBACK] || "") : "";
  return words || read.key;
}

/** One list below a thing. */
export interface ListView {
  name: string;
  path: string;
  revision: number;
  items: (ThingView & { key: string })[];
  /** Entries of the published version that were removed. */
  removed: { key: string; name: string }[];
  /** The prefix of the id of a new entry. */
  prefix: string;
}

export interface EditView extends HeadView {
  path: string;
  name: string;
  value: EditedFields;
  /** Its value in the version the draft is based on; null if it is new. */
  former: EditedFields | null;
  revision: number;
  edited: { at: string; by: string | null } | null;
  faults: FaultView[];
  parents: { path: string; name: string }[];
  lists: ListView[];
}

/** An entity with everything that can be edited; null for an unknown path. */
export function viewThing(
  draft: OpenDraft,
  faults: readonly Fault[],
  path: string,
  language: Language,
  lawNumber: string,
): EditView | null {
  const { entities, edited, base } = draft;
  const value = entities.get(path);
  if (!readPath(path) || !isPart(value)) return null;
  const former = takeApart(base);
  const see = seer(draft, faults, language);
  const last = edited.get(path);
  const lists = listsAt(path).map(([name, kind]): ListView => {
    const list = `${path}/${name}`;
    const keys = keysOf(entities, list);
    const removed = keysOf(former, list).filter((key) => !keys.includes(key));
    return {
      name,
      path: list,
      revision: edited.get(list)?.revision ?? 0,
      items: keys.map((key) => ({ key, ...see(pathIn(list, key)) })),
      removed: removed.map((key) => ({ key, name: nameOf(entities, pathIn(list, key), language) })),
      prefix: kind === "law" ? lawNumber : path.startsWith("dimension/") ? "" : `${String(value.id)}.`,
    };
  });
  return {
    ...viewHead(draft, language),
    path,
    value,
    lists,
    name: nameOf(entities, path, language),
    former: (former.get(path) as EditedFields | undefined) ?? null,
    revision: last?.revision ?? 0,
    edited: last ? { at: momentOf(last.at, language), by: last.by } : null,
    faults: faults.filter((each) => each.path === path).map((each) => ({ ...each, name: "" })),
    parents: parentsOf(entities, path).map((each) => ({ path: each, name: nameOf(entities, each, language) })),
  };
}

/** The ancestors of an entity, nearest first. */
function parentsOf(entities: ReadonlyMap<string, Json>, path: string): string[] {
  for (const [list, keys] of entities) {
    if (!Array.isArray(keys) || !list.includes("/")) continue;
    if (!keys.some((key) => pathIn(list, String(key)) === path)) continue;
    const parent = list.slice(0, list.lastIndexOf("/"));
    return [parent, ...parentsOf(entities, parent)];
  }
  return [];
}
