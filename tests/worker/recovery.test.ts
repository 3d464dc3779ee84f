import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { rememberDevice } from "~/features/account/devices.server";
import { type CurrentUser, findUser } from "~/features/account/session.server";
import { findTokenOwner, issueTokens, rotateTokens } from "~/features/account/tokens.server";
import type { Visitor } from "~/features/account/visitor.server";
import { findRecovery, resendCode, startRecovery, verifyCode } from "~/features/password/recovery.server";
import { resetPassword } from "~/features/password/reset-password.server";
import type { Context } from "~/platform/context";
import { verifyPassword } from "~/platform/crypto/passwords";
import { createToken } from "~/platform/crypto/tokens";
import { codeFor, deliverAll } from "../support/codes";
import { change, createFaultyContext, createTappedContext, dumpDatabase, rowsOf } from "../support/database";
import { runEveryJob } from "../support/jobs";
import { cookieOf, cookiesOf, ORIGIN, post, solvedCaptcha, visit } from "../support/pages";
import { createTestContext, registerCompany, TEST_PASSWORD, withoutQueue } from "../support/worker";
import { call, take } from "./api/client";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const NEW_PASSWORD = "seven slow trains";
const visitor: Visitor = { browser: "Firefox", os: "Windows", country: "ZA", city: "" };
let now = Date.now();
const clock = () => now;
const ctx = withoutQueue(createTestContext(clock));
let user: CurrentUser;
let callers = 0;
const newCaller = () => `203.0.113.${++callers}`;

beforeEach(async () => {
  user = await registerCompany(ctx);
});

const start = async (email = user.email, context: Context = ctx, caller = newCaller()) => {
  const started = await startRecovery(context, { email, way: "page", caller, visitor });
  if (!started.ok) throw new Error(started.reason);
  return started.token;
};
const give = (token: string, code: string, context = ctx) => verifyCode(context, { token, code, visitor });
const resend = (token: string, caller = newCaller()) => resendCode(ctx, { token, caller });
const reset = (token: string, password = NEW_PASSWORD, context = ctx) =>
  resetPassword(context, { token, password, visitor });
/** The token of a browser in which the user has signed in before. */
async function knownDevice(): Promise<string> {
  const token = createToken();
  await (await rememberDevice(ctx, token, user.id)).write;
  return token;
}
/** Any code but the right one. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** A recovery whose code has been given. */
async function verified(): Promise<string> {
  const token = await start();
  const verdict = await give(token, await codeFor(ctx, user));
  if (!verdict.ok) throw new Error(verdict.reason);
  return verdict.token;
}
const signsIn = async (password: string) => {
  const [row] = await rowsOf<{ hash: string }>("select password_hash as hash from users where id = ?", user.id);
  return verifyPassword(password, row?.hash ?? null);
};
const eventsOf = async () =>
  (
    await rowsOf<{ type: string }>("select type from security_events where user_id = ? order by at, rowid", user.id)
  ).map(({ type }) => type);
const causesOf = async () =>
  (await rowsOf<{ cause: string }>("select distinct cause from outbox where user_id = ? order by cause", user.id)).map(
    ({ cause }) => cause,
  );

describe("a recovery", () => {
  it("leads by a mailed code to a new password, told and noted", async () => {
    const token = await start();
    expect((await findRecovery(ctx, token)).stage).toBe("code");
    const verdict = await give(token, await codeFor(ctx, user));
    expect(verdict).toMatchObject({ ok: true, userId: user.id, username: user.username });
    if (!verdict.ok) return;
    expect((await findRecovery(ctx, verdict.token)).stage).toBe("password");
    expect(await reset(verdict.token)).toEqual({
      ok: true,
      userId: user.id,
      email: user.email,
      username: user.username,
    });
    expect([await signsIn(NEW_PASSWORD), await signsIn(TEST_PASSWORD)]).toEqual([true, false]);
    expect(await eventsOf()).toEqual(["recovery-requested", "recovery-verified", "password-reset"]);
    expect(await causesOf()).toEqual(["account-created", "password-changed", "recovery-code", "recovery-verified"]);
    await deliverAll(ctx, user.id);
    const bell = await rowsOf<{ type: string }>("select type from notifications where user_id = ?", user.id);
    expect(bell.map(({ type }) => type).sort()).toEqual(["ACCOUNT_CREATED", "EMAIL_VERIFICATION", "PASSWORD_CHANGED"]);
  });

  it("ASVS 6.6.2 opens each step only with the token of that step", async () => {
    const token = await start();
    expect(await reset(token)).toEqual({ ok: false, reason: "over" });
    const verdict = await give(token, await codeFor(ctx, user));
    if (!verdict.ok) throw new Error(verdict.reason);
    expect((await findRecovery(ctx, token)).stage).toBe("over");
    expect(await reset(token)).toEqual({ ok: false, reason: "over" });
    expect(await give(verdict.token, "123456")).toEqual({ ok: false, reason: "over" });
    expect((await findRecovery(ctx, null)).stage).toBe("over");
    expect((await findRecovery(ctx, "x".repeat(43))).stage).toBe("over");
  });
});

describe("ASVS 6.5.1, 6.5.2, 6.5.3, 6.5.5, 6.6.3 the code", () => {
  it("is six random digits, of which the database holds only a keyed hash, and the outbox nothing once it is mailed", async () => {
    const codes = new Set<string>();
    for (let count = 0; count < 3; count += 1) {
      now += 61 * MINUTE;
      const token = await start();
      const before = JSON.stringify(await dumpDatabase({ without: ["local_mailbox"] }));
      const code = await codeFor(ctx, user);
      const after = JSON.stringify(await dumpDatabase({ without: ["local_mailbox"] }));
      expect(code).toMatch(/^\d{6}$/);
      expect(before).not.toContain(`"${code}"`);
      expect(before).not.toContain(token);
      expect(after).not.toContain(code);
      codes.add(code);
    }
    const rows = await rowsOf("select data, status from outbox where user_id = ? and cause = 'recovery-code'", user.id);
    expect(rows).toEqual(Array(3).fill({ data: "{}", status: "completed" }));
    expect(codes.size).toBe(3);
  });

  it("is good once", async () => {
    const token = await start();
    const code = await codeFor(ctx, user);
    expect((await give(token, code)).ok).toBe(true);
    expect(await give(token, code)).toEqual({ ok: false, reason: "over" });
  });

  it("is exchanged once when the right one comes twenty times at once", async () => {
    const token = await start();
    const code = await codeFor(ctx, user);
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => give(token, code)));
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(
      await rowsOf("select id from outbox where user_id = ? and cause = 'recovery-verified'", user.id),
    ).toHaveLength(2);
  });

  it("is good for ten minutes", async () => {
    const [early, late] = [await start(), await start()];
    const code = async (token: string) => {
      // Two recoveries of one address have a code each.
      await deliverAll(ctx, user.id);
      const mails = await rowsOf<{ text: string }>("select text from local_mailbox where recipient = ?", user.email);
      const all = mails.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
      for (const each of all) if ((await give(token, each)).ok) return true;
      return false;
    };
    now += 10 * MINUTE - 1;
    expect(await code(early)).toBe(true);
    now += 1;
    expect(await code(late)).toBe(false);
    expect(await give(late, "000000")).toEqual({ ok: false, reason: "code-expired" });
  });

  it("may be tried five times, each with its own word", async () => {
    const token = await start();
    const code = await codeFor(ctx, user);
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      expect(await give(token, wrong(code))).toEqual({ ok: false, reason: "code-wrong", triesLeft });
    }
    expect(await give(token, code)).toEqual({ ok: false, reason: "code-spent" });
    expect((await eventsOf()).filter((type) => type === "recovery-failed")).toHaveLength(5);
  });

  it("is judged at most five times when a hundred guesses come at once", async () => {
    const token = await start();
    const code = await codeFor(ctx, user);
    const guesses = Array.from({ length: 100 }, () => give(token, wrong(code)));
    const verdicts = await Promise.all(guesses);
    const reasons = verdicts.map((verdict) => (verdict.ok ? "right" : verdict.reason));
    expect(reasons.filter((reason) => reason === "code-wrong")).toHaveLength(5);
    expect(reasons.filter((reason) => reason === "code-spent")).toHaveLength(95);
    expect(await give(token, code)).toEqual({ ok: false, reason: "code-spent" });
  });
});

describe("a new code", () => {
  it("comes after a wait of sixty seconds, ends the former one and may be tried five times anew", async () => {
    const token = await start();
    const first = await codeFor(ctx, user);
    for (let count = 0; count < 5; count += 1) await give(token, wrong(first));
    now += 59 * SECOND;
    expect(await resend(token)).toEqual({ ok: false, reason: "wait", retryAfterSeconds: 1 });
    now += SECOND;
    expect(await resend(token)).toEqual({ ok: true });
    const second = await codeFor(ctx, user);
    if (second !== first) expect(await give(token, first)).toMatchObject({ reason: "code-wrong", triesLeft: 4 });
    now += 10 * MINUTE - 1;
    expect((await give(token, second)).ok).toBe(true);
  });

  it("comes four times at most, and never after the recovery's hour", async () => {
    const token = await start();
    for (let count = 1; count <= 4; count += 1) {
      now += MINUTE;
      expect(await resend(token)).toEqual({ ok: true });
    }
    now += MINUTE;
    expect(await resend(token)).toEqual({ ok: false, reason: "no-more" });
    expect((await findRecovery(ctx, token)).resend).toEqual({ ok: false, reason: "no-more" });
    now += 55 * MINUTE;
    expect(await resend(token)).toEqual({ ok: false, reason: "over" });
    expect((await findRecovery(ctx, token)).stage).toBe("over");
  });

  it("is sent once when it is asked for ten times at once", async () => {
    const token = await start();
    now += MINUTE;
    const verdicts = await Promise.all(Array.from({ length: 10 }, () => resend(token)));
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await rowsOf("select id from outbox where user_id = ? and cause = 'recovery-code'", user.id)).toHaveLength(
      2,
    );
  });
});

describe("ASVS 6.3.8 recovery tells nobody whether an address has an account", () => {
  it("does the same statements in the same order for an unknown address, and answers alike at every step", async () => {
    const seen = [];
    for (const email of [user.email, `no-${user.email}`]) {
      const queries: string[] = [];
      const tapped = withoutQueue(
        createTappedContext((query) => {
          queries.push(query);
          return "run";
        }, clock),
      );
      const token = await start(email, tapped);
      const wrongs = [];
      for (let count = 0; count < 6; count += 1) wrongs.push(await give(token, "000000", tapped));
      now += MINUTE;
      const again = await resendCode(tapped, { token, caller: newCaller() });
      const { stage, resend: next } = await findRecovery(tapped, token);
      seen.push({ queries, wrongs, again, stage, next, shape: token.length });
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.queries.length).toBeGreaterThan(10);
  });

  it("hands the queue as many messages for either, and does not wait for it", async () => {
    const sent: number[] = [];
    const slow: Context = {
      ...ctx,
      queue: {
        ...ctx.queue,
        sendBatch: (messages) => {
          sent.push([...messages].length);
          return new Promise(() => {});
        },
      },
    };
    for (const email of [user.email, `no-${user.email}`]) await start(email, slow);
    expect(sent).toEqual([1, 1]);
  });

  it("answers both with the same page, status, headers and cookies", async () => {
    const answers: { refused: unknown[]; attributes?: string[]; [part: string]: unknown }[] = [];
    const real = createTestContext();
    for (const email of [user.email, `no${user.email.slice(2)}`]) {
      const headers = { "CF-Connecting-IP": newCaller() };
      const asked = await post("/forgotPassword", { email, ...solvedCaptcha(real) }, { headers });
      const { pair = "", attributes } = cookiesOf(asked)["__Host-recovery"] ?? {};
      const page = await visit("/OTPverify", { cookie: pair });
      const refused = await post("/OTPverify", { code: "12 34 56" }, { cookie: pair, headers });
      answers.push({
        status: asked.status,
        location: asked.headers.get("Location"),
        names: [...asked.headers.keys()].sort(),
        attributes,
        pair: pair.length,
        page: [page.status, await page.text()],
        refused: [refused.status, [...refused.headers.keys()].sort(), await refused.text()],
      });
    }
    const without = (answer: unknown): unknown =>
      JSON.parse(
        JSON.stringify(answer)
          .replaceAll(/nonce-?[=\w"\\+/-]*/g, "")
          .replaceAll(/in \d+ seconds?/g, "SOON"),
      );
    expect(without(answers[0])).toEqual(without(answers[1]));
    expect(answers[0]).toMatchObject({ status: 303, location: "/OTPverify", pair: expect.any(Number) });
    expect([...(answers[0]?.attributes ?? [])].sort()).toEqual([
      "HttpOnly",
      "Max-Age=3600",
      "Path=/",
      "SameSite=Lax",
      "Secure",
    ]);
    expect(answers[0]?.refused[2]).toContain("You have 4 more tries");
  });
});

describe("ASVS 6.3.1 asking for codes is limited", () => {
  it("to five an hour for one address by one caller, known or not, and to twenty whoever asks", async () => {
    for (const email of [user.email, `no-${user.email}`]) {
      const caller = newCaller();
      for (let count = 1; count <= 5; count += 1) await start(email, ctx, caller);
      const refused = await startRecovery(ctx, { email, way: "page", caller, visitor });
      expect(refused).toMatchObject({ ok: false, reason: "too-many-requests", retryAfterSeconds: 3600 });
      for (let count = 6; count <= 20; count += 1) await start(email);
      expect(await startRecovery(ctx, { email, way: "page", caller: newCaller(), visitor })).toMatchObject({
        ok: false,
      });
    }
    now += 60 * MINUTE;
    await start();
  });

  it("to thirty an hour for one caller, and the page says so with 429 and Retry-After", async () => {
    const real = withoutQueue(createTestContext());
    const caller = newCaller();
    for (let count = 1; count <= 30; count += 1) await start(`someone-${count}@example.com`, real, caller);
    const fields = { email: "one-more@example.com", ...solvedCaptcha(real) };
    const response = await post("/forgotPassword", fields, { headers: { "CF-Connecting-IP": caller } });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(3500);
    const html = await response.text();
    expect(html).toContain("Too many tries");
    expect(html).toContain("one-more@example.com");
    expect(cookiesOf(response)).toEqual({});
  });

  it("counts nothing before a right captcha, which is asked for beside its field with the address kept", async () => {
    const headers = { "CF-Connecting-IP": newCaller() };
    const right = solvedCaptcha(createTestContext());
    const counted = () => rowsOf("select key, count from rate_limits order by key");
    const before = await counted();
    for (const [answer, word] of [
      ["", "Please answer the question"],
      ["99", "That answer is not right. Here is a new question"],
    ] as const) {
      const fields = { email: user.email, ...right, captchaAnswer: answer };
      const response = await post("/forgotPassword", fields, { headers });
      expect(response.status).toBe(400);
      const html = await response.text();
      expect(html).toContain('href="#captchaAnswer"');
      expect(html).toContain(word);
      expect(html).toContain(`value="${user.email}"`);
      expect(cookiesOf(response)).toEqual({});
    }
    // Once tried, a sum is spent.
    expect((await post("/forgotPassword", { email: user.email, ...right }, { headers })).status).toBe(400);
    expect(await counted()).toEqual(before);
    expect(await rowsOf("select id from recoveries where user_id = ?", user.id)).toEqual([]);
  });

  it("over the API apart, to ten for an address and for a caller, so that the page stays open", async () => {
    const ask = (email: string, caller: string) => startRecovery(ctx, { email, way: "api", caller, visitor });
    const caller = newCaller();
    for (let count = 1; count <= 10; count += 1) expect((await ask(`api-${count}@example.com`, caller)).ok).toBe(true);
    expect(await ask(user.email, caller)).toMatchObject({ reason: "too-many-requests" });
    for (let count = 1; count <= 10; count += 1) expect((await ask(user.email, newCaller())).ok).toBe(true);
    expect(await ask(user.email, newCaller())).toMatchObject({ reason: "too-many-requests" });
    for (let count = 1; count <= 5; count += 1) await start(user.email, ctx, caller);
  });

  it("over the API for a /48 of IPv6 as one caller", async () => {
    const ask = (at: number) =>
      call(ctx, "POST", "auth/forgotpassword", {
        body: { email: `wide-${at}@example.com` },
        headers: { "CF-Connecting-IP": `2001:db8:77:${at}::1` },
      });
    for (let at = 1; at <= 10; at += 1) expect((await ask(at)).status).toBe(200);
    expect((await ask(11)).status).toBe(429);
  });

  it("for new codes apart, which need no captcha, so that the page stays open", async () => {
    for (let count = 1; count <= 6; count += 1) {
      const token = await start();
      for (let again = 1; again <= 4; again += 1) {
        now += MINUTE;
        await resend(token);
      }
    }
    const token = await start();
    now += MINUTE;
    expect(await resend(token)).toMatchObject({ ok: false, reason: "too-many-requests" });
    await start();
  });

  it("with a counter of its own for a browser that is known, which strangers cannot use up", async () => {
    const deviceToken = await knownDevice();
    for (let count = 1; count <= 20; count += 1) await start();
    const ask = (token: string) =>
      startRecovery(ctx, { email: user.email, way: "page", caller: newCaller(), visitor, deviceToken: token });
    expect(await ask("A".repeat(43))).toMatchObject({ reason: "too-many-requests" });
    for (let count = 1; count <= 5; count += 1) expect((await ask(deviceToken)).ok).toBe(true);
    expect(await ask(deviceToken)).toMatchObject({ reason: "too-many-requests" });
    const stranger = await registerCompany(ctx);
    for (let count = 1; count <= 20; count += 1) await start(stranger.email);
    const foreign = { email: stranger.email, way: "page", caller: newCaller(), visitor, deviceToken } as const;
    expect(await startRecovery(ctx, foreign)).toMatchObject({ reason: "too-many-requests" });
  });

  it("keeps neither addresses nor network addresses", async () => {
    await start("kept-nowhere@example.com", ctx, "203.0.113.250");
    const dump = JSON.stringify(await dumpDatabase());
    expect(dump).not.toContain("kept-nowhere");
    expect(dump).not.toContain("203.0.113.250");
  });
});

describe("ASVS 6.3.1 wrong codes for one address", () => {
  /** Spends the day's fifty, five to a recovery. */
  const exhaust = async (email: string) => {
    for (let round = 0; round < 10; round += 1) {
      const token = await start(email);
      for (let tries = 0; tries < 5; tries += 1) expect((await give(token, "x")).ok).toBe(false);
    }
  };

  it("are fifty a day, known or not; then codes are judged in a known browser only, until the day is over", async () => {
    const deviceToken = await knownDevice();
    for (const email of [`no-${user.email}`, user.email]) {
      await exhaust(email);
      expect(await give(await start(email), "x")).toEqual({
        ok: false,
        reason: "too-many-wrong",
        retryAfterSeconds: 24 * 3600,
      });
    }
    const [token, other] = [await start(), await start()];
    await deliverAll(ctx, user.id);
    const mails = await rowsOf<{ text: string }>("select text from local_mailbox where recipient = ?", user.email);
    const codes = mails.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
    expect(codes.length).toBeGreaterThan(10);
    expect(await give(token, "x")).toMatchObject({ reason: "too-many-wrong" });
    const known = await verifyCode(ctx, { token: other, code: "x", visitor, deviceToken });
    expect(known).toMatchObject({ reason: "code-wrong", triesLeft: 4 });
    now += 24 * 60 * MINUTE;
    expect((await give(await start(), await codeFor(ctx, user))).ok).toBe(true);
  });

  it("are no more when a hundred come at once for many recoveries, and right ones do not count", async () => {
    const right = await start();
    expect((await give(right, await codeFor(ctx, user))).ok).toBe(true);
    const tokens: string[] = [];
    for (let count = 0; count < 19; count += 1) tokens.push(await start());
    const verdicts = await Promise.all(tokens.flatMap((token) => Array.from({ length: 5 }, () => give(token, "x"))));
    const reasons = verdicts.map((verdict) => (verdict.ok ? "right" : verdict.reason));
    expect(reasons.filter((reason) => reason === "code-wrong")).toHaveLength(50);
    expect(reasons.filter((reason) => reason === "too-many-wrong")).toHaveLength(45);
  });

  it("are told beside what helps, with 429 and Retry-After, on the page and by the API", async () => {
    const real = withoutQueue(createTestContext());
    const caller = newCaller();
    const fields = { email: user.email, ...solvedCaptcha(real) };
    const asked = await post("/forgotPassword", fields, { headers: { "CF-Connecting-IP": caller } });
    const cookie = cookiesOf(asked)["__Host-recovery"]?.pair;
    const forgot = await call(real, "POST", "auth/forgotpassword", { body: { email: user.email } });
    const { tempToken } = take(z.object({ tempToken: z.string() }), forgot);
    await change(
      "insert into rate_limits (key, count, resets_at) select 'recovery/wrong/address/' || address_hash, 50, ? from recoveries where user_id = ? limit 1",
      Date.now() + 90 * MINUTE,
      user.id,
    );
    const refused = await post("/OTPverify", { code: "000000" }, { cookie });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(5300);
    expect(await refused.text()).toContain("or try again in 2 hours");
    const answer = await call(real, "POST", "auth/verifyOtp", { token: tempToken, body: { otp: "000000" } });
    expect([answer.status, answer.body.message]).toEqual([429, expect.stringContaining("or try again in 2 hours")]);
  });
});

describe("the new password", () => {
  it("ASVS 6.2.4, 6.2.11 follows the policy, and the token stays good meanwhile", async () => {
    const token = await verified();
    expect(await reset(token, "password1")).toEqual({ ok: false, reason: "invalid", error: "errors.passwordCommon" });
    expect(await reset(token, user.email)).toEqual({ ok: false, reason: "invalid", error: "errors.passwordPersonal" });
    expect(await reset(token, user.companyName)).toMatchObject({ error: "errors.passwordPersonal" });
    expect((await reset(token)).ok).toBe(true);
  });

  it("is set once per token: of two at once one wins, and afterwards none", async () => {
    const token = await verified();
    const verdicts = await Promise.all([reset(token, "first of the two"), reset(token, "second of them two")]);
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(verdicts.filter((verdict) => !verdict.ok && verdict.reason === "over")).toHaveLength(1);
    const winner = verdicts[0]?.ok ? "first of the two" : "second of them two";
    expect(await signsIn(winner)).toBe(true);
    expect(await reset(token)).toEqual({ ok: false, reason: "over" });
    const told = await rowsOf("select id from outbox where user_id = ? and cause = 'password-changed'", user.id);
    expect(told).toHaveLength(2);
  });

  it("can be set for fifteen minutes", async () => {
    const [early, late] = [await verified(), await verified()];
    now += 15 * MINUTE;
    expect(await reset(late)).toEqual({ ok: false, reason: "over" });
    now -= 1;
    expect((await reset(early)).ok).toBe(true);
  });

  it("ASVS 7.4.3 ends every session of browsers and API clients, and nobody else's", async () => {
    const stranger = await registerCompany(ctx);
    const request = new Request(ORIGIN);
    const cookies = [await cookieOf(ctx, user.id), await cookieOf(ctx, stranger.id)];
    const [own, other] = [await issueTokens(ctx, request, user.id), await issueTokens(ctx, request, stranger.id)];
    expect((await reset(await verified())).ok).toBe(true);
    const who = async (cookie = "") => {
      const fresh = withoutQueue(createTestContext(clock));
      return (await findUser(fresh, new Request(ORIGIN, { headers: { Cookie: cookie } })))?.id;
    };
    expect([await who(cookies[0]), await who(cookies[1])]).toEqual([undefined, stranger.id]);
    expect(await findTokenOwner(ctx, own.accessToken, request)).toBeNull();
    expect(await rotateTokens(ctx, request, own.refreshToken)).toMatchObject({ reason: "token" });
    expect((await findTokenOwner(ctx, other.accessToken, request))?.user.id).toBe(stranger.id);
  });

  it("drops a change of e-mail that waits, voids other recoveries and keeps two-step sign-in (ASVS 6.4.3)", async () => {
    const other = await start();
    const verdict = await verified();
    await change(
      "insert into email_changes (id, user_id, email, created_at, expires_at) values (?, ?, 'thief@example.com', ?, ?)",
      ctx.ids.create(),
      user.id,
      now,
      now + 60 * MINUTE,
    );
    await change(
      "insert into two_steps (user_id, secret, confirmed_at, last_step, created_at) values (?, 'sealed', ?, 0, ?)",
      user.id,
      now,
      now,
    );
    expect((await reset(verdict)).ok).toBe(true);
    expect(await rowsOf("select id from email_changes where user_id = ?", user.id)).toEqual([]);
    expect((await findRecovery(ctx, other)).stage).toBe("over");
    expect(await rowsOf("select secret from two_steps where user_id = ?", user.id)).toEqual([{ secret: "sealed" }]);
  });

  it("removes the passkeys, and nobody else's", async () => {
    const stranger = await registerCompany(ctx);
    for (const { id } of [user, stranger]) {
      await change(
        "insert into passkeys (id, user_id, name, public_key, counter, transports, created_at) values (?, ?, 'x', '', 0, '[]', 0)",
        `key-of-${id}`,
        id,
      );
    }
    expect((await reset(await verified())).ok).toBe(true);
    const left = await rowsOf("select user_id as id from passkeys where user_id in (?, ?)", user.id, stranger.id);
    expect(left).toEqual([{ id: stranger.id }]);
  });

  it("is written wholly or not at all, and a retry completes it", async () => {
    const count = async () => {
      const { ctx: counting, sent } = createFaultyContext(-1, "run", clock);
      expect((await reset(await verified(), NEW_PASSWORD, withoutQueue(counting))).ok).toBe(true);
      return sent();
    };
    const statements = await count();
    expect(statements).toBeGreaterThan(6);
    for (let at = 1; at <= statements; at += 1) {
      user = await registerCompany(ctx);
      const token = await verified();
      const before = await dumpDatabase({ without: ["rate_limits"] });
      const { ctx: faulty } = createFaultyContext(at, "fail", clock);
      await expect(reset(token, NEW_PASSWORD, withoutQueue(faulty))).rejects.toThrow();
      expect(await dumpDatabase({ without: ["rate_limits"] })).toEqual(before);
      expect((await reset(token)).ok).toBe(true);
    }
  });
});

describe("the pages of the recovery", () => {
  const walk = async () => {
    const headers = { "CF-Connecting-IP": newCaller() };
    const real = withoutQueue(createTestContext());
    const fields = { email: ` ${user.email.toUpperCase()} `, ...solvedCaptcha(real) };
    const asked = await post("/forgotPassword", fields, { headers });
    const cookie = cookiesOf(asked)["__Host-recovery"]?.pair ?? "";
    return { cookie, code: await codeFor(real, user) };
  };

  it("lead from the address to /login, taking a pasted code with blanks, and leave nothing behind", async () => {
    const { cookie, code } = await walk();
    const pasted = ` ${code.slice(0, 3)} ${code.slice(3)}\n`;
    const given = await post("/OTPverify", { code: pasted }, { cookie });
    expect([given.status, given.headers.get("Location")]).toEqual([303, "/resetPassword"]);
    const next = cookiesOf(given)["__Host-recovery"]?.pair ?? "";
    expect(next).not.toBe(cookie);
    expect((await visit("/OTPverify", { cookie: next })).headers.get("Location")).toBe("/resetPassword");

    const empty = await post("/resetPassword", {}, { cookie: next });
    expect(empty.status).toBe(400);
    expect(await empty.text()).toContain("Please enter password");
    const differing = { password: NEW_PASSWORD, confirmation: "seven slow planes" };
    const refused = await post("/resetPassword", differing, { cookie: next });
    const html = await refused.text();
    expect(html).toContain("Passwords must match");
    expect(html).not.toContain(NEW_PASSWORD);

    const done = await post("/resetPassword", { password: NEW_PASSWORD, confirmation: NEW_PASSWORD }, { cookie: next });
    expect([done.status, done.headers.get("Location")]).toEqual([303, "/login"]);
    expect(cookiesOf(done)["__Host-recovery"]?.attributes).toContain("Max-Age=0");
    const login = await visit("/login", { cookie: cookiesOf(done)["__Host-flash"]?.pair });
    expect(await login.text()).toContain("Password Reset Successfully");
    expect(await signsIn(NEW_PASSWORD)).toBe(true);
  });

  it("lead back with a word when a later one has nothing to go on with", async () => {
    for (const path of ["/OTPverify", "/resetPassword"]) {
      for (const cookie of [undefined, "__Host-recovery=nonsense"]) {
        const response = await visit(path, { cookie });
        expect([response.status, response.headers.get("Location")]).toEqual([303, "/forgotPassword"]);
        const page = await visit("/forgotPassword", { cookie: cookiesOf(response)["__Host-flash"]?.pair });
        expect(await page.text()).toContain("That try has expired");
      }
    }
    const { cookie } = await walk();
    expect((await visit("/resetPassword", { cookie })).headers.get("Location")).toBe("/OTPverify");
  });

  it("say how long to wait for a new code", async () => {
    const { cookie } = await walk();
    expect(await (await visit("/OTPverify", { cookie })).text()).toMatch(/new code in \d+ seconds/);
    const early = await post("/OTPverify", { intent: "resend" }, { cookie });
    expect(early.status).toBe(429);
    expect(Number(early.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
    expect(await early.text()).toMatch(/Please wait \d+ seconds/);
    const nothing = await post("/OTPverify", { code: "12345" }, { cookie });
    expect(nothing.status).toBe(400);
    expect(await nothing.text()).toContain("Please enter the six digits of the code");
  });
});

describe("recoveries that are over", () => {
  it("are cleared away", async () => {
    await start();
    now += 61 * MINUTE;
    await runEveryJob(ctx);
    expect(await rowsOf("select id from recoveries where user_id = ?", user.id)).toEqual([]);
  });
});
