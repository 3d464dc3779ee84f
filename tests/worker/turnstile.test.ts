import { describe, expect, inject, it } from "vitest";
import { type Context, createContext } from "~/platform/context";
import type { Bindings } from "~/platform/env";
import { readSettings } from "~/platform/env";
import { rowsOf } from "../support/database";
import { ORIGIN, send } from "../support/pages";
import { DOWN, SITEVERIFY_SECRET, tokenOf } from "../support/turnstile";
import { createTestContext, registerCompany, TEST_PASSWORD, testEnv, withoutQueue } from "../support/worker";
import { call } from "./api/client";

const SITE_KEY = "0x4AAAAAAAsite";
const env: Bindings = {
  ...testEnv,
  CAPTCHA_PROVIDER: "turnstile",
  TURNSTILE_SITE_KEY: SITE_KEY,
  TURNSTILE_SECRET_KEY: SITEVERIFY_SECRET,
  TURNSTILE_VERIFY_URL: inject("siteverifyUrl"),
};
const ctx: Context = withoutQueue(createTestContext());

let count = 0;
/** The tests' own settings are those of a developer, whose verifier need not be Cloudflare's. */
const { hostname } = new URL(env.APP_URL);
const fresh = (about?: { hostname?: string; action?: string }) => tokenOf(`worker-${count++}`, { hostname, ...about });
const open = (path: string) => send(path, {}, env);
const signInWith = (email: string, token: string | null, password = TEST_PASSWORD) =>
  send(
    "/login",
    {
      method: "POST",
      headers: { Origin: ORIGIN, "CF-Connecting-IP": `192.0.2.${count % 250}` },
      body: new URLSearchParams({ email, password, ...(token === null ? {} : { "cf-turnstile-response": token }) }),
    },
    env,
  );

describe("the Turnstile settings", () => {
  it.each(["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY"] as const)(
    "without %s prevent the Worker from starting",
    (name) => {
      expect(() => readSettings({ ...env, [name]: undefined })).toThrow(name);
      expect(() => readSettings({ ...env, [name]: "" })).toThrow(name);
    },
  );

  it("verify at Cloudflare by default", () => {
    expect(readSettings({ ...env, TURNSTILE_VERIFY_URL: undefined })).toMatchObject({
      TURNSTILE_VERIFY_URL: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
    });
  });

  it("of another provider prevent the Worker from starting too", () => {
    expect(() => readSettings({ ...env, CAPTCHA_PROVIDER: "none" })).toThrow("CAPTCHA_PROVIDER");
  });
});

describe("signing in behind Turnstile", () => {
  it("shows the widget with its site key and action, in a frame that the policy allows", async () => {
    const response = await open("/login");
    const html = await response.text();
    expect(html).toContain(`data-turnstile="${SITE_KEY}" data-action="sign-in" data-language="en"`);
    expect(html).toContain('name="cf-turnstile-response"');
    expect(html).not.toContain("captchaToken");
    expect(html).not.toContain(SITEVERIFY_SECRET);
    const policy = (response.headers.get("Content-Security-Policy") ?? "").split("; ");
    expect(policy).toContain("frame-src https://challenges.cloudflare.com");
    expect(policy.find((directive) => directive.startsWith("script-src"))).toMatch(
      /^script-src 'nonce-[^' ]+' 'strict-dynamic'$/,
    );
    const nonce = /'nonce-([^']+)'/.exec(policy.join())?.[1];
    const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.join()).toContain("/assets/turnstile-");
    for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
  });

  it("accepts a solved widget once", async () => {
    const user = await registerCompany(ctx);
    const token = fresh();
    const first = await signInWith(user.email, token);
    expect([first.status, first.headers.get("Location")]).toEqual([303, "/user/history"]);
    const second = await signInWith(user.email, token);
    expect(second.status).toBe(400);
    expect(await second.text()).toContain("The security check failed. Please try again");
  });

  it.each([
    ["no answer", null, 400, "Please wait for the security check to finish"],
    ["an empty answer", "", 400, "Please wait for the security check to finish"],
    ["a made up answer", "made up", 400, "The security check failed"],
    ["a token of another site", fresh({ hostname: "evil.example" }), 400, "The security check failed"],
    ["a token of the registration", fresh({ action: "sign-up" }), 400, "The security check failed"],
    ["a verifier that is down", DOWN, 503, "The security check cannot be reached at the moment"],
  ])("refuses %s although the password is correct", async (_name, token, status, message) => {
    const user = await registerCompany(ctx);
    const response = await signInWith(user.email, token);
    expect([response.status, response.headers.get("Retry-After")]).toEqual([status, status === 503 ? "60" : null]);
    expect(response.headers.getSetCookie().join()).not.toContain("__Host-session");
    const html = await response.text();
    expect(html).toContain(message);
    expect(html).toContain('href="#captcha"');
    expect(html).toContain(`value="${user.email}"`);
    expect(await rowsOf("select id from sessions where user_id = ?", user.id)).toEqual([]);
  });

  it("gives a new, empty widget after a wrong password", async () => {
    const user = await registerCompany(ctx);
    const token = fresh();
    const html = await (await signInWith(user.email, token, "not the password")).text();
    expect(html).toContain("The email and the password do not match");
    expect(html).toContain(`data-turnstile="${SITE_KEY}"`);
    expect(html).not.toContain(token);
  });

  it("says in the reader's language that the widget needs scripts", async () => {
    for (const [language, words] of [
      ["en", "needs JavaScript"],
      ["fr", "a besoin de JavaScript"],
      ["ms", "memerlukan JavaScript"],
    ] as const) {
      const html = await (await send("/login", { headers: { "Accept-Language": language } }, env)).text();
      expect(html).toMatch(new RegExp(`<noscript>.*${words}.*</noscript>`));
    }
  });
});

describe("the API behind Turnstile", () => {
  const api = createContext(env);

  it("says which widget to show, and which action to name for which call", async () => {
    const { status, body } = await call(api, "GET", "auth/captcha");
    expect([status, body.data]).toEqual([
      200,
      {
        provider: "turnstile",
        siteKey: SITE_KEY,
        actions: { signin: "sign-in", signup: "sign-up", forgotpassword: "recovery" },
      },
    ]);
  });

  it("accepts the widget's token as repatcheResponse, once", async () => {
    const { email } = await registerCompany(ctx);
    const input = { email, password: TEST_PASSWORD, userType: "User", repatcheResponse: fresh() };
    expect((await call(api, "POST", "auth/signin", { body: input })).status).toBe(200);
    const again = await call(api, "POST", "auth/signin", { body: input });
    expect([again.status, again.body.errors]).toEqual([
      422,
      { repatcheResponse: ["The security check failed. Please try again"] },
    ]);
  });

  it("answers 503 and says when to try again while the verifier is down", async () => {
    const { email } = await registerCompany(ctx);
    const input = { email, password: TEST_PASSWORD, userType: "User", repatcheResponse: DOWN };
    const answer = await call(api, "POST", "auth/signin", { body: input });
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "60"]);
  });
});
