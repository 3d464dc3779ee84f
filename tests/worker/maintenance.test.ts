import { beforeEach, describe, expect, it } from "vitest";
import { JOBS } from "~/entries/jobs";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { runDue } from "~/upkeep/maintenance/run-due.server";
import { change, dumpDatabase, rowsOf } from "../support/database";
import { runEveryJob } from "../support/jobs";
import { createTestContext, registerCompany, withoutQueue } from "../support/worker";

const NOW = Date.UTC(2026, 5, 1);
const YEAR = 365 * 24 * 60 * 60_000;
let ctx: Context;
let user: CurrentUser;
let handedOver: string[];

beforeEach(async () => {
  handedOver = [];
  const still = withoutQueue(createTestContext(() => NOW));
  user = await registerCompany(still);
  const sendBatch: Context["queue"]["sendBatch"] = async (messages) => {
    handedOver.push(...[...messages].map(({ body }) => ("outboxId" in body ? body.outboxId : JSON.stringify(body))));
    return still.queue.sendBatch([]);
  };
  ctx = { ...still, queue: { ...still.queue, sendBatch } };
  for (const table of ["outbox", "rate_limits", "sessions", "jobs"]) await change(`delete from ${table}`);
});

/** The tables whose rows expire, with the statement that inserts a row expiring at a given time. */
const EXPIRING: [table: string, insert: string][] = [
  ["sessions", "insert into sessions select 'P' || ?1 || '-' || n, 'browser', ?2, '', '', '', '', 1, 1, ?1 from N"],
  ["refresh_tokens", "insert into refresh_tokens select 'P' || ?1 || '-' || n, 's' || ?2, ?1, null from N"],
  ["known_devices", "insert into known_devices select ?2, 'P' || ?1 || '-' || n, ?1 from N"],
  ["recoveries", "insert into recoveries select 'P' || ?1 || '-' || n, ?2, '', '', 0, 1, 1, ?1, null, null from N"],
  [
    "security_events",
    `insert into security_events select 'P' || ?1 || '-' || n, ?2, '', '', '', '', ?1 - ${YEAR} from N`,
  ],
  ["spent_tokens", "insert into spent_tokens select 'P' || ?1 || '-' || n, ?1 from N where ?2 <> ''"],
  ["rate_limits", "insert into rate_limits select 'P' || ?1 || '-' || n, 1, ?1 from N where ?2 <> ''"],
];
const fill = async (insert: string, count: number, expiresAt: number) => {
  const numbers = `with recursive N(n) as (select 1 union all select n + 1 from N where n < ${count}) `;
  await change(numbers + insert, expiresAt, user.id);
};
/** The session of the refresh tokens; it outlives every test. */
const startSession = () =>
  change("insert into sessions values ('s' || ?1, 'api', ?1, '', '', '', '', 1, 1, ?2)", user.id, NOW * 2);
const countOf = async (table: string) => (await rowsOf<{ n: number }>(`select count(*) as n from ${table}`))[0]?.n ?? 0;

describe("scheduled maintenance", () => {
  it("deletes bell entries after 12 months, read or not, and no sooner", async () => {
    const day = 24 * 60 * 60 * 1000;
    const add = "insert into notifications select 'N' || ?1 || n, ?2, 'NEWSLETTER', 'x', '{}', ?1, null from N";
    await fill(add, 3, NOW - 365 * day);
    await fill(add, 2, NOW - 364 * day);
    await runEveryJob(ctx);
    expect(await countOf("notifications")).toBe(2);
    await change("delete from notifications");
  });

  it.each(EXPIRING)("deletes from %s what has expired and nothing else", async (table, insert) => {
    if (table === "refresh_tokens") await startSession();
    await fill(insert, 3, NOW);
    await fill(insert, 2, NOW - 1000);
    await fill(insert, 4, NOW + 1);
    await runEveryJob(ctx);
    const left = await rowsOf<Record<string, unknown>>(`select * from ${table}`);
    expect(left).toHaveLength(4);
    for (const row of left) {
      expect(Object.values(row)).toContain(table === "security_events" ? NOW + 1 - YEAR : NOW + 1);
    }
    await change(`delete from ${table}`);
  });

  it.each(EXPIRING)(
    "processes a bounded part of %s at a time, and the rest in the next runs",
    async (table, insert) => {
      if (table === "refresh_tokens") await startSession();
      await fill(insert, 5250, NOW - 1);
      const logged: unknown[] = [];
      const watched: Context = { ...ctx, log: (event, fields) => event === "job" && logged.push(fields?.deleted) };
      const left = [];
      for (let run = 1; run <= 2; run += 1) {
        await runEveryJob(watched);
        left.push(await countOf(table));
      }
      expect(left).toEqual([250, 0]);
      expect(logged).toEqual([5000, 250]);
    },
  );

  it("changes nothing when nothing is due, and makes one database trip", async () => {
    await startSession();
    for (const [, insert] of EXPIRING) await fill(insert, 3, NOW + 1);
    const dump = () => dumpDatabase({ without: ["jobs"] });
    const before = await dump();
    await runEveryJob(ctx);
    expect(await dump()).toEqual(before);
    const cost = { ...ctx.cost };
    await runDue(ctx, JOBS);
    expect(ctx.cost.rowsWritten - cost.rowsWritten).toBe(0);
    expect(ctx.cost.trips - cost.trips).toBe(1);
    expect(handedOver).toEqual([]);
  });

  it("deletes settled messages and records of failures and runs after 12 months, but never a waiting message", async () => {
    const add = (status: string, at: number) =>
      fill(
        `insert into outbox (id, event_id, type, user_id, channel, data, status, created_at, due_at)
         select '${status}' || ?1 || n, 'e' || n, 'NEWSLETTER', ?2, '${status === "failed" ? "email" : "inApp"}' || ?1, '{}', '${status}', ?1, ${NOW * 2} from N`,
        1,
        at,
      );
    for (const status of ["completed", "pending", "failed", "waiting"]) {
      await change("update outbox set event_id = id");
      await add(status, NOW - YEAR);
      await change("update outbox set event_id = id");
      await add(status, NOW - YEAR + 1);
    }
    const [dead] = await rowsOf<{ id: string }>("select id from outbox where status = 'failed' order by created_at");
    for (const [id, outboxId, at] of [
      ["of-outbox", dead?.id ?? "", NOW],
      ["old", null, NOW - YEAR],
      ["young", null, NOW - YEAR + 1],
    ] as const) {
      const letter =
        "insert into dead_letters (id, outbox_id, body, reason, received_at) values (?, ?, '{}', 'unreadable', ?)";
      await change(letter, id, outboxId, at);
      await change("insert into job_runs values (?, 'x', ?, ?, 'done', '{}', null)", id, at, at);
    }
    await runEveryJob(ctx);
    expect(await rowsOf("select status, created_at = ? as old from outbox order by 1, 2", NOW - YEAR)).toEqual([
      { status: "completed", old: 0 },
      { status: "failed", old: 0 },
      { status: "pending", old: 0 },
      { status: "pending", old: 1 },
      { status: "waiting", old: 0 },
      { status: "waiting", old: 1 },
    ]);
    expect(await rowsOf("select id from dead_letters order by 1")).toEqual([{ id: "young" }]);
    expect(await rowsOf("select id from job_runs where job = 'x' order by 1")).toEqual([
      { id: "of-outbox" },
      { id: "young" },
    ]);
    for (const table of ["dead_letters", "job_runs"]) await change(`delete from ${table}`);
  });

  it("deletes support questions 24 months after they were asked, once they are answered", async () => {
    const add = (id: string, at: number, answeredAt: number | null) =>
      change(
        "insert into support_tickets values (?, ?, 'report', 'Which?', null, null, ?, ?)",
        id,
        user.id,
        at,
        answeredAt,
      );
    await add("answered", NOW - 2 * YEAR, NOW);
    await add("younger", NOW - 2 * YEAR + 1, NOW);
    await add("open", NOW - 2 * YEAR, null);
    await runEveryJob(ctx);
    expect(await rowsOf("select id from support_tickets order by id")).toEqual([{ id: "open" }, { id: "younger" }]);
    await change("delete from support_tickets");
  });

  it("lets lost mails wait for a round and hands lost entries over again, all in one run, oldest first, each once a minute", async () => {
    for (const [channel, count] of [
      ["email", 2_300],
      ["inApp", 1_200],
    ] as const)
      await change(
        `with recursive N(n) as (select 1 union all select n + 1 from N where n < ${count})
         insert into outbox (id, event_id, type, user_id, channel, data, status, attempts, created_at, due_at)
         select '${channel}' || n, 'e' || n, 'ACCOUNT_CREATED', ?, '${channel}', '{}', 'pending', 0, n, n from N`,
        user.id,
      );
    await runDue(ctx, JOBS);
    const states = "select channel, status, count(*) as n from outbox group by channel, status order by channel";
    expect(await rowsOf(states)).toEqual([
      { channel: "email", status: "waiting", n: 2_300 },
      { channel: "inApp", status: "pending", n: 1_200 },
    ]);
    const [rounds, entries] = [handedOver.slice(0, 1), handedOver.slice(1)];
    expect(rounds).toEqual([expect.stringContaining("mailRound")]);
    expect(entries).toEqual(Array.from({ length: 1_200 }, (_, index) => `inApp${index + 1}`));
    handedOver = [];
    await change("update jobs set due_at = 0 where name = 'outbox'");
    await runDue(ctx, JOBS);
    expect(handedOver).toEqual([]);
  });
});
