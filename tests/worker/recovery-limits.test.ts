import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { rememberDevice } from "~/features/identity/devices.server";
import type { CurrentUser } from "~/features/identity/session.server";
import { startRecovery, verifyCode } from "~/features/password/recovery.server";
import { createToken } from "~/platform/crypto/tokens";
import { codeFor, deliverAll } from "../support/codes";
import { change, dumpDatabase, rowsOf } from "../support/database";
import { cookiesOf, newCaller, post, solvedCaptcha } from "../support/pages";
import { recoverySteps, visitor } from "../support/recovery";
import { createTestContext, registerCompany, withoutQueue } from "../support/worker";
import { call, take } from "./api/client";

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
