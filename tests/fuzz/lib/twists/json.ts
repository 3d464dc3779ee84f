import type { Draft } from "../ask";
import * as odd from "../inputs/values";
import type { Random } from "../random";
import { JSON_TYPE, mayHaveBody, raw, type Twist, textOr } from "./twist";

const hasJson = ({ json }: Draft) => json !== undefined;

/** Mutations of the body of a call: its values, its structure, its bytes. */
export const inJson: Twist[] = [
  {
    name: "json-value",
    weight: 30,
    fits: hasJson,
    twist: (draft, random, surroundings) => {
      const value = random.chance(0.6) ? random.pick(odd.ODD_JSON) : textOr(random, surroundings);
      return { ...draft, json: replaceInJson(draft.json, value, random) };
    },
  },
  {
    name: "json-body",
    weight: 8,
    fits: (draft) => mayHaveBody(draft) && draft.path.startsWith("/api/"),
    twist: (draft, random) => raw(draft, JSON_TYPE, random.pick(odd.ODD_JSON_BODIES)),
  },
  {
    name: "json-bytes",
    weight: 3,
    fits: hasJson,
    twist: (draft, random) => {
      const text = Buffer.from(JSON.stringify(draft.json) ?? "");
      const cut = text.subarray(0, random.below(text.length + 1));
      return raw(
        draft,
        JSON_TYPE,
        random.pick([cut, Buffer.concat([text, Buffer.from([0xff, 0xfe])]), Buffer.from(text.toString(), "utf16le")]),
      );
    },
  },
];

type Step = string | number;

/** Every place in a value, including the value itself. */
function placesOf(value: unknown, here: Step[] = []): Step[][] {
  if (typeof value !== "object" || value === null) return [here];
  return [here, ...Object.entries(value).flatMap(([name, inner]) => placesOf(inner, [...here, name]))];
}

/** The value with one place replaced, removed, wrapped or extended. */
function replaceInJson(value: unknown, by: unknown, random: Random): unknown {
  const place = random.pick(placesOf(value));
  const way = random.next();
  if (way < 0.1 && place.length > 0) return changeAt(value, place, () => undefined);
  if (way < 0.2) return changeAt(value, place, (inner) => [inner, by]);
  if (way < 0.25) return changeAt(value, place, (inner) => ({ ...Object(inner), extra: by }));
  return changeAt(value, place, () => by);
}

function changeAt(value: unknown, [step, ...rest]: Step[], change: (inner: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((inner, at) => (String(at) === step ? changeAt(inner, rest, change) : inner));
  const entries = Object.entries(value as Record<string, unknown>);
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, name === step ? changeAt(inner, rest, change) : inner]),
  );
}
