import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "~/core/language";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { issueTokens } from "~/foundation/identity/tokens.server";
import { resources } from "~/i18n/resources";
import { createLoadContext } from "~/load-context";
import { createContext } from "~/platform/context";
import { postFailure } from "~/platform/error-hook";
import { serve } from "~/serve.server";
import { change, interruptedAt, tapped, withoutDatabase } from "../support/database";
import { cookieOf, ORIGIN, post, send, visit } from "../support/pages";
import { receiverOf } from "../support/receiver";
import { createTestContext, registerCompany, testEnv } from "../support/worker";

const RAY = "8f1c2a3b4c5d6e7f-JNB";
const ctx = createTestContext();
let user: CurrentUser;
let cookie: string;
let bearer: string;
beforeAll(async () => {
  user = await registerCompany(ctx);
  cookie = await cookieOf(ctx, user.id);
  bearer = `Bearer ${(await issueTokens(ctx, new Request(ORIGIN), user.id)).accessToken}`;
});
afterEach(() => vi.restoreAllMocks());

type Line = Record<string, string | number>;

/** Runs `act` and returns what it logged, by console method. */
async function logged<T>(act: () => Promise<T>) {
  const lines: Record<"log" | "warn" | "error", Line[]> = { log: [], warn: [], error: [] };
  for (const method of ["log", "warn", "error"] as const) {
    vi.spyOn(console, method).mockImplementation((line: string) => void lines[method].push(JSON.parse(line)));
  }
  const result = await act();
  vi.restoreAllMocks();
  return { result, ...lines };
}

/** A database in which the results of assessments are missing. */
const withoutResults = () => tapped((query) => (/"results"/.test(query) ? "fail" : "run"));
const FAILING = "/user/history";
const askFailing = (headers: Record<string, string> = {}, env = withoutResults()) =>
  send(FAILING, { headers: { Cookie: cookie, ...headers } }, env);

/** Nothing of a line may lead to a person. */
function expectImpersonal(line: Line | undefined): void {
  const text = JSON.stringify(line);
  for (const own of [user.id, user.email, user.username, user.companyId, user.companyName, cookie, bearer]) {
    expect(text).not.toContain(own);
  }
  expect(text).not.toContain(FAILING);
}

describe("a page that fails", () => {
  it("leaves exactly one line of level error, with what an operator needs and nothing of its reader", async () => {
    const { result, warn, error } = await logged(() => askFailing({ "cf-ray": RAY }));
    await result.body?.cancel();
    expect(result.status).toBe(500);
    expect([warn, error.length]).toEqual([[], 1]);
    const [line] = error;
    expect(line).toEqual({
      level: "error",
      event: "request-failed",
      requestId: RAY,
      route: expect.stringMatching(/^home\/journey\/routes\/history/),
      method: "GET",
      status: 500,
      user: "company",
      ms: expect.any(Number),
      trips: expect.any(Number),
      rowsRead: expect.any(Number),
      // Whose bell the session reads, on its first page.
      rowsWritten: 3,
      error: expect.stringMatching(/malformed JSON/),
      stack: expect.stringMatching(/^at /),
    });
    expect(line?.trips).toBeGreaterThan(0);
    expectImpersonal(line);
  });

  it.each(LANGUAGES)("shows the number of that line in %s", async (language) => {
    await change("update users set language = ? where id = ?", language, user.id);
    const { result, error } = await logged(() => askFailing());
    const html = await result.text();
    await change("update users set language = 'en' where id = ?", user.id);
    const number = error[0]?.requestId;
    expect(number).toMatch(/^[0-9a-f]{16}$/);
    const shown = html.replaceAll(/<!-- -->/g, "");
    expect(shown).toMatch(
      new RegExp(`${resources[language].common.errors.number} <code class="select-all">${number}</code>`),
    );
  });

  it("leaves one line, even if several of its parts fail", async () => {
    let count = 0;
    const env = tapped((query) => {
      if (/"sessions"|"bell"/.test(query)) return "run";
      count += 1;
      return "fail";
    });
    const ask = () => send("/user/profile/edit", { headers: { Cookie: cookie } }, env);
    const { result, error } = await logged(ask);
    await result.body?.cancel();
    expect(count).toBeGreaterThan(0);
    expect(error.filter(({ event }) => event === "request-failed")).toHaveLength(1);
    expect(error.filter(({ event }) => event !== "request-failed" && event !== "attempt-failed")).toEqual([]);
  });

  it("has no number if the failure is not ours", async () => {
    for (const path of ["/nothing/here", "/admin/jobs"]) {
      const html = await (await visit(path, { cookie })).text();
      expect(html).not.toContain(resources.en.common.errors.number);
    }
  });

  it("says its number while the database is away, too", async () => {
    const { result, error } = await logged(() => askFailing({ "cf-ray": RAY }, withoutDatabase("fails")));
    expect(result.status).toBe(503);
    expect(await result.text()).toContain(`${RAY}</code>`);
    const own = error.filter(({ event }) => event === "request-failed");
    expect(own).toEqual([
      expect.objectContaining({ requestId: RAY, status: 503, error: expect.stringMatching(/lost/) }),
    ]);
  });
});

it("what throws outside of any route is answered with a page that has the number of its line", async () => {
  const request = new Request(`${ORIGIN}/login`, { headers: { "cf-ray": RAY } });
  const broken = () => Promise.reject(new Error("out of order"));
  const { result, error } = await logged(async () => serve(request, await createLoadContext(request, testEnv), broken));
  expect([result.status, result.headers.get("Cache-Control")]).toEqual([500, "no-store"]);
  expect(await result.text()).toContain(`<code>${RAY}</code>`);
  expect(error).toEqual([expect.objectContaining({ event: "request-failed", status: 500, error: "out of order" })]);
});

describe("an API call that fails", () => {
  const ask = (env: typeof testEnv) =>
    send("/api/users/me", { headers: { Authorization: bearer, "cf-ray": RAY } }, env);

  it("leaves one line with the path of the call, and answers with its number", async () => {
    const { result, error } = await logged(() =>
      ask(tapped((query) => (/"phone|mobile/.test(query) ? "fail" : "run"))),
    );
    expect([result.status, await result.json()]).toEqual([500, expect.objectContaining({ requestId: RAY })]);
    expect(error).toHaveLength(1);
    expect(error[0]).toMatchObject({
      event: "request-failed",
      requestId: RAY,
      route: "/api/users/me",
      user: "company",
    });
    expectImpersonal(error[0]);
  });

  it("answers 503 with its number, and any other failure without one", async () => {
    const { result } = await logged(() => ask(withoutDatabase("fails")));
    expect([result.status, await result.json()]).toEqual([503, expect.objectContaining({ requestId: RAY })]);
    const refused = await send("/api/users/me", { headers: { "cf-ray": RAY } });
    expect([refused.status, Object.keys(await refused.json())]).toEqual([
      401,
      ["statusCode", "message", "errorMessage", "errors"],
    ]);
  });

  it("is named by its pattern, never by the ids in its path", async () => {
    const points = countsOf();
    const { result } = await logged(() =>
      send(`/api/users/questions/${"x".repeat(43)}`, { headers: { Authorization: bearer } }, points.env),
    );
    await result.body?.cancel();
    expect(JSON.stringify(points.list)).not.toContain("xxx");
  });
});

it("a slow request leaves one line of level warn", async () => {
  const env = interruptedAt(1, () => new Promise((resolve) => setTimeout(resolve, 2_100)));
  const { result, warn, error } = await logged(() => send("/user/history", { headers: { Cookie: cookie } }, env));
  await result.body?.cancel();
  expect([error, warn.length]).toEqual([[], 1]);
  expect(warn[0]).toMatchObject({ level: "warn", event: "request-slow", status: 200, user: "company" });
  expect(warn[0]?.ms).toBeGreaterThanOrEqual(2_000);
});

/** The bindings with a dataset that keeps its points. */
function countsOf() {
  const list: AnalyticsEngineDataPoint[] = [];
  return {
    list,
    env: { ...testEnv, COUNTS: { writeDataPoint: (point?: AnalyticsEngineDataPoint) => void list.push(point ?? {}) } },
  };
}

describe("the count of a request", () => {
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const { env, list } = countsOf();
    const response = await send(path, { headers }, env);
    await response.body?.cancel();
    expect(list).toHaveLength(1);
    return list[0];
  };
  const routeOf = (route: string) => expect.stringMatching(new RegExp(`^${route}`));

  it("names route, status, method and kind of user, with milliseconds, trips and rows", async () => {
    const point = await ask("/user/history", { Cookie: cookie });
    expect(point?.blobs).toEqual(["request", routeOf("home/journey/routes/history"), "2xx", "GET", "company"]);
    const [ms, trips, read] = point?.doubles ?? [];
    expect([Number(ms) >= 0, Number(trips) > 0, Number(read) > 0]).toEqual([true, true, true]);
    expect((await ask("/login"))?.blobs).toEqual([
      "request",
      routeOf("account/sign-up/routes/login"),
      "2xx",
      "GET",
      "stranger",
    ]);
    expect((await ask("/nothing"))?.blobs?.slice(1, 3)).toEqual([routeOf("assessment/form/routes/form"), "4xx"]);
    expect((await ask("/%zz"))?.blobs?.slice(1, 3)).toEqual(["door", "4xx"]);
  });

  it("tells a corporate company and an administrator from others", async () => {
    const other = await registerCompany(ctx);
    const Cookie = await cookieOf(ctx, other.id);
    await change("update companies set is_corporate = 1 where id = ?", other.companyId);
    expect((await ask("/user/history", { Cookie }))?.blobs?.[4]).toBe("corporate");
    await change("update users set is_administrator = 1 where id = ?", other.id);
    expect((await ask("/admin", { Cookie }))?.blobs?.[4]).toBe("administrator");
  });

  it("goes to Analytics Engine itself without complaint", async () => {
    expect(testEnv.COUNTS).toBeDefined();
    const { result, warn, error } = await logged(() => visit("/login"));
    await result.body?.cancel();
    expect([result.status, warn, error]).toEqual([200, [], []]);
  });
});

describe("the error tracker", () => {
  it("gets a failure with its stack after the answer, and at most twenty in a minute", async () => {
    const receiver = receiverOf<Line>();
    const env = { ...withoutResults(), ERRORS_URL: receiver.url };
    const { result, error } = await logged(() => askFailing({ "cf-ray": RAY }, env));
    await result.body?.cancel();
    await vi.waitFor(async () => expect(await receiver.read()).toHaveLength(1), { timeout: 5_000 });
    const [posted] = await receiver.read();
    expect(posted).toEqual({ product: "kompas", at: expect.stringMatching(/^20.*Z$/), notPosted: 0, ...error[0] });
    expect(posted?.stack).toMatch(/^at /);
    expectImpersonal(posted);
    const many = await logged(() => Promise.all(Array.from({ length: 30 }, () => askFailing({}, env))));
    for (const each of many.result) await each.body?.cancel();
    expect(many.error).toHaveLength(30);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await receiver.read()).toHaveLength(20);
  });

  it.each([500, 302, "silent"] as const)("that answers %s costs a warning, and no further post", async (answer) => {
    const receiver = receiverOf<Line>(answer);
    const limit = () => ({ isAllowed: true, refused: 0 });
    const { warn, error } = await logged(() =>
      postFailure(receiver.url, { event: "x-failed" }, { limit, timeoutMs: 2_000 }),
    );
    expect(warn).toEqual([expect.objectContaining({ event: "error-not-posted" })]);
    expect(error).toEqual([]);
    expect(await receiver.read()).toHaveLength(1);
  });

  it("that is gone stops no work", async () => {
    const gone = createContext({ ...testEnv, ERRORS_URL: "http://127.0.0.1:1/" });
    const { error } = await logged(async () => gone.log("erasure-failed", { error: "x" }));
    expect(error).toHaveLength(1);
  });

  it("gets no warning and no event", async () => {
    const receiver = receiverOf<Line>();
    const quiet = createContext({ ...testEnv, ERRORS_URL: receiver.url });
    await logged(async () => {
      quiet.log("queue-send-lost", { count: 1 });
      quiet.log("sign-up", { ok: true });
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await receiver.read()).toEqual([]);
  });
});

it("a form that is refused at the door leaves no line", async () => {
  const { result, warn, error } = await logged(() =>
    post("/logout", {}, { headers: { Origin: "https://evil.example" } }),
  );
  await result.body?.cancel();
  expect([result.status, warn, error]).toEqual([403, [], []]);
});
