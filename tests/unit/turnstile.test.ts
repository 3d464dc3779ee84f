import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CaptchaUse } from "~/platform/captcha/captcha";
import { createTurnstileCaptcha, type TurnstileSettings } from "~/platform/captcha/turnstile-captcha";
import { type Fate, type Siteverify, startSiteverify } from "../support/siteverify";
import { SITEVERIFY_SECRET, tokenOf } from "../support/turnstile";

const USE: CaptchaUse = { action: "sign-in", remoteIp: "203.0.113.7" };
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const WRONG = { ok: false, reason: "captcha-wrong" };
const UNAVAILABLE = { ok: false, reason: "captcha-unavailable" };

let verifier: Siteverify;
let logged: string[];
let count = 0;
const fresh = (about?: { hostname?: string; action?: string }) => tokenOf(String(count++), about);

beforeAll(async () => {
  verifier = await startSiteverify();
});
afterAll(() => verifier.close());
beforeEach(() => {
  verifier.asked.length = 0;
  verifier.fates.length = 0;
  logged = [];
});

const captcha = (settings: Partial<TurnstileSettings> = {}) =>
  createTurnstileCaptcha(
    {
      siteKey: "0x4AAAAAAAsite",
      secretKey: SITEVERIFY_SECRET,
      verifyUrl: verifier.url,
      hostname: "kompas.test",
      ...settings,
    },
    (event, fields) => logged.push(JSON.stringify({ event, ...fields })),
  );

describe("ASVS 2.4.1 captcha by Turnstile", () => {
  it("shows the widget of its site key", () => {
    expect(captcha().ask()).toEqual({ provider: "turnstile", siteKey: "0x4AAAAAAAsite" });
  });

  it("reads the field filled by the widget, and nothing else", () => {
    const form = new FormData();
    form.set("captchaToken", "t");
    form.set("captchaAnswer", "7");
    expect(captcha().responseOf(form)).toBe("");
    form.set("cf-turnstile-response", "token");
    expect(captcha().responseOf(form)).toBe("token");
    form.set("cf-turnstile-response", new File([], "x"));
    expect(captcha().responseOf(form)).toBe("");
  });

  it("accepts a token of its own site and action, and sends the verifier secret, token, address and a key", async () => {
    const token = fresh();
    expect(await captcha().verify(token, USE)).toEqual({ ok: true });
    expect(verifier.asked).toEqual([
      {
        secret: SITEVERIFY_SECRET,
        response: token,
        remoteip: "203.0.113.7",
        idempotency_key: expect.stringMatching(UUID),
      },
    ]);
    expect(logged).toEqual([]);
  });

  it("does not send an address that is not known", async () => {
    expect(await captcha().verify(fresh(), { ...USE, remoteIp: null })).toEqual({ ok: true });
    expect(verifier.asked[0]).not.toHaveProperty("remoteip");
  });

  it("accepts a token once, and gives each use its own key", async () => {
    const token = fresh();
    expect(await captcha().verify(token, USE)).toEqual({ ok: true });
    expect(await captcha().verify(token, USE)).toEqual(WRONG);
    expect(new Set(verifier.asked.map(({ idempotency_key: key }) => key)).size).toBe(2);
  });

  it("accepts a token once when it comes ten times at the same moment", async () => {
    const token = fresh();
    const judged = await Promise.all(Array.from({ length: 10 }, () => captcha().verify(token, USE)));
    expect(judged.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it.each(["", "  "])("treats %j as no answer, and does not ask the verifier", async (token) => {
    expect(await captcha().verify(token, USE)).toEqual({ ok: false, reason: "captcha-missing" });
    expect(verifier.asked).toEqual([]);
  });

  it("refuses an invalid token, and does not ask the verifier about one that is too long", async () => {
    expect(await captcha().verify("made up", USE)).toEqual(WRONG);
    expect(verifier.asked).toHaveLength(1);
    expect(await captcha().verify("x".repeat(2049), USE)).toEqual(WRONG);
    expect(verifier.asked).toHaveLength(1);
  });

  it.each([
    ["another site", { hostname: "evil.example" }],
    ["another action", { action: "sign-up" }],
  ])("refuses a token that was solved for %s", async (_name, about) => {
    expect(await captcha().verify(fresh(about), USE)).toEqual(WRONG);
    expect(logged.join()).toContain("captcha-foreign-token");
  });

  it("accepts no token with a secret that the verifier does not know, and logs that without the secret", async () => {
    expect(await captcha({ secretKey: "wrong" }).verify(fresh(), USE)).toEqual(UNAVAILABLE);
    expect(logged).toEqual([JSON.stringify({ event: "captcha-refused-us", codes: "invalid-input-secret" })]);
  });
});

/** Shorter than a slow verifier takes. All others get as long as in the product, however busy the machine is. */
const patienceFor = (fate: Fate) => (fate === "slow" ? { timeoutMs: 1000 } : {});

describe("ASVS 16.5.2, 16.5.3 a failing verifier, which lets no visitor pass", () => {
  it.each(["error", "garbage", "internal-error", "slow", "lose-answer"] as const)(
    "fails twice by '%s': the visitor does not pass, and no third try follows",
    async (fate) => {
      verifier.fates.push(fate, fate);
      expect(await captcha(patienceFor(fate)).verify(fresh(), USE)).toEqual(UNAVAILABLE);
      expect(verifier.asked).toHaveLength(2);
      expect(logged).toHaveLength(2);
      for (const line of logged) {
        expect(line).toContain("captcha-unreachable");
        expect(line).not.toMatch(/token\||203\.0\.113|secretOf/);
      }
    },
  );

  it.each(["error", "garbage", "internal-error", "slow", "lose-answer"] as const)(
    "fails once by '%s': the second try has the same key, so the token still passes",
    async (fate) => {
      verifier.fates.push(fate);
      expect(await captcha(patienceFor(fate)).verify(fresh(), USE)).toEqual({ ok: true });
      const keys = verifier.asked.map(({ idempotency_key: key }) => key);
      expect(keys).toEqual([keys[0], keys[0]]);
    },
  );

  it("cannot be reached at all, and the visitor does not pass", async () => {
    expect(await captcha({ verifyUrl: "http://127.0.0.1:9/siteverify" }).verify(fresh(), USE)).toEqual(UNAVAILABLE);
  });
});
