/** A schema's message that names a limit: the key of a text, and the number that stands in it as `max`. */
export const withMost = (key: string, max: number) => `${key} ${max}`;

/** What is said of a value that no form of ours sends, such as a file in place of a word: the schema gives no key for it. */
const INVALID = "api:failures.invalid";

/** A schema's message as `t` takes it: the key, and the values for its text. */
export function readMessage(message: string): [key: string, values: { max?: number }] {
  const [, key = INVALID, max] = /^([\w:.]+)(?: (\d+))?$/.exec(message) ?? [];
  return [key, max === undefined ? {} : { max: Number(max) }];
}
