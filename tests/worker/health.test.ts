import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FRESH_MS } from "~/upkeep/watching/health.server";
import { change, rowsOf, tapped, withoutDatabase } from "../support/database";
import { send } from "../support/pages";
import { createTestContext, registerCompany, testEnv } from "../support/worker";

const MINUTE = 60_000;
const VERSION = "the-version-that-runs";

beforeEach(async () => {
  for (const table of ["heartbeats", "outbox"]) await change(`delete from ${table}`);
});
afterEach(() => vi.restoreAllMocks());

/** Asks on bindings of their own, so that no earlier check answers. Its line in the log goes to `lines`. */
async function ask(env: Partial<typeof testEnv> = {}, path = "/health", method = "GET") {
  const lines: Record<string, unknown>[] = [];
  vi.spyOn(console, "error").mockImplementation((line: string) => void lines.push(JSON.parse(line)));
  const response = await send(
    path,
    { method },
    { ...testEnv, ...env, VERSION: { id: VERSION, tag: "", timestamp: "" } },
  );
  vi.restoreAllMocks();
  const text = await response.text();
  return { response, status: response.status, text, health: text ? JSON.parse(text) : null, lines };
}

const WELL = {
  version: VERSION,
  status: "ok",
  settings: "ok",
  database: { read: "ok", write: "ok" },
  files: "ok",
  logs: "ok",
  clock: { status: "unknown", lastRunSeconds: null },
  mailQueue: { status: "ok", oldestSeconds: null },
};

it("a freshly deployed product is well, says nothing else, and is asked anew by every cache", async () => {
  const { status, health, response, lines } = await ask();
  expect([status, health, lines]).toEqual([200, WELL, []]);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("Content-Type")).toBe("application/json");
  for (const name of ["Strict-Transport-Security", "X-Content-Type-Options", "Content-Security-Policy"]) {
    expect(response.headers.get(name), name).not.toBeNull();
  }
});

it("the age of the last cron run and of the oldest waiting message are those of the rows", async () => {
  const ctx = createTestContext();
  const user = await registerCompany(ctx);
  await change("delete from outbox");
  const now = Date.now();
  const insert = (id: string, status: string, attempts: number, age: number, due: number) =>
    change(
      `insert into outbox (id, event_id, type, cause, user_id, channel, data, status, attempts, created_at, due_at)
       values (?, ?, 'x', 'x', ?, 'email', '{}', ?, ?, ?, ?)`,
      ...[id, id, user.id, status, attempts, now - age, now + due],
    );
  await insert("settled", "completed", 1, 900 * MINUTE, -MINUTE);
  // It waits on purpose: it has not been tried, and its time has not come.
  await insert("later", "pending", 0, 600 * MINUTE, 60 * MINUTE);
  await insert("fresh", "pending", 0, MINUTE, -1);
  await insert("again", "retrying", 2, 10 * MINUTE, 5 * MINUTE);
  await change("insert into heartbeats values ('cron', ?)", now - 2 * MINUTE);
  const { status, health } = await ask();
  expect(status).toBe(200);
  expect(health.clock).toEqual({ status: "ok", lastRunSeconds: expect.closeTo(120, -1) });
  expect(health.mailQueue).toEqual({ status: "ok", oldestSeconds: expect.closeTo(600, -1) });
  await change("update outbox set created_at = ? where id = 'again'", now - 31 * MINUTE);
  const old = await ask();
  expect([old.status, old.health.mailQueue.status]).toEqual([200, "late"]);
});

const LOCKED = { head: () => Promise.reject(new Error("R2 is away")) } as unknown as R2Bucket;
const NEVER = { head: () => new Promise(() => {}) } as unknown as R2Bucket;

it.each<[string, () => Partial<typeof testEnv>, object]>([
  ["a database that fails", () => withoutDatabase("fails"), { database: { read: "failing", write: "failing" } }],
  ["a database that hangs", () => withoutDatabase("hangs"), { database: { read: "failing", write: "failing" } }],
  [
    "a database that takes no write",
    () => tapped((query) => (/^insert/.test(query) ? "fail" : "run")),
    { database: { read: "ok", write: "failing" } },
  ],
  ["files that fail", () => ({ FILES: LOCKED }), { files: "failing" }],
  ["files that hang", () => ({ FILES: NEVER }), { files: "failing" }],
  ["a LOGS that fails", () => ({ LOGS: withoutDatabase("fails", "LOGS").LOGS }), { logs: "failing" }],
  ["a LOGS that hangs", () => ({ LOGS: withoutDatabase("hangs", "LOGS").LOGS }), { logs: "failing" }],
  ["a missing setting", () => ({ SECRET_KEY: "" }), { settings: "refused" }],
  ["a setting that is refused", () => ({ APP_URL: "http://kompas.test" }), { settings: "refused" }],
])("%s answers 503 and names that part, and the rest is well", async (_what, env, part) => {
  const { status, health, text, lines } = await ask(env());
  expect([status, health]).toEqual([503, { ...WELL, status: "failing", ...part, mailQueue: expect.anything() }]);
  expect(text).not.toMatch(/error|away|D1|SQL|malformed|SECRET|key/i);
  expect(lines).toEqual([expect.objectContaining({ level: "error", event: "health-failed" })]);
  const live = await ask(env(), "/health/live");
  expect([live.status, live.health, live.lines]).toEqual([200, { status: "ok", version: VERSION }, []]);
});

it("a clock that has stopped answers 503", async () => {
  await change("insert into heartbeats values ('cron', ?)", Date.now() - 21 * MINUTE);
  const { status, health } = await ask();
  expect([status, health.clock.status, health.database.write]).toEqual([503, "late", "ok"]);
});

it("however many ask at once, an isolate checks once in some seconds, and the table does not grow", async () => {
  let writes = 0;
  const env = tapped((query) => {
    if (/^insert into "heartbeats"/.test(query)) writes += 1;
    return "run";
  });
  const askMany = () =>
    Promise.all(
      Array.from({ length: 40 }, async () => {
        const response = await send("/health", {}, env);
        await response.body?.cancel();
        return response.status;
      }),
    );
  expect(new Set(await askMany())).toEqual(new Set([200]));
  await askMany();
  expect(writes).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, FRESH_MS + 100));
  await askMany();
  expect(writes).toBe(2);
  expect(await rowsOf("select name from heartbeats")).toEqual([{ name: "health" }]);
});

it("takes no other method, and no other path below it", async () => {
  for (const path of ["/health", "/health/live"]) {
    expect((await ask({}, path, "POST")).status).toBe(405);
    expect(await ask({}, path, "HEAD")).toMatchObject({ status: 200, text: "" });
  }
  vi.spyOn(console, "error").mockReturnValue();
  const response = await send("/health/x");
  await response.body?.cancel();
  expect(response.status).toBe(404);
});
