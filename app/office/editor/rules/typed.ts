import { LANGUAGES } from "../../../core/language";
import { oneLine } from "../../../core/typed-text";
import type { EditedFields, Fields, Json, Shape } from "./shapes";
import { isPart, itemsOf } from "./walk";

/** Returns the form value of a field, or null if the form has no such field. */
export type Given = (name: string) => string | null;

/** Maximum number of items in a list; addresses allow no more digits for an index. */
const MAX_ITEMS = 100;

/**
 * Reads an entity from a form, cleaned as every line of text is, whether it is complete or not: the checks report its faults.
 * Empty optional fields are left out.
 */
export function readTyped(fields: Fields, given: Given, before = ""): EditedFields {
  const read: EditedFields = {};
  for (const [name, shape] of Object.entries(fields)) {
    const value = readField(shape, given, `${before}${name}`);
    if (value !== undefined) read[name] = value;
  }
  return read;
}

function readField(shape: Shape, given: Given, at: string): Json | undefined {
  const line = () => oneLine(given(at) ?? "");
  switch (shape.kind) {
    case "text": {
      const words = Object.fromEntries(LANGUAGES.map((each) => [each, oneLine(given(`${at}.${each}`) ?? "")]));
      return shape.isOptional && Object.values(words).every((said) => said === "") ? undefined : words;
    }
    case "line":
    case "choice":
      return line() === "" && shape.isOptional ? undefined : line();
    case "lines": {
      const lines = (given(at) ?? "")
        .split(/\r\n?|\n/)
        .map(oneLine)
        .filter(Boolean);
      return lines.length === 0 && shape.isOptional ? undefined : lines;
    }
    case "flag":
      return given(at) === null ? (shape.isOptional ? undefined : false) : true;
    case "number":
      return line() === "" && shape.isOptional ? undefined : toNumber(line());
    case "numbers": {
      const numbers = line()
        .split(/[\s,;]+/)
        .filter(Boolean)
        .map(toNumber);
      return numbers.length === 0 && shape.isOptional ? undefined : numbers;
    }
    case "group": {
      const group = readTyped(shape.fields, given, `${at}.`);
      return shape.isOptional && isBlank(group) ? undefined : group;
    }
    case "items": {
      const items: EditedFields[] = [];
      while (items.length < MAX_ITEMS && given(`${at}.${items.length}.id`) !== null) {
        items.push(readTyped(shape.fields, given, `${at}.${items.length}.`));
      }
      return items.length === 0 && shape.isOptional ? undefined : items;
    }
  }
}

/** Parses a number. Invalid input stays as typed, for the checks to find and for the user to see. */
function toNumber(text: string): Json {
  return /^-?\d{1,15}(\.\d{1,10})?$/.test(text) ? Number(text) : text;
}

/** Whether nothing was filled in. `selection` does not count: it always has a value. */
function isBlank(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === "" || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  if (!isPart(value)) return false;
  return Object.entries(value).every(([name, field]) => name === "selection" || isBlank(field));
}

/** An action on an item of a list inside an entity. */
export type ItemAct = { act: "add" | "up" | "down" | "remove"; at: string; index: number };

/** Adds, removes or moves an item. The list must exist or be allowed by `fields`. */
export function changeItems(fields: Fields, value: EditedFields, { act, at, index }: ItemAct): EditedFields {
  const [name = "", next, ...rest] = at.split(".");
  const shape = fields[name];
  if (next !== undefined && shape?.kind === "group") {
    const inner = isPart(value[name]) ? value[name] : {};
    return { ...value, [name]: changeItems(shape.fields, inner, { act, at: [next, ...rest].join("."), index }) };
  }
  if (shape?.kind !== "items") return value;
  const items = itemsOf(value[name]);
  if (next !== undefined) {
    const place = Number(next);
    const changed = items.map((item, each) =>
      each === place ? changeItems(shape.fields, item, { act, at: rest.join("."), index }) : item,
    );
    return { ...value, [name]: changed };
  }
  if (act === "add") return { ...value, [name]: [...items, readTyped(shape.fields, () => "")].slice(0, MAX_ITEMS) };
  if (act === "remove") return { ...value, [name]: items.filter((_, each) => each !== index) };
  return { ...value, [name]: swapped(items, index, act === "up" ? index - 1 : index + 1) };
}

/** Swaps two items of a list; returns it unchanged if one of them does not exist. */
export function swapped<T>(items: readonly T[], a: number, b: number): T[] {
  const [first, second] = [items[a], items[b]];
  if (first === undefined || second === undefined) return [...items];
  return items.map((item, index) => (index === a ? second : index === b ? first : item));
}
