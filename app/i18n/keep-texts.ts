import type { i18n } from "i18next";
import { remember } from "~/core/remember";
import { GAP } from "./fault";

/** i18next's own type lists the existing keys; this code only passes keys on. */
export type Translate = (key: string, ...options: unknown[]) => string;

/** Texts with values ("12 questions left") that each translate function caches, and the longest value that is cached. */
const MAX_FILLED = 1_000;
const MAX_VALUE_LENGTH = 60;

/**
 * Creates each translate function of an instance only once, and looks up each text only once if it has no values or the same short values.
 * A page asks for hundreds of texts, and i18next resolves each of them anew.
 */
export function keepTexts(instance: i18n): void {
  const make = instance.getFixedT.bind(instance) as unknown as (...names: unknown[]) => Translate;
  const made = new Map<string, Translate>();
  instance.getFixedT = ((...names: unknown[]) => {
    const name = names.join("|");
    const known = made.get(name) ?? keepTextsOf(make(...names));
    made.set(name, known);
    return known;
  }) as unknown as i18n["getFixedT"];
}

function keepTextsOf(translate: Translate): Translate {
  const texts = new Map<string, string>();
  const filled = remember(MAX_FILLED, (asked) => {
    const [key, values] = JSON.parse(asked);
    return translate(key, values);
  });
  const keeping: Translate = (key, ...options) => {
    const [values] = options;
    if (options.length === 1 && isShort(values)) return filled(JSON.stringify([key, values]));
    if (options.length > 0) return translate(key, ...options);
    const known = texts.get(key);
    if (known !== undefined) return known;
    const text = translate(key);
    // An unknown key may be any text, so it is not cached.
    if (text !== GAP) texts.set(key, text);
    return text;
  };
  return Object.assign(keeping, translate);
}

const isShort = (values: unknown) =>
  typeof values === "object" &&
  values !== null &&
  Object.values(values).every(
    (value) => typeof value === "number" || (typeof value === "string" && value.length <= MAX_VALUE_LENGTH),
  );
