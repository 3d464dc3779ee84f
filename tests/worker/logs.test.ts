import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getSecurity } from "~/account/password/own-sessions.server";
import { securityEvent } from "~/foundation/identity/security-events.server";
import type { CurrentUser, SessionUser } from "~/foundation/identity/session.server";
import { NOBODY } from "~/foundation/identity/visitor.server";
import { notifyOnceADay, outboxInserts, outboxRows } from "~/foundation/notifications/outbox.server";
import { type Context, createContext } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { deliverRows } from "~/upkeep/delivery/deliver.server";
import { sweepOutbox } from "~/upkeep/delivery/sweep.server";
import { EVENTS_STAY_MS, moveToLogs, SETTLED_STAY_MS } from "~/upkeep/maintenance/move-to-logs.server";
import { eraseRows } from "~/upkeep/privacy/erase-rows.server";
import { change, createFaultyContext, rowsOf, withoutDatabase } from "../support/database";
import { runEveryJob } from "../support/jobs";
import { cookieOf, ORIGIN, send } from "../support/pages";
import { createTestContext, registerCompany, testEnv, withoutQueue } from "../support/worker";

const DAY = 24 * 60 * 60 * 1000;
let now = Date.UTC(2026, 5, 1);
const clock = () => now;
const ctx = withoutQueue(createTestContext(clock));
let user: CurrentUser;

beforeEach(async () => {
  for (const table of ["outbox", "notifications", "security_events", "notices", "settled_messages", "security_log"]) {
    await change(`delete from ${table}`);
  }
  user = await registerCompany(ctx);
  await change("delete from outbox");
});
afterEach(() => vi.restoreAllMocks());

/** Tells the user that a passkey was added, by mail and in the bell. Returns the ids of the rows. */
async function tell(): Promise<string[]> {
  const rows = outboxRows(ctx, { cause: "passkey-added", userId: user.id, data: { name: "Key" } });
  await runTogether(ctx.db, outboxInserts(ctx, rows));
  return rows.map(({ id }) => id);
}

const statusOf = () => rowsOf("select channel, status, attempts from outbox order by channel");
const idsIn = async (table: string) =>
  (await rowsOf<{ id: string }>(`select id from ${table} order by id`)).map(({ id }) => id);

describe.each(["fails", "hangs"] as const)("while LOGS %s", (how) => {
  const env = withoutDatabase(how, "LOGS");
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

  it("pages answer; the bell has no number, and every other part of the page is there", async () => {
    const cookie = await cookieOf(createTestContext(), user.id);
    for (const path of ["/user/history", "/user/security", "/user/profile"]) {
      const answer = await send(path, { headers: { Cookie: cookie } }, env);
      const html = await answer.text();
      expect([path, answer.status]).toEqual([path, 200]);
      expect(html).toContain(user.username);
      expect(html).not.toContain("bell-count");
    }
  }, 30_000);

  it("a form is saved", async () => {
    const headers = { Cookie: await cookieOf(createTestContext(), user.id), Origin: ORIGIN };
    const body = new URLSearchParams({ from: "nothing" });
    const answer = await send("/user/history", { method: "POST", headers, body }, env);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, expect.stringMatching(/^\/[\w-]{43}/)]);
  });
});

describe("a notice", () => {
  it("waits while LOGS is away, without losing an attempt, and comes once when LOGS is back", async () => {
    const ids = await tell();
    const away = withoutQueue(createContext(withoutDatabase("fails", "LOGS"), clock));
    for (let time = 0; time < 6; time += 1) {
      await deliverRows(away, ids);
      now += 5 * 60_000;
    }
    expect(await statusOf()).toEqual([
      { channel: "email", status: "completed", attempts: 1 },
      { channel: "inApp", status: "pending", attempts: 0 },
    ]);
    expect(await rowsOf("select id from dead_letters")).toEqual([]);
    // The sweep hands it over again.
    expect((await sweepOutbox(ctx)).did.sent).toBe(1);
    for (let time = 0; time < 2; time += 1) await deliverRows(ctx, ids);
    expect(await rowsOf("select user_id, cause from notices")).toEqual([{ user_id: user.id, cause: "passkey-added" }]);
    expect(await statusOf()).toMatchObject([{ status: "completed" }, { status: "completed" }]);
  });

  it("is written once, whichever statement of its delivery fails or loses its answer", async () => {
    for (const fate of ["fail", "lose"] as const) {
      for (let at = 1; ; at += 1) {
        await tell();
        const pending = "select id from outbox where channel = 'inApp' and status = 'pending'";
        const [{ id: inApp = "" } = {}] = await rowsOf<{ id: string }>(pending);
        const { ctx: faulty, sent } = createFaultyContext(at, fate, clock, { countsLogs: true });
        await deliverRows(withoutQueue(faulty), [inApp]).catch(() => {});
        for (let time = 0; time < 3; time += 1) {
          now += 61_000;
          await deliverRows(ctx, [inApp]);
        }
        expect(await idsIn("notices"), `${fate} ${at}`).toContain(inApp);
        expect(await rowsOf("select status from outbox where id = ?", inApp)).toEqual([{ status: "completed" }]);
        if (sent() < at) break;
      }
    }
  });

  it("is taken away again if its user is erased while it is written", async () => {
    const ids = await tell();
    const LOGS = overtaken(() => eraseRows(ctx, user, "account"));
    await deliverRows(withoutQueue(createContext({ ...testEnv, LOGS }, clock)), ids);
    expect(await idsIn("notices")).toEqual([]);
  });
});

/** LOGS, with `act` run once before the first batch that writes a notice. */
function overtaken(act: () => Promise<unknown>): D1Database {
  let [isNext, isDone] = [false, false];
  const db = testEnv.LOGS;
  return {
    prepare: (query: string) => {
      isNext ||= query.startsWith('insert into "notices"');
      return db.prepare(query);
    },
    batch: async <T>(statements: D1PreparedStatement[]) => {
      if (isNext && !isDone) {
        isDone = true;
        await act();
      }
      return db.batch<T>(statements);
    },
  } as unknown as D1Database;
}

describe("what is settled", () => {
  it("moves after the days in which its event may be written again, with all that it says; what waits stays", async () => {
    const ids = await tell();
    await deliverRows(ctx, ids);
    const [waiting = ""] = await tell();
    const columns = "id, event_id, type, cause, user_id, channel, data, status, attempts, last_error, created_at";
    const before = await rowsOf(`select ${columns} from outbox where status = 'completed' order by id`);
    now += SETTLED_STAY_MS - 1;
    await moveToLogs(ctx);
    expect(await idsIn("settled_messages")).toEqual([]);
    now += 1;
    expect((await moveToLogs(ctx)).cursor).toBeNull();
    expect(await rowsOf(`select ${columns} from settled_messages order by id`)).toEqual(before);
    expect(await idsIn("outbox")).toContain(waiting);
    expect(await rowsOf("select id from outbox where status = 'completed'")).toEqual([]);
  });

  it("counts an event once for as long as a cause may write it again", async () => {
    for (let time = 0; time < 3; time += 1) {
      await notifyOnceADay(ctx, "sign-up-repeated", user.id);
      const ids = await idsIn("outbox");
      await deliverRows(ctx, ids);
      now += 3_000;
      await moveToLogs(ctx);
    }
    expect(await rowsOf("select distinct event_id from outbox")).toHaveLength(1);
  });

  it("is moved once, and nothing is lost, whichever statement fails or loses its answer", async () => {
    for (const fate of ["fail", "lose"] as const) {
      for (let at = 1; ; at += 1) {
        await change("delete from settled_messages");
        await deliverRows(ctx, await tell());
        const before = await idsIn("outbox");
        now += SETTLED_STAY_MS;
        const { ctx: faulty, sent } = createFaultyContext(at, fate, clock, { countsLogs: true });
        await moveToLogs(faulty).catch(() => {});
        const both = [...(await idsIn("outbox")), ...(await idsIn("settled_messages"))];
        expect([...new Set(both)].sort(), `${fate} ${at}`).toEqual(before);
        await moveToLogs(ctx);
        expect([await idsIn("outbox"), await idsIn("settled_messages")]).toEqual([[], before]);
        if (sent() < at) break;
      }
    }
  });

  it("includes notices and runs of the previous release, announcements with their titles", async () => {
    await change(
      `insert into announcements (id, type, audience, texts, state, created_by, created_at, sent_at)
       values ('A', 'NEWSLETTER', '{"companies":"all"}', '{"en":{"title":"News","body":"x"},"fr":{"title":"Nouvelles","body":"x"}}', 'sent', ?, 1, 1)`,
      user.id,
    );
    const add = "insert into notifications values (?, ?, 'NEWSLETTER', ?, ?, ?, ?)";
    await change(add, "N1", user.id, "announcement", '{"announcementId":"A"}', now - 2, null);
    await change(add, "N2", user.id, "passkey-added", '{"name":"Key \\"1\\""}', now - 1, now);
    await moveToLogs(ctx);
    expect(await rowsOf("select id, data, created_at, read_at from notices order by id")).toEqual([
      {
        id: "N1",
        created_at: now - 2,
        read_at: null,
        data: JSON.stringify({ announcementId: "A", titleEn: "News", titleFr: "Nouvelles", titleMs: "News" }),
      },
      { id: "N2", data: '{"name":"Key \\"1\\""}', created_at: now - 1, read_at: now },
    ]);
    expect(await idsIn("notifications")).toEqual([]);
    await change("delete from announcements");
  });
});

describe("security events", () => {
  const note = () => runTogether(ctx.db, [securityEvent(ctx, "password-changed", user.id, NOBODY)]);

  it("move after a day, and the page shows all of them, newest first", async () => {
    await note();
    now += EVENTS_STAY_MS;
    await note();
    await moveToLogs(ctx);
    expect([await idsIn("security_events"), await idsIn("security_log")].map(({ length }) => length)).toEqual([1, 1]);
    const events = async (context: Context) =>
      (await getSecurity(context, { ...user, sessionId: "x" } as SessionUser)).events.map(({ at }) => at);
    expect(await events(ctx)).toEqual([now, now - EVENTS_STAY_MS]);
    vi.spyOn(console, "error").mockImplementation(() => {});
    expect(await events(createContext(withoutDatabase("fails", "LOGS"), clock))).toEqual([now]);
  });

  it("are kept for a year in LOGS, as the security policy says", async () => {
    await note();
    const written = now;
    now = written + 364 * DAY;
    await runEveryJob(ctx);
    expect(await rowsOf("select at from security_log")).toContainEqual({ at: written });
    now = written + 365 * DAY;
    await runEveryJob(ctx);
    expect(await rowsOf("select at from security_log where at = ?", written)).toEqual([]);
  });
});
