import { createContext } from "~/platform/context";
import type { Bindings } from "~/platform/env";
import { listWith } from "~/platform/files/list-with";
import { checkCells } from "~/results/statistics/check-cells.server";
import { repeatErasures } from "~/upkeep/privacy/repeat-erasures.server";
import type { Binding } from "../lib/database.mjs";

interface Env extends Bindings {
  BACKUPS: R2Bucket;
  /** Only the script that started the Worker knows it. */
  PATHNAME: string;
}

/** What the scripts ask of a local state. Bytes are base64. */
export interface Asks {
  sql: [of: { database: Binding; statements: string[] }, answer: Record<string, unknown>[][]];
  get: [of: { bucket: Bucket; key: string }, answer: string | null];
  put: [
    of: { bucket: Bucket; key: string; bytes: string; contentType?: string; custom?: Record<string, string> },
    answer: null,
  ];
  list: [
    of: { bucket: Bucket; prefix: string; after: string | null },
    answer: { files: Listed[]; next: string | null },
  ];
  repeat: [cursor: string | null, answer: { did: Record<string, number>; cursor: string | null }];
  check: [nothing: null, answer: null];
}

export type Bucket = "FILES" | "BACKUPS";
export type Listed = { key: string; size: number; etag: string; contentType: string | null };

const act: { [K in keyof Asks]: (env: Env, given: Asks[K][0]) => Promise<Asks[K][1]> } = {
  sql: async (env, { database, statements }) => {
    const db = env[database];
    const answers = await db.batch<Record<string, unknown>>(statements.map((each) => db.prepare(each)));
    return answers.map(({ results }) => results);
  },
  get: async (env, { bucket, key }) => {
    const object = await env[bucket].get(key);
    return object && Buffer.from(await object.arrayBuffer()).toString("base64");
  },
  put: async (env, { bucket, key, bytes, contentType, custom }) => {
    const httpMetadata = contentType ? { contentType } : undefined;
    await env[bucket].put(key, Buffer.from(bytes, "base64"), { httpMetadata, customMetadata: custom });
    return null;
  },
  list: async (env, { bucket, prefix, after }) => {
    const page = await listWith(env[bucket], "httpMetadata", { prefix, after });
    const files = page.objects.map(({ key, size, etag, httpMetadata }) => {
      return { key, size, etag, contentType: httpMetadata?.contentType ?? null };
    });
    return { files, next: page.truncated ? (files.at(-1)?.key ?? null) : null };
  },
  repeat: (env, cursor) => repeatErasures(createContext(env), cursor),
  check: async (env) => {
    await checkCells(createContext(env));
    return null;
  },
};

/** A Worker for restores and drills: the local databases and files, and the use cases that follow a restore. */
export default {
  async fetch(request, env) {
    const [, path, name] = new URL(request.url).pathname.split("/");
    if (path !== env.PATHNAME || !(name && name in act)) return new Response(null, { status: 404 });
    try {
      const run = act[name as keyof Asks] as (env: Env, given: unknown) => Promise<unknown>;
      return Response.json(await run(env, await request.json()));
    } catch (error) {
      return new Response((error instanceof Error && error.message) || String(error), { status: 422 });
    }
  },
} satisfies ExportedHandler<Env>;
