import type { Client } from "openapi-fetch";
import type { paths, webhooks } from "./api.d.ts";

export type { components, paths, webhooks } from "./api.d.ts";

/** The calls by their paths: `kompas.GET("/api/users/me")`. Parameters, bodies and answers have the types of the API's description. */
export type Kompas = Client<paths, "application/json">;

export interface KompasOptions {
  /** Where Kompas is, such as "https://kompas.example". */
  address: string;
  /** An access token for another system, or that of someone who has signed in. Without one, only the calls that need none work. */
  token?: string | undefined;
  /** Headers of every call. */
  headers?: Record<string, string> | undefined;
  /** Sends a request; the usual `fetch` if it is left out. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
}

export declare function createKompas(options: KompasOptions): Kompas;

/** A call that was refused. `message` is for people, in the language of the token's maker. */
export declare class KompasError extends Error {
  readonly status: number;
  /** What is wrong, by field. */
  readonly errors: Record<string, string[]>;
  /** When another try makes sense, if the answer says so. */
  readonly retryAfterSeconds: number | null;
}

/** The data of an answer. Throws a `KompasError` if the call was refused. */
export declare function dataOf<T>(
  asked: Promise<{ data?: { data: T } | undefined; error?: unknown; response: Response }>,
): Promise<T>;

/** A message of a webhook: its `type` says which `data` it has. Check its signature before you read it. */
export type WebhookMessage = {
  [E in keyof webhooks]: webhooks[E]["post"] extends {
    requestBody?: { content: { "application/json": infer M } } | undefined;
  }
    ? M
    : never;
}[keyof webhooks];

type Feeds = {
  [P in keyof paths as P extends `/api/users/feed/${infer F}` ? F : never]: paths[P] extends {
    get: { responses: { 200: { content: { "application/json": { data: infer D } } } } };
  }
    ? D
    : never;
};

/**
 * The parts of a feed, from the start or from the cursor of the last part that was read. For each `key` of a part, delete your rows and add
 * those of the part that are not `removed`; then keep its `cursor`.
 */
export declare function readFeed<F extends keyof Feeds>(
  kompas: Kompas,
  feed: F,
  options?: { since?: string | undefined; limit?: number | undefined },
): AsyncGenerator<Feeds[F], void>;
