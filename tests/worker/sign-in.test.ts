import { beforeAll, describe, expect, it } from "vitest";
import { countSignUp, register } from "~/account/sign-up/register.server";
import { signUpByCall } from "~/account/sign-up/sign-up-call.server";
import { signIn } from "~/foundation/identity/credentials.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { rowsOf } from "../support/database";
import { cookiesOf, newCaller, ORIGIN, post, solvedCaptcha } from "../support/pages";
import { askSum, createTestContext, registerCompany, registrationOf, TEST_PASSWORD } from "../support/worker";
import { call, solveCaptcha } from "./api/client";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ctx = createTestContext();
let user: CurrentUser;

beforeAll(async () => {
  user = await registerCompany(ctx);
});

const attempt = (email: string, password: string) => {
  const { captchaToken, captchaAnswer } = solvedCaptcha(ctx);
  return signIn(ctx, { email, password, captcha: `${captchaToken}:${captchaAnswer}`, caller: newCaller() });
};

describe("ASVS 6.3.8 a sign-in that does not reveal whether an address has an account", () => {
  it("gives an unknown address and a wrong password the same verdict after the same work", async () => {
    const refused = { ok: false, reason: "credentials" };
    let attempts = 0;
    const time = async (email: string) => {
      // A different password each time, because the tests' scrypt caches the key of a password that was tried before.
      attempts += 1;
      const start = performance.now();
      expect(await attempt(email, `not the password ${attempts}`)).toEqual(refused);
      return performance.now() - start;
    };
    await time(user.email);
    const [wrong, unknown] = [await time(user.email), await time("nobody@example.com")];
    expect(Math.max(wrong, unknown) / Math.min(wrong, unknown)).toBeLessThan(3);
    // One scrypt hash takes at least a tenth of a second.
    expect(Math.min(wrong, unknown)).toBeGreaterThan(50);
  });

  it("answers an unknown address and a wrong password with the same page, status and headers", async () => {
    const answers = [];
    for (const email of [user.email, `no${user.email.slice(2)}`]) {
      const fields = { email, password: "not the password", ...solvedCaptcha(ctx) };
      const response = await post("/login", fields, { headers: { "CF-Connecting-IP": newCaller() } });
      const html = (await response.text())
        .replaceAll(email, "EMAIL")
        .replaceAll(/name="captchaToken" value="[^"]+"/g, "TOKEN")
        .replaceAll(/nonce="[^"]+"/g, "NONCE")
        .replaceAll(/How much is \w+ plus \w+/g, "SUM");
      const headers = [...response.headers.keys()].sort();
      answers.push({ status: response.status, headers, cookies: cookiesOf(response), html });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.status).toBe(400);
    expect(answers[0]?.cookies).toEqual({});
    expect(answers[0]?.html).toContain("TOKEN");
  });
});

describe("ASVS 6.3.1 the limit on guessing passwords", () => {
  /** An attempt without a captcha answer counts for the caller, not for the address, and runs no hash. */
  const tryIt = (clock: () => number, email: string, caller: string) =>
    signIn(createTestContext(clock), { email, password: "x", captcha: "", caller });
  const guess = (clock: () => number, email: string) => {
    const at = createTestContext(clock);
    const { token, a, b } = askSum(at);
    return signIn(at, { email, password: "x", captcha: `${token}:${a + b}`, caller: newCaller() });
  };

  it("allows ten attempts in a quarter of an hour for one address, by all callers together", async () => {
    let now = Date.UTC(2026, 3, 1);
    const clock = () => now;
    const email = "limited@example.com";
    for (let count = 1; count <= 10; count += 1) {
      expect(await guess(clock, email)).toEqual({ ok: false, reason: "credentials" });
    }
    now += 5 * MINUTE;
    expect(await guess(clock, email)).toEqual({ ok: false, reason: "too-many-requests", retryAfterSeconds: 600 });
    expect(await guess(clock, "another@example.com")).toMatchObject({ reason: "credentials" });
    now += 10 * MINUTE - 1;
    expect(await guess(clock, email)).toMatchObject({ reason: "too-many-requests" });
    now += 1;
    expect(await guess(clock, email)).toMatchObject({ reason: "credentials" });
  });

  it("does not count correct passwords: fifteen of them, on the page and over the API", async () => {
    const { email } = await registerCompany(ctx);
    const headers = { "CF-Connecting-IP": newCaller() };
    const fields = { email, password: TEST_PASSWORD };
    for (let count = 1; count <= 15; count += 1) {
      const onPage = count % 2 === 1;
      const answer = onPage
        ? await post("/login", { ...fields, ...solvedCaptcha(ctx) }, { headers })
        : await call(ctx, "POST", "auth/signin", {
            body: { ...fields, userType: "User", repatcheResponse: await solveCaptcha(ctx) },
            headers,
          });
      expect(answer.status, `sign-in ${count}`).toBe(onPage ? 303 : 200);
    }
    for (let count = 1; count <= 10; count += 1) {
      expect(await attempt(email, `guess ${count}`), `guess ${count}`).toMatchObject({ reason: "credentials" });
    }
    expect(await attempt(email, TEST_PASSWORD)).toMatchObject({ reason: "too-many-requests" });
  });

  it("does not let a stranger lock an account with attempts that answer no captcha", async () => {
    const { email } = await registerCompany(ctx);
    const tries = { email, password: TEST_PASSWORD, caller: newCaller() };
    for (let count = 1; count <= 20; count += 1) {
      const captcha = count % 2 ? "" : `${askSum(ctx).token}:99`;
      expect((await signIn(ctx, { ...tries, captcha })).ok).toBe(false);
    }
    expect((await attempt(email, TEST_PASSWORD)).ok).toBe(true);
  });

  it("allows fifty attempts in a quarter of an hour for one caller, whichever the addresses", async () => {
    let now = Date.UTC(2026, 3, 2);
    const clock = () => now;
    const caller = newCaller();
    const verdicts = await Promise.all(
      Array.from({ length: 80 }, (_, index) => tryIt(clock, `guess-${index}@example.com`, caller)),
    );
    expect(verdicts.filter((verdict) => !verdict.ok && verdict.reason === "captcha-missing")).toHaveLength(50);
    expect(verdicts.filter((verdict) => !verdict.ok && verdict.reason === "too-many-requests")).toHaveLength(30);
    now += 15 * MINUTE;
    expect(await tryIt(clock, "guess-1@example.com", caller)).toMatchObject({ reason: "captcha-missing" });
  });

  it("allows a hundred for a /48 of IPv6, from however many of its /64s", async () => {
    const from = (at: number) => `2001:db8:5:${at.toString(16)}::1`;
    const clock = () => Date.UTC(2026, 3, 4);
    const verdicts = await Promise.all(
      Array.from({ length: 120 }, (_, at) => tryIt(clock, `wide-${at}@example.com`, from(at))),
    );
    expect(verdicts.filter((verdict) => !verdict.ok && verdict.reason === "too-many-requests")).toHaveLength(20);
    expect(await tryIt(clock, "wide@example.com", "2001:db8:6::1")).toMatchObject({ reason: "captcha-missing" });
  });

  it("answers 429 with Retry-After on the page, without opening the account to the correct password", async () => {
    const limited = await registerCompany(ctx);
    const fields = { email: limited.email, password: TEST_PASSWORD };
    for (let count = 1; count <= 10; count += 1) expect((await attempt(limited.email, "a guess")).ok).toBe(false);
    const response = await post("/login", { ...fields, ...solvedCaptcha(ctx) });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(800);
    expect(Number(response.headers.get("Retry-After"))).toBeLessThanOrEqual(900);
    expect(cookiesOf(response)).toEqual({});
    expect(await response.text()).toContain("15 minutes");
  });

  it("stores neither email addresses nor network addresses in the counters", async () => {
    const keys = JSON.stringify(await rowsOf("select key from rate_limits"));
    expect(keys).not.toContain("@");
    expect(keys).not.toContain("198.51.100");
  });
});

const registration = (email: string) => registrationOf(email, "Sipho Tools");

describe("registering", () => {
  it("ASVS 2.4.1 is limited to sixty an hour for one caller", async () => {
    let now = Date.UTC(2026, 3, 3);
    const limited = createTestContext(() => now);
    const caller = newCaller();
    for (let count = 1; count <= 60; count += 1) expect(await countSignUp(limited, caller)).toEqual({ ok: true });
    const tooMany = { ok: false, reason: "too-many-requests", retryAfterSeconds: 3600 };
    expect(await countSignUp(limited, caller)).toEqual(tooMany);
    expect(await countSignUp(limited, newCaller())).toEqual({ ok: true });

    const { passwordHash: _, language, ...fields } = registration("past-the-limit@example.com");
    const { token, a, b } = askSum(limited);
    const call = { ...fields, password: TEST_PASSWORD, repatcheResponse: `${token}:${a + b}` };
    expect(await signUpByCall(limited, call, { language, caller, request: new Request(ORIGIN) })).toEqual(tooMany);
    // The captcha is checked before hashing, so an unspent captcha means that no hash was made.
    expect(
      await limited.captcha.verify(call.repatcheResponse, { action: "sign-up", remoteIp: null }),
      "the captcha is kept",
    ).toEqual({ ok: true });

    now += 60 * MINUTE;
    expect(await countSignUp(limited, caller)).toEqual({ ok: true });
  });

  it("ASVS 2.4.1 says on the page how long to wait, and keeps the captcha", async () => {
    const { passwordHash: _, language: _language, ...fields } = registration("waits@example.com");
    const caller = newCaller();
    const headers = { "CF-Connecting-IP": caller };
    let cookie = "";
    for (const [path, more] of [
      ["/register", { password: TEST_PASSWORD }],
      ["/register?step=2", {}],
    ] as const) {
      const response = await post(path, { ...fields, ...more }, { cookie, headers });
      expect(response.status).toBe(303);
      cookie = cookiesOf(response)["__Host-sign-up"]?.pair ?? "";
    }
    for (let count = 1; count <= 60; count += 1) await countSignUp(ctx, caller);
    const captcha = solvedCaptcha(ctx);
    const use = { action: "sign-up", remoteIp: null } as const;
    const response = await post("/register?step=3", { ...fields, terms: "on", ...captcha }, { cookie, headers });
    expect(await response.text()).toContain("60 minutes");
    expect(await ctx.captcha.verify(`${captcha.captchaToken}:${captcha.captchaAnswer}`, use)).toEqual({ ok: true });
    expect(await rowsOf("select id from users where email = 'waits@example.com'")).toEqual([]);
  });

  it("ASVS 6.3.8 gives a taken address the same answer, no second account, and its owner one email a day", async () => {
    let now = Date.UTC(2026, 3, 4, 8);
    const dated = createTestContext(() => now);
    const owner = await registerCompany(dated);
    const alerts = () =>
      rowsOf("select id from outbox where user_id = ? and cause = 'sign-up-repeated' and channel = 'email'", owner.id);
    for (let count = 1; count <= 3; count += 1) {
      expect((await register(dated, { ...registration(owner.email), network: null })).ok).toBe(true);
    }
    expect(await alerts()).toHaveLength(1);
    expect(await rowsOf("select id, company_id, username from users where email = ?", owner.email)).toEqual([
      { id: owner.id, company_id: owner.companyId, username: owner.username },
    ]);
    expect(await rowsOf("select id from companies where name = 'Sipho Tools'")).toEqual([]);
    now += DAY;
    await register(dated, { ...registration(owner.email), network: null });
    expect(await alerts()).toHaveLength(2);
  });

  it("makes one account when the same address is registered ten times at once", async () => {
    const email = "all-at-once@example.com";
    const verdicts = await Promise.all(
      Array.from({ length: 10 }, () => register(createTestContext(), { ...registration(email), network: null })),
    );
    expect(verdicts.every(({ ok }) => ok)).toBe(true);
    expect(verdicts.filter((verdict) => verdict.ok && verdict.userId !== null)).toHaveLength(1);
    expect(await rowsOf("select id from users where email = ?", email)).toHaveLength(1);
    expect(await rowsOf("select id from companies where name = 'Sipho Tools'")).toHaveLength(1);
  });

  it("ASVS 6.3.8 leads to the same page for a new and a taken address, and signs in only the new one", async () => {
    const answers = [];
    for (const email of [user.email, `new-${user.email}`]) {
      const { passwordHash: _, language: _language, ...fields } = registration(email);
      const headers = { "CF-Connecting-IP": newCaller() };
      const steps = [];
      let cookie = "";
      for (const [path, more] of [
        ["/register", { password: "a quiet river bend" }],
        ["/register?step=2", {}],
        ["/register?step=3", { terms: "on", ...solvedCaptcha(ctx) }],
      ] as const) {
        const response = await post(path, { ...fields, ...more }, { cookie, headers });
        const cookies = cookiesOf(response);
        cookie = cookies["__Host-sign-up"]?.pair ?? "";
        steps.push({
          status: response.status,
          location: response.headers.get("Location"),
          cookies: Object.keys(cookies).sort(),
          flash: cookies["__Host-flash"],
          body: await response.text(),
        });
      }
      answers.push(steps);
    }
    const [taken = [], free = []] = answers;
    expect(taken.slice(0, 2)).toEqual(free.slice(0, 2));
    // Being signed in is the only difference; the next page is the same.
    expect(taken.at(-1)).toEqual({ ...free.at(-1), cookies: ["__Host-sign-up"] });
    expect(free.at(-1)?.cookies).toEqual(["__Host-device", "__Host-session", "__Host-sign-up"]);
    expect(answers[0]?.map(({ status, location }) => [status, location])).toEqual([
      [303, "/register?step=2"],
      [303, "/register?step=3"],
      [303, "/register/sent"],
    ]);
    expect(await rowsOf("select role from users where email = ?", `new-${user.email}`)).toEqual([{ role: "owner" }]);
    expect(await rowsOf("select role from users where email = ?", user.email)).toHaveLength(1);
  });

  it("ASVS 6.2.4, 6.2.11 refuses a common password and one made of the account's own words, on the page and by the API", async () => {
    const { passwordHash: _, language, ...fields } = registration("nomsa.tools@example.com");
    const from = { language, caller: newCaller(), request: new Request(ORIGIN) };
    for (const [password, message, key] of [
      ["Password1", "one of the first passwords that attackers try", "errors.passwordCommon"],
      ["nomsa.tools", "Please do not make the password from your name", "errors.passwordPersonal"],
    ] as const) {
      const headers = { "CF-Connecting-IP": newCaller() };
      const response = await post("/register", { ...fields, password }, { headers });
      expect(response.status).toBe(400);
      const html = await response.text();
      expect(html).toContain(message);
      expect(html).not.toContain(`value="${password}"`);
      const call = await signUpByCall(ctx, { ...fields, password, repatcheResponse: "unasked" }, from);
      expect(call).toEqual({ ok: false, reason: "invalid", errors: { password: key } });
    }
    const company = { ...fields, password: "sipho-tools-2026", repatcheResponse: "unasked" };
    expect(await signUpByCall(ctx, company, from)).toMatchObject({ errors: { password: "errors.passwordPersonal" } });
  });

  it("ASVS 11.4.2 stores the password only as a salted scrypt hash, also between the steps", async () => {
    const password = "nobody may read this";
    const { passwordHash: _, ...fields } = registration("hashed@example.com");
    const response = await post("/register", { ...fields, password });
    const cookie = decodeURIComponent(cookiesOf(response)["__Host-sign-up"]?.pair.split("=")[1] ?? "");
    const sealed = Buffer.from(cookie, "base64").toString();
    expect(sealed.length).toBeGreaterThan(100);
    expect(sealed).not.toContain("hashed@example.com");
    const [row] = await rowsOf<{ password_hash: string }>("select password_hash from users where id = ?", user.id);
    expect(row?.password_hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  });
});
