import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { startRecovery, verifyCode } from "~/account/password/recovery.server";
import { rememberDevice } from "~/foundation/identity/devices.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { createToken } from "~/platform/crypto/tokens";
import { codeFor, deliverAll } from "../support/codes";
import { change, dumpDatabase, rowsOf } from "../support/database";
import { cookiesOf, newCaller, post, solvedCaptcha } from "../support/pages";
import { recoverySteps, visitor } from "../support/recovery";
import { createTestContext, registerCompany, withoutQueue } from "../support/worker";
import { call, solveCaptcha, take } from "./api/client";

const MINUTE = 60_000;
let now = Date.now();
const clock = () => now;
const ctx = withoutQueue(createTestContext(clock));
let user: CurrentUser;

beforeEach(async () => {
  user = await registerCompany(ctx);
});

const { start, give, resend } = recoverySteps(ctx, () => user);
/** The token of a browser in which the user has signed in before. */
async function knownDevice(): Promise<string> {
  const token = createToken();
  await (await rememberDevice(ctx, token, user.id)).write;
  return token;
}

describe("ASVS 6.3.1 the limit on requests for recovery codes", () => {
  it("allows five an hour for one address by one caller, known or not, and twenty by all callers", async () => {
    for (const email of [user.email, `no-${user.email}`]) {
      const caller = newCaller();
      for (let count = 1; count <= 5; count += 1) await start(email, ctx, caller);
      const refused = await startRecovery(ctx, { email, caller, visitor });
      expect(refused).toMatchObject({ ok: false, reason: "too-many-requests", retryAfterSeconds: 3600 });
      for (let count = 6; count <= 20; count += 1) await start(email);
      expect(await startRecovery(ctx, { email, caller: newCaller(), visitor })).toMatchObject({
        ok: false,
      });
    }
    now += 60 * MINUTE;
    await start();
  });

  it("allows thirty an hour for one caller, and the page then answers 429 with Retry-After", async () => {
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

  it("counts nothing before a correct captcha, whose error is beside its field with the address kept", async () => {
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
    // A sum is spent after one attempt.
    expect((await post("/forgotPassword", { email: user.email, ...right }, { headers })).status).toBe(400);
    expect(await counted()).toEqual(before);
    expect(await rowsOf("select id from recoveries where user_id = ?", user.id)).toEqual([]);
  });

  it("requires a correct captcha over the API as on the page, and nothing is counted or sent before it", async () => {
    const real = withoutQueue(createTestContext());
    const ask = (repatcheResponse?: string) =>
      call(real, "POST", "auth/forgotpassword", {
        body: { email: user.email, ...(repatcheResponse === undefined ? {} : { repatcheResponse }) },
        headers: { "CF-Connecting-IP": newCaller() },
      });
    const counted = () => rowsOf("select key, count from rate_limits order by key");
    const before = await counted();
    const [token] = (await solveCaptcha(real)).split(":");
    const wrong = { status: 422, body: { errors: { repatcheResponse: [expect.any(String)] } } };
    for (const answer of [undefined, "", "x", `${token}:99`]) {
      expect(await ask(answer), answer).toMatchObject(wrong);
    }
    expect(await counted()).toEqual(before);
    expect(await rowsOf("select id from recoveries where user_id = ?", user.id)).toEqual([]);
    expect((await ask(await solveCaptcha(real))).status).toBe(200);
    expect(await rowsOf("select id from recoveries where user_id = ?", user.id)).toHaveLength(1);
  });

  it("allows twice as many for a /48 of IPv6 as for one of its /64s", async () => {
    const ask = (email: string, at: number) =>
      startRecovery(ctx, { email, caller: `2001:db8:77:${at.toString(16)}::1`, visitor });
    for (let at = 1; at <= 60; at += 1) expect((await ask(`wide-${at}@example.com`, at)).ok).toBe(true);
    expect(await ask("wide-61@example.com", 61)).toMatchObject({ reason: "too-many-requests" });
    expect((await startRecovery(ctx, { email: "wide@example.com", caller: "2001:db8:78::1", visitor })).ok).toBe(true);
  });

  it("counts new codes separately, which need no captcha, so that the page stays open", async () => {
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

  it("has a separate counter for a known browser, which strangers cannot use up", async () => {
    const deviceToken = await knownDevice();
    for (let count = 1; count <= 20; count += 1) await start();
    const ask = (token: string) =>
      startRecovery(ctx, { email: user.email, caller: newCaller(), visitor, deviceToken: token });
    expect(await ask("A".repeat(43))).toMatchObject({ reason: "too-many-requests" });
    for (let count = 1; count <= 5; count += 1) expect((await ask(deviceToken)).ok).toBe(true);
    expect(await ask(deviceToken)).toMatchObject({ reason: "too-many-requests" });
    const stranger = await registerCompany(ctx);
    for (let count = 1; count <= 20; count += 1) await start(stranger.email);
    const foreign = { email: stranger.email, caller: newCaller(), visitor, deviceToken } as const;
    expect(await startRecovery(ctx, foreign)).toMatchObject({ reason: "too-many-requests" });
  });

  it("stores neither email addresses nor network addresses", async () => {
    await start("kept-nowhere@example.com", ctx, "203.0.113.250");
    const dump = JSON.stringify(await dumpDatabase());
    expect(dump).not.toContain("kept-nowhere");
    expect(dump).not.toContain("203.0.113.250");
  });
});

describe("ASVS 6.3.1 wrong recovery codes", () => {
  /** Uses up the address's fifty attempts of the day, five per recovery, each from another network. */
  const exhaust = async (email: string) => {
    for (let round = 0; round < 10; round += 1) {
      const token = await start(email);
      for (let tries = 0; tries < 5; tries += 1) {
        expect(await give(token, "000000")).toMatchObject({ reason: "code-wrong" });
      }
    }
  };
  const longCode = async () => {
    await deliverAll(ctx, user.id);
    const mails = await rowsOf<{ text: string }>(
      "select text from local_mailbox where recipient = ? order by sent_at desc, rowid desc",
      user.email,
    );
    return /\b[1-9]\d{9}\b/.exec(mails[0]?.text ?? "")?.[0] ?? "";
  };

  it("of one caller for one address are limited to ten an hour, and no more of them count for the address", async () => {
    const caller = newCaller();
    const own = await start();
    const right = await codeFor(ctx, user);
    for (let round = 0; round < 5; round += 1) {
      const token = await start(user.email, ctx, caller);
      for (let tries = 0; tries < 5; tries += 1) {
        const refused = round < 2 ? { reason: "code-wrong" } : { reason: "too-many-requests", retryAfterSeconds: 3600 };
        expect(await give(token, "000000", ctx, caller)).toMatchObject(refused);
      }
    }
    const [counted] = await rowsOf<{ count: number }>(
      "select count from rate_limits join recoveries on key = 'recovery/wrong/address/' || address_hash where user_id = ?",
      user.id,
    );
    expect(counted?.count).toBe(10);
    expect((await give(own, right)).ok).toBe(true);
  });

  it("of one caller are limited to fifty an hour for all addresses, and to twice as many of a /48 of IPv6", async () => {
    const callers = [() => "192.0.2.9", (at: number) => `2001:db8:99:${at.toString(16)}::1`];
    for (const [index, callerAt] of callers.entries()) {
      const most = index === 0 ? 50 : 100;
      for (let at = 1; at <= most + 5; at += 5) {
        const token = await start(`guessed-${index}-${at}@example.com`);
        for (let tries = 0; tries < 5; tries += 1) {
          const reason = at > most ? "too-many-requests" : "code-wrong";
          expect(await give(token, "000000", ctx, callerAt(at + tries))).toMatchObject({ reason });
        }
      }
    }
  });

  it("for one address beyond fifty a day lock no one out: the code is then longer, in any browser", async () => {
    for (const email of [`no-${user.email}`, user.email]) {
      const former = await start(email);
      await exhaust(email);
      expect(await give(former, "000000")).toEqual({ ok: false, reason: "code-short" });
    }
    const former = await start();
    now += MINUTE;
    expect(await resend(former)).toEqual({ ok: true });
    const code = await longCode();
    expect(await give(former, "0000000000")).toMatchObject({ reason: "code-wrong", triesLeft: 4 });
    expect(await give(former, code.slice(0, 6))).toMatchObject({ reason: "code-short" });
    expect((await give(former, code)).ok).toBe(true);
    expect((await give(await start(), await longCode())).ok).toBe(true);
    now += 24 * 60 * MINUTE;
    const token = await start();
    expect(await longCode()).toBe("");
    expect((await give(token, await codeFor(ctx, user))).ok).toBe(true);
  });

  it("have a separate counter in a known browser", async () => {
    const deviceToken = await knownDevice();
    const token = await start();
    const code = await codeFor(ctx, user);
    await exhaust(user.email);
    const from = { caller: newCaller(), visitor, deviceToken };
    expect(await verifyCode(ctx, { token, code: "000000", ...from })).toMatchObject({ reason: "code-wrong" });
    expect((await verifyCode(ctx, { token, code, ...from })).ok).toBe(true);
  });

  it("stay limited when a hundred come at once for many recoveries, and correct ones do not count", async () => {
    const right = await start();
    expect((await give(right, await codeFor(ctx, user))).ok).toBe(true);
    const tokens: string[] = [];
    for (let count = 0; count < 19; count += 1) tokens.push(await start());
    const verdicts = await Promise.all(
      tokens.flatMap((token) => Array.from({ length: 5 }, () => give(token, "000000"))),
    );
    const reasons = verdicts.map((verdict) => (verdict.ok ? "right" : verdict.reason));
    expect(reasons.filter((reason) => reason === "code-wrong")).toHaveLength(50);
    expect(reasons.filter((reason) => reason === "code-short")).toHaveLength(45);
  });

  it("are reported together with what helps, on the page and by the API", async () => {
    const real = withoutQueue(createTestContext());
    const headers = { "CF-Connecting-IP": newCaller() };
    const asked = await post("/forgotPassword", { email: user.email, ...solvedCaptcha(real) }, { headers });
    const cookie = cookiesOf(asked)["__Host-recovery"]?.pair;
    const body = { email: user.email, repatcheResponse: await solveCaptcha(real) };
    const { tempToken } = take(
      z.object({ tempToken: z.string() }),
      await call(real, "POST", "auth/forgotpassword", { body }),
    );
    await change(
      "insert into rate_limits (key, count, resets_at) select 'recovery/wrong/address/' || address_hash, 50, ? from recoveries where user_id = ? limit 1",
      Date.now() + 90 * MINUTE,
      user.id,
    );
    const refused = await post("/OTPverify", { code: "000000" }, { cookie, headers });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("Please ask for a new code: it has ten");
    const give = (otp: string) => call(real, "POST", "auth/verifyOtp", { token: tempToken, body: { otp }, headers });
    expect(await give("000000")).toMatchObject({
      status: 422,
      body: { errors: { otp: [expect.stringContaining("Please ask for a new code: it has ten")] } },
    });
    for (let tries = 1; tries <= 9; tries += 1) {
      const token = await start(user.email, real);
      await give("0000000000");
      await verifyCode(real, { token, code: "0000000000", caller: headers["CF-Connecting-IP"], visitor });
    }
    const limited = await post("/OTPverify", { code: "0000000000" }, { cookie, headers });
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("Retry-After"))).toBeGreaterThan(3500);
    expect(await limited.text()).toContain("Please wait 60 minutes");
  });
});
