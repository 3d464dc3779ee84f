import { beforeEach, describe, expect, it } from "vitest";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { issueTokens } from "~/foundation/identity/tokens.server";
import { hashToken } from "~/platform/crypto/tokens";
import { change, rowsOf } from "../support/database";
import { cookieOf, cookiesOf, ORIGIN, post, visit } from "../support/pages";
import { createTestContext, registerCompany, TEST_PASSWORD, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
let user: CurrentUser;
let here: string;
let elsewhere: string;

beforeEach(async () => {
  user = await registerCompany(ctx);
  here = await cookieOf(ctx, user.id);
  elsewhere = await cookieOf(ctx, user.id);
});

const HOME = "/user/security";
const sessionIn = (cookie: string) => {
  const value = decodeURIComponent(cookie.slice(cookie.indexOf("=") + 1));
  return hashToken(String(JSON.parse(Buffer.from(value, "base64").toString())));
};
const isOpen = async (cookie: string) => (await visit(HOME, { cookie })).status === 200;
const read = async (path = HOME, cookie = here) => (await visit(path, { cookie })).text();
const send = (fields: Record<string, string>, dialog = "everywhere", cookie = here) =>
  post(`${HOME}?dialog=${dialog}`, { password: TEST_PASSWORD, ...fields }, { cookie });
const end = (cookie: string, fields: Record<string, string> = {}) => {
  const session = sessionIn(cookie);
  return send({ scope: "one", session, ...fields }, `device&session=${session}`);
};
const events = () =>
  rowsOf("select type, browser, country from security_events where user_id = ? order by rowid", user.id);
const describeSession = (cookie: string, as: Record<string, string | number>) =>
  change(
    `update sessions set ${Object.keys(as).map((column) => `${column} = ?`)} where id = ?`,
    ...Object.values(as),
    sessionIn(cookie),
  );
/** The visible text, without tags. */
const words = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

describe("ASVS 7.5.2 the list of the user's own sessions", () => {
  it("names device, place and time of each session, and marks the current one", async () => {
    await describeSession(elsewhere, { browser: "Firefox", os: "Windows", country: "ZA", city: "Durban" });
    await describeSession(elsewhere, {
      last_seen_at: Date.now() - 3 * 3_600_000,
      created_at: Date.now() - 2 * 86_400_000,
    });
    await issueTokens(ctx, new Request(ORIGIN), user.id);
    const text = words(await read());
    expect(text).toContain("Firefox on Windows Durban, South Africa Last used: 3 hours ago · Signed in: 2 days ago");
    expect(text.match(/This device/g)).toHaveLength(1);
    expect(text).toContain("API client");
  });

  it("is in the reader's language", async () => {
    await change("update users set language = 'ms' where id = ?", user.id);
    await describeSession(elsewhere, { browser: "Firefox", os: "Windows", country: "ZA", city: "Durban" });
    await describeSession(elsewhere, { last_seen_at: Date.now() - 3 * 60_000 });
    const text = words(await read());
    expect(text).toContain("Firefox pada Windows Durban, Afrika Selatan");
    expect(text).toContain("3 minit lalu");
  });

  it("shows no other user's sessions, no expired ones and no token", async () => {
    const other = await registerCompany(ctx);
    const foreign = await cookieOf(ctx, other.id);
    const expired = await cookieOf(ctx, user.id);
    await change("update sessions set expires_at = 1 where id = ?", sessionIn(expired));
    const html = await read();
    expect(html).toContain(sessionIn(elsewhere));
    for (const cookie of [foreign, expired]) expect(html).not.toContain(sessionIn(cookie));
    for (const cookie of [here, elsewhere]) expect(html).not.toContain(cookie.split("=")[1]);
  });

  it("says so when there is no other session", async () => {
    expect((await end(elsewhere)).status).toBe(303);
    expect(words(await read())).toContain("You are not signed in anywhere else.");
  });

  it("takes two round trips to each database", async () => {
    // On a session's first page LOGS does not know yet whose it is.
    await visit(HOME, { cookie: here });
    const response = await visit(HOME, { cookie: here });
    expect(response.headers.get("Server-Timing")).toContain("trips=4");
  });
});

describe("ASVS 7.5.2, 7.4.1 signing out one device", () => {
  it("asks for confirmation, names the device, and ends only that session", async () => {
    const third = await cookieOf(ctx, user.id);
    await describeSession(elsewhere, { browser: "Firefox", os: "Windows" });
    expect(words(await read(`${HOME}?dialog=device&session=${sessionIn(elsewhere)}`))).toContain(
      "Sign out this device? Firefox on Windows",
    );
    const response = await end(elsewhere);
    expect([response.status, response.headers.get("Location")]).toEqual([303, HOME]);
    expect(await Promise.all([here, elsewhere, third].map(isOpen))).toEqual([true, false, true]);
    expect(await events()).toEqual([{ type: "sign-out", browser: "", country: "" }]);
  });

  it("ends an API client's session with its tokens", async () => {
    const { accessToken, refreshToken } = await issueTokens(ctx, new Request(ORIGIN), user.id);
    const [api] = await rowsOf<{ id: string }>("select id from sessions where user_id = ? and kind = 'api'", user.id);
    const session = api?.id ?? "";
    expect((await send({ scope: "one", session }, `device&session=${session}`)).status).toBe(303);
    const answer = await visit("/api/users/me", { headers: { Authorization: `Bearer ${accessToken}` } });
    expect(answer.status).toBe(401);
    expect(await rowsOf("select 1 from refresh_tokens where token_hash = ?", hashToken(refreshToken))).toEqual([]);
  });

  it("requires the password: with none or a wrong one no session ends, and the dialog shows the error", async () => {
    for (const [password, words] of [
      ["", "Please enter password"],
      ["not the password", "That is not your password"],
    ] as const) {
      const response = await end(elsewhere, { password });
      expect(response.status).toBe(400);
      const html = await response.text();
      expect(html.split(words)).toHaveLength(3);
      expect(html).toContain('aria-modal="true"');
      expect(html).not.toContain("not the password");
    }
    expect(await isOpen(elsewhere)).toBe(true);
    expect(await events()).toEqual([]);
  });

  it("ASVS 6.3.1 allows ten password attempts in a quarter of an hour, then answers 429 with Retry-After", async () => {
    const tries = await Promise.all(Array.from({ length: 12 }, () => end(elsewhere, { password: "guess" })));
    expect(tries.map(({ status }) => status).sort()).toEqual([...Array(10).fill(400), 429, 429]);
    const response = await end(elsewhere);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(800);
    expect(await response.text()).toMatch(/1[45] minutes/);
    expect(await isOpen(elsewhere)).toBe(true);
  });

  it("ASVS 8.2.2 does not end another user's session, and does not reveal whether there is one", async () => {
    const other = await registerCompany(ctx);
    const foreign = await cookieOf(ctx, other.id);
    const answers = [];
    for (const session of [sessionIn(foreign), "nothing-there"]) {
      const response = await send({ scope: "one", session });
      answers.push([response.status, response.headers.get("Location"), cookiesOf(response)]);
      const page = await visit(`${HOME}?dialog=device&session=${session}`, { cookie: here });
      answers.push([page.status, page.headers.get("Location"), cookiesOf(page)]);
    }
    expect(answers[0]).toEqual(answers[2]);
    expect(answers[1]).toEqual(answers[3]);
    expect(await isOpen(foreign)).toBe(true);
    expect(await events()).toEqual([]);
  });
});

describe("ASVS 7.4.1, 7.5.2 signing out everywhere", () => {
  it("keeps this device on request, and ends all other sessions, API clients included", async () => {
    const { accessToken } = await issueTokens(ctx, new Request(ORIGIN), user.id);
    const response = await send({ scope: "others" });
    expect([response.status, response.headers.get("Location")]).toEqual([303, HOME]);
    expect(await Promise.all([here, elsewhere].map(isOpen))).toEqual([true, false]);
    const answer = await visit("/api/users/me", { headers: { Authorization: `Bearer ${accessToken}` } });
    expect(answer.status).toBe(401);
  });

  it("signs out this device too, removes its cookie and leads to /login with a message", async () => {
    const other = await registerCompany(ctx);
    const foreign = await cookieOf(ctx, other.id);
    const response = await send({ scope: "all" });
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/login"]);
    const cookies = cookiesOf(response);
    expect(cookies["__Host-session"]?.attributes).toContain("Max-Age=0");
    expect(await read("/login", cookies["__Host-flash"]?.pair)).toContain("You are signed out everywhere");
    expect(await Promise.all([here, elsewhere].map(isOpen))).toEqual([false, false]);
    expect(await isOpen(foreign)).toBe(true);
    expect(await rowsOf("select user_id from sessions where user_id = ?", user.id)).toEqual([]);
    expect(await events()).toEqual([{ type: "sign-out-everywhere", browser: "", country: "" }]);
  });

  it("keeps the choice when the password is wrong", async () => {
    const html = await (await send({ scope: "all", password: "wrong" })).text();
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="all"|<input[^>]*value="all"[^>]*checked=""/);
  });
});

describe("recent activity", () => {
  it("lists the user's own latest twenty events with device, country and time, and no other user's", async () => {
    const insert = (id: string, userId: string, type: string, at: number) =>
      change("insert into security_events values (?, ?, ?, 'Firefox', 'Windows', 'ZA', ?)", id, userId, type, at);
    const other = await registerCompany(ctx);
    await insert(`${user.id}x`, other.id, "two-step-off", Date.now());
    await insert(`${user.id}u`, user.id, "unheard-of", Date.now());
    for (let n = 1; n <= 25; n += 1) {
      await insert(
        `${user.id}${n}`,
        user.id,
        n <= 5 ? "password-reset" : "sign-in-failed",
        Date.UTC(2026, 0, n, 9, 30),
      );
    }
    const text = words(await read());
    expect(text).toContain("A sign-in failed 25 Jan 2026, 09:30 UTC · Firefox on Windows · South Africa");
    expect(text.match(/A sign-in failed/g)).toHaveLength(19);
    expect(text).not.toContain("New password set with a code");
    expect(text).not.toContain("Two-step sign-in turned off");
  });

  it("says so when nothing has happened, and records a sign-out by the page header", async () => {
    expect(words(await read())).toContain("Nothing has happened yet.");
    await post("/logout", {}, { cookie: elsewhere });
    expect(words(await read())).toContain("Signed out");
  });
});
