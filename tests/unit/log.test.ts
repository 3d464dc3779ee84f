import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { describeError, errorMessage } from "~/platform/log";

describe("the log entry of an error", () => {
  const cause = new Error("D1_ERROR: no such column: x");
  const params = ["thandi@example.com", "\n    at sipho@example.com"];
  const failed = new DrizzleQueryError("select * from users where email = ?", params, cause);

  it("omits the parameters of a failed query", () => {
    for (const error of [failed, new DrizzleQueryError("insert", params, failed)]) {
      expect(errorMessage(error)).toBe("D1_ERROR: no such column: x");
      expect(describeError(error)).toMatch(/^D1_ERROR: no such column: x\n +at .*log\.test/);
      expect(describeError(error)).not.toMatch(/example\.com|params|Failed query/);
    }
    expect(describeError(new DrizzleQueryError("select 1", params))).toMatch(/^Failed query\n +at /);
  });

  it("gives other errors with their message once and their stack frames", () => {
    const text = describeError(new TypeError("one\ntwo"));
    expect(text).toMatch(/^one\ntwo\n +at .*log\.test/);
    expect(text.match(/two/g)).toHaveLength(1);
    expect(errorMessage(new TypeError("one"))).toBe("one");
  });

  it("accepts any thrown value", () => {
    expect(describeError("gone")).toBe("gone");
    expect(describeError(undefined)).toBe("undefined");
  });
});
