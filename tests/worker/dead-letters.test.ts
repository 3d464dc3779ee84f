import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { outboxRows } from "~/foundation/notifications/outbox.server";
import { sealSecret } from "~/foundation/notifications/secrets.server";
import { outbox } from "~/foundation/notifications/tables";
import type { Context } from "~/platform/context";
import type { Mail, Mailer } from "~/platform/mail/mailer";
import { listDeadLetters } from "~/upkeep/delivery/dead-letter-list.server";
import { recordDeadLetters } from "~/upkeep/delivery/dead-letters.server";
import { deliver } from "~/upkeep/delivery/deliver.server";
import { resendStep, startResend, sweepResends } from "~/upkeep/delivery/resend.server";
import { retryDeadLetter } from "~/upkeep/delivery/retry-dead-letters.server";
import { sweepOutbox } from "~/upkeep/delivery/sweep.server";
import { deleteOldLogs } from "~/upkeep/maintenance/expired-rows.server";
import { beforeEachBatch, change, createFaultyContext, createTappedContext, rowsOf } from "../support/database";
import { cookieOf, post, visit } from "../support/pages";
import { resendAll, sendWaiting } from "../support/rounds";
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
  const pause = async (ms: number) => {
    now += ms;
  };
  return { ...base, queue, mailer, pause };
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
async function fail(
  data: Record<string, string> = {},
  cause: "profile-updated" | "recovery-code" | "password-changed" = "profile-updated",
) {
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
    const verdicts = await Promise.all([retryDeadLetter(context(), admin, id), retryDeadLetter(context(), admin, id)]);
    expect(await resendAll(context(), admin)).toBe(0);
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
    await sendWaiting(ctx);
    expect(mails.map(({ idempotencyKey }) => idempotencyKey)).toEqual([id]);
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
    const everything = { from: 0, until: now + 1, reason: null, transport: null };
    expect(await startResend(context(), user, everything)).toEqual({ ok: false, reason: "forbidden" });
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
});

describe("resending what arrived between two moments", () => {
  const HOUR = 60 * MINUTE;
  const everything = () => ({ from: 0, until: now + 1, reason: null, transport: null });
  const opened = () =>
    rowsOf<{ id: string }>("select id from dead_letters where retried_at is null order by received_at, id");
  const progress = () =>
    rowsOf("select state, total, sent, ended_at is not null as ended from mail_resends order by started_at desc");

  /** Letters of messages that are none of ours, one a minute. */
  async function bury(count: number, reason = "unreadable", from = START) {
    await change(
      `insert into dead_letters (id, body, reason, received_at)
       select printf('%s-%04d', ?1, value), json_object('v', 9, 'index', value), ?1, ?2 + value * 60000 from json_each(?3)`,
      reason,
      from,
      JSON.stringify(Array.from({ length: count }, (_, index) => index)),
    );
  }

  beforeEach(async () => {
    await change("delete from mail_resends");
    sent = [];
  });

  it("sends them all in steps, however many, the oldest first, and shows how far it has come", async () => {
    await bury(450);
    now = START + 8 * HOUR;
    const begun = await startResend(context(), admin, everything());
    if (!begun.ok) throw new Error(begun.reason);
    expect(sent).toEqual([{ v: 1, mailResendId: begun.id }]);
    expect(await progress()).toEqual([{ state: "running", total: 450, sent: 0, ended: 0 }]);

    // A step whose Worker dies after the second batch: the next one goes on from there.
    let batches = 0;
    const dying = context(
      beforeEachBatch(
        createTestContext(() => now),
        async () => {
          batches += 1;
          if (batches === 3) throw new Error("The Worker died");
        },
      ),
    );
    await resendStep(dying, begun.id).catch(() => {});
    expect(await progress()).toEqual([{ state: "running", total: 450, sent: 400, ended: 0 }]);
    await resendStep(context(), begun.id);
    expect(await opened()).toHaveLength(50);
    now += MINUTE;
    await resendStep(context(), begun.id);
    expect(await progress()).toEqual([{ state: "done", total: 450, sent: 450, ended: 1 }]);
    expect(await opened()).toEqual([]);
    const bodies = sent.slice(1);
    expect(bodies).toHaveLength(450);
    expect(bodies).toEqual(Array.from({ length: 450 }, (_, index) => ({ v: 9, index })));
  });

  it("leaves alone what arrived before and after, for another reason or by another transport", async () => {
    await bury(60);
    await bury(60, "unknown-version");
    await change("update dead_letters set transport = 'smtp old.example:587' where id like 'unreadable-%5'");
    now = START + 8 * HOUR;
    const range = { from: START + 10 * MINUTE, until: START + 20 * MINUTE, reason: "unreadable" as const };
    const begin = async (transport: string | null) => {
      const begun = await startResend(context(), admin, { ...range, transport });
      if (begun.ok) await resendStep(context(), begun.id);
      return begun.ok;
    };
    expect(await begin("http elsewhere")).toBe(false);
    expect(await begin("smtp old.example:587")).toBe(true);
    expect(await opened()).toHaveLength(119);
    expect(await begin(null)).toBe(true);
    const left = (await opened()).map(({ id }) => id);
    expect(left.filter((id) => id.startsWith("unknown"))).toHaveLength(60);
    expect(left.filter((id) => id.startsWith("unreadable"))).toEqual(
      Array.from({ length: 60 }, (_, index) => index)
        .filter((index) => index < 10 || index >= 20)
        .map((index) => `unreadable-00${String(index).padStart(2, "0")}`),
    );
    expect(await begin(null)).toBe(false);
  });

  it("leaves alone what arrives after the press, even if the range ends in the future", async () => {
    await bury(3);
    now = START + HOUR;
    const begun = await startResend(context(), admin, { ...everything(), until: now + HOUR });
    if (!begun.ok) throw new Error(begun.reason);
    await bury(2, "unknown-version", now + MINUTE);
    now += 10 * MINUTE;
    await resendStep(context(), begun.id);
    expect(await progress()).toEqual([{ state: "done", total: 3, sent: 3, ended: 1 }]);
    expect((await opened()).map(({ id }) => id)).toEqual(["unknown-version-0000", "unknown-version-0001"]);
  });

  it("begins once when it is pressed twice, and sends nothing twice when its message comes twice", async () => {
    await bury(30);
    now = START + HOUR;
    const ctx = context();
    const verdicts = await Promise.all([startResend(ctx, admin, everything()), startResend(ctx, admin, everything())]);
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
    const id = verdicts.flatMap((verdict) => (verdict.ok ? [verdict.id] : []))[0] ?? "";
    await Promise.all([resendStep(context(), id), resendStep(context(), id), resendStep(context(), id)]);
    expect(sent.filter((body) => JSON.stringify(body).includes('"v":9'))).toHaveLength(30);
    expect(await startResend(context(), admin, everything())).toEqual({ ok: false, reason: "nothing" });
    expect(await rowsOf("select act from office_acts where act = 'deliveries-retried' and thing = ?", id)).toHaveLength(
      1,
    );
  });

  it("sends mails in the order of their urgency, at the pace of the service", async () => {
    const [ordinary, alarm] = [await fail(), await fail({}, "password-changed")];
    isDown = false;
    expect(await resendAll(context(), admin)).toBe(2);
    expect(mails).toEqual([]);
    await sendWaiting({ ...context(), settings: { ...context().settings, MAIL_PER_SECOND: 1 } });
    expect(mails.map(({ idempotencyKey }) => idempotencyKey)).toEqual([alarm, ordinary]);
    expect(await letters()).toMatchObject([{ retried: 1 }, { retried: 1 }]);
  });

  it("is continued by its job when the queue did not take its message", async () => {
    await bury(5);
    now = START + HOUR;
    const ctx = context();
    const lost = async () => {
      throw new Error("queue unreachable");
    };
    const begun = await startResend({ ...ctx, queue: { ...ctx.queue, sendBatch: lost } }, admin, everything());
    expect(begun.ok).toBe(true);
    expect(await sweepResends(ctx)).toEqual({ did: { handedOver: 1 }, cursor: null });
    expect(sent).toEqual([{ v: 1, mailResendId: begun.ok ? begun.id : "" }]);
  });

  it("says so when the mail service is away, since nothing is to be done about what waits", async () => {
    now = Date.now();
    const cookie = await cookieOf(createTestContext(), admin.id);
    const page = async () => (await visit("/admin/dead-letters", { cookie })).text();
    expect(await page()).not.toContain("The mail service has taken no emails");
    await change(
      "insert or replace into mail_transports (name, open_until, down_since) values ('local', ?, ?)",
      now + MINUTE,
      START,
    );
    expect(await page()).toContain("The mail service has accepted no emails since 2 February 2026");
    await change("delete from mail_transports");
  });

  it("asks before it begins and works without scripts: the page shows the range, the question and the progress", async () => {
    await bury(3);
    now = Date.now();
    const cookie = await cookieOf(createTestContext(), admin.id);
    const page = await (await visit("/admin/dead-letters", { cookie })).text();
    expect(page).toMatch(/<form[^>]*method="get"[^>]*action="\/admin\/dead-letters"/);
    expect(page).toContain('value="2026-02-02T00:00"');
    const wrong = await visit("/admin/dead-letters?dialog=resend&from=2026-02-31T00:00&until=x", { cookie });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain("Please enter a day and a time");
    const range = "from=2026-02-02T00:01&until=2026-02-02T00:03&reason=&transport=";
    const asked = await (await visit(`/admin/dead-letters?dialog=resend&${range}`, { cookie })).text();
    expect(asked).toContain("Send 2 messages again?");
    expect(await opened()).toHaveLength(3);
    const fields = Object.fromEntries(new URLSearchParams(range));
    const answer = await post("/admin/dead-letters", { ...fields, intent: "resend" }, { cookie });
    expect(answer.status).toBe(303);
    expect(await progress()).toMatchObject([{ total: 2 }]);
    const after = await (await visit("/admin/dead-letters", { cookie })).text();
    expect(after).toContain("Sent again recently");
    const nothing = await visit("/admin/dead-letters?dialog=resend&from=2020-01-01T00:00&until=2020-01-02T00:00", {
      cookie,
    });
    expect(await nothing.text()).toContain("No open message arrived in that time.");
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
