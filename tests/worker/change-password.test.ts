import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { changePassword } from "~/account/password/change-password.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { NOBODY } from "~/foundation/identity/visitor.server";
import { matchPassword } from "~/platform/crypto/passwords";
import { codeFor } from "../support/codes";
import { change, createFaultyContext, dumpDatabase, rowsOf } from "../support/database";
import { cookieOf, cookiesOf, post, visit } from "../support/pages";
import { createTestContext, registerCompany, TEST_PASSWORD, withoutQueue } from "../support/worker";
import { call, PASSWORD, signIn, signUp, solveCaptcha, take, welcome } from "./api/client";

const MINUTE = 60_000;
const NEW_PASSWORD = "seven slow trains";
const PAGE = "/user/profile/password";
let now = Date.now();
const clock = () => now;
const ctx = withoutQueue(createTestContext(clock));
let user: CurrentUser;

beforeEach(async () => {
  user = await registerCompany(ctx);
});

const attempt = (password: string, newPassword = NEW_PASSWORD, context = ctx) =>
  changePassword(context, user, { password, newPassword, keptSessionId: null, visitor: NOBODY });
const signsIn = async (password: string) => {
  const [row] = await rowsOf<{ hash: string }>("select password_hash as hash from users where id = ?", user.id);
  return (await matchPassword(password, row?.hash ?? null)) !== "no";
};
const asking = async (email: string) => ({ email, repatcheResponse: await solveCaptcha(ctx) });
const isSignedIn = async (cookie: string) => (await visit("/user/history", { cookie })).status === 200;

describe("changing the password on the page", () => {
  const fields = { password: TEST_PASSWORD, newPassword: NEW_PASSWORD, confirmation: NEW_PASSWORD };

  it("ASVS 6.2.2, 7.4.3 ends every session, including the current one, and confirms it at /login", async () => {
    const [here, elsewhere] = [await cookieOf(ctx, user.id), await cookieOf(ctx, user.id)];
    const response = await post(PAGE, fields, { cookie: here });
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/login"]);
    const cookies = cookiesOf(response);
    expect(cookies["__Host-session"]?.attributes).toContain("Max-Age=0");
    const login = await visit("/login", { cookie: cookies["__Host-flash"]?.pair });
    expect(await login.text()).toContain("Password Changed");
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([false, false]);
    expect([await signsIn(NEW_PASSWORD), await signsIn(TEST_PASSWORD)]).toEqual([true, false]);
    const told = await rowsOf<{ type: string }>(
      "select type from outbox where user_id = ? and cause = 'password-changed'",
      user.id,
    );
    expect(told.map(({ type }) => type)).toEqual(["PASSWORD_CHANGED", "PASSWORD_CHANGED"]);
    const events = await rowsOf(
      "select type from security_events where user_id = ? and type like 'password%'",
      user.id,
    );
    expect(events).toEqual([{ type: "password-changed" }]);
  });

  it.each([
    [{}, "Current Password is required"],
    [{}, "New Password is required"],
    [{}, "Confirm New Password is required"],
    [{ ...fields, confirmation: "seven slow planes" }, "New Password and Confirm Password must be same"],
    [{ ...fields, password: "", confirmation: "other" }, "New Password and Confirm Password must be same"],
    [{ ...fields, newPassword: "short", confirmation: "short" }, "The password needs at least 8 characters"],
    [
      { ...fields, newPassword: "password1", confirmation: "password1" },
      "This is one of the first passwords that attackers try. Please choose another one",
    ],
    [
      { ...fields, newPassword: TEST_PASSWORD, confirmation: TEST_PASSWORD },
      "This is already your password. Please choose another one",
    ],
    [{ ...fields, password: "not the one in use" }, "The current password is not right"],
  ])("ASVS 6.2.3 refuses %o with '%s', and keeps valid input in its field", async (sent, message) => {
    const cookie = await cookieOf(ctx, user.id);
    const response = await post(PAGE, sent, { cookie });
    expect(response.status).toBe(400);
    const html = await response.text();
    // In the summary and next to its field.
    expect(html.split(`>${message}<`)).toHaveLength(3);
    const fieldsThen = [...html.matchAll(/<input[^>]*type="password"[^>]*>/g)].map(([input]) => ({
      isWrong: input.includes("aria-invalid"),
      kept: /value="([^"]*)"/.exec(input)?.[1] ?? "",
    }));
    const given = ["password", "newPassword", "confirmation"].map(
      (name) => (sent as Record<string, string>)[name] ?? "",
    );
    expect(fieldsThen.map(({ kept }) => kept)).toEqual(
      given.map((typed, index) => (fieldsThen[index]?.isWrong ? "" : typed)),
    );
    expect(await isSignedIn(cookie)).toBe(true);
    expect(await signsIn(TEST_PASSWORD)).toBe(true);
  });

  it("shows the messages in French to a user who reads French", async () => {
    await change("update users set language = 'fr' where id = ?", user.id);
    const response = await post(PAGE, {}, { cookie: await cookieOf(ctx, user.id) });
    expect(await response.text()).toContain("Le mot de passe actuel est requis");
  });
});

describe("ASVS 6.3.1 guessing the current password", () => {
  it("is limited to ten tries in a quarter of an hour, even for the right password, and recorded", async () => {
    const wrong = { ok: false, reason: "invalid", errors: { password: "errors.currentWrong" } };
    const verdicts = await Promise.all(Array.from({ length: 12 }, (_, index) => attempt(`guess number ${index}`)));
    expect(verdicts.filter(({ ok }) => ok)).toEqual([]);
    expect(verdicts.filter((verdict) => JSON.stringify(verdict) === JSON.stringify(wrong))).toHaveLength(10);
    expect(await attempt(TEST_PASSWORD)).toEqual({ ok: false, reason: "too-many-requests", retryAfterSeconds: 900 });
    const failed = "select id from security_events where user_id = ? and type = 'password-change-failed'";
    expect(await rowsOf(failed, user.id)).toHaveLength(10);
    now += 15 * MINUTE;
    expect(await attempt(TEST_PASSWORD)).toEqual({ ok: true });
  });

  it("is answered on the page with 429 and Retry-After", async () => {
    const real = withoutQueue(createTestContext());
    for (let count = 0; count < 10; count += 1) await attempt("a guess", NEW_PASSWORD, real);
    const fields = { password: TEST_PASSWORD, newPassword: NEW_PASSWORD, confirmation: NEW_PASSWORD };
    const response = await post(PAGE, fields, { cookie: await cookieOf(ctx, user.id) });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(800);
    expect(await response.text()).toContain("15 minutes");
  });
});

describe("a change of the password", () => {
  it("takes effect once when two come at once with the same current password", async () => {
    const verdicts = await Promise.all([
      attempt(TEST_PASSWORD, "first of the two"),
      attempt(TEST_PASSWORD, "second of two"),
    ]);
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await signsIn(verdicts[0]?.ok ? "first of the two" : "second of two")).toBe(true);
  });

  it("cancels a pending change of email and voids recoveries", async () => {
    const insert =
      "insert into email_changes (id, user_id, email, created_at, expires_at) values (?, ?, 'x@y.example', 1, ?)";
    await change(insert, ctx.ids.create(), user.id, now + MINUTE);
    expect((await attempt(TEST_PASSWORD)).ok).toBe(true);
    expect(await rowsOf("select id from email_changes where user_id = ?", user.id)).toEqual([]);
  });

  it("is written completely or not at all, and a retry completes it", async () => {
    const { ctx: counting, sent } = createFaultyContext(-1, "run", clock);
    expect((await attempt(TEST_PASSWORD, NEW_PASSWORD, withoutQueue(counting))).ok).toBe(true);
    for (let at = 1; at <= sent(); at += 1) {
      user = await registerCompany(ctx);
      const before = await dumpDatabase({ without: ["rate_limits"] });
      const { ctx: faulty } = createFaultyContext(at, "fail", clock);
      await expect(attempt(TEST_PASSWORD, NEW_PASSWORD, withoutQueue(faulty))).rejects.toThrow();
      expect(await dumpDatabase({ without: ["rate_limits"] })).toEqual(before);
      expect(await attempt(TEST_PASSWORD)).toEqual({ ok: true });
    }
  });
});

describe("the API", () => {
  const NEXT = "a brand new kettle";

  it("POST auth/change-password ends every other sign-in and keeps the caller's", async () => {
    const { sent, user: own, token } = await signUp(ctx);
    const other = take(welcome, await signIn(ctx, { email: sent.email })).tokens;
    const page = await cookieOf(withoutQueue(createTestContext()), own._id);
    const wrong = await call(ctx, "POST", "auth/change-password", {
      token,
      body: { password: "not the one in use", newPassword: NEXT },
    });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors).toEqual({ password: ["The current password is not right"] });
    const body = { password: PASSWORD, newPassword: NEXT };
    const changed = await call(ctx, "POST", "auth/change-password", { token, body });
    expect(changed.body).toEqual({
      statusCode: 200,
      message: "Password Changed",
      data: { message: "Password Changed" },
    });
    expect((await call(ctx, "GET", "users/me", { token })).status).toBe(200);
    expect((await call(ctx, "GET", "users/me", { token: other.accessToken })).status).toBe(401);
    expect(await isSignedIn(page)).toBe(false);
    expect((await signIn(ctx, { email: sent.email })).status).toBe(401);
    expect((await signIn(ctx, { email: sent.email, password: NEXT })).status).toBe(200);
  });

  it("POST auth/forgotpassword, verifyOtp and resetPassword lead to a new password, with the code as a number", async () => {
    const { sent, user: own } = await signUp(ctx);
    const forgot = await call(ctx, "POST", "auth/forgotpassword", { body: await asking(sent.email) });
    const { tempToken } = take(z.object({ tempToken: z.string() }), forgot);
    const unknown = await call(ctx, "POST", "auth/forgotpassword", { body: await asking(`no-${sent.email}`) });
    expect({ ...unknown.body, data: null }).toEqual({ ...forgot.body, data: null });
    expect(take(z.object({ tempToken: z.string() }), unknown).tempToken).toHaveLength(tempToken.length);

    const code = await codeFor(ctx, { id: own._id, email: own.email });
    const verify = (token: string | undefined, otp: unknown) =>
      call(ctx, "POST", "auth/verifyOtp", { token, body: { otp } });
    expect((await verify(undefined, 123456)).status).toBe(401);
    expect((await verify("x".repeat(43), 123456)).status).toBe(401);
    const wrong = await verify(tempToken, (Number(code) + 1) % 1_000_000);
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors).toEqual({ otp: ["That code is not right. You have 4 more tries"] });
    expect((await verify(tempToken, "12")).body.message).toBe("Please enter all digits of the code");
    const right = await verify(tempToken, Number(code));
    const { token, userId, username } = take(
      z.object({ token: z.string(), userId: z.string(), username: z.string() }),
      right,
    );
    expect({ userId, username }).toEqual({ userId: own._id, username: own.username });
    expect((await call(ctx, "GET", "users/me", { token })).status).toBe(401);

    const reset = (bearer: string, password: string) =>
      call(ctx, "POST", "auth/resetPassword", { token: bearer, body: { password } });
    expect((await reset(tempToken, NEXT)).status).toBe(401);
    expect((await reset(token, "12345678")).body.errors).toEqual({
      password: ["This is one of the first passwords that attackers try. Please choose another one"],
    });
    const done = await reset(token, NEXT);
    expect(done.body).toMatchObject({
      message: "Password Reset Successfully",
      data: { userId, username, email: own.email },
    });
    expect((await reset(token, NEXT)).status).toBe(401);
    expect((await signIn(ctx, { email: sent.email, password: NEXT })).status).toBe(200);
  });

  it("keeps the leading zeros of a code", async () => {
    const { sent, user: own } = await signUp(ctx);
    for (;;) {
      now += 61 * MINUTE;
      const forgot = await call(ctx, "POST", "auth/forgotpassword", {
        body: await asking(sent.email),
        headers: { "CF-Connecting-IP": crypto.randomUUID() },
      });
      const { tempToken } = take(z.object({ tempToken: z.string() }), forgot);
      const code = await codeFor(ctx, { id: own._id, email: own.email });
      if (!code.startsWith("0")) continue;
      const answer = await call(ctx, "POST", "auth/verifyOtp", { token: tempToken, body: { otp: Number(code) } });
      expect(answer.status).toBe(200);
      return;
    }
  });
});
