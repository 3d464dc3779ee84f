import { beforeEach, describe, expect, it } from "vitest";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { findTokenOwner, issueTokens } from "~/foundation/identity/tokens.server";
import { NOBODY } from "~/foundation/identity/visitor.server";
import type { Context } from "~/platform/context";
import { cancelDeletion, requestDeletion } from "~/upkeep/privacy/deletion.server";
import { change, createFaultyContext, dumpDatabase, rowsOf } from "../support/database";
import { cookieOf, ORIGIN, post, visit } from "../support/pages";
import { createTestContext, registerCompany, reloadUser, TEST_PASSWORD, withoutQueue } from "../support/worker";

const DAY = 24 * 60 * 60 * 1000;
let now: number;
let ctx: Context;
let user: CurrentUser;
let cookie: string;
beforeEach(async () => {
  now = Date.now();
  ctx = withoutQueue(createTestContext(() => now));
  user = await registerCompany(ctx);
  cookie = await cookieOf(ctx, user.id);
});

const dueOf = async (id = user.id) =>
  (await rowsOf<{ due: number | null }>("select deletion_due_at as due from users where id = ?", id))[0]?.due;
const notificationsFor = (cause: string, id = user.id) =>
  rowsOf("select channel from outbox where user_id = ? and cause = ? order by channel", id, cause);
const TOLD = [{ channel: "email" }, { channel: "inApp" }];
const RIGHT = { intent: "delete", password: TEST_PASSWORD, understood: "on" };

async function addColleague(role = "viewer") {
  const id = ctx.ids.create();
  await change(
    `insert into users (id, company_id, role, username, email, password_hash, mobile, job_title, language, created_at)
     select ?1, company_id, ?2, username, ?1 || '@example.com', password_hash, mobile, job_title, language, created_at from users where id = ?3`,
    id,
    role,
    user.id,
  );
  return id;
}

describe("ASVS 7.5.1 deleting an account", () => {
  it("requires the password and the tick, each with its own message, and never shows the password again", async () => {
    const nothing = await post("/user/privacy?dialog=delete", { intent: "delete" }, { cookie });
    expect(nothing.status).toBe(400);
    const html = await nothing.text();
    expect(html).toContain("Please enter your password");
    expect(html).toContain("Please tick the box to go on");
    const wrong = await post("/user/privacy?dialog=delete", { ...RIGHT, password: "not this one" }, { cookie });
    expect(wrong.status).toBe(400);
    const text = await wrong.text();
    expect(text).toContain("That is not your password");
    expect(text).not.toContain("not this one");
    expect(await dueOf()).toBeNull();
  });

  it("limits the number of password attempts", async () => {
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect(await requestDeletion(ctx, user, "wrong", NOBODY)).toEqual({ ok: false, reason: "password-wrong" });
    }
    const refused = await post("/user/privacy?dialog=delete", RIGHT, { cookie });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await refused.text()).toContain("Too many tries");
    expect(await dueOf()).toBeNull();
  });

  it("is due in seven days, and notified once and recorded, however many requests arrive at once", async () => {
    const verdicts = await Promise.all([1, 2, 3].map(() => requestDeletion(ctx, user, TEST_PASSWORD, NOBODY)));
    expect(verdicts.filter(({ ok }) => ok)).toEqual([{ ok: true, dueAt: now + 7 * DAY }]);
    expect(await dueOf()).toBe(now + 7 * DAY);
    expect(await notificationsFor("deletion-requested")).toEqual(TOLD);
    const events = await rowsOf(
      "select type from security_events where user_id = ? and type like 'deletion%'",
      user.id,
    );
    expect(events).toEqual([{ type: "deletion-requested" }]);
  });

  it("notifies every colleague of a company deleted with it, and no one when one colleague leaves alone", async () => {
    const colleagues = await Promise.all(Array.from({ length: 12 }, () => addColleague()));
    await requestDeletion(ctx, user, TEST_PASSWORD, NOBODY);
    for (const id of colleagues) {
      expect(await notificationsFor("company-deletion-requested", id)).toEqual(TOLD);
      expect(await dueOf(id)).toBeNull();
    }
    const [first = ""] = colleagues;
    const html = await (await visit("/user/privacy", { cookie: await cookieOf(ctx, first) })).text();
    expect(html).toContain("Your company’s account will be deleted on");
    await cancelDeletion(ctx, await reloadUser(ctx, user.email), NOBODY);
    expect(await notificationsFor("company-deletion-cancelled", first)).toEqual(TOLD);

    await requestDeletion(ctx, await reloadUser(ctx, `${first}@example.com`), TEST_PASSWORD, NOBODY);
    expect(await dueOf(first)).toBe(now + 7 * DAY);
    expect(await notificationsFor("company-deletion-requested")).toEqual([]);
  });

  it("leaves nothing behind when any one of its statements fails", async () => {
    await addColleague();
    for (let at = 1; ; at += 1) {
      const before = await dumpDatabase({ without: ["rate_limits"] });
      const { ctx: faulty, sent } = createFaultyContext(at, "fail", () => now);
      const verdict = await requestDeletion(withoutQueue(faulty), user, TEST_PASSWORD, NOBODY).catch(() => null);
      if (sent() < at) {
        expect(verdict).toMatchObject({ ok: true });
        return;
      }
      expect((await dumpDatabase({ without: ["rate_limits"] })) as unknown, `fault at ${at}`).toEqual(before);
    }
  }, 60_000);
});

describe("the seven days before a deletion", () => {
  it("show a notice on every page, with a button that keeps the account and leads back", async () => {
    expect(await (await visit("/user/history", { cookie })).text()).not.toContain("Keep my account");
    const asked = await post("/user/privacy?dialog=delete", RIGHT, { cookie });
    expect([asked.status, asked.headers.get("Location")]).toEqual([303, "/user/privacy"]);
    for (const path of ["/user/history", "/privacy-policy", "/user/profile"]) {
      expect(await (await visit(path, { cookie })).text(), path).toContain("Keep my account");
    }
    const kept = await post("/user/privacy", { intent: "keep", back: "/user/history?kind=progress" }, { cookie });
    expect([kept.status, kept.headers.get("Location")]).toEqual([303, "/user/history?kind=progress"]);
    expect(await dueOf()).toBeNull();
    expect(await notificationsFor("deletion-cancelled")).toEqual(TOLD);
    expect(await (await visit("/user/history", { cookie })).text()).not.toContain("Keep my account");
  });

  it("lead back only to our own pages", async () => {
    const kept = await post("/user/privacy", { intent: "keep", back: "https://evil.example/" }, { cookie });
    expect(kept.headers.get("Location")).toBe("/");
  });

  it("are cancelled only by the button: a new sign-in changes nothing", async () => {
    await requestDeletion(ctx, user, TEST_PASSWORD, NOBODY);
    const again = await cookieOf(ctx, user.id);
    expect((await visit("/user/history", { cookie: again })).status).toBe(200);
    expect(await dueOf()).toBe(now + 7 * DAY);
  });

  it("notify of one cancellation once, and allow none once they are over", async () => {
    await requestDeletion(ctx, user, TEST_PASSWORD, NOBODY);
    const due = await reloadUser(ctx, user.email);
    const kept = await Promise.all([1, 2, 3].map(() => cancelDeletion(ctx, due, NOBODY)));
    expect(kept.filter((isKept) => isKept)).toHaveLength(1);
    expect(await notificationsFor("deletion-cancelled")).toEqual(TOLD);

    await requestDeletion(ctx, user, TEST_PASSWORD, NOBODY);
    now += 7 * DAY;
    expect(await cancelDeletion(ctx, due, NOBODY)).toBe(false);
    expect(await dueOf()).toBe(now);
  });

  it("ASVS 7.4.2 end every session, of pages and of the API, at the moment they are over", async () => {
    const { accessToken } = await issueTokens(ctx, new Request(ORIGIN), user.id);
    await change("update users set deletion_due_at = ? where id = ?", now + 60_000, user.id);
    expect((await visit("/user/history", { cookie })).status).toBe(200);
    expect(await findTokenOwner(ctx, accessToken, new Request(ORIGIN))).not.toBeNull();
    await change("update users set deletion_due_at = ? where id = ?", now - 1, user.id);
    expect((await visit("/user/history", { cookie })).headers.get("Location")).toMatch(/^\/login/);
    expect(await findTokenOwner(ctx, accessToken, new Request(ORIGIN))).toBeNull();
  });
});

describe("the deletion dialog", () => {
  it("tells an owner exactly what is deleted with the company", async () => {
    await addColleague();
    await addColleague();
    const html = await (await visit("/user/privacy?dialog=delete", { cookie })).text();
    expect(html).toContain("the accounts of your 2 colleagues");
    expect(html).toContain(user.companyName);
    expect(html).toContain("Of submitted assessments, we keep only the level and scores");
    const id = await addColleague("contributor");
    const theirs = await (await visit("/user/privacy?dialog=delete", { cookie: await cookieOf(ctx, id) })).text();
    expect(theirs).toContain(`${user.companyName} keeps its assessments and the answers you gave there`);
    expect(theirs).not.toContain("the accounts of your");
  });
});
