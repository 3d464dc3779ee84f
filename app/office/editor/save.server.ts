import type { QuestionType } from "~/assessment/catalogue/rules/questions";
import { idSchema } from "~/core/text";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { fieldsAt, isSame, listsAt, pathIn, readPath } from "~/office/editor/rules/entities";
import { type Clash, mergeParts } from "~/office/editor/rules/merge";
import { isFreeId } from "~/office/editor/rules/published";
import { type EntityKind, type Json, type EditedFields, QUESTION_FIELDS } from "~/office/editor/rules/shapes";
import { readTyped, swapped } from "~/office/editor/rules/typed";
import type { Context } from "~/platform/context";
import { type OpenDraft, openDraft } from "./drafts.server";
import { type Edit, writeEdits } from "./write.server";

/** What is done to the order of what stands below a thing. */
export type ListAct =
  | { act: "up" | "down" | "remove" | "restore"; list: string; key: string }
  | { act: "add"; list: string; key: string; type: string };

export interface Typed {
  path: string;
  /** The thing as it was shown, and how often it had been edited then. */
  seen: EditedFields;
  revision: number;
  /** The same as it was typed. */
  value: EditedFields;
  /** With the revisions of the lists that were shown. */
  order: { act: ListAct; revision: number } | null;
}

export type IdProblem = "id" | "taken";

/** The order below a thing is not what was seen any more; or what is to be added has an id that it cannot have. */
type OrderRefusal = { ok: false; reason: "order-changed" } | { ok: false; reason: "new-id"; problem: IdProblem };

export type SaveVerdict =
  | { ok: true; added: string | null }
  | { ok: false; reason: "not-found" | "closed" | "busy" }
  | OrderRefusal
  /** Somebody else has changed the same: `current` is what stands there now. */
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
 * Saves what was typed of one thing, and what was done to the order below it. What somebody else has changed of it meanwhile stays where only they
 * have; where both have, nothing is saved and both are told.
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

/** What of a thing no form changes. */
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

/** What a new question of a type begins with. */
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

/** The number of a topic's next law: none that it has had. */
export function nextLaw(entities: ReadonlyMap<string, Json>, topic: string): string {
  const numbers = [...entities.keys()].flatMap((path) => {
    const read = readPath(path);
    return read?.kind === "law" && read.of === topic ? [Number(read.key)] : [];
  });
  return String(Math.max(0, ...numbers) + 1);
}
