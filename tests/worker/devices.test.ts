import { beforeEach, describe, expect, it } from "vitest";
import { completeSignIn } from "~/foundation/identity/complete-sign-in.server";
import { signIn } from "~/foundation/identity/credentials.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { issueTokens } from "~/foundation/identity/tokens.server";
import type { Context } from "~/platform/context";
import { createToken, hashToken } from "~/platform/crypto/tokens";
import { edgeOf } from "~/platform/edge";
import { change, createFaultyContext, dumpDatabase, rowsOf } from "../support/database";
import { cookiesOf, newCaller, ORIGIN, post, send, solvedCaptcha } from "../support/pages";
import { createTestContext, registerCompany, TEST_PASSWORD, withoutQueue } from "../support/worker";

const DAY = 24 * 60 * 60_000;
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const SAFARI =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15";

let now: number;
let ctx: Context;
let user: CurrentUser;

beforeEach(async () => {
  now = Date.UTC(2026, 6, 1);
  ctx = withoutQueue(createTestContext(() => now));
  user = await registerCompany(ctx);
});

interface From {
  cookie?: string;
  agent?: string;
  cf?: { country: string; city: string };
}
const requestOf = ({ cookie, agent, cf }: From) => {
  const headers = { ...(cookie ? { Cookie: cookie } : {}), ...(agent ? { "User-Agent": agent } : {}) };
  return new Request(ORIGIN, { headers, cf });
};
/** A request as the Worker receives it, with its origin in the context. */
const arriving = (from: From): [Context, Request] => {
  const request = requestOf(from);
  return [{ ...ctx, edge: () => edgeOf(request) }, request];
};
/** Signs in and returns the device cookie that identifies the browser from then on. */
const enter = async (from: From = {}, by = user) => {
  const headers = await completeSignIn(...arriving(from), by.id);
  const device = headers.getSetCookie().find((header) => header.startsWith("__Host-device="));
  return device?.split(";")[0] ?? "";
};
const alerts = (to = user) =>
  rowsOf<{ data: string }>(
    "select data from outbox where user_id = ? and cause = 'new-device' and channel = 'email'",
    to.id,
  );
const events = async () =>
  (await rowsOf<{ type: string }>("select type from security_events where user_id = ? order by rowid", user.id)).map(
    ({ type }) => type,
  );

describe("a sign-in from a new browser", () => {
  it("sends no alert at the first sign-in of an account, and alerts its owner at each new browser after it", async () => {
    await enter({ agent: FIREFOX });
    expect(await alerts()).toEqual([]);
    await enter({ agent: SAFARI, cf: { country: "ZA", city: "Durban" } });
    const [alert, ...more] = await alerts();
    expect(more).toEqual([]);
    expect(JSON.parse(alert?.data ?? "")).toEqual({
      browser: "Safari",
      os: "macOS",
      place: "Durban, ZA",
      priority: "HIGH",
    });
    expect(await events()).toEqual(["sign-in", "sign-in", "new-device"]);
  });

  it("sends an alert of lower priority when it resembles a signed-in browser in the same place", async () => {
    const from = { agent: FIREFOX, cf: { country: "ZA", city: "Durban" } };
    await enter(from);
    await enter(from);
    await enter({ ...from, cf: { country: "ZA", city: "Cape Town" } });
    await enter({ ...from, agent: SAFARI });
    const told = (await alerts()).map(({ data }) => JSON.parse(data).priority);
    expect(told).toEqual(["LOW", "HIGH", "HIGH"]);
  });

  it("is not reported for a browser that was signed in before, until 400 days after the last time", async () => {
    const cookie = await enter({ agent: FIREFOX });
    for (const days of [399, 399]) {
      now += days * DAY;
      await enter({ cookie, agent: SAFARI });
    }
    expect(await alerts()).toEqual([]);
    now += 400 * DAY;
    await enter({ cookie });
    expect(await alerts()).toHaveLength(1);
  });

  it("is reported for every other user who signs in with the same browser for the first time", async () => {
    const [other, cookie] = [await registerCompany(ctx), await enter()];
    await enter({}, other);
    await enter({ cookie }, other);
    expect(await alerts(other)).toHaveLength(1);
    await enter({ cookie });
    await enter({ cookie }, other);
    expect([await alerts(), await alerts(other)].map((list) => list.length)).toEqual([0, 1]);
  });

  it("is recognised at the API by browser, system and country", async () => {
    const client = { agent: FIREFOX, cf: { country: "ZA", city: "Durban" } };
    await issueTokens(...arriving(client), user.id);
    await issueTokens(...arriving({ ...client, cf: { country: "ZA", city: "Cape Town" } }), user.id);
    expect(await alerts()).toEqual([]);
    await issueTokens(...arriving({ ...client, cf: { country: "MY", city: "Ipoh" } }), user.id);
    expect(await alerts()).toHaveLength(1);
  });

  it("is reported for an API client posing as a browser that was signed in before, and for a browser after it", async () => {
    const from = { agent: FIREFOX, cf: { country: "ZA", city: "Durban" } };
    await enter(from);
    await issueTokens(...arriving(from), user.id);
    expect(await alerts()).toHaveLength(1);
    await issueTokens(...arriving(from), user.id);
    expect(await alerts()).toHaveLength(1);
    await enter(from);
    expect(await alerts()).toHaveLength(2);
  });

  it("stores only a hash of the browser's token, and no table contains the token", async () => {
    const cookie = await enter();
    const token = String(JSON.parse(Buffer.from(decodeURIComponent(cookie.split("=")[1] ?? ""), "base64").toString()));
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await dumpDatabase())).not.toContain(token);
    expect(await rowsOf("select device_hash as hash from known_devices where user_id = ?", user.id)).toEqual([
      { hash: hashToken(token + user.id) },
    ]);
  });

  it("leaves nothing behind when any one of its statements fails", async () => {
    const cookie = await enter();
    for (let at = 1; ; at += 1) {
      const before = await dumpDatabase();
      const faulty = createFaultyContext(at, "fail", () => now);
      const done = completeSignIn(withoutQueue(faulty.ctx), requestOf({ agent: SAFARI }), user.id);
      const failure = await done.then(
        () => null,
        (error: unknown) => error,
      );
      if (faulty.sent() < at) {
        expect(failure).toBeNull();
        // One look-up, then session, browser, two events and the alert.
        expect(at - 1).toBe(6);
        break;
      }
      expect(await dumpDatabase(), `after a fault at statement ${at}`).toEqual(before);
    }
    expect(cookie).not.toBe("");
  });

  it("costs one look-up in each database, at the same moment, and one batch", async () => {
    const before = ctx.cost.trips;
    await enter();
    expect(ctx.cost.trips - before).toBe(3);
  });
});

describe("the location of a sign-in on the page", () => {
  const signInFrom = async (init: RequestInit) => {
    const fields = { email: user.email, password: TEST_PASSWORD, ...solvedCaptcha(createTestContext()) };
    const headers = { Origin: ORIGIN, "CF-Connecting-IP": newCaller(), "User-Agent": FIREFOX, ...init.headers };
    const response = await send("/login", { method: "POST", body: new URLSearchParams(fields), ...init, headers });
    expect(response.status).toBe(303);
    return rowsOf("select browser, os, country, city from sessions where user_id = ?", user.id);
  };

  it("is the one reported by Cloudflare's edge, in letters of any alphabet", async () => {
    const cf = { country: "PL", city: "Łódź" };
    expect(await signInFrom({ cf } as RequestInit)).toEqual([{ browser: "Firefox", os: "Windows", ...cf }]);
  });

  it("is not taken from the client's headers", async () => {
    const headers = { "CF-IPCountry": "MY", "CF-IPCity": "Ipoh" };
    expect(await signInFrom({ headers })).toEqual([{ browser: "Firefox", os: "Windows", country: "", city: "" }]);
  });
});

describe("ASVS 3.3.1, 3.3.2, 3.3.4 the cookie that identifies a known browser", () => {
  it("is HttpOnly, Secure, limited to this host, and lives for 400 days", async () => {
    const fields = { email: user.email, password: TEST_PASSWORD, ...solvedCaptcha(createTestContext()) };
    const response = await post("/login", fields, { headers: { "CF-Connecting-IP": newCaller() } });
    expect(response.status).toBe(303);
    const { attributes } = cookiesOf(response)["__Host-device"] ?? { attributes: [] };
    expect([...attributes].sort()).toEqual(["HttpOnly", "Max-Age=34560000", "Path=/", "SameSite=Lax", "Secure"]);
  });
});

describe("ASVS 6.3.1 password guessing for an email address", () => {
  const attempt = (password: string, device: string | null, email = user.email) => {
    const { captchaToken, captchaAnswer } = solvedCaptcha(ctx);
    const captcha = `${captchaToken}:${captchaAnswer}`;
    return signIn(ctx, { email, password, captcha, caller: newCaller(), deviceToken: device });
  };
  const tokenIn = (cookie: string) =>
    String(JSON.parse(Buffer.from(decodeURIComponent(cookie.split("=")[1] ?? ""), "base64").toString()));
  let device: string;
  beforeEach(async () => {
    device = tokenIn(await enter());
  });
  const exhaust = async (of: string | null) => {
    for (let count = 1; count <= 10; count += 1) expect(await attempt("guess", of)).toMatchObject({ ok: false });
    expect(await attempt("guess", of)).toMatchObject({ reason: "too-many-requests" });
  };

  it("locks out unknown browsers, but not the owner in a known browser", async () => {
    await exhaust(null);
    expect(await attempt(TEST_PASSWORD, null)).toMatchObject({ reason: "too-many-requests" });
    expect(await attempt(TEST_PASSWORD, "A".repeat(43))).toMatchObject({ reason: "too-many-requests" });
    expect(await attempt(TEST_PASSWORD, device)).toMatchObject({ ok: true, userId: user.id });
  });

  it("leaves recovery by an emailed code open, after which the browser is known", async () => {
    await exhaust(null);
    const begun = await post(
      "/forgotPassword",
      { email: user.email, ...solvedCaptcha(createTestContext()) },
      { headers: { "CF-Connecting-IP": newCaller() } },
    );
    expect([begun.status, begun.headers.get("Location")]).toEqual([303, "/OTPverify"]);
    // The state after a correct code; the code itself is sent only by mail.
    const token = createToken();
    await change(
      "update recoveries set reset_token_hash = ?, expires_at = ? where user_id = ?",
      hashToken(token),
      Date.now() + DAY,
      user.id,
    );
    const password = "nine quiet lanterns";
    const cookie = `__Host-recovery=${encodeURIComponent(btoa(JSON.stringify(token)))}`;
    const reset = await post("/resetPassword", { password, confirmation: password }, { cookie });
    expect([reset.status, reset.headers.get("Location")]).toEqual([303, "/login"]);
    expect(await attempt(password, null)).toMatchObject({ reason: "too-many-requests" });
    expect(await attempt(password, tokenIn(cookiesOf(reset)["__Host-device"]?.pair ?? ""))).toMatchObject({
      ok: true,
      userId: user.id,
    });
  });

  it("is limited in a known browser too, and locks the owner out nowhere else", async () => {
    await exhaust(device);
    expect(await attempt(TEST_PASSWORD, device)).toMatchObject({ reason: "too-many-requests" });
    expect(await attempt(TEST_PASSWORD, null)).toMatchObject({ ok: true, userId: user.id });
  });

  it("gains nothing from a browser that is known to another account", async () => {
    const other = await registerCompany(ctx);
    const foreign = tokenIn(await enter({}, other));
    await exhaust(null);
    expect(await attempt(TEST_PASSWORD, foreign)).toMatchObject({ reason: "too-many-requests" });
  });
});

describe("ASVS 16.3.1 a sign-in that fails", () => {
  it("is recorded for its account, or for no account, in the same words, without address or name", async () => {
    now += DAY;
    const logged: unknown[] = [];
    const noting: Context = { ...ctx, log: (event, fields) => logged.push({ event, ...fields }) };
    for (const email of [user.email, "nobody@example.com"]) {
      const { captchaToken, captchaAnswer } = solvedCaptcha(ctx);
      await signIn(noting, { email, password: "x", captcha: `${captchaToken}:${captchaAnswer}`, caller: newCaller() });
    }
    const query = "select user_id, type from security_events where type = 'sign-in-failed' and at = ? order by user_id";
    expect(await rowsOf(query, now)).toEqual([
      { user_id: null, type: "sign-in-failed" },
      { user_id: user.id, type: "sign-in-failed" },
    ]);
    expect(logged).toEqual([
      { event: "security", type: "sign-in-failed", known: true },
      { event: "security", type: "sign-in-failed", known: false },
    ]);
  });
});
