import { inject } from "vitest";

/** An address that takes posts and answers each with this status, or never; `read` returns what it was sent. */
export function receiverOf<T>(answer: number | "silent" = 200, name: string = crypto.randomUUID()) {
  const url = inject("receiverUrl");
  return {
    name,
    url: `${url}/${answer}/${name}`,
    read: async () => (await (await fetch(`${url}/${name}`)).json()) as T[],
    /** The same with the headers, as it came. */
    readPosts: async () =>
      (await (await fetch(`${url}/${name}/posts`)).json()) as { headers: Record<string, string>; text: string }[],
    /** What a redirect led to. */
    readFollowed: async () => (await (await fetch(`${url}/${name}-followed`)).json()) as T[],
  };
}
