import { describe, expect, it } from "vitest";
import { openCounts } from "~/platform/counts";
import { createPostLimit, MAX_POSTED } from "~/platform/error-hook";
import { createTrace, noteFailure, noteRoute, reportFailure, requestIdOf, summarizeRequest } from "~/platform/trace";

const COST = { trips: 1, statements: 4, rowsRead: 90, rowsWritten: 3, databaseBytes: 1, logsBytes: 1 };
const ENDING = { method: "GET", status: 200, isAborted: false, now: 1_500, cost: COST };
const traced = () => {
  const trace = createTrace("0123456789abcdef-JNB", 1_000);
  noteRoute(trace, "root", 0);
  noteRoute(trace, "home/profile/routes/profile", 1);
  return { ...trace, isOpen: true };
};

describe("the id of a request", () => {
  const idOf = (ray?: string) =>
    requestIdOf(new Request("https://kompas.test", ray ? { headers: { "cf-ray": ray } } : {}));

  it("is Cloudflare's, unless that is missing or another's text", () => {
    expect(idOf("8f1c2a3b4c5d6e7f-JNB")).toBe("8f1c2a3b4c5d6e7f-JNB");
    expect(idOf("8f1c2a3b4c5d6e7f")).toBe("8f1c2a3b4c5d6e7f");
    for (const ray of [undefined, "x", "<script>", "8f1c2a3b4c5d6e7f-JNB thandi@example.com"]) {
      expect(idOf(ray)).toMatch(/^[0-9a-f]{16}$/);
    }
    expect(new Set(Array.from({ length: 100 }, () => idOf())).size).toBe(100);
  });
});

describe("the route of a request", () => {
  it("is the deepest one that answers, and the first of two", () => {
    const trace = traced();
    noteRoute(trace, "foundation/shell/routes/not-found", 1);
    expect(trace.route).toBe("home/profile/routes/profile");
    noteRoute(trace, "home/profile/routes/edit-profile", 2);
    expect(trace.route).toBe("home/profile/routes/edit-profile");
  });
});

describe("what a request leaves behind", () => {
  const figures = { ms: 500, trips: 1, rowsRead: 90, rowsWritten: 3 };
  const asked = { route: "home/profile/routes/profile", method: "GET", status: 200, ...figures, user: "stranger" };
  const slow = { event: "request-slow", fields: expect.objectContaining({ status: 200 }) };

  it("is a count alone if it went well", () => {
    const { count, line } = summarizeRequest(traced(), ENDING);
    expect(line).toBeNull();
    const { route: name, method, user } = asked;
    expect(count).toEqual({ kind: "request", name, outcome: "2xx", method, user, ...figures });
  });

  it("is one line with its first failure if something threw, or if the status says so", () => {
    const trace = traced();
    noteFailure(trace, new Error("first"));
    noteFailure(trace, new Error("second"));
    const { count, line } = summarizeRequest(trace, { ...ENDING, status: 500 });
    expect(count.outcome).toBe("5xx");
    expect(line).toEqual({
      event: "request-failed",
      fields: { ...asked, status: 500, error: "first", stack: expect.stringMatching(/^at /) },
    });
    expect(summarizeRequest(traced(), { ...ENDING, status: 503 }).line).toEqual({
      event: "request-failed",
      fields: { ...asked, status: 503 },
    });
  });

  it("is no line if its reader has gone", () => {
    expect(summarizeRequest(traced(), { ...ENDING, status: 500, isAborted: true }).line).toBeNull();
  });

  it("is a line if it took two seconds, or fifteen trips", () => {
    expect(summarizeRequest(traced(), { ...ENDING, now: 2_999 }).line).toBeNull();
    expect(summarizeRequest(traced(), { ...ENDING, now: 3_000 }).line).toEqual(slow);
    expect(summarizeRequest(traced(), { ...ENDING, cost: { ...COST, trips: 14 } }).line).toBeNull();
    expect(summarizeRequest(traced(), { ...ENDING, cost: { ...COST, trips: 15 } }).line).toEqual(slow);
  });

  it("never contains a method that the sender made up", () => {
    expect(summarizeRequest(traced(), { ...ENDING, method: "THANDI" }).count.method).toBe("other");
  });

  it("is written at once if the request's own line is written already", () => {
    const lines: unknown[] = [];
    const log = (event: string, fields?: object) => void lines.push({ event, ...fields });
    const trace = traced();
    reportFailure({ trace, log }, "render-failed", new Error("open"));
    expect([lines, trace.failure?.error]).toEqual([[], "open"]);
    reportFailure({ trace: { ...trace, isOpen: false }, log }, "render-failed", new Error("late"));
    expect(lines).toEqual([
      { event: "render-failed", route: asked.route, error: "late", stack: expect.stringMatching(/^at /) },
    ]);
  });
});

describe("the limit of posted failures", () => {
  it("is twenty a minute, and the next post says how many were left out", () => {
    const limit = createPostLimit();
    expect(MAX_POSTED).toBe(20);
    const burst = Array.from({ length: 50 }, (_, index) => limit(index * 1000));
    expect(burst.filter(({ isAllowed }) => isAllowed)).toHaveLength(20);
    expect(limit(59_999)).toEqual({ isAllowed: false, refused: 31 });
    expect(limit(60_000)).toEqual({ isAllowed: true, refused: 31 });
    expect(limit(60_001)).toEqual({ isAllowed: true, refused: 0 });
  });
});

describe("counts", () => {
  it("go to Analytics Engine in the order that operations.md describes", () => {
    const points: unknown[] = [];
    const count = openCounts({ writeDataPoint: (point) => void points.push(point) });
    const figures = { ms: 1, trips: 2, rowsRead: 3, rowsWritten: 4, messages: 5, retried: 6, ageSeconds: 7 };
    count({ kind: "request", name: "x".repeat(200), outcome: "2xx", method: "GET", user: "company", ...figures });
    expect(points).toEqual([
      {
        indexes: [`request/${"x".repeat(88)}`],
        blobs: ["request", "x".repeat(200), "2xx", "GET", "company"],
        doubles: [1, 2, 3, 4, 5, 6, 7],
      },
    ]);
  });

  it("stop nothing if there is no dataset, or if it takes no more", () => {
    openCounts(undefined)({ kind: "job", name: "peers", outcome: "done" });
    const full = () => {
      throw new Error("Too many data points");
    };
    openCounts({ writeDataPoint: full })({ kind: "job", name: "peers", outcome: "done" });
  });
});
