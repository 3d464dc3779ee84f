import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { outboxRows, sweepOutbox } from "~/foundation/notifications/outbox.server";
import { sealSecret } from "~/foundation/notifications/secrets.server";
import { outbox } from "~/foundation/notifications/tables";
import type { Context } from "~/platform/context";
import type { Mail, Mailer } from "~/platform/mail/mailer";
import { listDeadLetters } from "~/upkeep/delivery/dead-letter-list.server";
import { recordDeadLetters } from "~/upkeep/delivery/dead-letters.server";
import { deliver } from "~/upkeep/delivery/deliver.server";
import { retryAllDeadLetters, retryDeadLetter } from "~/upkeep/delivery/retry-dead-letters.server";
import { deleteOldLogs } from "~/upkeep/maintenance/expired-rows.server";
import { change, createFaultyContext, createTappedContext, rowsOf } from "../support/database";
import { createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const MINUTE = 60_000;
const START = Date.UTC(2026, 1, 2);
let now: number;
let user: CurrentUser;
let admin: CurrentUser;
/** What was sent to the queue, and what the mail service accepted; it accepts nothing while it is down. */
let sent: unknown[];
let mails: Mail[];
let isDown: boolean;

function context(base = createTestContext(() => now)): Context {
  const answer = { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
  const queue: Context["queue"] = {
    ...base.queue,
    send: async (body: unknown) => {
      sent.push(body);
      return answer;
    },
    sendBatch: async (messages) => {
      sent.push(...[...messages].map(({ body }) => body));
      return answer;
    },
  };
  const mailer: Mailer = {
    send: async (mail) => {
      if (isDown) throw new Error("421 try later");
      mails.push(mail);
    },
  };
  return { ...base, queue, mailer };
}

beforeEach(async () => {
  now = START;
  [sent, mails, isDown] = [[], [], true];
  await change("delete from dead_letters");
  const still = withoutQueue(createTestContext());
  user = await registerCompany(still);
  const office = await registerCompany(still);
  await change("update users set is_administrator = 1 where id = ?", office.id);
  admin = await reloadUser(still, office.email);
  await change("delete from outbox");
});

/** A permanently failed message, as a dead letter. */
async function fail(data: Record<string, string> = {}, cause: "profile-updated" | "recovery-code" = "profile-updated") {
  const row = outboxRows(context(), { cause, userId: user.id, data }).find(({ channel }) => channel === "email");
  if (!row) throw new Error("no mail");
  await context().db.insert(outbox).values(row);
  await failAgain(row.id);
  return row.id;
}
async function failAgain(outboxId: string) {
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await deliver(context(), { v: 1, outboxId });
    now += MINUTE;
  }
}
const letters = () =>
  rowsOf<{ id: string; reason: string; error: string | null; times: number; retried: number }>(
    "select id, outbox_id as outboxId, reason, error, times, retried_at is not null as retried from dead_letters order by received_at",
  );
const stateOf = async (id: string) =>
  (await rowsOf("select status, attempts, last_error as lastError from outbox where id = ?", id))[0];

/** Delivers messages to the consumer of the dead-letter queue. */
async function bring(bodies: unknown[], ctx = context()) {
  const messages = bodies.map((body, index) => ({ id: String(index), timestamp: new Date(now), attempts: 1, body }));
  const batch = createMessageBatch("kompas-notifications-dead", messages);
  await recordDeadLetters(ctx, batch);
  return getQueueResult(batch, createExecutionContext());
}

describe("a delivery that fails for good", () => {
  it("becomes a dead letter in the batch that marks it as failed, or neither is written", async () => {
    const id = await fail();
    expect(await stateOf(id)).toEqual({ status: "failed", attempts: 4, lastError: "421 try later" });
    expect(await letters()).toEqual([
      { id, outboxId: id, reason: "delivery-failed", error: "421 try later", times: 1, retried: 0 },
    ]);

    const [row] = outboxRows(context(), { cause: "profile-updated", userId: user.id });
    if (!row) throw new Error("nothing to tell");
    await context()
      .db.insert(outbox)
      .values({ ...row, status: "retrying", attempts: 3, dueAt: now });
    const broken = context(
      createTappedContext(
        (query) => (query.startsWith('insert into "dead_letters"') ? "fail" : "run"),
        () => now,
      ),
    );
    await deliver(broken, { v: 1, outboxId: row.id });
    expect(await stateOf(row.id)).toMatchObject({ status: "retrying" });
    expect(await letters()).toHaveLength(1);
    now += 2 * MINUTE;
    await deliver(context(), { v: 1, outboxId: row.id });
    expect(await stateOf(row.id)).toMatchObject({ status: "failed" });
    expect(await letters()).toHaveLength(2);
  });

  it("is delivered once when it is resent, pressed twice or by two administrators at once", async () => {
    const id = await fail();
    isDown = false;
    const verdicts = await Promise.all([
      retryDeadLetter(context(), admin, id),
      retryDeadLetter(context(), admin, id),
      retryAllDeadLetters(context(), admin),
    ]);
    verdicts.push(await retryDeadLetter(context(), admin, id));
    expect(verdicts.filter((verdict) => verdict.ok && verdict.sent === 1)).toHaveLength(1);
    expect(verdicts.at(-1)).toEqual({ ok: false, reason: "already-retried" });
    expect(sent).toEqual([{ v: 1, outboxId: id }]);
    expect(await stateOf(id)).toMatchObject({ status: "pending", attempts: 0 });
    for (let time = 0; time < 3; time += 1) await deliver(context(), { v: 1, outboxId: id });
    expect(mails.map(({ idempotencyKey }) => idempotencyKey)).toEqual([id]);
    expect(await stateOf(id)).toMatchObject({ status: "completed" });
    expect(await letters()).toMatchObject([{ times: 1, retried: 1 }]);
  });

  it("is open again, and counted, when it fails another time", async () => {
    const id = await fail();
    await retryDeadLetter(context(), admin, id);
    await failAgain(id);
    expect(await letters()).toMatchObject([{ id, times: 2, retried: 0 }]);
    expect((await retryDeadLetter(context(), admin, id)).ok).toBe(true);
  });

  it("is sent by the sweep when the queue did not accept it", async () => {
    const id = await fail();
    isDown = false;
    const lost = vi.fn(async () => {
      throw new Error("queue unreachable");
    });
    const ctx = context();
    await retryDeadLetter({ ...ctx, queue: { ...ctx.queue, sendBatch: lost } }, admin, id);
    expect(lost).toHaveBeenCalledOnce();
    now += MINUTE;
    await sweepOutbox(ctx);
    expect(sent).toEqual([{ v: 1, outboxId: id }]);
  });

  it("is sent neither without its code nor to another address: the secret is gone, and its status says so", async () => {
    const ctx = context();
    const coded = await fail({ code: sealSecret(ctx, "123456") }, "recovery-code");
    expect(JSON.stringify(await rowsOf("select data from outbox where id = ?", coded))).toBe(
      '[{"data":"{\\"code\\":\\"\\"}"}]',
    );
    isDown = false;
    await retryDeadLetter(ctx, admin, coded);
    await deliver(ctx, { v: 1, outboxId: coded });
    expect(mails).toEqual([]);
    expect(await stateOf(coded)).toMatchObject({ status: "skipped", lastError: "secret-gone" });
  });

  it("is accessible to administrators only", async () => {
    const id = await fail();
    sent = [];
    expect(await retryDeadLetter(context(), user, id)).toEqual({ ok: false, reason: "forbidden" });
    expect(await retryAllDeadLetters(context(), user)).toEqual({ ok: false, reason: "forbidden" });
    expect(await retryDeadLetter(context(), admin, "nothing")).toEqual({ ok: false, reason: "not-found" });
    expect(sent).toEqual([]);
  });

  it("is listed with its details, newest first, twenty per page", async () => {
    for (let index = 0; index < 25; index += 1) {
      await change(
        "insert into dead_letters (id, body, reason, received_at) values (?, '{}', 'unreadable', ?)",
        `letter-${index}`,
        START - index,
      );
    }
    const id = await fail();
    const first = await listDeadLetters(context(), { page: 1, isOpenOnly: true });
    expect(first.letters).toHaveLength(20);
    expect(first.hasMore).toBe(true);
    expect(first.letters[0]).toMatchObject({ id, type: "PROFILE_UPDATED", channel: "email", status: "failed" });
    const second = await listDeadLetters(context(), { page: 2, isOpenOnly: true });
    expect(second.letters.map((letter) => letter.id)).toEqual(
      [19, 20, 21, 22, 23, 24].map((index) => `letter-${index}`),
    );
    expect(second.hasMore).toBe(false);
    await retryDeadLetter(context(), admin, id);
    expect((await listDeadLetters(context(), { page: 1, isOpenOnly: true })).letters[0]?.id).toBe("letter-0");
    expect((await listDeadLetters(context(), { page: 1, isOpenOnly: false })).letters[0]?.id).toBe(id);
  });

  it("is resent together with all others, fifty at most, the newest first", async () => {
    for (let index = 0; index < 60; index += 1) {
      await change(
        "insert into dead_letters (id, body, reason, received_at) values (?, ?, 'unreadable', ?)",
        `letter-${index}`,
        JSON.stringify({ v: 9, index }),
        START - index,
      );
    }
    expect(await retryAllDeadLetters(context(), admin)).toEqual({ ok: true, sent: 50 });
    expect(sent).toHaveLength(50);
    expect(sent[0]).toEqual({ v: 9, index: 0 });
    expect(await retryAllDeadLetters(context(), admin)).toEqual({ ok: true, sent: 10 });
    expect(await retryAllDeadLetters(context(), admin)).toEqual({ ok: true, sent: 0 });
  });
});

describe("a message that the queue has given up on", () => {
  const POISON: [string, unknown, string][] = [
    ["no object", "hello", "unreadable"],
    ["no id", { v: 1 }, "unreadable"],
    ["more than an id", { v: 1, outboxId: "x", to: "someone@example.com" }, "unreadable"],
    ["another version", { v: 2, outboxId: "x" }, "unknown-version"],
    ["nothing", undefined, "unreadable"],
  ];

  it.each(POISON)("with %s is recorded once, counted, and resent unchanged", async (_, body, reason) => {
    for (let time = 0; time < 3; time += 1) {
      const { explicitAcks, retryMessages } = await bring([body]);
      expect([explicitAcks.length, retryMessages.length]).toEqual([1, 0]);
    }
    const [letter] = await letters();
    expect(letter).toMatchObject({ outboxId: null, reason, times: 3, retried: 0 });
    expect(await retryDeadLetter(context(), admin, letter?.id ?? "")).toEqual({ ok: true, sent: 1 });
    expect(sent).toEqual([body ?? null]);
    await bring([body]);
    expect(await letters()).toMatchObject([{ times: 4, retried: 0 }]);
  });

  it("keeps its dead letter open when the queue does not accept it", async () => {
    await bring(["poison"]);
    const [letter] = await letters();
    const ctx = context();
    const send = async () => {
      throw new Error("queue unreachable");
    };
    const unreachable = { ...ctx, queue: { ...ctx.queue, send } };
    expect(await retryDeadLetter(unreachable, admin, letter?.id ?? "")).toEqual({ ok: false, reason: "not-sent" });
    expect(await letters()).toMatchObject([{ retried: 0 }]);
  });

  it("of a row that still waits is recorded, and closed once the row is delivered", async () => {
    const [row] = outboxRows(context(), { cause: "profile-updated", userId: user.id });
    if (!row) throw new Error("nothing to tell");
    await context().db.insert(outbox).values(row);
    await bring([{ v: 1, outboxId: row.id }]);
    expect(await letters()).toMatchObject([{ id: row.id, reason: "handler-failed", retried: 0 }]);
    isDown = false;
    await deliver(context(), { v: 1, outboxId: row.id });
    expect(await letters()).toMatchObject([{ retried: 1 }]);
    await bring([
      { v: 1, outboxId: row.id },
      { v: 1, outboxId: "of-an-erased-user" },
    ]);
    expect(await letters()).toMatchObject([{ times: 1, retried: 1 }]);
  });

  it("is closed once its reader has switched its type off", async () => {
    const [row] = outboxRows(context(), { cause: "profile-updated", userId: user.id });
    if (!row) throw new Error("nothing to tell");
    await context().db.insert(outbox).values(row);
    await bring([{ v: 1, outboxId: row.id }]);
    await change("insert into notification_preferences values (?, 'PROFILE_UPDATED', 0, 0)", user.id);
    await deliver(context(), { v: 1, outboxId: row.id });
    expect(await letters()).toMatchObject([{ id: row.id, retried: 1 }]);
  });

  it("returns when it could not be recorded", async () => {
    const { ctx } = createFaultyContext(1, "fail", () => now);
    const { explicitAcks, retryMessages } = await bring(["poison", { v: 1, outboxId: "x" }], context(ctx));
    expect(retryMessages).toMatchObject([{ msgId: "0" }]);
    expect(explicitAcks).toEqual(["1"]);
    await bring(["poison"]);
    expect(await letters()).toHaveLength(1);
  });

  it("is kept for twelve months", async () => {
    await bring(["poison"]);
    now += 365 * 24 * 60 * MINUTE - 1;
    await deleteOldLogs(context());
    expect(await letters()).toHaveLength(1);
    now += 1;
    await deleteOldLogs(context());
    expect(await letters()).toEqual([]);
  });
});
