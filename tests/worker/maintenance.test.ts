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
  ["security_log", `insert into security_log select 'P' || ?1 || '-' || n, ?2, '', '', '', '', ?1 - ${YEAR} from N`],
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
  it("deletes bell entries after 30 days, read or not, and no sooner", async () => {
    const day = 24 * 60 * 60 * 1000;
    const add = "insert into notices select 'N' || ?1 || n, ?2, 'NEWSLETTER', 'x', '{}', ?1, null from N";
    await fill(add, 3, NOW - 30 * day);
    await fill(add, 2, NOW - 29 * day);
    await runEveryJob(ctx);
    expect(await countOf("notices")).toBe(2);
    await change("delete from notices");
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
      expect(Object.values(row)).toContain(table === "security_log" ? NOW + 1 - YEAR : NOW + 1);
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

  it("keeps settled messages and runs for 30 days in LOGS, what failed with its letter, and waiting messages as long as they wait", async () => {
    const MONTH = 30 * 24 * 60 * 60 * 1000;
    const add = (status: string, at: number) =>
      change(
        `insert into outbox (id, event_id, type, user_id, channel, data, status, created_at, due_at)
         values (?1, ?1, 'NEWSLETTER', ?2, ?3, '{}', ?4, ?5, ?6)`,
        ...[`${status}-${NOW - at}`, user.id, status === "failed" ? "email" : "inApp", status, at, NOW * 2],
      );
    for (const status of ["completed", "skipped", "pending", "failed", "waiting"]) {
      for (const at of [NOW - MONTH, NOW - MONTH + 1, NOW - MONTH / 10]) await add(status, at);
    }
    const letter =
      "insert into dead_letters (id, outbox_id, body, reason, received_at) values (?, ?, '{}', 'unreadable', ?)";
    await change(letter, "of-outbox", `failed-${MONTH}`, NOW - MONTH);
    await change(letter, "old", null, NOW - YEAR);
    await change(letter, "young", null, NOW - YEAR + 1);
    for (const at of [NOW - MONTH, NOW - MONTH + 1]) {
      await change("insert into run_log values (?1, 'x', ?2, ?2, 'done', '{}', null)", String(at - NOW + MONTH), at);
    }
    await runEveryJob(ctx);
    const ids = async (query: string) => (await rowsOf<{ id: string }>(query)).map(({ id }) => id).sort();
    const ages = (status: string, ...some: number[]) => some.map((age) => `${status}-${age}`);
    const [old, young, fresh] = [MONTH, MONTH - 1, MONTH / 10];
    expect(await ids("select id from outbox where user_id <> ''")).toEqual(
      [
        ...ages("completed", fresh),
        ...ages("skipped", fresh),
        ...ages("failed", old, fresh),
        ...ages("pending", old, young, fresh),
        ...ages("waiting", old, young, fresh),
      ].sort(),
    );
    expect(await ids("select id from settled_messages")).toEqual(
      ["completed", "failed", "skipped"].flatMap((status) => ages(status, young)),
    );
    expect(await ids("select id from dead_letters")).toEqual(["of-outbox", "young"]);
    expect(await ids("select id from run_log where job = 'x'")).toEqual(["1"]);
    for (const table of ["dead_letters", "run_log", "settled_messages", "outbox"]) await change(`delete from ${table}`);
  });

  it("deletes support questions 24 months after they were asked, once they are answered", async () => {
    const add = (id: string, at: number, answeredAt: number | null) =>
      change(
        "insert into support_tickets values (?, ?, 'report', 'Which?', null, null, ?, ?, null, null)",
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
