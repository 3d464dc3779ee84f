/** A schema message with a limit: the key of a text, and the number that fills in its `max`. */
export const withMost = (key: string, max: number) => `${key} ${max}`;

/** The text for a value that none of our forms sends, such as a file instead of a word. The schema gives no key for it. */
const INVALID = "api:failures.invalid";

/** Splits a schema message into the arguments of `t`: the key, and the values for its text. */
export function readMessage(message: string): [key: string, values: { max?: number }] {
  const [, key = INVALID, max] = /^([\w:.]+)(?: (\d+))?$/.exec(message) ?? [];
  return [key, max === undefined ? {} : { max: Number(max) }];
}
