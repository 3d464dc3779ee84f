import { z } from "@hono/zod-openapi";
import type { Text } from "~/core/text";

type Named<K extends string, V> = Record<K | `${K}_French` | `${K}_Malay`, V>;

/** A text in the contract's form: English under `key`, the others under `key_French` and `key_Malay`. */
export function named<K extends string>(key: K, text: Text): Named<K, string> {
  return { [key]: text.en, [`${key}_French`]: text.fr, [`${key}_Malay`]: text.ms } as Named<K, string>;
}

/** The schema of the result of `named`, to spread into an object's shape. */
export function namedShape<K extends string>(key: K): Named<K, z.ZodString> {
  const text = z.string();
  return { [key]: text, [`${key}_French`]: text, [`${key}_Malay`]: text } as Named<K, z.ZodString>;
}
