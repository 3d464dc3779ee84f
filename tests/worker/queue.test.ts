import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "~/core/language";
import { deliverBatch } from "~/entries/deliver-batch.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import { outbox } from "~/foundation/notifications/tables";
import type { Context } from "~/platform/context";
import type { Mail, Mailer } from "~/platform/mail/mailer";
import type { QueueMessage } from "~/platform/queue/message";
import { deliver } from "~/upkeep/delivery/deliver.server";
import { sweepOutbox } from "~/upkeep/delivery/sweep.server";
import { change, createFaultyContext, createTappedContext, rowsOf } from "../support/database";
import { sendWaiting } from "../support/rounds";
import { createTestContext, registerCompany } from "../support/worker";

const START = Date.UTC(2026, 0, 5);
const SECOND = 1000;
let now = START;
let people: CurrentUser[];
let sent: string[];

/** A queue that only records messages, and a mailer that records mails. */
function createQueueContext(mailer?: Mailer): Context {
  const ctx = createTestContext(() => now);
  const queue = {
    ...ctx.queue,
    sendBatch: async (messages: Iterable<{ body: QueueMessage }>) => {
      sent.push(...[...messages].map(({ body }) => ("outboxId" in body ? body.outboxId : JSON.stringify(body))));
      return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
    },
  };
  return { ...ctx, queue, mailer: mailer ?? ctx.mailer };
}

function createCountingMailer(fails: (attempt: number) => string | null = () => null) {
  const mails: Mail[] = [];
  let attempts = 0;
  const send = async (mail: Mail) => {
    attempts += 1;
    const problem = fails(attempts);
    if (problem) throw new Error(problem);
    mails.push(mail);
  };
  return { mails, send, attempts: () => attempts };
}

/** New outbox rows, one per person, as a use case writes them. */
async function enqueue(users: CurrentUser[]): Promise<string[]> {
  const ctx = createQueueContext();
  const rows = users.flatMap((user) =>
    outboxRows(ctx, { cause: "account-created", userId: user.id }).filter(({ channel }) => channel === "email"),
  );
  for (const row of rows) await ctx.db.insert(outbox).values(row);
  return rows.map(({ id }) => id);
}

const message = (outboxId: string) => ({ v: 1 as const, outboxId });
const stateOf = async (id: string) =>
  (await rowsOf("select status, attempts, last_error as lastError from outbox where id = ?", id))[0];

beforeEach(async () => {
  now = START;
  sent = [];
  const ctx = createQueueContext();
  people = [];
  for (const language of LANGUAGES) people.push(await registerCompany(ctx, { language }));
  await change("delete from outbox");
  sent = [];
});

describe("delivering a message", () => {
  it("sends one email per message when each arrives three times, shuffled", async () => {
    const ids = await enqueue(people);
    const mailer = createCountingMailer();
    const order = [2, 0, 1, 1, 2, 0, 0, 2, 1];
    const bodies = order.map((index) => message(ids[index] ?? ""));
    for (const part of [bodies.slice(0, 4), bodies.slice(4)]) {
      const batch = createMessageBatch(
        "kompas-notifications",
        part.map((body, index) => ({ id: String(index), timestamp: new Date(now), attempts: 1, body })),
      );
      await deliverBatch(createQueueContext(mailer), batch);
      const result = await getQueueResult(batch, createExecutionContext());
      expect(result.explicitAcks).toHaveLength(part.length);
      expect(result.retryMessages).toEqual([]);
    }
    expect(mailer.mails.map((mail) => mail.idempotencyKey).sort()).toEqual([...ids].sort());
    expect(mailer.mails.map((mail) => mail.to).sort()).toEqual(people.map((user) => user.email).sort());
  });

  it("sends one mail when twenty consumers take the same message at once", async () => {
    const [id = ""] = await enqueue(people.slice(0, 1));
    const mailer = createCountingMailer();
    await Promise.all(Array.from({ length: 20 }, () => deliver(createQueueContext(mailer), message(id))));
    expect(mailer.mails).toHaveLength(1);
    expect(await stateOf(id)).toEqual({ status: "completed", attempts: 1, lastError: null });
  });

  it.each([
    ["en", "Your Kompas account is ready"],
    ["fr", "Votre compte Kompas est prêt"],
    ["ms", "Akaun Kompas anda sudah sedia"],
  ])("writes to a %s reader in their language", async (language, subject) => {
    const user = people.find((person) => person.language === language);
    if (!user) throw new Error(language);
    const [id = ""] = await enqueue([user]);
    const mailer = createCountingMailer();
    await deliver(createQueueContext(mailer), message(id));
    const [mail] = mailer.mails;
    expect(mail?.subject).toBe(subject);
    expect(mail?.html).toContain(`<html lang="${language}">`);
    expect(mail?.text).toContain(user.username);
    expect(mail?.text).not.toMatch(/\{\{|undefined/);
  });

  it("escapes user input in the HTML of the email", async () => {
    const [user] = people;
    if (!user) throw new Error("nobody");
    await change("update users set username = '<img src=x>&co' where id = ?", user.id);
    const [id = ""] = await enqueue([user]);
    const mailer = createCountingMailer();
    await deliver(createQueueContext(mailer), message(id));
    expect(mailer.mails[0]?.html).not.toContain("<img");
    expect(mailer.mails[0]?.html).toContain("&lt;img src=x&gt;&amp;co");
  });
});

describe("a mail service that fails", () => {
  it("is tried again after 5, 10 and 20 seconds and then delivers", async () => {
    const [id = ""] = await enqueue(people.slice(0, 1));
    const mailer = createCountingMailer((attempt) => (attempt < 4 ? "421 try later" : null));
    for (const delaySeconds of [5, 10, 20]) {
      const delivery = await deliver(createQueueContext(mailer), message(id));
      expect(delivery).toEqual({ outcome: "retry", delaySeconds });
      expect(await stateOf(id)).toMatchObject({ status: "retrying", lastError: "421 try later" });
      now += delaySeconds * SECOND;
    }
    expect(await deliver(createQueueContext(mailer), message(id))).toEqual({ outcome: "done" });
    expect(mailer.mails).toHaveLength(1);
    expect(await stateOf(id)).toEqual({ status: "completed", attempts: 4, lastError: null });
  });

  it("leaves the address out of the last error when the database fails instead", async () => {
    const [id = ""] = await enqueue(people.slice(0, 1));
    // Opening rows takes two statements, claiming one five, and its address one; the ninth writes the mail.
    const { ctx } = createFaultyContext(9, "fail", () => now);
    expect(await deliver(ctx, message(id))).toMatchObject({ outcome: "retry" });
    expect(await stateOf(id)).toEqual({
      status: "retrying",
      attempts: 1,
      lastError: expect.stringMatching(/^D1_ERROR: malformed JSON/),
    });
  });

  it("is given up after the first try and three retries, with the last error kept", async () => {
    const [id = ""] = await enqueue(people.slice(0, 1));
    const mailer = createCountingMailer((attempt) => `550 no such user (${attempt})`);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect((await deliver(createQueueContext(mailer), message(id))).outcome).toBe("retry");
      now += 60 * SECOND;
    }
    expect(await deliver(createQueueContext(mailer), message(id))).toEqual({ outcome: "done" });
    expect(await stateOf(id)).toEqual({ status: "failed", attempts: 4, lastError: "550 no such user (4)" });

    now += 24 * 60 * 60 * SECOND;
    expect(await deliver(createQueueContext(mailer), message(id))).toEqual({ outcome: "done" });
    expect(mailer.attempts()).toBe(4);
    await sweepOutbox(createQueueContext());
    expect(sent).not.toContain(id);
  });

  it("causes a retry of one message of a batch without delaying the others", async () => {
    const ids = await enqueue(people);
    const mailer = createCountingMailer((attempt) => (attempt === 2 ? "421 try later" : null));
    const batch = createMessageBatch(
      "kompas-notifications",
      ids.map((id) => ({ id, timestamp: new Date(now), attempts: 1, body: message(id) })),
    );
    await deliverBatch(createQueueContext(mailer), batch);
    const result = await getQueueResult(batch, createExecutionContext());
    expect(result.explicitAcks).toEqual([ids[0], ids[2]]);
    expect(result.retryMessages).toMatchObject([{ msgId: ids[1] }]);
  });
});

describe("a queue consumer when something goes wrong", () => {
  it.each([
    ["no object", "hello"],
    ["another version", { v: 2, outboxId: "x" }],
    ["no id", { v: 1 }],
    ["an empty id", { v: 1, outboxId: "" }],
    ["more than an id", { v: 1, outboxId: "x", to: "someone@example.com" }],
  ])("returns a message with %s, so that it ends in the dead-letter queue", async (_, body) => {
    const batch = createMessageBatch("kompas-notifications", [
      { id: "1", timestamp: new Date(now), attempts: 1, body },
    ]);
    await deliverBatch(createQueueContext(createCountingMailer()), batch);
    const result = await getQueueResult(batch, createExecutionContext());
    expect(result.explicitAcks).toEqual([]);
    expect(result.retryMessages).toHaveLength(1);
  });

  it("skips a message for which it has no email", async () => {
    const [id = ""] = await enqueue(people.slice(0, 1));
    await change("update outbox set cause = 'unheard-of' where id = ?", id);
    const mailer = createCountingMailer();
    expect(await deliver(createQueueContext(mailer), message(id))).toEqual({ outcome: "done" });
    expect(await deliver(createQueueContext(mailer), message("nothing-there"))).toEqual({ outcome: "done" });
    expect(mailer.attempts()).toBe(0);
    expect(await stateOf(id)).toMatchObject({ status: "skipped", lastError: "unknown-cause" });
  });

  it("queues a message again when its first hand-over was lost", async () => {
    const ctx = createQueueContext();
    const [id = ""] = await enqueue(people.slice(0, 1));
    const lost = vi.fn(async () => {
      throw new Error("queue unreachable");
    });
    await expect(sendToQueue({ ...ctx, queue: { ...ctx.queue, sendBatch: lost } }, [{ id }])).resolves.toBe(false);
    expect(lost).toHaveBeenCalledOnce();

    await sweepOutbox(ctx);
    expect(await stateOf(id)).toMatchObject({ status: "pending" });
    now += 60 * SECOND;
    await sweepOutbox(ctx);
    expect(await stateOf(id)).toMatchObject({ status: "waiting" });

    const mailer = createCountingMailer();
    await sendWaiting(createQueueContext(mailer));
    await sendWaiting(createQueueContext(mailer));
    expect(mailer.mails.map(({ idempotencyKey }) => idempotencyKey).filter((key) => key === id)).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ status: "completed", attempts: 1 });
    now += 24 * 60 * 60 * SECOND;
    await sweepOutbox(ctx);
    expect(await stateOf(id)).toMatchObject({ status: "completed" });
  });

  it("blocks others for a minute while a delivery is in progress, then lets another finish it", async () => {
    const [id = ""] = await enqueue(people.slice(0, 1));
    await change("update outbox set status = 'retrying', attempts = 1, due_at = ? where id = ?", now + 60 * SECOND, id);
    const mailer = createCountingMailer();
    expect(await deliver(createQueueContext(mailer), message(id))).toEqual({ outcome: "retry", delaySeconds: 60 });
    expect(mailer.mails).toHaveLength(0);
    now += 60 * SECOND;
    await sweepOutbox(createQueueContext());
    expect(await deliver(createQueueContext(mailer), message(id))).toEqual({ outcome: "done" });
    expect(mailer.mails).toHaveLength(0);
    await sendWaiting(createQueueContext(mailer));
    expect(mailer.mails.filter(({ idempotencyKey }) => idempotencyKey === id)).toHaveLength(1);
  });

  it("gives up a delivery that did not finish in four attempts", async () => {
    const [id = ""] = await enqueue(people.slice(0, 1));
    await change("update outbox set status = 'retrying', attempts = 4, due_at = ? where id = ?", now, id);
    const mailer = createCountingMailer();
    expect(await deliver(createQueueContext(mailer), message(id))).toEqual({ outcome: "done" });
    expect(mailer.attempts()).toBe(0);
    expect(await stateOf(id)).toEqual({ status: "failed", attempts: 5, lastError: "never-came-to-an-end" });
  });

  it("sends an email once although the database at first loses the record of it", async () => {
    const [id = ""] = await enqueue(people.slice(0, 1));
    const mailer = createCountingMailer();
    const { ctx } = createFaultyContext(9, "lose", () => now);
    expect(await deliver({ ...ctx, mailer }, message(id))).toEqual({ outcome: "done" });
    expect(await stateOf(id)).toMatchObject({ status: "completed", attempts: 1 });
    expect(mailer.mails).toHaveLength(1);
  });

  it("delivers an email to the mailbox once although it was sent twice, because both have one key", async () => {
    const [id = ""] = await enqueue(people.slice(0, 1));
    // The mail was sent, but the database keeps failing to record that.
    const ctx = createTappedContext(
      (query) => (query.startsWith('update "outbox" set "data"') ? "fail" : "run"),
      () => now,
    );
    expect(await deliver(ctx, message(id))).toEqual({ outcome: "retry", delaySeconds: 60 });
    expect(await rowsOf("select id from local_mailbox where id = ?", id)).toHaveLength(1);
    now += 60 * SECOND;
    await deliver(createQueueContext(), message(id));
    expect(await stateOf(id)).toMatchObject({ status: "completed", attempts: 2 });
    expect(await rowsOf("select id from local_mailbox where id = ?", id)).toHaveLength(1);
  });
});

describe("the queue itself", () => {
  it("delivers the welcome email of a registration to the mailbox", async () => {
    const user = await registerCompany(createTestContext());
    const mails = () => rowsOf("select subject from local_mailbox where recipient = ?", user.email);
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1), { timeout: 15_000, interval: 250 });
    expect(await mails()).toEqual([{ subject: expect.stringContaining("Kompas") }]);
  });
});
