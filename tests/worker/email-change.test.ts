import { beforeEach, describe, expect, it } from "vitest";
import { findProfile } from "~/foundation/company/profile.server";
import { signIn } from "~/foundation/identity/credentials.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { cancelEmailChange, confirmEmailChange, findEmailChange } from "~/home/profile/email-change.server";
import { updateProfile } from "~/home/profile/update-profile.server";
import type { Context } from "~/platform/context";
import { deliver } from "~/upkeep/delivery/deliver.server";
import { beforeEachBatch, change, createTappedContext, rowsOf } from "../support/database";
import { cookieOf, ORIGIN, post, requestFrom, visit } from "../support/pages";
import { askSum, createTestContext, registerCompany, TEST_PASSWORD, testEnv, withoutQueue } from "../support/worker";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const request = new Request(ORIGIN);
let now = Date.now();
const ctx: Context = withoutQueue(createTestContext(() => now));
let user: CurrentUser;
let address: string;

beforeEach(async () => {
  user = await registerCompany(ctx);
  address = `new-${ctx.ids.create().toLowerCase()}@example.org`;
});

const ask = (email: string, currentPassword: string | undefined = TEST_PASSWORD, from = user, context = ctx) =>
  updateProfile(context, requestFrom(), from, { email, currentPassword });

/** Delivers everything pending for a user, as the queue would. */
async function deliverAll(userId: string): Promise<void> {
  for (const { id } of await rowsOf<{ id: string }>(
    "select id from outbox where user_id = ? and status = 'pending'",
    userId,
  )) {
    await deliver(ctx, { v: 1, outboxId: id });
  }
}

const mailsTo = (email: string) =>
  rowsOf<{ subject: string; text: string }>(
    "select subject, text from local_mailbox where recipient = ? and subject <> 'Your Kompas account is ready' order by sent_at",
    email,
  );

/** The token of the newest link mailed to an address. */
async function tokenFor(email: string): Promise<string> {
  const mails = await mailsTo(email);
  const token = mails.at(-1)?.text.match(/\/confirmEmail\?token=([\w-]+)/)?.[1];
  if (!token) throw new Error(`No link in ${JSON.stringify(mails)}`);
  return token;
}

async function linkTo(email: string): Promise<string> {
  expect(await ask(email)).toEqual({ ok: true, pendingEmail: email });
  await deliverAll(user.id);
  return tokenFor(email);
}

const addressOf = async (userId: string) =>
  (await rowsOf<{ email: string }>("select email from users where id = ?", userId))[0]?.email;

describe("ASVS 6.3.7, 7.5.1 changing the email address", () => {
  it("requires the password, and changes nothing without the right one", async () => {
    const missing = { ok: false, reason: "invalid", errors: { currentPassword: "errors.emailPassword" } };
    expect(await updateProfile(ctx, request, user, { email: address, username: "Zoleka" })).toEqual(missing);
    const wrong = { ok: false, reason: "invalid", errors: { currentPassword: "errors.emailPasswordWrong" } };
    expect(await ask(address, "not the one")).toEqual(wrong);
    expect(await findProfile(ctx, user.id)).toMatchObject({ pendingEmail: null, username: user.username });
    await deliverAll(user.id);
    expect([await mailsTo(address), await mailsTo(user.email)]).toEqual([[], []]);
  });

  it("blocks a user who guesses the password, even with the right one afterwards", async () => {
    for (let guess = 1; guess <= 10; guess += 1) await ask(address, `guess ${guess}`);
    expect(await ask(address)).toMatchObject({ ok: false, reason: "too-many-requests" });
    now += HOUR;
    expect(await ask(address)).toMatchObject({ ok: true });
  });

  it("keeps the address in use until the new one is confirmed by the link that is sent to it", async () => {
    const token = await linkTo(address);
    expect(await addressOf(user.id)).toBe(user.email);
    expect(await findProfile(ctx, user.id)).toMatchObject({ pendingEmail: address });
    const [link] = (await mailsTo(address))[0]?.text.match(/\S+\/confirmEmail\S+/) ?? [];
    expect(link).toBe(`${testEnv.APP_URL}/confirmEmail?token=${token}`);
    const [notice] = await mailsTo(user.email);
    expect(notice?.subject).toBe("Someone wants to change your email address");
    expect(notice?.text).toContain("n…@example.org");
    expect(notice?.text).not.toContain(address);

    expect(await findEmailChange(ctx, user.id, token)).toMatchObject({ email: address, former: user.email });
    expect(await confirmEmailChange(ctx, request, user.id, token)).toEqual({ ok: true });
    expect(await findProfile(ctx, user.id)).toMatchObject({ email: address, pendingEmail: null });
    await deliverAll(user.id);
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toContain("Your email address has been changed");
    expect(
      await rowsOf("select type from security_events where user_id = ? and type like 'email%' order by at", user.id),
    ).toEqual([{ type: "email-change-requested" }, { type: "email-changed" }]);

    const trySignIn = (email: string) => {
      const { token: asked, a, b } = askSum(ctx);
      return signIn(ctx, { email, password: TEST_PASSWORD, captcha: `${asked}:${a + b}`, caller: ctx.ids.create() });
    };
    expect(await trySignIn(address)).toMatchObject({ ok: true });
    expect(await trySignIn(user.email)).toMatchObject({ ok: false, reason: "credentials" });
  });

  it("notifies the former address of request and change, however late the emails go out, and then deletes it", async () => {
    expect(await ask(address)).toMatchObject({ ok: true });
    const waiting = await rowsOf<{ id: string; cause: string }>(
      "select id, cause from outbox where user_id = ? and cause like 'email-change-%' and channel = 'email'",
      user.id,
    );
    const confirmation = waiting.find(({ cause }) => cause === "email-change-confirm");
    await deliver(ctx, { v: 1, outboxId: confirmation?.id ?? "" });
    expect(await confirmEmailChange(ctx, request, user.id, await tokenFor(address))).toEqual({ ok: true });
    const outboxNow = async () =>
      JSON.stringify(await rowsOf("select data from outbox where user_id = ? and cause like 'email-%'", user.id));
    expect(await outboxNow()).not.toContain(user.email);
    await deliverAll(user.id);
    expect((await mailsTo(user.email)).map(({ subject }) => subject).sort()).toEqual([
      "Someone wants to change your email address",
      "Your email address has been changed",
    ]);
    expect((await mailsTo(address)).map(({ subject }) => subject)).toEqual(["Please confirm your new email address"]);
    expect(await outboxNow()).not.toContain('\\"to\\"');
    expect(await rowsOf("select data from notices where user_id = ? and cause = 'email-changed'", user.id)).toEqual([
      { data: "{}" },
    ]);
  });

  it("requires the account's own session besides the link, since the address may be mistyped", async () => {
    const token = await linkTo(address);
    const path = `/confirmEmail?token=${token}`;
    const stranger = await registerCompany(ctx);
    expect(await confirmEmailChange(ctx, request, stranger.id, token)).toEqual({ ok: false, reason: "gone" });
    for (const answer of [await visit(path), await post(path, {})]) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get("Location")).toBe(`/login?next=${encodeURIComponent(path)}`);
      expect(answer.headers.get("Set-Cookie")).toContain("__Host-flash=");
    }
    const theirs = { cookie: await cookieOf(ctx, stranger.id) };
    expect([(await visit(path, theirs)).status, (await post(path, {}, theirs)).status]).toEqual([410, 410]);
    expect(await addressOf(user.id)).toBe(user.email);
    const own = { cookie: await cookieOf(ctx, user.id) };
    expect((await visit(path, own)).status).toBe(200);
    const confirmed = await post(path, {}, own);
    expect([confirmed.status, confirmed.headers.get("Location")]).toEqual([303, "/user/profile"]);
    expect(await addressOf(user.id)).toBe(address);
  });

  it("accepts a link once, for 24 hours, and no link that is not ours", async () => {
    const token = await linkTo(address);
    const gone = { ok: false, reason: "gone" };
    for (const wrong of ["", "x", `${token.slice(0, -2)}AA`, ctx.ids.create()]) {
      expect(await confirmEmailChange(ctx, request, user.id, wrong)).toEqual(gone);
    }
    now += DAY;
    expect(await confirmEmailChange(ctx, request, user.id, token)).toEqual(gone);
    now -= 1;
    expect(await confirmEmailChange(ctx, request, user.id, token)).toMatchObject({ ok: true });
    expect(await confirmEmailChange(ctx, request, user.id, token)).toEqual(gone);
    expect(await addressOf(user.id)).toBe(address);
  });

  it("confirms once when the link is opened many times at once", async () => {
    const token = await linkTo(address);
    const verdicts = await Promise.all([1, 2, 3, 4, 5].map(() => confirmEmailChange(ctx, request, user.id, token)));
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(
      await rowsOf("select count(*) as n from security_events where user_id = ? and type = 'email-changed'", user.id),
    ).toEqual([{ n: 1 }]);
    expect(
      await rowsOf("select count(*) as n from outbox where user_id = ? and cause = 'email-changed'", user.id),
    ).toEqual([{ n: 2 }]);
  });

  it("drops the earlier request with the next one, and when the user cancels", async () => {
    const former = await linkTo(address);
    const second = `second-${address}`;
    const latter = await linkTo(second);
    expect(await confirmEmailChange(ctx, request, user.id, former)).toMatchObject({ reason: "gone" });
    await cancelEmailChange(ctx, user.id);
    expect(await confirmEmailChange(ctx, request, user.id, latter)).toMatchObject({ reason: "gone" });
    expect(await addressOf(user.id)).toBe(user.email);
  });

  it("sends no link for a request that was dropped before its email went out", async () => {
    expect(await ask(address)).toMatchObject({ ok: true });
    await cancelEmailChange(ctx, user.id);
    await deliverAll(user.id);
    expect(await mailsTo(address)).toEqual([]);
  });

  it("writes nothing when the password is changed in between", async () => {
    let batches = 0;
    const late = beforeEachBatch(ctx, async (number) => {
      batches = number;
      // The first batch reads the profile, the second writes.
      if (number === 2) await change("update users set password_hash = 'scrypt$' where id = ?", user.id);
    });
    const given = { email: address, currentPassword: TEST_PASSWORD, username: "Zoleka" };
    expect(await updateProfile(late, request, user, given)).toEqual({
      ok: false,
      reason: "invalid",
      errors: { currentPassword: "errors.emailPasswordWrong" },
    });
    expect(batches).toBe(2);
    expect(await findProfile(ctx, user.id)).toMatchObject({ pendingEmail: null, username: user.username });
  });

  it("ends a password recovery that was sent to the former address", async () => {
    const token = await linkTo(address);
    await change(
      `insert into recoveries (id, user_id, address_hash, code_hash, attempts, code_sent_at, codes_sent, expires_at)
       values (?, ?, 'x', 'x', 0, 1, 1, ?)`,
      ctx.ids.create(),
      user.id,
      now + DAY,
    );
    expect(await confirmEmailChange(ctx, request, user.id, token)).toMatchObject({ ok: true });
    expect(await rowsOf("select id from recoveries where user_id = ?", user.id)).toEqual([]);
  });

  it("limits how often a user asks; requests by others only delay the email to an address by an hour", async () => {
    for (let time = 1; time <= 5; time += 1) expect(await ask(`${time}-${address}`)).toMatchObject({ ok: true });
    const limited = await ask(address);
    expect(limited).toMatchObject({ ok: false, reason: "too-many-requests" });
    for (let time = 1; time <= 5; time += 1) {
      expect(await ask(address, TEST_PASSWORD, await registerCompany(ctx))).toMatchObject({ ok: true });
    }
    const another = await registerCompany(ctx);
    expect(await ask(address, TEST_PASSWORD, another)).toEqual({ ok: true, pendingEmail: address });
    const due = await rowsOf<{ cause: string; due: number }>(
      "select cause, due_at as due from outbox where user_id = ? and channel = 'email' and cause like 'email-change-%' order by cause",
      another.id,
    );
    expect(due.map(({ cause, due: at }) => [cause, at - now])).toEqual([
      ["email-change-confirm", HOUR],
      ["email-change-requested", HOUR / 60],
    ]);
    now += HOUR;
    await deliverAll(another.id);
    expect(await findEmailChange(ctx, another.id, await tokenFor(address))).toMatchObject({ email: address });
  });
});

describe("ASVS 6.3.8 an address that has an account", () => {
  it("gets the same answer after the same statements, and its owner is notified once a day", async () => {
    const owner = await registerCompany(ctx);
    const statementsFor = async (email: string) => {
      const sent: string[] = [];
      const tapped = withoutQueue(
        createTappedContext(
          (query) => {
            sent.push(query);
            return "run";
          },
          () => now,
        ),
      );
      const verdict = await ask(email, TEST_PASSWORD, await registerCompany(ctx), tapped);
      expect(verdict).toEqual({ ok: true, pendingEmail: email });
      return sent;
    };
    expect(await statementsFor(owner.email)).toEqual(await statementsFor(address));

    const [before, tomorrow] = [now, (Math.floor(now / DAY) + 1) * DAY];
    const told = async () => (await mailsTo(owner.email)).map(({ subject }) => subject);
    const times: [time: number, mails: number][] = [
      [tomorrow, 1],
      [tomorrow + DAY - 1, 1],
      [tomorrow + DAY, 2],
    ];
    for (const [time, mails] of times) {
      now = time;
      expect(await ask(owner.email)).toEqual({ ok: true, pendingEmail: owner.email });
      await deliverAll(user.id);
      await deliverAll(owner.id);
      expect(await told()).toEqual(Array(mails).fill("Someone wanted to use your address"));
    }
    now = before;
    expect(await findProfile(ctx, user.id)).toMatchObject({ pendingEmail: owner.email, email: user.email });
  });

  it("is not given to a second account when a visitor registers it before the link is opened", async () => {
    const token = await linkTo(address);
    await registerCompany(ctx, { email: address });
    expect(await confirmEmailChange(ctx, request, user.id, token)).toEqual({ ok: false, reason: "taken" });
    expect(await addressOf(user.id)).toBe(user.email);
    expect(await findProfile(ctx, user.id)).toMatchObject({ pendingEmail: null });
  });

  it("goes to one of two users who confirm it at the same time", async () => {
    const rival = await registerCompany(ctx);
    const first = await linkTo(address);
    await ask(address, TEST_PASSWORD, rival);
    await deliverAll(rival.id);
    const second = await tokenFor(address);
    expect(second).not.toBe(first);
    const verdicts = await Promise.all([
      confirmEmailChange(ctx, request, user.id, first),
      confirmEmailChange(ctx, request, rival.id, second),
    ]);
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await rowsOf("select count(*) as n from users where email = ?", address)).toEqual([{ n: 1 }]);
  });
});
