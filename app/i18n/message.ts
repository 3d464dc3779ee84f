/** A schema's message that names a limit: the key of a text, and the number that stands in it as `max`. */
export const withMost = (key: string, max: number) => `${key} ${max}`;

/** A schema's message as `t` takes it: the key, and the values for its text. */
export function readMessage(message: string): [key: string, values: { max?: number }] {
  const [key = "", max] = message.split(" ");
  return [key, max === undefined ? {} : { max: Number(max) }];
}
