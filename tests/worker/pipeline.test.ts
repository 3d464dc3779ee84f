import { beforeEach, describe, expect, it } from "vitest";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import { savePreferences } from "~/foundation/notifications/preferences.server";
import { outbox } from "~/foundation/notifications/tables";
import type { Mail } from "~/platform/mail/mailer";
import { listDeadLetters } from "~/upkeep/delivery/dead-letter-list.server";
import { retryDeadLetter } from "~/upkeep/delivery/retry-dead-letters.server";
import { beforeEachBatch, change, rowsOf } from "../support/database";
import { runEveryJob } from "../support/jobs";
import { resendAll } from "../support/rounds";
import { TestQueue } from "../support/test-queue";
import { createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const START = Date.UTC(2026, 10, 2);
const MINUTE = 60_000;
let queue: TestQueue;
let user: CurrentUser;
let mails: Mail[];
/** Whether the mail service refuses its n-th call. */
let fails: (call: number) => boolean;

beforeEach(async () => {
  [mails, fails] = [[], () => false];
  let calls = 0;
  const send = async (mail: Mail) => {
    calls += 1;
    if (fails(calls)) throw new Error("421 try later");
    mails.push(mail);
  };
  queue = new TestQueue(START, (sending, clock) => ({
    ...createTestContext(clock),
    queue: sending,
    mailer: { send },
    log: () => {},
  }));
  user = await registerCompany(withoutQueue(createTestContext(() => START)));
  for (const table of ["outbox", "notices", "dead_letters", "jobs"]) await change(`delete from ${table}`);
});

/** Writes events as business batches do, with their messages, and returns the rows. */
async function happen(count: number, channels = ["email", "inApp"]) {
  const ctx = queue.context();
  const rows = Array.from({ length: count }, () => outboxRows(ctx, { cause: "profile-updated", userId: user.id }))
    .flat()
    .filter(({ channel }) => channels.includes(channel));
  for (let from = 0; from < rows.length; from += 8) await ctx.db.insert(outbox).values(rows.slice(from, from + 8));
  return rows;
}
const messagesOf = (rows: { id: string }[]) => rows.map(({ id }) => ({ v: 1, outboxId: id }));
const statuses = () =>
  rowsOf("select status, count(*) as n, max(last_error) as error from outbox group by status order by status");
const entries = () => rowsOf<{ id: string }>("select id from notices order by id");
const idsOf = (rows: { id: string; channel: string }[], channel: string) =>
  rows
    .filter((row) => row.channel === channel)
    .map(({ id }) => id)
    .sort();
/** An arbitrary order, the same in every run. */
const shuffled = <T>(list: T[]) =>
  list
    .map((item, index) => ({ item, place: (index * 7919) % 1009 }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);

describe("the notification pipeline", () => {
  it("makes one email and one entry per event when every message arrives three times, shuffled", async () => {
    const rows = await happen(60);
    const messages = messagesOf(rows);
    queue.add(...shuffled([...messages, ...messages, ...messages]));
    await queue.drain();
    expect(queue.brought).toBe(360);
    expect(mails.map(({ idempotencyKey }) => idempotencyKey).sort()).toEqual(idsOf(rows, "email"));
    expect((await entries()).map(({ id }) => id)).toEqual(idsOf(rows, "inApp"));
    expect(await statuses()).toEqual([{ status: "completed", n: 120, error: null }]);
  });

  it("delivers hundreds of events once each through a mail service that refuses every third call, and shows failures", async () => {
    fails = (call) => call % 3 === 0;
    const events = 300;
    const rows = await happen(events, ["email"]);
    for (let from = 0; from < rows.length; from += 100)
      await sendToQueue(queue.context(), rows.slice(from, from + 100));
    await queue.drain(START);
    const inFlight =
      "select count(*) as n, max(attempts) as attempts, max(last_error) as error from outbox where status = 'retrying'";
    expect(await rowsOf(inFlight)).toEqual([{ n: events / 3, attempts: 1, error: "421 try later" }]);
    await queue.drain();
    // One in three fails four times in a row: refused four times, and kept for an administrator.
    const [failed] = await rowsOf<{ n: number }>("select count(*) as n from outbox where status = 'failed'");
    expect(failed?.n).toBeGreaterThan(0);
    expect(failed?.n).toBeLessThanOrEqual(Math.ceil(events / 81));
    expect(mails).toHaveLength(events - (failed?.n ?? 0));
    await change("update users set is_administrator = 1 where id = ?", user.id);
    const admin = await reloadUser(queue.context(), user.email);
    expect(await resendAll(queue.context(), admin)).toBe(failed?.n);
    await queue.drain();
    expect(mails.map(({ idempotencyKey }) => idempotencyKey).sort()).toEqual(idsOf(rows, "email"));
    expect(await statuses()).toEqual([{ status: "completed", n: events, error: null }]);
    expect(await rowsOf("select id from dead_letters where retried_at is null")).toEqual([]);
  }, 120_000);

  it("loses nothing when every mail is refused: every failure becomes a dead letter, and one press delivers them all", async () => {
    fails = () => true;
    const rows = await happen(30, ["email"]);
    await sendToQueue(queue.context(), rows);
    await queue.drain();
    expect(await statuses()).toEqual([{ status: "failed", n: 30, error: "421 try later" }]);
    const { letters } = await listDeadLetters(queue.context(), { page: 1, isOpenOnly: true });
    expect(letters).toHaveLength(20);
    fails = () => false;
    await change("update users set is_administrator = 1 where id = ?", user.id);
    const admin = await reloadUser(queue.context(), user.email);
    expect(await resendAll(queue.context(), admin)).toBe(30);
    await queue.drain();
    expect(mails.map(({ idempotencyKey }) => idempotencyKey).sort()).toEqual(idsOf(rows, "email"));
    expect((await listDeadLetters(queue.context(), { page: 1, isOpenOnly: true })).letters).toEqual([]);
  });

  it("delivers by the sweep messages that were written but never sent because the Worker died in between", async () => {
    const rows = await happen(150);
    await runEveryJob(queue.context());
    expect(queue.waiting).toEqual([]);
    queue.now += MINUTE;
    await runEveryJob(queue.context());
    await queue.drain();
    expect(mails).toHaveLength(150);
    expect((await entries()).map(({ id }) => id)).toEqual(idsOf(rows, "inApp"));
    expect(await rowsOf("select sum(did ->> 'sent') as sent from run_log where job = 'outbox'")).toEqual([
      { sent: 300 },
    ]);
  });

  it("delivers by the sweep messages that a dead Worker had taken, and leaves alone those in progress", async () => {
    const rows = await happen(4, ["email"]);
    const [dead = "", alive = ""] = rows.map(({ id }) => id);
    const claim = "update outbox set status = 'retrying', attempts = 1, due_at = ? where id = ?";
    await change(claim, START + MINUTE, dead);
    await change(claim, START + 10 * MINUTE, alive);
    queue.now += MINUTE;
    await runEveryJob(queue.context());
    expect(queue.waiting.map(({ body }) => body)).not.toContainEqual({ v: 1, outboxId: alive });
    await queue.drain();
    expect(mails.map(({ idempotencyKey }) => idempotencyKey).sort()).toEqual(
      rows
        .map(({ id }) => id)
        .filter((id) => id !== alive)
        .sort(),
    );
  });

  it("keeps the message while another Worker delivers its row, and retries once that Worker must have ended", async () => {
    const [row] = await happen(1, ["email"]);
    await change("update outbox set status = 'retrying', attempts = 1, due_at = ?", START + MINUTE);
    queue.add(...messagesOf(row ? [row] : []));
    await queue.drain();
    expect(queue.brought).toBe(2);
    expect(queue.now).toBe(START + MINUTE);
    expect(mails).toHaveLength(1);
  });

  it("does not flood the queue with what waits: one message at a time sends it", async () => {
    await happen(130, ["email"]);
    await change("update outbox set status = 'retrying', attempts = 2, due_at = ?", START);
    for (let run = 0; run < 4; run += 1) await runEveryJob(queue.context());
    expect(queue.waiting.map(({ body }) => Object.keys(body as object))).toEqual([["v", "mailRound"]]);
    await queue.drain();
    expect(mails).toHaveLength(130);
    expect(await statuses()).toEqual([{ status: "completed", n: 130, error: null }]);
  });

  it("records which messages a preference has switched off, and why", async () => {
    await savePreferences(queue.context(), user.id, { PROFILE_UPDATED: { email: false, inApp: false } });
    await sendToQueue(queue.context(), await happen(5));
    await queue.drain();
    expect([mails, await entries()]).toEqual([[], []]);
    expect(await statuses()).toEqual([{ status: "skipped", n: 10, error: "preference-off" }]);
  });

  it("delivers nothing to an erased account", async () => {
    const rows = await happen(2);
    await change("update users set erased_at = 1 where id = ?", user.id);
    queue.add(...messagesOf(rows));
    await queue.drain();
    expect([mails, await entries()]).toEqual([[], []]);
    expect(await statuses()).toEqual([{ status: "skipped", n: 4, error: "user-gone" }]);
  });

  it("moves a message of an unknown version to the dead letters, from which it can be sent again", async () => {
    const bodies = [{ v: 2, outboxId: "x", lang: "en" }, "poison"];
    const [row] = await happen(1, ["inApp"]);
    queue.add(...bodies, ...messagesOf(row ? [row] : []));
    await queue.drain();
    // Three retries each, then once to the other queue.
    expect(queue.brought).toBe(2 * 5 + 1);
    expect(await entries()).toHaveLength(1);
    const { letters } = await listDeadLetters(queue.context(), { page: 1, isOpenOnly: true });
    expect(letters.map(({ reason }) => reason).sort()).toEqual(["unknown-version", "unreadable"]);
    await change("update users set is_administrator = 1 where id = ?", user.id);
    const admin = await reloadUser(queue.context(), user.email);
    for (const { id } of letters)
      expect(await retryDeadLetter(queue.context(), admin, id)).toEqual({ ok: true, sent: 1 });
    expect(queue.waiting.map(({ body }) => JSON.stringify(body)).sort()).toEqual(
      bodies.map((body) => JSON.stringify(body)).sort(),
    );
  });

  it("survives a database that fails now and then: nothing is lost, duplicated or left over", async () => {
    const rows = await happen(40);
    let statement = 0;
    const broken = new TestQueue(START, (sending, clock) => {
      const failing = beforeEachBatch(createTestContext(clock), async () => {
        statement += 1;
        if (statement % 5 === 0) throw new Error("D1_ERROR: Network connection lost.");
      });
      const send = async (mail: Mail) => void mails.push(mail);
      return { ...failing, queue: sending, mailer: { send }, log: () => {} };
    });
    broken.add(...messagesOf(rows));
    await broken.drain();
    for (let run = 0; run < 6; run += 1) {
      broken.now += 5 * MINUTE;
      await runEveryJob({ ...broken.context(), db: createTestContext().db });
      await broken.drain();
    }
    expect(await statuses()).toMatchObject([{ status: "completed", n: 80 }]);
    expect(new Set(mails.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(40);
    expect((await entries()).map(({ id }) => id)).toEqual(idsOf(rows, "inApp"));
  }, 60_000);
});
