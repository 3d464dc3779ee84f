import { afterEach, describe, expect, it, vi } from "vitest";
import {
  CODE_TRIES,
  CODE_WAIT_MS,
  inGroups,
  RECOVERY_CODES,
  readSignInCode,
} from "~/account/two-step/rules/sign-in-code";
import { createTotpSecret, findTotpStep, totpUri } from "~/platform/crypto/totp";
import { totpAt } from "../support/authenticator";

describe("a typed sign-in code", () => {
  it.each([
    ["123456", { kind: "authenticator", digits: "123456" }],
    [" 123 456\n", { kind: "authenticator", digits: "123456" }],
    ["１２３４５６", { kind: "authenticator", digits: "123456" }],
    ["123456789012", { kind: "recovery", digits: "123456789012" }],
    ["1234-5678-9012", { kind: "recovery", digits: "123456789012" }],
    ["1234 – 5678 – 9012", { kind: "recovery", digits: "123456789012" }],
    ["Code: 123\u00a0456.", { kind: "authenticator", digits: "123456" }],
    ["«1234-5678-9012»", { kind: "recovery", digits: "123456789012" }],
  ])("is understood when typed as %j", (typed, code) => {
    expect(readSignInCode(typed)).toEqual(code);
  });

  it.each(["", "   ", "12345", "1234567", "12345678901", "1234567890123", "12345a", "-", "1.23456"])(
    "is refused when typed as %j",
    (typed) => {
      expect(readSignInCode(typed)).toBeNull();
    },
  );

  it("may be tried five times in a quarter of an hour, and is awaited for ten minutes", () => {
    expect(CODE_TRIES).toEqual({ max: 5, windowMs: 900_000 });
    expect(CODE_WAIT_MS).toBe(600_000);
  });

  it("ASVS 6.5.4 has more than 20 bits when it is a recovery code", () => {
    expect(Math.log2(10 ** RECOVERY_CODES.digits)).toBeGreaterThan(20);
    expect(RECOVERY_CODES.count).toBe(10);
  });

  it("is written in groups of four", () => {
    expect(inGroups("123456789012", "-")).toBe("1234-5678-9012");
    expect(inGroups("ABCDEF", " ")).toBe("ABCD EF");
  });
});

describe("time-based codes", () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  const at = (time: number) => vi.useFakeTimers({ toFake: ["Date"], now: time });
  /** "12345678901234567890", the secret of RFC 6238, appendix B. */
  const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

  it.each([
    [59, "287082"],
    [1111111109, "081804"],
    [1234567890, "005924"],
    [20000000000, "353130"],
  ])("match RFC 6238 at %i seconds", async (seconds, code) => {
    at(seconds * 1000);
    expect(await findTotpStep(SECRET, code)).toBe(Math.floor(seconds / 30));
    expect(totpAt(SECRET, seconds * 1000)).toBe(code);
  });

  it("ASVS 6.5.5 are accepted one step before and one after the present one, no more", async () => {
    const now = Date.UTC(2026, 5, 1, 12, 0, 15);
    at(now);
    const step = now / 30_000;
    const steps = [-2, -1, 0, 1, 2].map((delta) => findTotpStep(SECRET, totpAt(SECRET, now + delta * 30_000)));
    const [long, before, present, after, early] = await Promise.all(steps);
    expect([long, early]).toEqual([null, null]);
    expect([before, present, after]).toEqual([-1, 0, 1].map((delta) => Math.floor(step) + delta));
  });

  it("ASVS 6.5.3 come from a random secret of 160 bits", () => {
    const secrets = new Set(Array.from({ length: 50 }, createTotpSecret));
    expect(secrets.size).toBe(50);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  it("are set up by an address that authenticator apps can read", () => {
    expect(totpUri(SECRET, "nomsa@example.com")).toBe(
      `otpauth://totp/Kompas:nomsa%40example.com?secret=${SECRET}&issuer=Kompas&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
