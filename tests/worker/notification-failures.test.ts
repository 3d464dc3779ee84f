import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { issueTokens } from "~/foundation/identity/tokens.server";
import { change, createTappedContext, rowsOf, tapped } from "../support/database";
import { cookieOf, ORIGIN, send } from "../support/pages";
import { createTestContext, registerCompany, withoutQueue } from "../support/worker";
import { call } from "./api/client";

const ctx = withoutQueue(createTestContext());
let user: CurrentUser;
let cookie: string;
let id: string;

let lines: string[];

beforeEach(async () => {
  lines = [];
  vi.spyOn(console, "error").mockImplementation((line: string) => void lines.push(line));
  user = await registerCompany(ctx);
  cookie = await cookieOf(ctx, user.id);
  id = ctx.ids.create();
  await change(
    "insert into notices values (?, ?, 'PROFILE_UPDATED', 'access-code-left', json_object('company', 'Buyer'), 1, null)",
    id,
    user.id,
  );
});
afterEach(() => vi.restoreAllMocks());

/** The statements to fail: on the table of notifications, or on that of preferences. */
const DOING = {
  load: /^select .*from "notices"/,
  read: /^update "notices"/,
  delete: /^delete from "notices"/,
  preferencesLoad: /^select .*from "notification_preferences"/,
  preferencesSave: /^insert into "notification_preferences"/,
};
type Doing = keyof typeof DOING;
const failing = (doing: Doing) => (query: string) => (DOING[doing].test(query) ? ("fail" as const) : ("run" as const));

async function ask(doing: Doing, path: string, form?: Record<string, string>) {
  const init: RequestInit = form
    ? { method: "POST", headers: { Cookie: cookie, Origin: ORIGIN }, body: new URLSearchParams(form) }
    : { headers: { Cookie: cookie } };
  const answer = await send(path, init, tapped(failing(doing)));
  const text = await answer.text();
  const part = (tag: string) => text.slice(text.indexOf(`<${tag}`), text.indexOf(`</${tag}>`));
  return { status: answer.status, header: part("header"), main: part("main") };
}

const logged = () => lines.filter((line) => line.includes("attempt-failed"));
const left = () => rowsOf("select id, read_at as readAt from notices where user_id = ?", user.id);
const speak = (language: string) => change("update users set language = ? where id = ?", language, user.id);

describe("a database failure on the pages with notifications", () => {
  it("leaves other pages intact, and the bell says that it could not be loaded", async () => {
    const { status, header, main } = await ask("load", "/user/history");
    expect(status).toBe(200);
    expect(header).toContain("Failed to load notifications");
    expect(header).toContain(user.username);
    expect(main).toContain("Readiness");
    expect(logged()).toHaveLength(1);
  });

  it.each([
    ["en", "Failed to load notifications", "Try again"],
    ["fr", "Impossible de charger les notifications", "Réessayer"],
    ["ms", "Pemberitahuan gagal dimuatkan", "Cuba lagi"],
  ])("shows an empty list with the error message in %s", async (language, message, again) => {
    await speak(language);
    const { status, main } = await ask("load", "/notifications?filter=unread");
    expect(status).toBe(500);
    expect(main).toContain(message);
    expect(main).toMatch(new RegExp(`href="/notifications\\?filter=unread"[^>]*>${again}`));
    expect(main).not.toContain("Buyer");
    expect(main).not.toMatch(/Nothing left to read|Something went wrong/);
  });

  it.each<[Doing, Record<string, string>, string]>([
    ["read", { read: "ID" }, "Failed to mark notification as read"],
    ["read", { open: "ID" }, "Failed to mark notification as read"],
    ["read", { intent: "read-all" }, "Failed to mark notification as read"],
    ["delete", { delete: "ID" }, "Failed to delete notification"],
    ["delete", { intent: "delete-all" }, "Failed to delete notification"],
  ])(
    "during %s with the form %j shows the list with the error message and changes nothing",
    async (doing, form, message) => {
      const fields = Object.fromEntries(Object.entries(form).map(([name, value]) => [name, value.replace("ID", id)]));
      const { status, header, main } = await ask(doing, "/notifications", fields);
      expect(status).toBe(500);
      expect(main).toMatch(new RegExp(`role="alert".*${message}`, "s"));
      expect(header).toContain("Notifications, 1 unread");
      expect(main).toContain("Unread (1)");
      expect(main).toContain("has left Buyer");
      expect(await left()).toEqual([{ id, readAt: null }]);
      expect(logged()).toHaveLength(1);
      expect(logged().join()).not.toContain(user.email);
    },
  );

  it("shows the profile with the error message in place of the preferences", async () => {
    const { status, main } = await ask("preferencesLoad", "/user/profile");
    expect(status).toBe(500);
    expect(main).toContain("Failed to load preferences");
    expect(main).toContain(user.email);
    expect(main).not.toContain("Save preferences");
  });

  it.each<Doing[]>([["preferencesSave"], ["preferencesSave", "preferencesLoad"]])(
    "keeps in the form the choices that could not be saved (%s %s)",
    async (...doings) => {
      const choices = new URLSearchParams([
        ["intent", "save-preferences"],
        ["type", "NEWSLETTER"],
        ["inApp", "NEWSLETTER"],
      ]);
      const init = { method: "POST", headers: { Cookie: cookie, Origin: ORIGIN }, body: choices };
      const fate = (query: string) =>
        doings.some((doing) => DOING[doing].test(query)) ? ("fail" as const) : ("run" as const);
      const answer = await send("/user/profile?tab=notifications", init, tapped(fate));
      const main = await answer.text();
      expect(answer.status).toBe(500);
      expect(main).toMatch(/role="alert".*Failed to save preferences/s);
      const box = (channel: string) =>
        new RegExp(`<input[^>]*name="${channel}"[^>]*value="NEWSLETTER"[^>]*>`).exec(main)?.[0];
      expect(box("email")).not.toContain("checked");
      expect(box("inApp")).toContain("checked");
      expect(await rowsOf("select * from notification_preferences where user_id = ?", user.id)).toEqual([]);
    },
  );
});

describe("a database failure in the API calls for notifications", () => {
  const off = { NEWSLETTER: { enabled: false, email: false, inApp: false } };

  it.each<[Doing, string, string, unknown, string]>([
    ["load", "GET", "notifications", undefined, "Failed to load notifications"],
    ["read", "PATCH", "notifications/ID/read", undefined, "Failed to mark notification as read"],
    ["read", "PATCH", "notifications/read", undefined, "Failed to mark notification as read"],
    ["delete", "DELETE", "notifications/ID", undefined, "Failed to delete notification"],
    ["delete", "DELETE", "notifications", undefined, "Failed to delete notification"],
    ["preferencesLoad", "GET", "notifications/preferences", undefined, "Failed to load preferences"],
    ["preferencesSave", "PUT", "notifications/preferences", off, "Failed to save preferences"],
  ])("during %s makes %s %s answer 500 with its message", async (doing, method, path, body, message) => {
    const { accessToken } = await issueTokens(ctx, new Request(ORIGIN), user.id);
    const faulty = createTappedContext(failing(doing));
    const answer = await call(faulty, method, path.replace("ID", id), { token: accessToken, body });
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({ statusCode: 500, message, errorMessage: message, errors: {} });
    expect(await left()).toEqual([{ id, readAt: null }]);
    expect(logged()).toHaveLength(1);
  });
});
