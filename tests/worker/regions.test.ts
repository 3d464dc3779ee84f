import { createExecutionContext, createMessageBatch, createScheduledController, getQueueResult } from "cloudflare:test";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { issueTokens } from "~/foundation/identity/tokens.server";
import { outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import { outbox } from "~/foundation/notifications/tables";
import { type Context, createContext } from "~/platform/context";
import type { Bindings } from "~/platform/env";
import { dumpDatabase, rowsOf } from "../support/database";
import { cookieOf, entryOfWorker, ORIGIN, post, send, visit } from "../support/pages";
import { twoRegions, type World } from "../support/regions";
import { registerCompany, testEnv } from "../support/worker";
import { type Cast, createCast, fillCast } from "./isolation/actors";
import { CALLS } from "./isolation/calls";
import { PAGES } from "./isolation/pages";

let world: World;
let cast: Cast;

beforeAll(async () => {
  world = await twoRegions();
  cast = await createCast(world);
});

/** Everything that the region which the tests' helpers look at has: rows of both databases, and files. */
async function contentOf(): Promise<string> {
  const { objects } = await testEnv.FILES.list();
  return JSON.stringify([await dumpDatabase(), objects.map(({ key, etag }) => [key, etag])]);
}

const pages = Object.values(PAGES).flat();
const fill = (text: string, kind?: (typeof pages)[number]["kind"]) => fillCast(cast, text, kind);
const markersIn = (text: string) => Object.values(cast.markers).filter((marker) => text.includes(marker));

/** A call as it is sent with a token. */
function callAs(token: string, name: string, call: (typeof CALLS)[string][number]): Promise<Response> {
  const [method, path = ""] = name.split(" ");
  const filled = path.replace(/\{(\w+)\}/g, (_, param) => fill(call.params?.[param] ?? "nothing", call.kind));
  const headers = new Headers({ Authorization: `Bearer ${token}`, "Content-Type": "application/json" });
  const body = call.body === undefined ? undefined : fill(JSON.stringify(call.body), call.kind);
  return send(`/api${filled}?${fill(call.query ?? "", call.kind)}`, { method, headers, body }, world.env);
}

describe("two regions", () => {
  it("an administrator reads nothing of a company in the other one", async () => {
    const { cookie, token } = await world.elsewhere(async (ctx) => {
      const { id } = await registerCompany(ctx);
      await ctx.databaseOf({ region: 1 }).run(`update users set is_administrator = 1 where id = '${id}'`);
      const { accessToken } = await issueTokens(ctx, new Request(ORIGIN), id);
      return { cookie: await cookieOf(ctx, id), token: accessToken };
    });
    const read: string[] = [];
    const note = async (name: string, response: Response) => {
      const text = await response.text();
      if (markersIn(text).length > 0) read.push(`${name}: ${markersIn(text)}`);
      return response.status;
    };
    const statuses = new Set<number>();
    for (const { request, kind } of pages.filter(({ request }) => request.startsWith("GET"))) {
      statuses.add(
        await note(request, await visit(fill(request.slice("GET ".length), kind), { cookie, env: world.env })),
      );
    }
    for (const [name, calls] of Object.entries(CALLS).filter(([name]) => name.startsWith("GET"))) {
      for (const call of calls) statuses.add(await note(name, await callAs(token, name, call)));
    }
    expect(read).toEqual([]);
    // Their own pages they read.
    expect([...statuses]).toEqual(expect.arrayContaining([200, 404]));
    expect((await visit("/admin/companies", { cookie, env: world.env })).status).toBe(200);
  }, 120_000);

  it("whatever a company's owner sends writes nothing in the other one", async () => {
    const [own, other] = [await contentOf(), await world.elsewhere(contentOf)];
    const { id } = cast.users.owner;
    const sent: number[] = [];
    for (const { request, fields = {}, kind } of pages.filter(({ request }) => request.startsWith("POST"))) {
      const filled = Object.entries(fields).map(([name, value]): [string, string] => [name, fill(value, kind)]);
      const cookie = await cookieOf(world.here, id);
      sent.push((await post(fill(request.slice("POST ".length), kind), filled, { cookie, env: world.env })).status);
    }
    for (const [name, calls] of Object.entries(CALLS)) {
      const { accessToken } = await issueTokens(world.here, new Request(ORIGIN), id);
      for (const call of calls) sent.push((await callAs(accessToken, name, call)).status);
    }
    expect((await world.elsewhere(contentOf)) === other, "the other region has changed").toBe(true);
    expect((await contentOf()) === own, "nothing was written at all").toBe(false);
    expect(sent.filter((status) => status < 400).length).toBeGreaterThan(100);
  }, 120_000);

  it("a token of one opens nothing in the other, whatever region is written on it", async () => {
    const user = await registerCompany(world.here);
    const cookie = await cookieOf(world.here, user.id);
    const { accessToken } = await issueTokens(world.here, new Request(ORIGIN), user.id);
    const open = async (given: string, env = world.env) =>
      (await visit("/user/history?dialog=none", { cookie: given, env })).headers.get("Location");
    const call = async (token: string, env = world.env) => {
      const headers = { Authorization: `Bearer ${token}` };
      return (await send("/api/notifications", { headers }, env)).status;
    };
    const rename = (text: string, region: string) => text.replace(/^2\./, region);
    const sent = atob(decodeURIComponent(cookie.split("=")[1] ?? ""));
    expect(sent).toMatch(/^"2\.[\w-]{43}"$/);
    const renamed = (region: string) => `__Host-session=${encodeURIComponent(btoa(sent.replace("2.", region)))}`;
    expect([await open(cookie), await call(accessToken)]).toEqual([null, 200]);
    for (const region of ["", "1.", "3.", "22."]) {
      expect([region, await open(renamed(region)), await call(rename(accessToken, region))]).toEqual([
        region,
        expect.stringContaining("/login"),
        401,
      ]);
    }
    // An installation that has lost the region treats its users as signed out.
    expect([await open(cookie, testEnv), await call(accessToken, testEnv)]).toEqual([
      expect.stringContaining("/login"),
      401,
    ]);
  });
});

describe("cron and the queue with two regions", () => {
  const MINUTE = 60_000;
  const beats = () => rowsOf<{ name: string }>("select name from heartbeats where name = 'cron'");
  const jobs = () => rowsOf<{ name: string }>("select name from jobs where name = 'outbox'");
  const seen = async () => [(await beats()).length, (await jobs()).length];

  it("runs the jobs of each in turn", async () => {
    const { scheduled } = await entryOfWorker();
    const run = (scheduledTime: number) =>
      scheduled(
        createScheduledController({ scheduledTime: new Date(scheduledTime) }),
        world.env,
        createExecutionContext(),
      );
    expect([await world.elsewhere(seen), await seen()]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    await run(10 * MINUTE);
    expect([await world.elsewhere(seen), await seen()]).toEqual([
      [1, 1],
      [0, 0],
    ]);
    await run(11 * MINUTE);
    expect([await world.elsewhere(seen), await seen()]).toEqual([
      [1, 1],
      [1, 1],
    ]);
  }, 60_000);

  describe("a message", () => {
    let sent: unknown[];
    let env: Bindings;
    beforeEach(() => {
      sent = [];
      const queue = {
        ...world.env.NOTIFICATIONS,
        sendBatch: async (messages: Iterable<{ body: unknown }>) => {
          sent.push(...[...messages].map(({ body }) => body));
          return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
        },
      };
      env = { ...world.env, NOTIFICATIONS: queue };
    });

    /** A user with a notice that waits, and its message in the queue. */
    const noticeIn = async (ctx: Context) => {
      const user = await registerCompany(ctx);
      sent = [];
      const rows = outboxRows(ctx, { cause: "profile-updated", userId: user.id }).filter(
        ({ channel }) => channel === "inApp",
      );
      await ctx.db.insert(outbox).values(rows);
      await sendToQueue(ctx, rows);
      return { id: rows[0]?.id ?? "", body: sent[0] };
    };
    const statusOf = async (id: string) =>
      (await rowsOf<{ status: string }>("select status from outbox where id = ?", id))[0]?.status;
    const deliver = async (queue: string, bodies: unknown[]) => {
      const messages = bodies.map((body, index) => ({ id: `m${index}`, timestamp: new Date(), attempts: 1, body }));
      const batch = createMessageBatch(queue, messages);
      const execution = createExecutionContext();
      await (await entryOfWorker()).queue(batch, env, execution);
      return getQueueResult(batch, execution);
    };

    it("goes back to the region that has sent it, whatever else is in its batch", async () => {
      const first = await world.elsewhere(() => noticeIn(createContext(env)));
      const second = await noticeIn(createContext(env, undefined, { region: 2 }));
      expect([first.body, second.body]).toEqual([
        { v: 1, outboxId: first.id },
        { v: 1, outboxId: second.id, region: 2 },
      ]);
      const { explicitAcks } = await deliver("kompas-notifications", [second.body, first.body]);
      expect([...explicitAcks].sort()).toEqual(["m0", "m1"]);
      expect(await statusOf(second.id)).toBe("completed");
      expect(await world.elsewhere(() => statusOf(first.id))).toBe("completed");
      expect(await statusOf(first.id)).toBeUndefined();
    });

    it("that was delivered in vain is written down where it belongs", async () => {
      const { id, body } = await noticeIn(createContext(env, undefined, { region: 2 }));
      await deliver("kompas-notifications-dead", [body]);
      const letters = "select outbox_id from dead_letters where outbox_id = ?";
      expect(await rowsOf(letters, id)).toHaveLength(1);
      expect(await world.elsewhere(() => rowsOf(letters, id))).toHaveLength(0);
    });

    it("waits if its region is not bound", async () => {
      const { id, body } = await noticeIn(createContext(env, undefined, { region: 2 }));
      env = { ...testEnv, NOTIFICATIONS: env.NOTIFICATIONS };
      await expect(deliver("kompas-notifications", [body])).rejects.toThrow("The region 2 is not bound");
      expect(await statusOf(id)).toBe("pending");
    });
  });
});
