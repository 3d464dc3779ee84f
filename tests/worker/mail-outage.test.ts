import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import { ANNOUNCEMENT } from "~/foundation/notifications/rules/announcements";
import type { Cause } from "~/foundation/notifications/rules/types";
import { urgencyOf } from "~/foundation/notifications/rules/urgency";
import { sealSecret } from "~/foundation/notifications/secrets.server";
import { outbox } from "~/foundation/notifications/tables";
import { mailHealth } from "~/foundation/notifications/waiting.server";
import { addAnnouncement } from "~/office/announcements/drafts.server";
import { startSending } from "~/office/announcements/send.server";
import { type Context, createContext } from "~/platform/context";
import { insertRows, runTogether } from "~/platform/d1/client";
import { writeDigests } from "~/upkeep/delivery/digest.server";
import { sweepOutbox } from "~/upkeep/delivery/sweep.server";
import { change, rowsOf } from "../support/database";
import type { Mood, Seen } from "../support/mail/moody-server";
import { resendAll } from "../support/rounds";
import { TestQueue } from "../support/test-queue";
import { createTestContext, registerCompany, reloadUser, testEnv, withoutQueue } from "../support/worker";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** A Monday, an hour before the weekly digests. */
const START = Date.UTC(2026, 10, 23, 6);
const PACE = { perSecond: 5, perMinute: 60 };
/** Mails on their way at once, which may overtake each other. */
const AT_ONCE = 4;

/** The product with a real mail server in place of the mailbox. */
const env = {
  ...testEnv,
  MAIL_TRANSPORT: "smtp",
  MAIL_SMTP_HOST: "127.0.0.1",
  MAIL_SMTP_PORT: String(inject("moodyPort")),
  MAIL_SMTP_SECURITY: "none",
  MAIL_PER_SECOND: String(PACE.perSecond),
  MAIL_PER_MINUTE: String(PACE.perMinute),
};

let queue: TestQueue;
/** The mails that were tried, and when. */
let tries: { at: number; id: string }[];
let logged: string[];
/** Whether the queue takes messages. */
let isQueueUp: boolean;
let people: CurrentUser[];
let admin: CurrentUser;

function connect(sending: Context["queue"], clock: () => number): Context {
  const ctx = createContext(env, clock);
  return {
    ...ctx,
    queue: {
      ...sending,
      sendBatch: (messages) =>
        isQueueUp ? sending.sendBatch(messages) : Promise.reject(new Error("queue unreachable")),
    },
    mailer: {
      send(mail) {
        tries.push({ at: clock(), id: mail.idempotencyKey });
        return ctx.mailer.send(mail);
      },
    },
    pause: async (ms) => {
      queue.now += ms;
    },
    log: (event) => void logged.push(event),
  };
}

async function server(mood?: Mood | "forget"): Promise<Seen> {
  const query = mood === "forget" ? "forget" : `mood=${mood ?? ""}`;
  return (await fetch(`${inject("moodyUrl")}?${query}`)).json();
}

beforeEach(async () => {
  [tries, logged, isQueueUp] = [[], [], true];
  await server("up");
  await server("forget");
  for (const table of [
    "outbox",
    "notices",
    "dead_letters",
    "mail_transports",
    "mail_resends",
    "digest_items",
    "announcements",
  ])
    await change(`delete from ${table}`);
  queue = new TestQueue(START, connect);
  const still = withoutQueue(createTestContext(() => START));
  people = [];
  for (let count = 0; count < 5; count += 1) people.push(await registerCompany(still));
  admin = { ...(await reloadUser(still, people[0]?.email ?? "")), isAdministrator: true };
  await change("update users set is_administrator = (id = ?)", admin.id);
  await change("delete from outbox");
});
afterEach(() => server("up"));
afterAll(() => server("up"));

/** Writes mails and hands them to the queue, as use cases do. */
async function happen(cause: Cause, count = 1, data: Record<string, string> = {}): Promise<string[]> {
  const ctx = queue.context();
  const rows = Array.from({ length: count }, (_, index) => {
    const user = people[index % people.length];
    return outboxRows(ctx, { cause, userId: user?.id ?? "", data });
  })
    .flat()
    .filter(({ channel }) => channel === "email");
  await runTogether(ctx.db, insertRows(ctx.db, outbox, rows));
  await sendToQueue(ctx, rows);
  return rows.map(({ id }) => id);
}
const askForCode = () => happen("recovery-code", 1, { code: sealSecret(queue.context(), "123456") });

/** Lets time pass: the queue delivers, and the clock runs the sweep every five minutes. */
async function pass(ms: number): Promise<void> {
  const end = queue.now + ms;
  for (;;) {
    const tick = Math.min(end, (Math.floor(queue.now / (5 * MINUTE)) + 1) * 5 * MINUTE);
    await queue.drain(tick);
    queue.now = Math.max(queue.now, tick);
    if (queue.now % (5 * MINUTE) < SECOND) await sweepOutbox(queue.context());
    if (queue.now >= end) return;
  }
}

const statuses = () =>
  rowsOf<{ status: string; error: string | null; n: number }>(
    "select status, last_error as error, count(*) as n from outbox where channel = 'email' group by status, last_error order by status, last_error",
  );
const completed = async () =>
  (await rowsOf<{ id: string }>("select id from outbox where channel = 'email' and status = 'completed'"))
    .map(({ id }) => id)
    .sort();
const urgencies = async (ids: string[]) => {
  const causes = new Map(
    (await rowsOf<{ id: string; cause: string }>("select id, cause from outbox")).map(({ id, cause }) => [id, cause]),
  );
  return ids.map((id) => urgencyOf(causes.get(id) ?? ""));
};

/** The most mails in one second, and in one minute, of the clock. */
function busiest(moments: number[], unit: number): number {
  const counts = new Map<number, number>();
  for (const at of moments) counts.set(Math.floor(at / unit), (counts.get(Math.floor(at / unit)) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

function expectPace(): void {
  const moments = tries.map(({ at }) => at);
  expect(busiest(moments, SECOND)).toBeLessThanOrEqual(PACE.perSecond);
  expect(busiest(moments, MINUTE)).toBeLessThanOrEqual(PACE.perMinute);
}

async function announce(): Promise<void> {
  const id = await addAnnouncement(queue.context(), admin, {
    type: "NEWSLETTER",
    audience: { companies: "all" },
    texts: { en: { title: "News", body: "News of the network" } },
  });
  expect(await startSending(queue.context(), admin, id)).toEqual({ ok: true });
}

describe("a day's outage of the mail server", () => {
  it("loses nothing but expired codes, sends nothing twice, tries rarely, and then sends the most urgent first at the pace", async () => {
    await server("closed");
    await change(
      "insert into digest_items (user_id, outbox_id, type, cause, data, created_at) select id, id, 'ASSESSMENT_PROGRESS', 'half-way', '{}', ? from users",
      START - HOUR,
    );
    await announce();
    for (let hour = 0; hour < 20; hour += 1) {
      if (hour < 4) people.push(await registerCompany(queue.context()));
      await happen("report-ready", 4, { assessmentId: "a", kind: "readiness" });
      await happen("deadline-near", 3, { kind: "readiness", dueOn: "2026-12-01", left: "3" });
      await happen("password-changed");
      await happen("address-link", 2);
      await askForCode();
      await pass(10 * MINUTE);
      if (hour === 1) await writeDigests(queue.context(), null);
      await pass(50 * MINUTE);
    }
    const health = await mailHealth(queue.context());
    expect(health).toMatchObject({ state: "open", lastError: expect.stringContaining("mail server") });
    expect(health.oldestWaitsMs).toBeGreaterThan(19 * HOUR);
    expect((await server()).mails).toEqual([]);
    expect((await server()).connections).toBe(tries.length);
    expect(tries.length).toBeGreaterThan(20);
    expect(tries.length).toBeLessThan(45);
    expect(logged.filter((event) => event === "dead-letter")).toEqual([]);
    const left = await statuses();
    expect(left).toContainEqual({ status: "skipped", error: "expired", n: 20 });
    expect(left.map(({ status }) => status)).not.toContain("failed");

    await server("up");
    // The mail that tried last waits for some seconds more than the others.
    const last = tries.at(-1)?.id ?? "";
    tries = [];
    await pass(HOUR + 5 * MINUTE);
    const first = tries[0]?.at ?? 0;
    const code = await askForCode();
    await pass(HOUR);
    expect(await statuses()).toEqual([
      { status: "completed", error: null, n: expect.any(Number) },
      { status: "skipped", error: "expired", n: 20 },
    ]);
    const { mails } = await server();
    const ids = mails.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(200);
    expect([...ids].sort()).toEqual(await completed());
    expect(new Set(ids).size).toBe(ids.length);
    const order = await urgencies(ids.filter((id) => id !== last && !code.includes(id)));
    expect(new Set(order)).toEqual(new Set([1, 2, 3, 4, 5]));
    for (const [place, urgency] of order.entries())
      if (place >= AT_ONCE) expect(urgency).toBeGreaterThanOrEqual(order[place - AT_ONCE] ?? 0);
    expectPace();
    // At 60 a minute, 48 of them for what goes to many.
    expect((tries.at(-2)?.at ?? 0) - first).toBeLessThan(10 * MINUTE);
    expect(await mailHealth(queue.context())).toMatchObject({ state: "closed", oldestWaitsMs: null, lastError: null });
    expect(await rowsOf("select id from dead_letters")).toEqual([]);
    expect(logged.filter((event) => event === "mail-transport-back")).toHaveLength(1);
  }, 300_000);

  it("of 38 seconds costs a sign-up no more than a minute or two", async () => {
    await server("off");
    const user = await registerCompany(queue.context());
    await pass(38 * SECOND);
    expect(await statuses()).toEqual([
      { status: "waiting", error: expect.stringContaining("could not be reached"), n: 1 },
    ]);
    await server("up");
    const before = queue.now;
    await pass(2 * MINUTE);
    expect((await server()).mails.map(({ to }) => to)).toEqual([user.email]);
    expect((tries.at(-1)?.at ?? 0) - before).toBeLessThan(90 * SECOND);
    expect(tries.length).toBeLessThanOrEqual(4);
    expect(await rowsOf("select id from dead_letters")).toEqual([]);
  });

  it("does not keep a code for its reader longer than it is good for; the next one arrives", async () => {
    await server("off");
    await askForCode();
    await pass(11 * MINUTE);
    expect(await statuses()).toEqual([{ status: "skipped", error: "expired", n: 1 }]);
    expect(await rowsOf("select data from outbox")).toEqual([{ data: "{}" }]);
    await server("up");
    await pass(HOUR);
    const [id] = await askForCode();
    await pass(5 * SECOND);
    expect((await server()).mails).toMatchObject([{ id }]);
  });

  it("ends after a day: what has waited for so long is given up, and goes out when the office sends it again", async () => {
    await server("closed");
    const early = await happen("report-ready", 3, { assessmentId: "a", kind: "readiness" });
    await pass(23 * HOUR);
    const late = await happen("deadline-near", 2, { kind: "readiness", dueOn: "2026-12-01", left: "" });
    await pass(2 * HOUR);
    const states = "select status, count(*) as n from outbox where channel = 'email' group by status order by status";
    expect(await rowsOf(states)).toEqual([
      { status: "failed", n: 3 },
      { status: "waiting", n: 2 },
    ]);
    expect(await rowsOf("select transport, retried_at as retried from dead_letters")).toEqual(
      Array(3).fill({ transport: `smtp 127.0.0.1:${env.MAIL_SMTP_PORT}`, retried: null }),
    );
    await server("up");
    await pass(HOUR + MINUTE);
    expect((await server()).mails.map(({ id }) => id).sort()).toEqual([...late].sort());
    expect(await resendAll(queue.context(), admin)).toBe(3);
    await pass(MINUTE);
    expect((await server()).mails.map(({ id }) => id).sort()).toEqual([...early, ...late].sort());
  }, 60_000);
});

describe("a mail server that comes and goes", () => {
  it("gets each mail once, whenever it is there", async () => {
    const all: string[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      await server(turn % 2 === 0 ? "closed" : "up");
      all.push(...(await happen("report-ready", 5, { assessmentId: "a", kind: "readiness" })));
      await pass(3 * MINUTE);
    }
    await server("up");
    await pass(HOUR);
    const { mails, connections } = await server();
    expect(mails.map(({ id }) => id).sort()).toEqual([...all].sort());
    expect(connections - mails.length).toBeLessThan(60);
    expect((await statuses()).map(({ status }) => status)).toEqual(["completed"]);
  }, 60_000);

  it.each([1, 2, 3])(
    "gets each mail once and in its pace, with moods and mails by chance (%i)",
    async (seed) => {
      let state = seed * 7919;
      const chance = (most: number) => {
        state = (state * 48_271) % 2_147_483_647;
        return state % most;
      };
      const causes: Cause[] = ["report-ready", "deadline-near", "password-changed", "address-link", "profile-updated"];
      const all: string[] = [];
      for (let turn = 0; turn < 25; turn += 1) {
        await server((["up", "closed", "throttle", "off"] as const)[chance(4)]);
        const cause = causes[chance(causes.length)] ?? "report-ready";
        all.push(...(await happen(cause, 1 + chance(12), { kind: "readiness", dueOn: "2026-12-01", left: "" })));
        await pass((1 + chance(40)) * MINUTE);
      }
      await server("up");
      await pass(2 * HOUR);
      const { mails } = await server();
      expect(mails.map(({ id }) => id).sort()).toEqual([...all].sort());
      expect((await statuses()).map(({ status }) => status)).toEqual(["completed"]);
      expectPace();
    },
    120_000,
  );

  it("that takes mails and drops its answer gets each at most twice, under one Message-ID, and loses none", async () => {
    await server("drop");
    const all = await happen("report-ready", 30, { assessmentId: "a", kind: "readiness" });
    await pass(3 * HOUR);
    const during = (await server()).mails.length;
    expect(during).toBeGreaterThan(3);
    expect(during).toBeLessThan(20);
    await server("up");
    await pass(3 * HOUR);
    const times = new Map<string, number>();
    for (const { id } of (await server()).mails) times.set(id, (times.get(id) ?? 0) + 1);
    expect([...times.keys()].sort()).toEqual([...all].sort());
    expect(Math.max(...times.values())).toBeLessThanOrEqual(2);
    expect([...times.values()].filter((count) => count === 2).length).toBeLessThanOrEqual(during);
  }, 60_000);

  it("that refuses one address keeps the others: the refusal is about that mail", async () => {
    await change("update users set email = 'unknown@example.org' where id = ?", people[1]?.id ?? "");
    await happen("report-ready", 5, { assessmentId: "a", kind: "readiness" });
    await pass(10 * SECOND);
    expect(await statuses()).toEqual([
      { status: "completed", error: null, n: 4 },
      { status: "failed", error: "The mail server answered 550 5.1.1 to RCPT", n: 1 },
    ]);
    expect(await mailHealth(queue.context())).toMatchObject({ state: "closed" });
  });
});

describe("a mail service that asks for a pause", () => {
  it("is not asked again before the time that it has named", async () => {
    const http = createContext(
      {
        ...testEnv,
        MAIL_TRANSPORT: "http",
        MAIL_HTTP_URL: `${inject("mailServiceUrl")}/slow/1200`,
        MAIL_HTTP_KEY: "a key",
      },
      () => queue.now,
    );
    const moments: number[] = [];
    queue = new TestQueue(START, (sending, clock) => ({
      ...http,
      clock,
      queue: sending,
      log: () => {},
      mailer: {
        send(mail) {
          moments.push(clock());
          return http.mailer.send(mail);
        },
      },
    }));
    await happen("report-ready", 10, { assessmentId: "a", kind: "readiness" });
    await pass(50 * MINUTE);
    expect(moments).toHaveLength(3);
    expect((moments[1] ?? 0) - (moments[0] ?? 0)).toBeGreaterThanOrEqual(20 * MINUTE);
    expect(new Set((await statuses()).map(({ status }) => status))).toEqual(new Set(["waiting"]));
  });
});

describe("an outage of the queue for an hour", () => {
  it("is made good within minutes, the most urgent first", async () => {
    isQueueUp = false;
    const ctx = queue.context();
    await happen("report-ready", 200, { assessmentId: "a", kind: "readiness" });
    await change(
      `insert into outbox (id, event_id, type, cause, user_id, channel, data, status, created_at, due_at)
       select 'entry-' || value, 'entry-' || value, 'PROFILE_UPDATED', 'profile-updated', ?, 'inApp', '{}', 'pending', ?, ? from json_each(?)`,
      admin.id,
      START,
      START + MINUTE,
      JSON.stringify(Array.from({ length: 2_000 }, (_, index) => index)),
    );
    await pass(59 * MINUTE);
    const alarms = await happen("password-changed", 3);
    expect(ctx.settings.MAIL_TRANSPORT).toBe("smtp");
    expect(tries).toEqual([]);
    isQueueUp = true;
    await pass(10 * MINUTE);
    const { mails } = await server();
    expect(mails).toHaveLength(203);
    // They were due for the second sweep only; until then they wait with the others.
    const places = alarms.map((id) => mails.findIndex((mail) => mail.id === id));
    expect(Math.max(...places)).toBeLessThan(203);
    expectPace();
    expect(await rowsOf("select count(*) as n from notices where id like 'entry-%'")).toEqual([{ n: 2_000 }]);
  }, 60_000);

  it("leaves announcements and digests behind a code that comes later", async () => {
    for (const { id } of people) await change("update users set wants_digest = 0 where id = ?", id);
    const many = await happen("report-ready", 1, { assessmentId: "a", kind: "readiness" });
    await change(
      `insert into outbox (id, event_id, type, cause, user_id, channel, data, status, created_at, due_at)
       select 'bulk-' || value, 'bulk-' || value, 'NEWSLETTER', '${ANNOUNCEMENT}', ?, 'email', '{"announcementId":"none"}', 'pending', ?, ? from json_each(?)`,
      admin.id,
      START,
      START,
      JSON.stringify(Array.from({ length: 500 }, (_, index) => index)),
    );
    await sweepOutbox(queue.context());
    const [code] = await askForCode();
    await pass(10 * SECOND);
    expect((await server()).mails.map(({ id }) => id)).toEqual([...many, code]);
  });
});
