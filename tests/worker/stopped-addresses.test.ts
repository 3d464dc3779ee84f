import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { outboxRows } from "~/foundation/notifications/outbox.server";
import type { Cause } from "~/foundation/notifications/rules/types";
import { sealSecret } from "~/foundation/notifications/secrets.server";
import { outbox } from "~/foundation/notifications/tables";
import { type Context, createContext } from "~/platform/context";
import { type Mail, MailError } from "~/platform/mail/mailer";
import { deliver } from "~/upkeep/delivery/deliver.server";
import { releaseStopped } from "~/upkeep/delivery/stopped-addresses.server";
import { deleteExpiredRows } from "~/upkeep/maintenance/expired-rows.server";
import { eraseDue } from "~/upkeep/privacy/erase.server";
import { change, rowsOf, tapped } from "../support/database";
import { cookieOf, ORIGIN, post, send, visit } from "../support/pages";
import { createTestContext, registerCompany, reloadUser, testEnv, withoutQueue } from "../support/worker";

const DAY = 24 * 60 * 60_000;
const KEY = "the webhook key of a mail service";
const env = { ...testEnv, MAIL_EVENTS_KEY: KEY };

let now: number;
let mails: Mail[];
let user: CurrentUser;
let admin: CurrentUser;
let ctx: Context;

beforeEach(async () => {
  now = Date.now();
  mails = [];
  await change("delete from mail_suppressions");
  ctx = { ...withoutQueue(createContext(env, () => now)), mailer: { send: async (mail) => void mails.push(mail) } };
  user = await registerCompany(ctx);
  admin = await registerCompany(ctx);
  await change("update users set is_administrator = 1 where id = ?", admin.id);
  admin = await reloadUser(ctx, admin.email);
  await change("delete from outbox");
});

const stops = () =>
  rowsOf<{ hash: string; reason: string; userId: string | null }>(
    "select hash, reason, user_id as userId from mail_suppressions order by stopped_on",
  );

/** Reports as a mail service posts them. */
function report(body: unknown, { key = KEY, given = env, type = "application/json" } = {}): Promise<Response> {
  const headers = { "Content-Type": type, ...(key ? { Authorization: `Bearer ${key}` } : {}) };
  return send("/mail/events", { method: "POST", headers, body: JSON.stringify(body) }, given);
}
const bounce = (address: string, kind = "bounce") => ({ events: [{ address, kind }] });

/** Writes a mail and delivers it. Returns how it ended. */
async function mail(cause: Cause, data: Record<string, string> = {}) {
  const row = outboxRows(ctx, { cause, userId: user.id, data }).find(({ channel }) => channel === "email");
  if (!row) throw new Error(cause);
  await ctx.db.insert(outbox).values({ ...row });
  await deliver(ctx, { v: 1, outboxId: row.id });
  const [ended] = await rowsOf<{ status: string; error: string | null }>(
    "select status, last_error as error from outbox where id = ?",
    row.id,
  );
  return ended;
}
const SENT = { status: "completed", error: null };
const STOPPED = { status: "skipped", error: "address-stopped" };

describe("a report of bounces", () => {
  it("stops the address, of which only a keyed hash, the reason, the day and the account are stored", async () => {
    const answer = await report(bounce(user.email.toUpperCase()));
    expect([answer.status, await answer.json()]).toEqual([200, { stopped: 1 }]);
    const rows = await rowsOf<Record<string, unknown>>("select * from mail_suppressions");
    expect(rows).toEqual([
      {
        hash: expect.stringMatching(/^[\w-]{43}$/),
        reason: "unknown",
        stopped_on: Math.floor((rows[0]?.stopped_on as number) / DAY) * DAY,
        expires_at: expect.any(Number),
        user_id: user.id,
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain(user.email.split("@")[0]);
    await report(bounce("nobody@elsewhere.example"));
    expect((await stops()).map(({ userId }) => userId)).toEqual(expect.arrayContaining([user.id, null]));
  });

  it("from Mailgun is checked by its signature and its age, and counts once", async () => {
    const signed = (event: object, { key = KEY, at = now, token = crypto.randomUUID() } = {}) => {
      const timestamp = String(Math.floor(at / 1000));
      const signature = createHmac("sha256", key).update(`${timestamp}${token}`).digest("hex");
      return { signature: { timestamp, token, signature }, "event-data": event };
    };
    const failed = (more: object = {}) => ({
      event: "failed",
      severity: "permanent",
      reason: "bounce",
      recipient: user.email,
      "delivery-status": { code: 550 },
      ...more,
    });
    const without = { key: "" };
    for (const event of [
      failed({ severity: "temporary" }),
      failed({ reason: "old" }),
      failed({ "delivery-status": { code: 550, "enhanced-code": "5.7.1" } }),
      { event: "delivered", recipient: user.email },
      { event: "opened", recipient: user.email },
    ]) {
      expect((await report(signed(event), without)).status).toBe(200);
      expect(await stops(), JSON.stringify(event)).toEqual([]);
    }
    expect((await report(signed(failed(), { key: "another key of somebody" }), without)).status).toBe(403);
    expect((await report(signed(failed(), { at: now - 25 * 60 * 60_000 }), without)).status).toBe(403);
    expect((await report(signed(failed(), { at: now + 60 * 60_000 }), without)).status).toBe(403);
    expect(await stops()).toEqual([]);

    const good = signed(failed());
    expect((await report(good, without)).status).toBe(200);
    expect(await stops()).toMatchObject([{ reason: "unknown", userId: user.id }]);
    await change("delete from mail_suppressions");
    expect(await (await report(good, without)).json()).toEqual({ stopped: 0 });
    expect(await stops()).toEqual([]);

    // What was signed is not signed in another division.
    const exponent = signed(failed(), { token: `e0${crypto.randomUUID()}` });
    const { timestamp, token } = exponent.signature;
    const divided = { ...exponent.signature, timestamp: `${timestamp}e0`, token: token.slice(2) };
    expect((await report({ ...exponent, signature: divided }, without)).status).toBe(403);

    // A report that the database did not take counts when it comes again.
    const again = signed(failed());
    const broken = tapped((query) => (/^insert into "mail_suppressions"/.test(query) ? "fail" : "run"));
    expect((await report(again, { ...without, given: { ...env, ...broken } })).status).toBe(500);
    expect((await report(again, without)).status).toBe(200);
    expect(await stops()).toMatchObject([{ reason: "unknown" }]);
    await change("delete from mail_suppressions");

    await report(signed(failed({ "delivery-status": { code: 552 } })), without);
    expect(await stops()).toMatchObject([{ reason: "full" }]);
    await report(signed({ event: "complained", recipient: user.email }), without);
    expect(await stops()).toMatchObject([{ reason: "complaint" }]);
    await report(signed(failed({ "delivery-status": { code: 552 } })), without);
    expect(await stops()).toMatchObject([{ reason: "complaint" }]);
  });

  it.each<[string, number, () => Promise<Response>]>([
    ["without a key", 403, () => report(bounce(user.email), { key: "" })],
    ["with another key", 403, () => report(bounce(user.email), { key: `${KEY}x` })],
    ["in another form, with the key", 400, () => report({ bounced: [user.email] })],
    ["in another form, without the key", 403, () => report({ bounced: [user.email] }, { key: "" })],
    ["of more than 50 addresses", 400, () => report({ events: Array(51).fill(bounce(user.email).events[0]) })],
    ["as a form", 415, () => report(bounce(user.email), { type: "application/x-www-form-urlencoded" })],
    ["where no key is set", 404, () => report(bounce(user.email), { given: testEnv as typeof env })],
  ])("%s is answered %i and stops nothing", async (_name, status, ask) => {
    expect((await ask()).status).toBe(status);
    expect(await stops()).toEqual([]);
  });

  it("leaves every other page closed to strangers' forms", async () => {
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };
    for (const path of ["/login", "/mail/events/x", "/admin/dead-letters"])
      expect((await send(path, init, env)).status, path).toBe(403);
  });
});

describe("a stopped address", () => {
  it.each<[string, Cause[], Cause[]]>([
    ["bounce", ["address-link"], ["account-created", "password-changed", "deadline-near", "report-ready"]],
    ["full", ["address-link", "account-created", "password-changed"], ["deadline-near", "report-ready"]],
    ["complaint", ["address-link", "account-created", "password-changed"], ["deadline-near", "report-ready"]],
  ])(
    "for a %s gets what its owner asks for and needs, and the rest is skipped with a reason",
    async (kind, sent, skipped) => {
      await report(bounce(user.email, kind));
      const data = { assessmentId: "a", kind: "readiness", dueOn: "2026-12-01", left: "" };
      for (const cause of sent) expect([cause, await mail(cause, data)]).toEqual([cause, SENT]);
      expect(await mail("recovery-code", { code: sealSecret(ctx, "123456") })).toEqual(SENT);
      for (const cause of skipped) expect([cause, await mail(cause, data)]).toEqual([cause, STOPPED]);
      expect(mails).toHaveLength(sent.length + 1);
      expect(mails.every(({ to }) => to === user.email)).toBe(true);
    },
  );

  it("is stopped by the mail server's refusal in the batch that marks the mail as failed", async () => {
    const refusing = async () => {
      throw new MailError("The mail server answered 550 5.1.1 to RCPT", {
        isPermanent: true,
        about: "recipient",
        address: "unknown",
      });
    };
    const sending = ctx;
    ctx = { ...ctx, mailer: { send: refusing } };
    expect(await mail("profile-updated")).toMatchObject({ status: "failed" });
    expect(await stops()).toMatchObject([{ reason: "unknown", userId: user.id }]);
    expect(await rowsOf("select reason from dead_letters where retried_at is null")).toEqual([
      { reason: "delivery-failed" },
    ]);
    ctx = sending;
    expect(await mail("profile-updated")).toEqual(STOPPED);
  });

  it("is free again after a year, or after a week if the mailbox was full", async () => {
    for (const [kind, days] of [
      ["full", 7],
      ["complaint", 365],
    ] as const) {
      now = Date.now();
      await change("delete from mail_suppressions");
      await report(bounce(user.email, kind));
      now += days * DAY - 60_000;
      expect(await mail("profile-updated")).toEqual(STOPPED);
      now += 120_000;
      expect(await mail("profile-updated")).toEqual(SENT);
      await deleteExpiredRows(ctx);
      expect(await stops()).toEqual([]);
    }
  });

  it.each([
    ["en", "there is no such mailbox", "Change the address"],
    ["fr", "cette boîte n’existe pas", "Changer l’adresse"],
    ["ms", "peti mel itu tidak wujud", "Tukar alamat"],
  ])(
    "is told to its owner at home and in the profile (%s), who confirms it by a link",
    async (language, said, action) => {
      await change("update users set language = ? where id = ?", language, user.id);
      const cookie = await cookieOf(createTestContext(), user.id);
      const pages = async () =>
        Promise.all(
          ["/user/history?dialog=none", "/user/profile"].map(async (path) => (await visit(path, { cookie })).text()),
        );
      for (const page of await pages()) expect(page).not.toContain(said);
      await report(bounce(user.email));
      for (const page of await pages()) {
        expect(page).toContain(said);
        expect(page).toContain(user.email);
        expect(page).toMatch(new RegExp(`href="/user/profile/edit"[^>]*>${action}`));
      }
      await change("delete from outbox");
      const again = await post("/confirmAddress", { intent: "again" }, { cookie });
      expect(again.status).toBe(303);
      const [row] = await rowsOf<{ id: string }>(
        "select id from outbox where cause = 'address-link' and user_id = ?",
        user.id,
      );
      await deliver(ctx, { v: 1, outboxId: row?.id ?? "" });
      const link = /\/confirmAddress\?token=[\w-]+/.exec(mails.at(-1)?.text ?? "")?.[0] ?? "";
      expect((await visit(link, { cookie })).status).toBe(200);
      expect(await stops()).toHaveLength(1);
      await post(link, {}, { cookie });
      expect(await stops()).toEqual([]);
      for (const page of await pages()) expect(page).not.toContain(said);
      expect(await mail("profile-updated")).toEqual(SENT);
    },
  );

  it("is shown to the office without the address, found by it, and released with a line in the log", async () => {
    await report(bounce(user.email));
    await report(bounce("nobody@elsewhere.example", "complaint"));
    const cookie = await cookieOf(createTestContext(), admin.id);
    const page = await (await visit("/admin/stopped-addresses", { cookie })).text();
    expect(page).toContain(`/admin/people/${user.id}`);
    expect(page).not.toContain(user.email);
    expect(page).not.toContain("nobody@elsewhere.example");
    expect((await post("/admin/stopped-addresses", { email: "free@elsewhere.example" }, { cookie })).status).toBe(400);
    const found = await post("/admin/stopped-addresses", { email: "Nobody@elsewhere.example" }, { cookie });
    const where = found.headers.get("Location") ?? "";
    const [, hash = ""] = /^\/admin\/stopped-addresses\?release=([\w-]{43})$/.exec(where) ?? [];
    expect(await (await visit(where, { cookie })).text()).toContain("Send emails to this address again?");
    expect(await stops()).toHaveLength(2);
    for (let time = 0; time < 2; time += 1) {
      const released = await post("/admin/stopped-addresses", { intent: "release", hash }, { cookie });
      expect(released.status).toBe(303);
    }
    expect(await stops()).toMatchObject([{ userId: user.id }]);
    expect(await rowsOf("select thing from office_acts where act = 'address-released'")).toEqual([{ thing: hash }]);
    const [own] = await stops();
    expect(await releaseStopped(ctx, user, own?.hash ?? "")).toEqual({ ok: false, reason: "forbidden" });
  });

  it("is forgotten with the account", async () => {
    await report(bounce(user.email));
    now += DAY;
    await change("update users set deletion_due_at = ? where id = ?", now - 60 * 60_000, user.id);
    await eraseDue(ctx);
    expect(await stops()).toEqual([]);
    expect(ORIGIN).toContain("http");
  });
});
