import { describe, expect, it } from "vitest";
import { judgeCode, judgeResend, type Recovery, stageOf } from "~/account/password/rules/recovery";
import { createDigits } from "~/platform/crypto/codes";

const MINUTE = 60_000;
const begun: Recovery = {
  attempts: 0,
  codeSentAt: 0,
  codesSent: 1,
  expiresAt: 60 * MINUTE,
  isVerified: false,
  isUsed: false,
};

describe("a recovery", () => {
  it("waits for its code, then for the password, and ends once used or after its time", () => {
    expect(stageOf(begun, 0)).toBe("code");
    expect(stageOf({ ...begun, isVerified: true }, 0)).toBe("password");
    expect(stageOf({ ...begun, isVerified: true, isUsed: true }, 0)).toBe("over");
    expect(stageOf(begun, 60 * MINUTE - 1)).toBe("code");
    expect(stageOf(begun, 60 * MINUTE)).toBe("over");
  });

  it("accepts a code for 10 minutes and 5 tries", () => {
    expect(judgeCode(begun, 10 * MINUTE - 1)).toEqual({ ok: true });
    expect(judgeCode(begun, 10 * MINUTE)).toEqual({ ok: false, reason: "code-expired" });
    expect(judgeCode({ ...begun, attempts: 4 }, 0)).toEqual({ ok: true });
    expect(judgeCode({ ...begun, attempts: 5 }, 0)).toEqual({ ok: false, reason: "code-spent" });
    expect(judgeCode({ ...begun, isVerified: true }, 0)).toEqual({ ok: false, reason: "over" });
  });

  it("sends a new code after 60 seconds, 5 codes in all", () => {
    expect(judgeResend(begun, 0)).toEqual({ ok: false, reason: "wait", retryAfterSeconds: 60 });
    expect(judgeResend(begun, 59_001)).toEqual({ ok: false, reason: "wait", retryAfterSeconds: 1 });
    expect(judgeResend(begun, 60_000)).toEqual({ ok: true });
    expect(judgeResend({ ...begun, codesSent: 4 }, MINUTE)).toEqual({ ok: true });
    expect(judgeResend({ ...begun, codesSent: 5 }, MINUTE)).toEqual({ ok: false, reason: "no-more" });
    expect(judgeResend({ ...begun, isUsed: true }, MINUTE)).toEqual({ ok: false, reason: "over" });
  });
});

describe("a code", () => {
  it("has as many digits as asked for, each digit equally often", () => {
    const counts = Array<number>(10).fill(0);
    for (let round = 0; round < 5000; round += 1) {
      const code = createDigits(6);
      expect(code).toMatch(/^\d{6}$/);
      for (const digit of code) counts[Number(digit)] = (counts[Number(digit)] ?? 0) + 1;
    }
    // 3000 of each are expected, with ten standard deviations either way.
    for (const count of counts) expect(Math.abs(count - 3000)).toBeLessThan(520);
  });
});
