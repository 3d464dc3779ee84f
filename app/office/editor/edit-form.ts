import { MAX_EDITED_FIELDS } from "~/office/editor/rules/limits";
import type { EditedFields, Fields } from "~/office/editor/rules/shapes";
import { changeItems, type ItemAct, readTyped } from "~/office/editor/rules/typed";
import { countFields } from "~/office/editor/rules/walk";
import type { ListAct } from "./save.server";

/** Names of hidden fields in an entity's form. No entity field begins with "before." or "new.". */
export const SEEN = "before.value";
export const REVISION = "before.revision";
export const orderName = (list: string) => `before.order.${list}`;
export const newIdName = (list: string) => `new.id.${list}`;
export const newTypeName = (list: string) => `new.type.${list}`;
/** Sent instead of fields by a confirmation question, which refers to the stored entity. */
export const STORED = "before.stored";

/** What a form button requests; the button's value encodes it. */
export type Intent =
  | { what: "save" }
  | { what: "item"; act: ItemAct }
  | { what: "order"; act: ListAct["act"]; list: string; key: string }
  /** Opens the confirmation question before a removal. */
  | { what: "ask"; of: "item" | "order"; list: string; key: string };

const SIGN = "|";

export function writeIntent(intent: Intent): string {
  switch (intent.what) {
    case "save":
      return "save";
    case "item":
      return ["item", intent.act.act, intent.act.at, intent.act.index].join(SIGN);
    case "order":
      return ["order", intent.act, intent.list, intent.key].join(SIGN);
    case "ask":
      return ["ask", intent.of, intent.list, intent.key].join(SIGN);
  }
}

/** The reverse of `writeIntent`; null for values that our buttons never send. */
export function readIntent(text: string): Intent | null {
  const [what, first = "", second = "", third = ""] = text.split(SIGN);
  if (what === "save") return { what };
  if (what === "item" && isOneOf(first, ["add", "up", "down", "remove"])) {
    return { what, act: { act: first, at: second, index: Number(third) } };
  }
  if (what === "order" && isOneOf(first, ["add", "up", "down", "remove", "restore"])) {
    return { what, act: first, list: second, key: third };
  }
  if (what === "ask" && isOneOf(first, ["item", "order"])) return { what, of: first, list: second, key: third };
  return null;
}

const isOneOf = <T extends string>(text: string, all: readonly T[]): text is T => all.some((each) => each === text);

/** Reads an entity from its form and applies the button's action to its items. */
export function readThing(fields: Fields, form: FormData, current: EditedFields, intent: Intent): EditedFields {
  const given = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : null;
  };
  const typed = form.has(STORED) ? current : readTyped(fields, given);
  if (intent.what !== "item") return typed;
  const changed = changeItems(fields, typed, intent.act);
  // Ignore an added item beyond the limit: the form could not send it back. The checks report this.
  return intent.act.act === "add" && countFields(fields, changed) > MAX_EDITED_FIELDS ? typed : changed;
}

/** The values and revision the form displayed; `{}` and -1 for input that our pages never send. */
export function readSeen(form: FormData, current: EditedFields): { seen: EditedFields; revision: number } {
  const revision = /^\d{1,9}$/.test(String(form.get(REVISION))) ? Number(form.get(REVISION)) : -1;
  if (form.has(STORED)) return { seen: current, revision };
  try {
    const seen: unknown = JSON.parse(String(form.get(SEEN)));
    return {
      seen: typeof seen === "object" && seen !== null && !Array.isArray(seen) ? (seen as EditedFields) : {},
      revision,
    };
  } catch {
    return { seen: {}, revision };
  }
}

/** The change to an order, with the revision of the order that was displayed. */
export function readOrder(form: FormData, path: string, intent: Intent): { act: ListAct; revision: number } | null {
  if (intent.what !== "order") return null;
  const list = `${path}/${intent.list}`;
  const revision = Number(/^\d{1,9}$/.exec(String(form.get(orderName(intent.list))))?.[0] ?? -1);
  if (intent.act !== "add") return { act: { act: intent.act, list, key: intent.key }, revision };
  const key = String(form.get(newIdName(intent.list)) ?? "").trim();
  const type = String(form.get(newTypeName(intent.list)) ?? "");
  // A law has no id of its own; it is identified by its topic and its number.
  return { act: { act: "add", list, key, type }, revision };
}
