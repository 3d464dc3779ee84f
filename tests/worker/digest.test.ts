import { beforeEach, describe, expect, it } from "vitest";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { outboxRows } from "~/foundation/notifications/outbox.server";
import { listChoices, listPreferences, savePreferences } from "~/foundation/notifications/preferences.server";
import type { Cause } from "~/foundation/notifications/rules/types";
import { outbox } from "~/foundation/notifications/tables";
import { setSubscription } from "~/foundation/notifications/unsubscribe.server";
import type { Context } from "~/platform/context";
import type { Mail, Mailer } from "~/platform/mail/mailer";
import { deliver } from "~/upkeep/delivery/deliver.server";
import { writeDigests } from "~/upkeep/delivery/digest.server";
import { change, createFaultyContext, rowsOf } from "../support/database";
import { cookieOf, post, visit } from "../support/pages";
import { sendWaiting } from "../support/rounds";
import { createTestContext, registerCompany, withoutQueue } from "../support/worker";

const DAY = 86_400_000;
/** A Wednesday, and the following Monday when digests are sent. */
const WEDNESDAY = Date.UTC(2026, 10, 18, 12);
const MONDAY = Date.UTC(2026, 10, 23, 7, 2);

let now: number;
let mails: Mail[];
let ctx: Context;
let user: CurrentUser;

const mailer = { send: async (mail: Mail) => void mails.push(mail) };

beforeEach(async () => {
  now = WEDNESDAY;
  mails = [];
  await change("delete from outbox");
  await change("delete from digest_items");
  ctx = { ...withoutQueue(createTestContext(() => now)), mailer };
  user = await registerCompany(ctx);
  await savePreferences(ctx, user.id, {}, true);
});

/** Creates an event and delivers its e-mail. Returns the final state of its row. */
async function happen(cause: Cause, data: Record<string, string> = {}, at: Context = ctx) {
  const rows = outboxRows(at, { cause, userId: user.id, data }).filter(({ channel }) => channel === "email");
  for (const row of rows) {
    await ctx.db.insert(outbox).values(row);
    await deliver(at, { v: 1, outboxId: row.id });
  }
  const [row] = await rowsOf<{ status: string; lastError: string | null }>(
    "select status, last_error as lastError from outbox where id = ?",
    rows[0]?.id ?? "",
  );
  return row;
}

const waiting = () => rowsOf<{ cause: string }>("select cause from digest_items where user_id = ?", user.id);
const digestRows = () =>
  rowsOf<{ id: string; status: string }>(
    "select id, status from outbox where cause = 'digest' and user_id = ?",
    user.id,
  );

/** Writes the digests that are due and delivers this user's. */
async function sendDigests(at: Context = ctx) {
  const result = await writeDigests(at, null);
  for (const { id, status } of await digestRows()) if (status !== "waiting") await deliver(at, { v: 1, outboxId: id });
  await sendWaiting(at);
  return result;
}

describe("a weekly digest", () => {
  it("gathers what can wait into one email on Monday, and then deletes it", async () => {
    expect(await happen("half-way", { assessmentId: "a" })).toEqual({ status: "skipped", lastError: "digest" });
    now += DAY;
    await happen("report-shared", { company: "Mkhize & Sons", assessmentId: "a" });
    expect(mails).toEqual([]);
    expect(await waiting()).toHaveLength(2);

    now = MONDAY;
    expect(await sendDigests()).toEqual({ did: { written: 1 }, cursor: null });
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail).toMatchObject({ to: user.email, subject: "Your week in Kompas" });
    expect(mail?.text).toContain("Half of your Readiness Assessment is done");
    expect(mail?.text).toContain("18 November 2026");
    expect(mail?.text).toContain("Your report is shared with Mkhize & Sons");
    expect(mail?.html).toContain("Your report is shared with Mkhize &amp; Sons");
    expect(mail?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(await waiting()).toEqual([]);
  });

  it.each(["deadline-near", "assessment-completed", "new-device", "profile-updated"] as const)(
    "does not delay %s",
    async (cause) => {
      expect(await happen(cause, { dueOn: "2026-12-01", level: "leader", score: "9000" })).toMatchObject({
        status: "completed",
      });
      expect(mails).toHaveLength(1);
      expect(await waiting()).toEqual([]);
    },
  );

  it("is only for users who chose it", async () => {
    await savePreferences(ctx, user.id, {}, false);
    expect(await happen("half-way")).toMatchObject({ status: "completed" });
    expect(mails).toHaveLength(1);
  });

  it("is sent once a week, however often the job runs and the message comes", async () => {
    await happen("half-way");
    now = MONDAY;
    await Promise.all([writeDigests(ctx, null), writeDigests(ctx, null)]);
    const [row] = await digestRows();
    expect(await digestRows()).toHaveLength(1);
    await Promise.all(Array.from({ length: 5 }, () => sendWaiting(ctx)));
    await deliver(ctx, { v: 1, outboxId: row?.id ?? "" });
    await happen("draft-resting", { days: "7" });
    now += 3_600_000;
    await sendDigests();
    expect(mails).toHaveLength(1);
    expect(await waiting()).toEqual([{ cause: "draft-resting" }]);

    now = MONDAY + 7 * DAY;
    await sendDigests();
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill("Your week in Kompas"));
    expect(mails[1]?.text).not.toContain("Half of your");
    expect(await waiting()).toEqual([]);
  });

  it("keeps an event that arrives while the email is written", async () => {
    await happen("half-way");
    now = MONDAY;
    await writeDigests(ctx, null);
    const crossing: Mailer = {
      async send(mail) {
        await mailer.send(mail);
        const item = "insert into digest_items values (?, 'late', 'REPORT_SHARED', 'report-shared', '{}', ?)";
        await change(item, user.id, MONDAY - 1);
      },
    };
    await sendWaiting({ ...ctx, mailer: crossing });
    expect(mails).toHaveLength(1);
    expect(await waiting()).toEqual([{ cause: "report-shared" }]);
    now = MONDAY + 7 * DAY;
    await sendDigests();
    expect(mails[1]?.text).toContain("Your report is shared with");
    expect(await waiting()).toEqual([]);
  });

  it("is written on Mondays only, and not for users without news", async () => {
    await happen("half-way");
    for (const day of [1, 2, 3, 4]) {
      now = WEDNESDAY + day * DAY;
      expect(await writeDigests(ctx, null)).toEqual({ did: {}, cursor: null });
    }
    now = MONDAY;
    await sendDigests();
    now = MONDAY + 7 * DAY;
    expect(await sendDigests()).toMatchObject({ did: { written: 0 } });
    expect(mails).toHaveLength(1);
  });

  it("loses nothing when the email is not sent, and repeats nothing when it was sent", async () => {
    await happen("half-way");
    now = MONDAY;
    const failing = { ...ctx, mailer: { send: () => Promise.reject(new Error("421 later")) } };
    await sendDigests(failing);
    expect(await waiting()).toHaveLength(1);
    now += 60_000;
    await sendDigests();
    expect(mails).toHaveLength(1);
    expect(await waiting()).toEqual([]);
    now += 60_000;
    await sendDigests();
    expect(mails).toHaveLength(1);
  });

  it("neither loses nor duplicates an event when any write on its way into it fails", async () => {
    const [row] = outboxRows(ctx, { cause: "half-way", userId: user.id }).filter(({ channel }) => channel === "email");
    if (!row) throw new Error("No row");
    await ctx.db.insert(outbox).values(row);
    for (let at = 1; at <= 8; at += 1) {
      for (const fate of ["fail", "lose"] as const) {
        const { ctx: faulty } = createFaultyContext(at, fate, () => now);
        await deliver({ ...withoutQueue(faulty), mailer }, { v: 1, outboxId: row.id }).catch(() => {});
        now += 120_000;
        await rowsOf("update outbox set attempts = 0 where id = ? returning id", row.id);
      }
    }
    await deliver(ctx, { v: 1, outboxId: row.id });
    expect(await waiting()).toHaveLength(1);
    expect(mails).toEqual([]);
  });

  it("shows thirty entries at most and how many more there are", async () => {
    for (let count = 0; count < 33; count += 1) await happen("draft-resting", { days: String(count) });
    now = MONDAY;
    await sendDigests();
    expect(mails[0]?.text.match(/is waiting/g)).toHaveLength(30);
    expect(mails[0]?.text).toContain("You can see 3 more in Kompas, under Notifications.");
    expect(await waiting()).toEqual([]);
  });

  it("leaves out what was switched off meanwhile, and is not sent when empty", async () => {
    await happen("half-way");
    await happen("report-shared", { company: "Mkhize" });
    await savePreferences(ctx, user.id, { ASSESSMENT_PROGRESS: { email: false, inApp: true } });
    now = MONDAY;
    await sendDigests();
    expect(mails[0]?.text).toContain("Your report is shared with Mkhize");
    expect(mails[0]?.text).not.toContain("Half of your");

    await happen("report-shared", { company: "Mkhize" });
    await savePreferences(ctx, user.id, { REPORT_SHARED: { email: false, inApp: true } });
    now = MONDAY + 7 * DAY;
    await sendDigests();
    expect(mails).toHaveLength(1);
    expect((await digestRows()).map(({ status }) => status).sort()).toEqual(["completed", "skipped"]);
    expect(await waiting()).toEqual([]);
  });

  it("is unsubscribed by one click together with all that it gathers, so that these do not come separately", async () => {
    await happen("half-way");
    now = MONDAY;
    await sendDigests();
    const [, token = ""] = /\/unsubscribe\/([\w-]+)/.exec(mails[0]?.headers?.["List-Unsubscribe"] ?? "") ?? [];
    expect(await setSubscription(ctx, token, false)).toEqual({ ok: true });
    const preferences = await listPreferences(ctx, user.id);
    expect(preferences.ASSESSMENT_PROGRESS).toEqual({ email: false, inApp: true });
    expect(preferences.REPORT_SHARED).toEqual({ email: false, inApp: true });
    expect(preferences.SUBMISSION_DEADLINE).toEqual({ email: true, inApp: true });
    expect(await happen("half-way")).toEqual({ status: "skipped", lastError: "preference-off" });
  });
});

describe("many digests", () => {
  const PEOPLE = 2_000;

  beforeEach(async () => {
    await change("delete from outbox");
    await change(
      `insert into users (id, company_id, role, username, email, password_hash, mobile, job_title, language, created_at, wants_digest)
       select printf('u%04d', value), ?, 'viewer', 'x', printf('u%04d@example.com', value), 'x', 'x', 'x', 'en', 0, 1
       from json_each(?) where true on conflict do nothing`,
      user.companyId,
      JSON.stringify(Array.from({ length: PEOPLE }, (_, index) => index)),
    );
    await change(
      `insert into digest_items (user_id, outbox_id, type, cause, data, created_at)
       select id, id, 'ASSESSMENT_PROGRESS', 'half-way', '{}', ? from users where id glob 'u[0-9][0-9][0-9][0-9]'`,
      WEDNESDAY,
    );
    now = MONDAY;
  });

  it("are all written in one run and all sent, down to the last person, and none of them twice", async () => {
    expect(await writeDigests(ctx, null)).toEqual({ did: { written: PEOPLE }, cursor: null });
    expect(await writeDigests(ctx, null)).toEqual({ did: { written: 0 }, cursor: null });
    for (let round = 0; round < PEOPLE / 50 && mails.length < PEOPLE; round += 1) {
      await sendWaiting(ctx);
      now += 5_000;
    }
    expect(new Set(mails.map(({ to }) => to)).size).toBe(PEOPLE);
    expect(mails).toHaveLength(PEOPLE);
    expect(mails.map(({ to }) => to)).toContain(`u${PEOPLE - 1}@example.com`);
    expect(await rowsOf("select user_id from digest_items")).toEqual([]);
  }, 120_000);

  it("are continued after the last person by the next run when the budget is used up", async () => {
    const short = { ...ctx, cost: { ...ctx.cost } };
    // Every look at the budget finds half of it used.
    let looks = 0;
    Object.defineProperty(short.cost, "statements", { get: () => (looks++ === 0 ? 0 : looks * 100) });
    const runs: number[] = [];
    let cursor: string | null = null;
    do {
      looks = 0;
      const result = await writeDigests(short, cursor);
      cursor = result.cursor;
      runs.push(result.did.written ?? 0);
      now += 5 * 60_000;
    } while (cursor !== null && runs.length < 20);
    expect(runs.length).toBeGreaterThan(2);
    expect(runs.reduce((sum, count) => sum + count, 0)).toBe(PEOPLE);
    expect(await rowsOf("select count(distinct user_id) as people, count(*) as rows from outbox")).toEqual([
      { people: PEOPLE, rows: PEOPLE },
    ]);
  });
});

describe("the choice of a digest", () => {
  it("is saved and shown with the other preferences", async () => {
    await savePreferences(ctx, user.id, {}, false);
    now = Date.now();
    const cookie = await cookieOf(ctx, user.id);
    const page = async () => (await visit("/user/profile?tab=notifications", { cookie })).text();
    const isChecked = async () => /<input[^>]*name="digest"[^>]*checked=""/.test(await page());
    expect(await isChecked()).toBe(false);
    const saved = await post("/user/profile", { intent: "save-preferences", digest: "weekly" }, { cookie });
    expect(saved.headers.get("Location")).toBe("/user/profile?tab=notifications");
    expect(await isChecked()).toBe(true);
    expect(await listChoices(ctx, user.id)).toMatchObject({ wantsDigest: true });
    await post("/user/profile", { intent: "save-preferences" }, { cookie });
    expect(await isChecked()).toBe(false);
  });
});
