import type { Draft, Field } from "../ask";
import { ODD_TEXTS } from "../inputs/values";
import type { Random } from "../random";

/** One way to mutate a request. */
export interface Twist {
  name: string;
  /** How often it is chosen, relative to the others. */
  weight: number;
  fits?: (draft: Draft) => boolean;
  twist: (draft: Draft, random: Random, surroundings: Surroundings) => Draft;
}

/** What the product is known to understand. */
export interface Surroundings {
  /** Names of fields and of query parameters. */
  names: string[];
  /** Existing ids of any owner. */
  ids: string[];
  cookieNames: string[];
}

export const hasForm = ({ form }: Draft) => form !== undefined;
export const hasFields = ({ form }: Draft) => (form?.length ?? 0) > 0;
export const mayHaveBody = ({ method }: Draft) => method !== "GET" && method !== "HEAD";

export const URLENCODED = "application/x-www-form-urlencoded";
export const JSON_TYPE = "application/json";

/** An odd text, or an existing id. */
export const textOr = (random: Random, { ids }: Surroundings) =>
  random.chance(0.1) ? random.pick(ids) : random.pick(ODD_TEXTS);

/** The request with these bytes as its body. */
export const raw = (draft: Draft, type: string | null, body: Buffer | string): Draft => ({
  ...draft,
  raw: { type, body: Buffer.from(body) },
});

export const withFields = (draft: Draft, fields: Field[]): Draft => ({ ...draft, form: fields });

/** The list with one of its items changed. */
export function replaceAt<T>(list: readonly T[], random: Random, change: (item: T) => T): T[] {
  const index = random.below(list.length);
  return list.map((item, at) => (at === index ? change(item) : item));
}
