import createClient from "openapi-fetch";

/** A call that was refused. `status` is that of the answer, `message` its words, `errors` has the fields that are wrong. */
export class KompasError extends Error {
  constructor(response, failure) {
    super(failure?.message ?? response.statusText);
    this.name = "KompasError";
    this.status = response.status;
    this.errors = failure?.errors ?? {};
    this.retryAfterSeconds = Number(response.headers.get("Retry-After")) || null;
  }
}

export function createKompas({ address, token, headers = {}, fetch = globalThis.fetch }) {
  return createClient({
    baseUrl: address.replace(/\/$/, ""),
    // Called by itself: a browser's fetch refuses to be the method of another object.
    fetch: (request) => fetch(request),
    headers: token ? { ...headers, Authorization: `Bearer ${token}` } : headers,
  });
}

export async function dataOf(asked) {
  const { data, error, response } = await asked;
  if (data === undefined) throw new KompasError(response, error);
  return data.data;
}

export async function* readFeed(kompas, feed, { since, limit } = {}) {
  let cursor = since;
  for (;;) {
    const part = await dataOf(kompas.GET(`/api/users/feed/${feed}`, { params: { query: { since: cursor, limit } } }));
    cursor = part.cursor;
    yield part;
    if (!part.hasMore) return;
  }
}
