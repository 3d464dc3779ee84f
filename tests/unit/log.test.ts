import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { consoleLog, describeError, errorMessage, levelOf } from "~/platform/log";
import operations from "../../docs/operations.md?raw";

describe("the log entry of an error", () => {
  const cause = new Error("D1_ERROR: no such column: x");
  const params = ["thandi@example.com", "\n    at sipho@example.com"];
  const failed = new DrizzleQueryError("select * from users where email = ?", params, cause);

  it("omits the parameters of a failed query", () => {
    for (const error of [failed, new DrizzleQueryError("insert", params, failed)]) {
      expect(errorMessage(error)).toBe("D1_ERROR: no such column: x");
      const { error: message, stack } = describeError(error);
      expect(message).toBe("D1_ERROR: no such column: x");
      expect(stack).toMatch(/^at .*log\.test/);
      expect(message + stack).not.toMatch(/example\.com|params|Failed query/);
    }
    expect(describeError(new DrizzleQueryError("select 1", params))).toEqual({
      error: "Failed query",
      stack: expect.stringMatching(/^at /),
    });
  });

  it("gives other errors with their message once and their stack frames", () => {
    const { error, stack } = describeError(new TypeError("one\ntwo"));
    expect(error).toBe("one\ntwo");
    expect(stack).toMatch(/^at .*log\.test/);
    expect(stack).not.toContain("two");
    expect(errorMessage(new TypeError("one"))).toBe("one");
  });

  it("accepts any thrown value", () => {
    expect(describeError("gone")).toEqual({ error: "gone", stack: "" });
    expect(describeError(undefined)).toEqual({ error: "undefined", stack: "" });
  });
});

describe("the level of an event", () => {
  it("is written with it to the console method of that name, and no field replaces it", () => {
    const spies = (["log", "warn", "error"] as const).map((name) => vi.spyOn(console, name).mockReturnValue());
    consoleLog("sign-up", { ok: true });
    consoleLog("queue-send-lost", { count: 1 });
    consoleLog("erasure-failed", { level: "info", event: "x" });
    const lines = spies.map(({ mock }) => mock.calls.map(([line]) => JSON.parse(String(line))));
    for (const spy of spies) spy.mockRestore();
    expect(lines).toEqual([
      [{ level: "info", event: "sign-up", ok: true }],
      [{ level: "warn", event: "queue-send-lost", count: 1 }],
      [{ level: "error", event: "erasure-failed" }],
    ]);
  });

  it("follows from how it ended, where that is said", () => {
    expect([levelOf("job", { outcome: "done" }), levelOf("job", { outcome: "failed" })]).toEqual(["info", "error"]);
    const deliveries = ["retrying", "failed"].map((status) => levelOf("delivery-failed", { status }));
    expect(deliveries).toEqual(["warn", "error"]);
    expect(levelOf("request-failed", { status: 503 })).toBe("error");
  });

  it("is that of the table in operations.md, which names every event of the program", () => {
    const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "app", "workers"], { encoding: "utf8" })
      .split("\n")
      .filter((file) => /\.tsx?$/.test(file));
    const WRITES =
      /\b(?:log|consoleLog)\(\s*"([a-z-]+)"|\breportFailure\([\w.]+, "([a-z-]+)"|\bevent: "(request-[a-z]+)"/g;
    const written = files.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(WRITES)].map(([, ...names]) => names.find(Boolean) ?? ""),
    );
    const events = [...new Set(written)].sort();
    expect(events.length).toBeGreaterThan(60);
    const rows = [...operations.matchAll(/^\| (error|warn|info) \| (.+?) \|/gm)].flatMap(([, level = "", cell = ""]) =>
      cell
        .replace(/, and `.*/, "")
        .split(", ")
        .map((each) => `${/`([a-z-]+)`/.exec(each)?.[1]} ${level}`),
    );
    expect(rows.sort()).toEqual(events.map((event) => `${event} ${levelOf(event)}`));
  });
});
