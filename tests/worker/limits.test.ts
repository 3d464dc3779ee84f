import { describe, expect, it } from "vitest";
import { keepRecovery } from "~/account/password/recovery-cookie.server";
import { resetPassword } from "~/account/password/reset-password.server";
import { findProfile } from "~/foundation/company/profile.server";
import { issueTokens, rotateTokens } from "~/foundation/identity/tokens.server";
import { listPreferences, savePreferences } from "~/foundation/notifications/preferences.server";
import { updateProfile } from "~/home/profile/update-profile.server";
import { listAccessCodes, rotateAccessCode } from "~/network/membership/access-codes.server";
import { hashToken } from "~/platform/crypto/tokens";
import { countUse, uncountUse } from "~/platform/rate-limit.server";
import { change, rowsOf } from "../support/database";
import { cookieOf, ORIGIN, post } from "../support/pages";
import { verifiedRecovery, visitor } from "../support/recovery";
import { createTestContext, registerCompany, registrationOf, reloadUser, withoutQueue } from "../support/worker";
import { call } from "./api/client";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ctx = withoutQueue(createTestContext());
const later = (ms: number) => withoutQueue(createTestContext(() => Date.now() + ms));
const from = (caller: string) => new Request(ORIGIN, { headers: { "CF-Connecting-IP": caller } });
const tooMany = { ok: false, reason: "too-many-requests", retryAfterSeconds: expect.any(Number) };

/** Sets the number of uses so far, in a window that ends in half an hour. */
const countAs = (key: string, count: number) =>
  change("insert into rate_limits (key, count, resets_at) values (?, ?, ?)", key, count, Date.now() + HOUR / 2);

/** Expects the page that says, in words and headers, to wait for half an hour. */
async function expectWait(response: Response, words = "Please wait 30 minutes"): Promise<string> {
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(1700);
  const html = await response.text();
  expect(html).toContain(words);
  return html;
}

describe("ASVS 2.4.1 changes of a company's own access code", () => {
  async function corporate() {
    const { companyId, email } = await registerCompany(ctx);
    await change("update companies set is_corporate = 1 where id = ?", companyId);
    return reloadUser(ctx, email);
  }

  it("are limited to five an hour per company, and a form that is sent twice counts once", async () => {
    const user = await corporate();
    let code: string | null = null;
    for (let count = 1; count <= 5; count += 1) {
      const former: string | null = code;
      const verdict = await rotateAccessCode(ctx, user, former, from("192.0.2.1"));
      if (!verdict.ok) throw new Error(verdict.reason);
      code = verdict.code;
      if (count < 5)
        expect(await rotateAccessCode(ctx, user, former, from("192.0.2.1"))).toMatchObject({ reason: "changed" });
    }
    expect(await rotateAccessCode(ctx, user, code, from("192.0.2.2"))).toEqual(tooMany);
    expect((await listAccessCodes(ctx, user)).own).toBe(code);
    expect((await rotateAccessCode(later(HOUR), user, code, from("192.0.2.1"))).ok).toBe(true);
  });

  it("no more than five succeed when many come at once", async () => {
    const user = await corporate();
    const verdicts = await Promise.all(
      Array.from({ length: 12 }, () => rotateAccessCode(ctx, user, null, from("192.0.2.3"))),
    );
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
    const told = await rowsOf("select id from outbox where user_id = ? and cause = 'access-code-rotated'", user.id);
    expect(told).toHaveLength(2);
  });

  it("past the limit show on the page how long to wait, and leave the code unchanged", async () => {
    const user = await corporate();
    const made = await rotateAccessCode(ctx, user, null, from("192.0.2.4"));
    const code = made.ok ? made.code : "";
    await change(
      "update rate_limits set count = 5, resets_at = ? where key = ?",
      Date.now() + HOUR / 2,
      `access-code/rotation/${user.companyId}`,
    );
    const cookie = await cookieOf(ctx, user.id);
    for (const path of ["/user/profile/access-code?rotate", "/user/profile/access-code"]) {
      expect(await expectWait(await post(path, { intent: "rotate", former: code }, { cookie }))).toContain(code);
    }
    expect((await listAccessCodes(ctx, user)).own).toBe(code);
  });
});

describe("ASVS 2.4.1 changes of a profile", () => {
  it("are limited to twenty an hour per user; a save without changes does not count", async () => {
    const user = await registerCompany(ctx);
    const rename = (username: string, context = ctx) => updateProfile(context, from("192.0.2.5"), user, { username });
    for (let count = 1; count <= 20; count += 1) {
      expect(await rename(`Nomsa ${count}`)).toMatchObject({ ok: true });
      expect(await rename(`Nomsa ${count}`)).toMatchObject({ ok: true });
    }
    expect(await rename("Thandi")).toEqual(tooMany);
    expect((await findProfile(ctx, user.id))?.username).toBe("Nomsa 20");
    expect(await rename("Thandi", later(HOUR))).toMatchObject({ ok: true });
  });

  it("past the limit are refused on the page, which keeps what was typed, and by the API", async () => {
    const user = await registerCompany(ctx);
    await countAs(`profile/user/${user.id}`, 20);
    const cookie = await cookieOf(ctx, user.id);
    const typed = { intent: "save", username: "Thandi", email: user.email, designation: "Owner" };
    expect(await expectWait(await post("/user/profile/edit", typed, { cookie }))).toContain('value="Thandi"');
    const { accessToken: token } = await issueTokens(ctx, from("192.0.2.6"), user.id);
    const answer = await call(ctx, "PATCH", `users/${user.id}`, { token, body: { username: "Thandi" } });
    expect([answer.status, answer.body.message]).toEqual([429, expect.stringContaining("30 minutes")]);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(1700);
    expect((await findProfile(ctx, user.id))?.username).toBe("Nomsa");
  });
});

describe("ASVS 2.4.1 notification preferences", () => {
  it("are saved sixty times an hour per user; then the page and the API say to wait", async () => {
    const user = await registerCompany(ctx);
    const save = (email: boolean) => savePreferences(ctx, user.id, { NEWSLETTER: { email, inApp: true } });
    for (let count = 1; count <= 60; count += 1) expect(await save(false)).toEqual({ ok: true, keptOn: [] });
    expect(await save(true)).toEqual(tooMany);

    const cookie = await cookieOf(ctx, user.id);
    await change(
      "update rate_limits set resets_at = ? where key = ?",
      Date.now() + HOUR / 2,
      `preferences/user/${user.id}`,
    );
    const fields = { intent: "save-preferences", type: "NEWSLETTER", email: "NEWSLETTER", inApp: "NEWSLETTER" };
    await expectWait(await post("/user/profile?tab=notifications", fields, { cookie }), "Please wait a few minutes");
    const { accessToken: token } = await issueTokens(ctx, from("192.0.2.7"), user.id);
    const body = { NEWSLETTER: { email: true, inApp: true } };
    expect((await call(ctx, "PUT", "notifications/preferences", { token, body })).status).toBe(429);
    expect((await listPreferences(ctx, user.id)).NEWSLETTER).toEqual({ email: false, inApp: true });
  });
});

describe("ASVS 2.4.1 exchanges of refresh tokens", () => {
  it("are limited to two hundred per caller in a quarter of an hour; the token stays valid after that", async () => {
    const user = await registerCompany(ctx);
    const { refreshToken } = await issueTokens(ctx, from("192.0.2.8"), user.id);
    for (let count = 1; count <= 200; count += 1) {
      expect(await rotateTokens(ctx, from("192.0.2.8"), "x".repeat(43))).toMatchObject({ reason: "token" });
    }
    expect(await rotateTokens(ctx, from("192.0.2.8"), refreshToken)).toEqual(tooMany);
    const headers = { "CF-Connecting-IP": "192.0.2.8" };
    const answer = await call(ctx, "POST", "auth/refresh", { body: { refreshToken }, headers });
    expect([answer.status, Number(answer.headers.get("Retry-After")) > 0]).toEqual([429, true]);
    expect((await rotateTokens(ctx, from("192.0.2.9"), refreshToken)).ok).toBe(true);
  });
});

describe("a limit on failures", () => {
  it("gives back only what was counted: successes build up no credit for later", async () => {
    const [key, limit] = ["test/failures", { max: 2, windowMs: HOUR }];
    const use = async () => (await countUse(ctx, key, limit)).ok;
    expect(await use()).toBe(true);
    for (let success = 0; success < 3; success += 1) await uncountUse(ctx, key);
    expect([await use(), await use(), await use()]).toEqual([true, true, false]);
  });

  it("begins a new window at the moment that it states, and not before", async () => {
    const [key, limit] = ["test/window", { max: 1, windowMs: HOUR }];
    const start = Date.now();
    const tryAt = (time: number) =>
      countUse(
        createTestContext(() => time),
        key,
        limit,
      );
    expect(await tryAt(start)).toEqual({ ok: true });
    expect(await tryAt(start + HOUR - 1)).toEqual({ ...tooMany, retryAfterSeconds: 1 });
    expect(await tryAt(start + HOUR)).toEqual({ ok: true });
  });
});

describe("ASVS 2.4.1 password hashing", () => {
  it("is limited to sixty times an hour for one caller's registrations, whatever their outcome", async () => {
    const caller = "192.0.2.10";
    await countAs(`sign-up-hash/${hashToken(caller)}`, 59);
    const { passwordHash: _, language: _language, ...fields } = registrationOf("hashes@example.com", "Hashes");
    const send = (from: string) =>
      post("/register", { ...fields, password: "seven slow trains" }, { headers: { "CF-Connecting-IP": from } });
    expect((await send(caller)).status).toBe(303);
    const html = await expectWait(await send(caller));
    expect(html).toContain('value="hashes@example.com"');
    expect(html).not.toContain("seven slow trains");
    expect((await send("192.0.2.11")).status).toBe(303);
  });

  it("is limited to twenty times in a quarter of an hour for the recoveries of one account", async () => {
    const user = await registerCompany(ctx);
    const token = await verifiedRecovery(ctx, user);
    await countAs(`recovery/hash/${user.id}`, 18);
    const attempts = ["seven slow trains", "eight slow trains", "nine slow trains", "many slow trains"];
    const verdicts = await Promise.all(attempts.map((password) => resetPassword(ctx, { token, password, visitor })));
    const reasons = verdicts.map((verdict) => (verdict.ok ? "ok" : verdict.reason)).sort();
    expect(reasons).toEqual(["ok", "over", "too-many-requests", "too-many-requests"]);
  });

  it("past the limit keeps the recovery open and says on the page how long to wait", async () => {
    const user = await registerCompany(ctx);
    const token = await verifiedRecovery(ctx, user);
    await countAs(`recovery/hash/${user.id}`, 20);
    const cookie = (await keepRecovery(token)).split(";")[0];
    const typed = { password: "seven slow trains", confirmation: "seven slow trains" };
    expect(await expectWait(await post("/resetPassword", typed, { cookie }))).not.toContain("seven slow trains");
    const answer = await call(ctx, "POST", "auth/resetPassword", { token, body: { password: typed.password } });
    expect([answer.status, answer.body.message]).toEqual([429, expect.stringContaining("30 minutes")]);
    await change("delete from rate_limits where key = ?", `recovery/hash/${user.id}`);
    expect((await resetPassword(ctx, { token, password: "seven slow trains", visitor })).ok).toBe(true);
  });
});
