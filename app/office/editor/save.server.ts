import type { QuestionType } from "~/assessment/catalogue/rules/questions";
import { idSchema } from "~/core/text";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { fieldsAt, isSame, listsAt, pathIn, readPath } from "~/office/editor/rules/entities";
import { type Clash, mergeParts } from "~/office/editor/rules/merge";
import { isFreeId } from "~/office/editor/rules/published";
import { type EditedFields, type EntityKind, type Json, QUESTION_FIELDS } from "~/office/editor/rules/shapes";
import { readTyped, swapped } from "~/office/editor/rules/typed";
import type { Context } from "~/platform/context";
import { type OpenDraft, openDraft } from "./drafts.server";
import { type Edit, writeEdits } from "./write.server";

/** A change to the order of an entity's children. */
export type ListAct =
  | { act: "up" | "down" | "remove" | "restore"; list: string; key: string }
  | { act: "add"; list: string; key: string; type: string };

export interface Typed {
  path: string;
  /** The entity as displayed, and its revision at that time. */
  seen: EditedFields;
  revision: number;
  /** The entity as typed. */
  value: EditedFields;
  /** `revision` is the list's revision as displayed. */
  order: { act: ListAct; revision: number } | null;
}

export type IdProblem = "id" | "taken";

/** The order of the children has changed since it was displayed; or the new entity's id is not allowed. */
type OrderRefusal = { ok: false; reason: "order-changed" } | { ok: false; reason: "new-id"; problem: IdProblem };

export type SaveVerdict =
  | { ok: true; added: string | null }
  | { ok: false; reason: "not-found" | "closed" | "busy" }
  | OrderRefusal
  /** Another editor has changed the same fields: `current` is the stored state. */
  | {
      ok: false;
      reason: "conflict";
      clashes: Clash[];
      value: EditedFields;
      current: EditedFields;
      revision: number;
      by: string | null;
    };

const TRIES = 3;

/**
 * Saves what was typed for one entity, and the change to the order of its children. Fields that only another editor has changed
 * keep their change. If both changed the same field, nothing is saved and the conflict is reported.
 */
export async function saveThing(ctx: Context, user: CurrentUser, draftId: string, typed: Typed): Promise<SaveVerdict> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const draft = await openDraft(ctx, draftId);
    const current = draft?.entities.get(typed.path) as EditedFields | undefined;
    if (!draft || !current) return { ok: false, reason: "not-found" };
    if (draft.row.state !== "open") return { ok: false, reason: "closed" };
    const merged = mergeTyped(draft, typed, current);
    if (!merged.ok) return merged;
    const ordered = typed.order ? orderEdits(draft, typed.path, typed.order) : { ok: true as const, edits: [] };
    if (!ordered.ok) return ordered;
    const made = [...merged.edits, ...ordered.edits];
    if (await writeEdits(ctx, user, draftId, made)) return { ok: true, added: addedOf(typed) };
  }
  return { ok: false, reason: "busy" };
}

const addedOf = ({ order }: Typed) => (order?.act.act === "add" ? pathIn(order.act.list, order.act.key) : null);

function mergeTyped(
  { entities, edited }: OpenDraft,
  { path, seen, revision, value }: Typed,
  current: EditedFields,
): { ok: true; edits: Edit[] } | Extract<SaveVerdict, { reason: "conflict" }> {
  const now = edited.get(path)?.revision ?? 0;
  const fixed = fixedOf(current);
  const mine = { ...fixed, ...value };
  const fields = fieldsAt(path, entities.get(path) as EditedFields);
  const { value: merged, clashes } =
    now === revision
      ? { value: mine, clashes: [] }
      : mergeParts(fields, { seen: { ...seen, ...fixed }, mine, theirs: current });
  if (clashes.length > 0) {
    const by = edited.get(path)?.by ?? null;
    return { ok: false, reason: "conflict", clashes, value: merged, current, revision: now, by };
  }
  return { ok: true, edits: isSame(merged, current) ? [] : [{ path, value: merged, seen: now }] };
}

/** The parts of an entity that no form changes. */
function fixedOf(value: EditedFields): EditedFields {
  return Object.fromEntries(
    ["id", "type", "goal"].flatMap((name) => (name in value ? [[name, value[name]]] : [])),
  ) as EditedFields;
}

type OrderVerdict = { ok: true; edits: Edit[] } | OrderRefusal;

function orderEdits(draft: OpenDraft, path: string, { act, revision }: NonNullable<Typed["order"]>): OrderVerdict {
  const { entities, edited } = draft;
  const now = edited.get(act.list)?.revision ?? 0;
  const isBelow = listsAt(path).some(([list]) => act.list === `${path}/${list}`);
  if (now !== revision || !isBelow) return { ok: false, reason: "order-changed" };
  const keys = (entities.get(act.list) ?? []) as string[];
  const listed = (value: string[]): Edit => ({ path: act.list, value, seen: now });
  const index = keys.indexOf(act.key);
  switch (act.act) {
    case "up":
    case "down":
      return { ok: true, edits: [listed(swapped(keys, index, act.act === "up" ? index - 1 : index + 1))] };
    case "remove":
      return { ok: true, edits: index < 0 ? [] : [listed(keys.filter((key) => key !== act.key))] };
    case "restore": {
      const isThere = index >= 0 || !entities.has(pathIn(act.list, act.key));
      return isThere ? { ok: false, reason: "order-changed" } : { ok: true, edits: [listed([...keys, act.key])] };
    }
    case "add": {
      const added = newThing(draft, act);
      if ("problem" in added) return { ok: false, reason: "new-id", problem: added.problem };
      const seen = edited.get(added.path)?.revision ?? 0;
      const key = readPath(added.path)?.key ?? "";
      return { ok: true, edits: [listed([...keys, key]), { path: added.path, value: added.value, seen }] };
    }
  }
}

/** The initial values of a new question, by type. */
const BEGINNINGS: Partial<Record<QuestionType, Record<string, string>>> = {
  choice: { selection: "one", "options.0.id": "yes", "options.1.id": "no" },
};

function newThing(
  { entities, published }: OpenDraft,
  { list, key, type }: Extract<ListAct, { act: "add" }>,
): { path: string; value: EditedFields } | { problem: IdProblem } {
  const path = pathIn(list, key);
  const kind = readPath(path)?.kind as EntityKind;
  if (!idSchema.safeParse(key).success || key.length > 100) return { problem: "id" };
  if (!isFreeId(kind, key, entities, published)) return { problem: "taken" };
  if (kind === "law") return { path, value: readTyped(fieldsAt(path, {}), () => "") };
  if (kind !== "question") return { path, value: { id: key, ...readTyped(fieldsAt(path, {}), () => "") } };
  const known = (type in QUESTION_FIELDS ? type : "choice") as QuestionType;
  const begun = BEGINNINGS[known] ?? {};
  return { path, value: { id: key, type: known, ...readTyped(QUESTION_FIELDS[known], (at) => begun[at] ?? null) } };
}

/** The number of a topic's next law: one the topic has never used. */
export function nextLaw(entities: ReadonlyMap<string, Json>, topic: string): string {
  const numbers = [...entities.keys()].flatMap((path) => {
    const read = readPath(path);
    return read?.kind === "law" && read.of === topic ? [Number(read.key)] : [];
  });
  return String(Math.max(0, ...numbers) + 1);
}
