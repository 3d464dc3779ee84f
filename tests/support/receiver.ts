import { inject } from "vitest";

/** An address that takes posts and answers each with this status, or never; `read` returns what it was sent. */
export function receiverOf<T>(answer: number | "silent" = 200) {
  const name = crypto.randomUUID();
  const url = inject("receiverUrl");
  return {
    url: `${url}/${answer}/${name}`,
    read: async () => (await (await fetch(`${url}/${name}`)).json()) as T[],
  };
}
