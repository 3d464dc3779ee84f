import { LANGUAGES } from "../../../core/language";
import { oneLine } from "../../../core/typed-text";
import type { Fields, Json, EditedFields, Shape } from "./shapes";
import { isPart, itemsOf } from "./walk";

/** What a form gives for the field of a name, or null for a field that it does not have. */
export type Given = (name: string) => string | null;

/** Most items of a list of a form; its addresses have no more digits. */
const MAX_ITEMS = 100;

/**
 * What a form says of a thing, cleaned as every line of text is, whether it is complete or not: what is wrong with it is for the checks to say.
 * What was left empty and may be is left out.
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

/** A figure as a number; what is none stays as it was typed, for the checks to find and for whoever typed it. */
function toNumber(text: string): Json {
  return /^-?\d{1,15}(\.\d{1,10})?$/.test(text) ? Number(text) : text;
}

/** Whether nothing in it was filled in; a choice that has to stand at something says nothing. */
function isBlank(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === "" || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  if (!isPart(value)) return false;
  return Object.entries(value).every(([name, field]) => name === "selection" || isBlank(field));
}

/** What can be done to an item of a list inside a thing. */
export type ItemAct = { act: "add" | "up" | "down" | "remove"; at: string; index: number };

/** The thing with an item more, one less, or two the other way round. A list of the name has to be there, or be one that may be. */
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

/** A list with two of its items the other way round; as it was where one of them is not there. */
export function swapped<T>(items: readonly T[], a: number, b: number): T[] {
  const [first, second] = [items[a], items[b]];
  if (first === undefined || second === undefined) return [...items];
  return items.map((item, index) => (index === a ? second : index === b ? first : item));
}
