import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Binding, openDatabase, splitStatements } from "../../../scripts/lib/database.mjs";

export interface Call {
  method: string;
  /** Without the query. */
  path: string;
  body: unknown;
}
interface Version {
  id: string;
  number: number;
  annotations: Record<string, string>;
  metadata: { created_on: string };
  /** What the upload said of bindings, limits and settings. */
  settings: Record<string, unknown>;
  modules: string[];
}
interface Share {
  version_id: string;
  percentage: number;
}
interface Worker {
  secrets: string[];
  versions: Version[];
  deployments: { id: string; created_on: string; annotations: Record<string, string>; versions: Share[] }[];
  settings: Record<string, unknown>;
  subdomain: { enabled: boolean; previews_enabled: boolean };
  schedules: string[];
}
/** An answer of the API: a result, or an error with its HTTP status. */
type Answer = { result: unknown } | { status: number; code: number; message: string } | null;

const ACCOUNT = "0123456789abcdef0123456789abcdef";
const error = (status: number, code: number, message: string): Answer => ({ status, code, message });

/**
 * A double of Cloudflare's API, as far as wrangler 4 and the deployment use it: it records each call, and keeps Workers with versions and
 * deployments, buckets, queues, zones and domains. Its databases are real local ones: one whose name ends in "-logs" is LOGS, any other DB. It is stricter than Cloudflare where Cloudflare is not
 * known to be lenient: a statement ends at a semicolon at the end of a line. It also answers `/health` as the deployed Worker would.
 */
export class CloudflareDouble {
  readonly account = ACCOUNT;
  readonly calls: Call[] = [];
  readonly buckets = new Set<string>();
  readonly queues = new Map<string, { id: string; consumers: Record<string, unknown>[] }>();
  readonly workers = new Map<string, Worker>();
  readonly domains = new Map<string, string>();
  readonly zones = new Set<string>();
  readonly records: { name: string; type: string; content: string }[] = [];
  readonly databases = new Map<string, string>();
  /** Ends a call with an error if it says so. */
  fails: (call: Call) => boolean = () => false;
  /** Whether a version answers `/health` well. */
  isHealthy: (version: Version) => boolean = () => true;
  #server: Server;
  #database: Awaited<ReturnType<typeof openDatabase>>;
  readonly #bookmarks: Record<Binding, number> = { DB: 1, LOGS: 1 };

  /** @param state folder of the database's files */
  static async start(state: string): Promise<CloudflareDouble> {
    const database = await openDatabase(state);
    const double = new CloudflareDouble(database);
    await new Promise<void>((resolve) => double.#server.listen(0, "127.0.0.1", resolve));
    return double;
  }

  private constructor(database: Awaited<ReturnType<typeof openDatabase>>) {
    this.#database = database;
    this.#server = createServer(async (request, response) => {
      const { status, body } = await this.#answer(request).catch((thrown: Error) => ({
        status: 500,
        body: JSON.stringify({
          success: false,
          errors: [{ code: 1, message: thrown.stack }],
          messages: [],
          result: null,
        }),
      }));
      response.writeHead(status, { "Content-Type": "application/json" }).end(body);
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The environment in which wrangler and the deployment speak to this instead of Cloudflare. */
  get env(): Record<string, string> {
    return {
      CLOUDFLARE_API_BASE_URL: `${this.url}/client/v4`,
      CLOUDFLARE_API_TOKEN: "a-token",
      KOMPAS_HEALTH_ORIGIN: this.url,
    };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    await this.#database.stop();
  }

  /** The rows of the last of the statements, in DB. */
  query(...statements: string[]) {
    return this.#database.run(...statements);
  }

  /** The calls that change something. */
  get writes(): Call[] {
    return this.calls.filter(({ method, path, body }) => {
      if (method === "GET") return false;
      if (!path.endsWith("/query")) return true;
      return !/^\s*SELECT\b/i.test((body as { sql: string }).sql);
    });
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body: string }> {
    const url = new URL(request.url ?? "/", this.url);
    if (url.pathname.startsWith("/health"))
      return this.#health(request.headers["cloudflare-workers-version-overrides"]);
    const body = await readBody(request);
    const path = url.pathname.replace("/client/v4", "");
    const call = { method: request.method ?? "GET", path, body };
    this.calls.push(call);
    const answer = this.fails(call)
      ? error(400, 10_000, "This call was made to fail.")
      : await this.#handle(call, url.searchParams);
    if (answer === null) return fault(404, 7000, `No route for ${call.method} ${path}`);
    if ("status" in answer) return fault(answer.status, answer.code, answer.message);
    const page = Array.isArray(answer.result) ? { result_info: pages(answer.result.length) } : {};
    return {
      status: 200,
      body: JSON.stringify({ success: true, errors: [], messages: [], result: answer.result, ...page }),
    };
  }

  /** The Worker's own answer: of the version that the override names if it has a share, else of the one with the largest. */
  #health(override: string | string[] | undefined): { status: number; body: string } {
    const [, name = [...this.workers.keys()][0] ?? "", wanted] = /^(.+)="(.+)"$/.exec(String(override ?? "")) ?? [];
    const worker = this.workers.get(name);
    const shares = worker?.deployments[0]?.versions ?? [];
    const share =
      shares.find(({ version_id: id }) => id === wanted) ?? shares.toSorted((a, b) => b.percentage - a.percentage)[0];
    const version = worker?.versions.find(({ id }) => id === share?.version_id);
    if (!version) return { status: 530, body: "{}" };
    const isWell = this.isHealthy(version);
    const database = { read: "ok", write: isWell ? "ok" : "failing" };
    const health = {
      status: isWell ? "ok" : "failing",
      settings: "ok",
      database,
      files: "ok",
      logs: "ok",
      version: version.id,
    };
    return { status: isWell ? 200 : 503, body: JSON.stringify(health) };
  }

  async #handle({ method, path, body }: Call, search: URLSearchParams): Promise<Answer> {
    const is = (wanted: string, pattern: RegExp) => (method === wanted ? pattern.exec(path) : null);
    const own = path.replace(`/accounts/${ACCOUNT}`, "");
    const isOwn = (wanted: string, pattern: RegExp) => (method === wanted ? pattern.exec(own) : null);
    if (is("GET", /^\/accounts$/)) return { result: [{ id: ACCOUNT, name: "A network" }] };
    if (is("GET", /^\/memberships$/)) return { result: [{ account: { id: ACCOUNT, name: "A network" } }] };
    if (is("GET", /^\/user$/)) return { result: { email: "operator@example.org" } };
    if (is("GET", /^\/zones$/)) {
      const name = search.get("name") ?? "";
      return { result: this.zones.has(name) ? [{ id: `zone-${name}`, name }] : [] };
    }
    if (is("GET", /^\/zones\/[^/]+\/dns_records$/)) {
      return { result: this.records.filter(({ name }) => name === search.get("name")) };
    }
    if (is("GET", /^\/zones\/[^/]+\/workers\/routes$/)) return { result: [] };
    const bucket = isOwn("GET", /^\/r2\/buckets\/([^/]+)$/);
    if (bucket)
      return this.buckets.has(bucket[1] ?? "") ? { result: { name: bucket[1] } } : error(404, 10_006, "No such bucket");
    if (isOwn("POST", /^\/r2\/buckets$/)) {
      const { name } = body as { name: string };
      this.buckets.add(name);
      return { result: { name } };
    }
    if (isOwn("POST", /^\/analytics_engine\/sql$/)) return { result: [] };
    return this.#queue(isOwn, body, search) ?? (await this.#d1(isOwn, body)) ?? this.#worker(isOwn, body, search);
  }

  #queue(is: Match, body: unknown, search: URLSearchParams): Answer {
    if (is("GET", /^\/queues$/)) {
      const names = search.getAll("name");
      const listed = [...this.queues].filter(([queue]) => names.length === 0 || names.includes(queue));
      return {
        result: listed.map(([queue_name, { id: queue_id, consumers }]) => ({ queue_name, queue_id, consumers })),
      };
    }
    if (is("POST", /^\/queues$/)) {
      const { queue_name: name } = body as { queue_name: string };
      this.queues.set(name, { id: randomUUID(), consumers: [] });
      return { result: { queue_name: name, settings: {} } };
    }
    const one = is("GET", /^\/queues\/([^/]+)\/consumers$/) ?? is("POST", /^\/queues\/([^/]+)\/consumers$/);
    const changed = is("PUT", /^\/queues\/([^/]+)\/consumers\/([^/]+)$/);
    const id = one?.[1] ?? changed?.[1];
    if (!id) return null;
    const queue = [...this.queues.values()].find((each) => each.id === id);
    if (!queue) return error(404, 11_000, "No such queue");
    if (is("GET", /./)) return { result: queue.consumers };
    const { script_name: script, ...rest } = body as { script_name: string };
    const consumer = { ...rest, script, type: "worker", consumer_id: changed?.[2] ?? randomUUID() };
    queue.consumers = [consumer];
    return { result: consumer };
  }

  async #d1(is: Match, body: unknown): Promise<Answer> {
    if (is("GET", /^\/d1\/database$/)) return { result: [...this.databases].map(([uuid, name]) => ({ uuid, name })) };
    if (is("POST", /^\/d1\/database$/)) {
      const { name } = body as { name: string };
      const uuid = randomUUID();
      this.databases.set(uuid, name);
      return { result: { uuid, name, created_in_region: "WEUR" } };
    }
    // Read replication.
    if (is("PUT", /^\/d1\/database\/[^/]+$/)) return { result: body };
    if (is("POST", /^\/d1\/database\/[^/]+\/time_travel\/restore$/)) {
      return { result: { bookmark: "b", previous_bookmark: "a", message: "" } };
    }
    const [, id = ""] = is("GET", /^\/d1\/database\/([^/]+)$/) ?? [];
    if (id) {
      const name = this.databases.get(id);
      return name ? { result: { uuid: id, name, file_size: 1 } } : error(404, 7404, "The database could not be found");
    }
    const [, ofBookmark = ""] = is("GET", /^\/d1\/database\/([^/]+)\/time_travel\/bookmark$/) ?? [];
    if (ofBookmark) {
      const number = String(this.#bookmarks[this.#bindingOf(ofBookmark)]).padStart(8, "0");
      return { result: { bookmark: `${number}-00000000-00004c6d-8e61117bf38d7adb71b934ebbf891683` } };
    }
    const [, asked = ""] = is("POST", /^\/d1\/database\/([^/]+)\/query$/) ?? [];
    if (!asked) return null;
    const binding = this.#bindingOf(asked);
    const { sql } = body as { sql: string };
    try {
      const statements = splitStatements(`${sql}\n`.replaceAll(/;[ \t]*\n/g, ";\n"));
      const results = await this.#database.runIn(binding)(...statements);
      if (!/^\s*SELECT\b/i.test(sql)) this.#bookmarks[binding] += 1;
      return {
        result: [{ results, success: true, meta: { duration: 1, rows_read: 1, rows_written: 1, size_after: 1 } }],
      };
    } catch (thrown) {
      return error(400, 7500, (thrown as Error).message);
    }
  }

  #bindingOf(id: string): Binding {
    return this.databases.get(id)?.endsWith("-logs") ? "LOGS" : "DB";
  }

  #worker(is: Match, body: unknown, search: URLSearchParams): Answer {
    if (is("GET", /^\/workers\/domains$/)) {
      const service = this.domains.get(search.get("hostname") ?? "");
      return { result: service ? [{ id: "1", hostname: search.get("hostname"), service }] : [] };
    }
    if (is("GET", /^\/workers\/subdomain$/)) return { result: { subdomain: "acme" } };
    const assets = is("POST", /^\/workers\/scripts\/([^/]+)\/assets-upload-session$/);
    if (assets) return { result: { jwt: "assets-are-here", buckets: [] } };
    const named = [
      is("GET", /^\/workers\/services\/([^/]+)$/),
      ...["GET", "PUT", "POST", "PATCH", "DELETE"].map((method) => is(method, /^\/workers\/scripts\/([^/]+)(\/.+)?$/)),
    ].find(Boolean);
    if (!named) return null;
    const [, name = "", rest = ""] = named;
    const worker = this.workers.get(name);
    if (is("PUT", /^\/workers\/scripts\/[^/]+$/) || is("POST", /^\/workers\/scripts\/[^/]+\/versions$/)) {
      return this.#upload(name, body as Upload, Boolean(is("PUT", /./)));
    }
    if (!worker) return error(404, 10_007, "This Worker does not exist on your account.");
    if (is("GET", /^\/workers\/services\//)) {
      return {
        result: {
          id: name,
          default_environment: {
            environment: "production",
            script: { tag: "t", tags: [], last_deployed_from: "wrangler" },
          },
        },
      };
    }
    const settings = body as Record<string, unknown>;
    // Each change of a secret makes a version, which is live at once.
    const [, secret = ""] = is("DELETE", /\/secrets\/([^/?]+)$/) ?? [];
    if (secret)
      return this.#changeSecrets(
        worker,
        worker.secrets.filter((each) => each !== secret),
      );
    switch (`${is("GET", /./) ? "GET" : "SET"} ${rest}`) {
      case "GET ":
        return { result: {} };
      case "GET /secrets":
        return { result: worker.secrets.map((secret) => ({ name: secret, type: "secret_text" })) };
      case "SET /secrets":
        return this.#changeSecrets(worker, [...worker.secrets, String(settings.name)]);
      case "GET /versions":
        return { result: { items: worker.versions } };
      case "GET /deployments":
        return { result: { deployments: worker.deployments } };
      case "SET /deployments":
        return this.#deploy(worker, settings as unknown as { versions: Share[]; annotations: Record<string, string> });
      case "GET /script-settings":
      case "GET /settings":
        return { result: { ...worker.settings, bindings: worker.versions[0]?.settings.bindings ?? [] } };
      case "SET /script-settings":
        Object.assign(worker.settings, settings);
        return { result: worker.settings };
      case "GET /schedules":
        return { result: { schedules: worker.schedules.map((cron) => ({ cron })) } };
      case "GET /subdomain":
        return { result: worker.subdomain };
      case "SET /subdomain":
        worker.subdomain = { enabled: Boolean(settings.enabled), previews_enabled: Boolean(settings.previews_enabled) };
        return { result: worker.subdomain };
      case "SET /schedules":
        worker.schedules = (body as { cron: string }[]).map(({ cron }) => cron);
        return { result: { schedules: body } };
      case "SET /domains/records":
        for (const { hostname } of settings.origins as { hostname: string }[]) this.domains.set(hostname, name);
        return { result: [] };
      default: {
        const version = worker.versions.find(({ id }) => rest === `/versions/${id}`);
        return version ? { result: version } : null;
      }
    }
  }

  #upload(name: string, { metadata, modules }: Upload, isDeployed: boolean): Answer {
    const existing = this.workers.get(name);
    if (!existing && !isDeployed) return error(404, 10_007, "This Worker does not exist on your account.");
    const worker = existing ?? this.addWorker(name, []);
    const version = addVersion(worker, metadata.annotations ?? {}, metadata, modules);
    if (isDeployed) this.#deploy(worker, { versions: [{ version_id: version.id, percentage: 100 }], annotations: {} });
    const resources = { script: { etag: "e" }, bindings: [] };
    return {
      result: { ...version, resources, startup_time_ms: 120, deployment_id: version.id, etag: "e", has_preview: false },
    };
  }

  /** A Worker without a version, as `wrangler secret put` makes it. */
  addWorker(name: string, secrets: string[]): Worker {
    const subdomain = { enabled: true, previews_enabled: true };
    const worker = { secrets, versions: [], deployments: [], settings: {}, subdomain, schedules: [] };
    this.workers.set(name, worker);
    return worker;
  }

  #changeSecrets(worker: Worker, secrets: string[]): Answer {
    worker.secrets = [...new Set(secrets)];
    const version = addVersion(worker, {}, worker.versions[0]?.settings);
    return this.#deploy(worker, { versions: [{ version_id: version.id, percentage: 100 }], annotations: {} });
  }

  #deploy(
    worker: Worker,
    { versions, annotations }: { versions: Share[]; annotations: Record<string, string> },
  ): Answer {
    const total = versions.reduce((sum, { percentage }) => sum + percentage, 0);
    const isKnown = versions.every(({ version_id: id }) => worker.versions.some((version) => version.id === id));
    if (total !== 100 || !isKnown) return error(400, 10_098, "These versions cannot be deployed.");
    const deployment = { id: randomUUID(), created_on: new Date().toISOString(), annotations, versions };
    worker.deployments.unshift(deployment);
    return { result: deployment };
  }
}

/** Another version of a Worker, such as the one that `wrangler secret put` makes. */
export function addVersion(
  worker: Worker,
  annotations: Record<string, string>,
  settings: Record<string, unknown> = {},
  modules: string[] = [],
): Version {
  const metadata = { created_on: new Date().toISOString() };
  const version = { id: randomUUID(), number: worker.versions.length + 1, annotations, metadata, settings, modules };
  worker.versions.unshift(version);
  return version;
}

type Match = (method: string, pattern: RegExp) => RegExpExecArray | null;
interface Upload {
  metadata: { annotations?: Record<string, string> } & Record<string, unknown>;
  modules: string[];
}

const pages = (count: number) => ({ page: 1, per_page: 100, count, total_count: count, total_pages: 1 });
const fault = (status: number, code: number, message: string) => ({
  status,
  body: JSON.stringify({ success: false, errors: [{ code, message }], messages: [], result: null }),
});

/** JSON as it is; of a Worker's upload its metadata and the names of its modules. */
async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const type = request.headers["content-type"] ?? "";
  if (bytes.length === 0) return null;
  if (!type.startsWith("multipart/form-data")) return JSON.parse(bytes.toString());
  const form = await new Response(bytes, { headers: { "Content-Type": type } }).formData();
  const metadata = form.get("metadata");
  const text = metadata instanceof File ? await metadata.text() : String(metadata ?? "{}");
  return { metadata: JSON.parse(text), modules: [...form.keys()].filter((key) => key !== "metadata") };
}
