import { beforeEach, describe, expect, it } from "vitest";
import { deleteAllEntries, deleteEntry, markAllRead, markRead } from "~/account/inbox/inbox.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { outboxRows } from "~/foundation/notifications/outbox.server";
import { listPreferences, savePreferences } from "~/foundation/notifications/preferences.server";
import { completePreferences, type Preference, TYPES } from "~/foundation/notifications/rules/policy";
import type { Cause } from "~/foundation/notifications/rules/types";
import { outbox } from "~/foundation/notifications/tables";
import { shellOf } from "~/foundation/shell/shell.server";
import type { Context } from "~/platform/context";
import { deliver } from "~/upkeep/delivery/deliver.server";
import { change, rowsOf } from "../support/database";
import { cookieOf, cookiesOf, ORIGIN, post, visit } from "../support/pages";
import { createTestContext, registerCompany, withoutQueue } from "../support/worker";

let ctx: Context;
let user: CurrentUser;
beforeEach(async () => {
  ctx = withoutQueue(createTestContext());
  user = await registerCompany(ctx);
});

/** Writes an event and delivers each of its messages `times` times, in a mixed order. */
async function tell(cause: Cause, data: Record<string, string> = {}, times = 1): Promise<string[]> {
  const rows = outboxRows(ctx, { cause, userId: user.id, data });
  await ctx.db.insert(outbox).values(rows);
  const ids = rows.map(({ id }) => id);
  for (let time = 0; time < times; time += 1) {
    for (const outboxId of time % 2 ? ids : [...ids].reverse()) await deliver(ctx, { v: 1, outboxId });
  }
  return ids;
}

const mailsTo = (email: string) =>
  rowsOf<{ subject: string; text: string; html: string }>("select * from local_mailbox where recipient = ?", email);
const entriesOf = (id: string) => rowsOf<{ id: string; type: string }>("select * from notices where user_id = ?", id);
const statusOf = (ids: string[]) =>
  Promise.all(
    ids.map(async (id) => {
      const [row] = await rowsOf<{ channel: string; status: string }>("select * from outbox where id = ?", id);
      return `${row?.channel} ${row?.status}`;
    }),
  );

describe("delivery", () => {
  it("makes one email and one entry per event, however often and in whatever order its messages arrive", async () => {
    await tell("profile-updated", {}, 3);
    expect(await mailsTo(user.email)).toHaveLength(1);
    expect(await entriesOf(user.id)).toMatchObject([{ type: "PROFILE_UPDATED" }]);
  });

  it("skips the channels that the preference for the type has switched off", async () => {
    await savePreferences(ctx, user.id, { PROFILE_UPDATED: { email: false, inApp: true } });
    expect(await statusOf(await tell("profile-updated"))).toEqual(["email skipped", "inApp completed"]);
    await savePreferences(ctx, user.id, { PROFILE_UPDATED: { email: true, inApp: false } });
    expect(await statusOf(await tell("access-code-left", { company: "Buyer" }))).toEqual([
      "email completed",
      "inApp skipped",
    ]);
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual(["Your company has left Buyer"]);
    expect(await entriesOf(user.id)).toHaveLength(1);
  });

  it("sends a security alert and a recovery code whatever preference is stored", async () => {
    for (const type of ["SECURITY_ALERT", "PASSWORD_CHANGED"])
      await rowsOf("insert into notification_preferences values (?, ?, 0, 0)", user.id, type);
    expect(await statusOf(await tell("password-changed"))).toEqual(["email completed", "inApp completed"]);
    expect(await statusOf(await tell("recovery-code"))).toEqual(["email completed"]);
  });

  it("describes an unnamed device, a place and a date in the reader's language", async () => {
    await tell("new-device", { browser: "Firefox", os: "Windows", place: "Cape Town, ZA" });
    await tell("new-device", { browser: "", os: "", place: "" });
    await tell("deletion-requested", { date: "2026-11-28T10:00:00.000Z" });
    const texts = (await mailsTo(user.email)).map(({ text }) => text.replace(/\s+/g, " ")).join("\n");
    expect(texts).toContain("Firefox on Windows, Cape Town, South Africa.");
    expect(texts).toContain("an unknown browser, place unknown.");
    expect(texts).toContain("It will be erased on 28 November 2026.");
    expect(texts).toMatch(/When – \d+ \w+ 20\d\d, \d\d:\d\d/);
    expect(texts).not.toMatch(/undefined|\{\{/);
  });
});

describe("preferences", () => {
  const OFF: Preference = { email: false, inApp: false };

  it("keep the types that were not sent, and keep the types that protect the account on", async () => {
    await savePreferences(ctx, user.id, { NEWSLETTER: { email: true, inApp: false } });
    await savePreferences(ctx, user.id, { NEW_FEATURE: { email: true, inApp: false } });
    expect(
      await savePreferences(ctx, user.id, {
        NEWSLETTER: OFF,
        SECURITY_ALERT: OFF,
        PASSWORD_CHANGED: { email: true, inApp: true },
        EMAIL_VERIFICATION: { email: true, inApp: false },
      }),
    ).toEqual({ ok: true, keptOn: ["SECURITY_ALERT", "EMAIL_VERIFICATION"] });
    expect(await listPreferences(ctx, user.id)).toEqual(
      completePreferences({ NEWSLETTER: OFF, NEW_FEATURE: { email: true, inApp: false } }),
    );
  });

  it("of all types are saved in one batch after one rate-limit count, for one user only", async () => {
    const other = await registerCompany(ctx);
    const everything = Object.fromEntries(TYPES.map((type) => [type, { email: true, inApp: false }]));
    const before = ctx.cost.trips;
    await savePreferences(ctx, user.id, everything);
    expect(ctx.cost.trips - before).toBe(2);
    expect(Object.values(await listPreferences(ctx, user.id)).filter(({ inApp }) => !inApp)).toHaveLength(27);
    expect(await listPreferences(ctx, other.id)).toEqual(completePreferences({}));
  });

  it("are saved from the panel, where a channel that was shown and is not ticked is switched off", async () => {
    const cookie = await cookieOf(ctx, user.id);
    const fields = { intent: "save-preferences", type: "NEWSLETTER", inApp: "NEWSLETTER" };
    const answer = await post("/user/profile?tab=notifications", fields, { cookie });
    expect(answer.status).toBe(303);
    expect(await listPreferences(ctx, user.id)).toEqual(
      completePreferences({ NEWSLETTER: { email: false, inApp: true } }),
    );
    const flash = cookiesOf(answer)["__Host-flash"]?.pair ?? "";
    const page = await visit(answer.headers.get("Location") ?? "", { cookie: `${cookie}; ${flash}` });
    expect(await page.text()).toContain("Preferences saved successfully");
  });
});

describe("the notification bell and its page", () => {
  const now = Date.UTC(2026, 5, 1, 12);
  const HOUR = 3_600_000;
  let cookie: string;
  beforeEach(async () => {
    cookie = await cookieOf(ctx, user.id);
  });

  /** Entries as stored in the table, newest first. */
  async function fill(count: number, unread = count): Promise<string[]> {
    const ids = Array.from({ length: count }, () => ctx.ids.create());
    for (const [index, id] of ids.entries())
      await change(
        "insert into notices values (?, ?, 'PROFILE_UPDATED', 'access-code-left', json_object('company', ?), ?, ?)",
        id,
        user.id,
        `Buyer No. ${index + 1}.`,
        now - index * HOUR,
        index < unread ? null : now,
      );
    return ids;
  }
  const read = async (path: string) => (await visit(path, { cookie })).text();
  const header = (page: string) => page.slice(page.indexOf("<header"), page.indexOf("</header>"));
  const main = (page: string) => page.slice(page.indexOf("<main"), page.indexOf("</main>"));
  const numbersOn = (page: string) => [
    ...new Set([...page.matchAll(/has left Buyer No\. (\d+)\./g)].map(([, number]) => Number(number))),
  ];
  const leftIds = async () => (await entriesOf(user.id)).map(({ id }) => id);

  it.each([
    [0, "Notifications", ""],
    [1, "Notifications, 1 unread", "1"],
    [9, "Notifications, 9 unread", "9"],
    [10, "Notifications, 9+ unread", "9+"],
    [14, "Notifications, 9+ unread", "9+"],
  ])("with %i unread entries have a bell that says '%s' and shows the five latest", async (unread, label, badge) => {
    await fill(unread + 2, unread);
    const page = header(await read("/user/history"));
    expect(page).toContain(`aria-label="${label}"`);
    expect(/"bell-count">([^<]*)</.exec(page)?.[1] ?? "").toBe(badge);
    expect(numbersOn(page)).toEqual([1, 2, 3, 4, 5].slice(0, unread + 2));
  });

  it("add one round trip to a page, at the moment of its own; on the first page of a session another", async () => {
    await fill(3);
    const request = new Request(ORIGIN, { headers: { Cookie: cookie } });
    for (const trips of [3, 2]) {
      const measured = createTestContext();
      expect((await shellOf(measured, request)).bell).toMatchObject({ unread: 3 });
      expect(measured.cost.trips).toBe(trips);
    }
  });

  it("read at most thirty rows, however many entries there are", async () => {
    const request = new Request(ORIGIN, { headers: { Cookie: cookie } });
    const read = async () => {
      const measured = createTestContext();
      await shellOf(measured, request);
      return measured.cost.rowsRead;
    };
    const none = await read();
    await fill(10);
    const few = await read();
    await change(
      `with recursive N(n) as (select 1 union all select n + 1 from N where n < 9990)
       insert into notices select 'N' || n, ?, 'PROFILE_UPDATED', 'access-code-left', '{}', n, null from N`,
      user.id,
    );
    expect(await read()).toBe(few);
    expect(few - none).toBeLessThanOrEqual(30);
  });

  it("use the reader's language, whatever the language at the time of the event", async () => {
    await fill(1);
    await change("update users set language = 'fr' where id = ?", user.id);
    expect(main(await read("/notifications"))).toContain("Votre entreprise ne partage plus avec Buyer No. 1.");
    await change("update users set language = 'ms' where id = ?", user.id);
    expect(header(await read("/notifications"))).toContain("Syarikat anda berhenti berkongsi dengan Buyer No. 1.");
  });

  it("list ten entries a page, and can show only the unread ones", async () => {
    await fill(23, 12);
    const numbers = async (path: string) => numbersOn(main(await read(path)));
    expect(await numbers("/notifications")).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await numbers("/notifications?page=3")).toEqual([21, 22, 23]);
    expect(await numbers("/notifications?filter=unread&page=2")).toEqual([11, 12]);
    const beyond = await visit("/notifications?page=9", { cookie });
    expect(beyond.headers.get("Location")).toBe("/notifications");
  });

  it("open what an entry is about, and mark the entry as read", async () => {
    const [id = ""] = await fill(2);
    const opened = await post("/notifications", { open: id }, { cookie });
    expect([opened.status, opened.headers.get("Location")]).toEqual([303, "/user/profile/access-code"]);
    expect(header(await read("/user/history"))).toContain("1 unread");
  });

  it("mark one entry as read, delete one and mark all as read, each returning to the page of the button", async () => {
    const ids = await fill(3);
    const at = "/notifications?filter=unread";
    expect((await post(at, { read: ids[0] ?? "" }, { cookie })).headers.get("Location")).toBe(at);
    expect(numbersOn(main(await read(at)))).toEqual([2, 3]);
    await post("/notifications", { delete: ids[1] ?? "" }, { cookie });
    expect(await leftIds()).toHaveLength(2);
    await post("/notifications", { intent: "read-all" }, { cookie });
    expect(main(await read(at))).toContain("Nothing left to read");
  });

  it("ask before deleting all entries, and say how many there are", async () => {
    await fill(12);
    expect(await read("/notifications?dialog=delete-all")).toContain("12 notifications will be deleted for good");
    expect(await leftIds()).toHaveLength(12);
    await post("/notifications", { intent: "delete-all" }, { cookie });
    expect(await leftIds()).toEqual([]);
    expect(main(await read("/notifications"))).toContain("No notifications yet");
  });

  it("leave alone the entries that arrived after the page was rendered", async () => {
    const [newest] = await fill(3);
    const until = String(now - HOUR / 2);
    await post("/notifications", { intent: "read-all", until }, { cookie });
    expect(header(await read("/user/history"))).toContain("1 unread");
    await post("/notifications", { intent: "delete-all", until }, { cookie });
    expect(await leftIds()).toEqual([newest]);
  });

  it("change nothing in another user's entry", async () => {
    const [id = ""] = await fill(1);
    const other = await registerCompany(ctx);
    for (const use of [markRead, deleteEntry])
      expect(await use(ctx, other.id, id)).toEqual({ ok: false, reason: "not-found" });
    await deleteAllEntries(ctx, other.id);
    await markAllRead(ctx, other.id);
    expect(await entriesOf(user.id)).toMatchObject([{ id, read_at: null }]);
  });

  it("still show an entry whose cause no longer has a text", async () => {
    await change(
      "insert into notices values (?, ?, 'NEWSLETTER', 'long-gone', '{}', ?, null)",
      ctx.ids.create(),
      user.id,
      now,
    );
    expect(main(await read("/notifications"))).toContain("Newsletter");
  });
});
