import { beforeEach, describe, expect, it } from "vitest";
import { listEntries } from "~/account/inbox/inbox.server";
import { LANGUAGES } from "~/core/language";
import { handleMessage } from "~/entries/handle-message.server";
import { type CurrentUser, findUser } from "~/foundation/identity/session.server";
import { viewEntries, viewHead } from "~/foundation/notifications/entries.server";
import type { Audience } from "~/foundation/notifications/rules/announcements";
import { audienceQuery } from "~/office/announcements/audience.server";
import { addAnnouncement, changeAnnouncement, deleteAnnouncement } from "~/office/announcements/drafts.server";
import {
  callOffSending,
  scheduleSending,
  sendAnnouncement,
  startSending,
  stopSending,
  sweepAnnouncements,
} from "~/office/announcements/send.server";
import { type Context, createContext } from "~/platform/context";
import type { QueueMessage } from "~/platform/queue/message";
import { submitAssessment } from "~/results/results/submit.server";
import { change, createFaultyContext, interrupted, rowsOf } from "../support/database";
import { cookieOf, ORIGIN } from "../support/pages";
import { sendWaiting } from "../support/rounds";
import { completeDraft, createTestContext, registerCompany, reloadUser } from "../support/worker";

const START = Date.UTC(2026, 2, 2);
const SECOND = 1000;
let now = START;
/** The queued messages, with their earliest delivery time. */
let queued: { body: QueueMessage; from: number }[];
let admin: CurrentUser;

const texts = {
  en: { title: "Maintenance on Sunday", body: "Kompas rests from 8 to 10.\n\nSee https://kompas.example/status." },
  fr: { title: "Maintenance dimanche", body: "Kompas s’arrête de 8 h à 10 h." },
  ms: { title: "Penyelenggaraan pada hari Ahad", body: "Kompas berehat dari 8 hingga 10." },
};

/** The context with the test's clock and a queue that the test delivers itself. */
function withTestQueue(ctx: Context): Context {
  const sendBatch: Context["queue"]["sendBatch"] = async (messages) => {
    for (const { body, delaySeconds = 0 } of messages) queued.push({ body, from: now + delaySeconds * SECOND });
    return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
  };
  return { ...ctx, queue: { ...ctx.queue, sendBatch } };
}
const clock = () => now;
const createCtx = () => withTestQueue(createTestContext(clock));

/**
 * Delivers announcement messages until none are left, each one `times` times, moving the clock on to the next. Returns the number of steps.
 */
async function deliverSteps(ctx: Context, times = 1): Promise<number> {
  let steps = 0;
  for (;;) {
    queued = queued.filter(({ body }) => "announcementId" in body);
    const next = queued.sort((a, b) => a.from - b.from).shift();
    if (!next) return steps;
    now = Math.max(now, next.from);
    steps += 1;
    await Promise.all(Array.from({ length: times }, () => handleMessage(ctx, next.body)));
  }
}

async function draft(ctx: Context, audience: Audience = { companies: "all" }) {
  return addAnnouncement(ctx, admin, { type: "SYSTEM_MAINTENANCE", audience, texts });
}

/** Colleagues of a user, inserted as rows. */
async function addColleagues(user: CurrentUser, count: number) {
  await change(
    `insert into users (id, company_id, role, username, email, password_hash, mobile, job_title, language, created_at)
     with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
     select lower(hex(randomblob(11))), u.company_id, 'viewer', 'Colleague', u.id || i || '@example.com', '', '', '', 'fr', u.created_at
     from n, users u where u.id = ?`,
    count,
    user.id,
  );
}

/** The current number of people in an audience. */
const countAudience = async (ctx: Context, audience: Audience) => (await audienceQuery(ctx, audience, null))[0]?.people;

const stateOf = async (id: string) =>
  (
    await rowsOf<{ state: string; recipients: number }>("select state, recipients from announcements where id = ?", id)
  )[0];
const notificationsFor = (id: string) =>
  rowsOf<{ userId: string; channel: string }>("select user_id as userId, channel from outbox where event_id = ?", id);

/** Checks that everyone in the list was notified once on each channel, and no one else. */
async function expectNotifiedOnce(id: string, userIds: string[]) {
  const told = (await notificationsFor(id)).map(({ userId, channel }) => `${userId} ${channel}`);
  expect(told.sort()).toEqual(userIds.flatMap((userId) => [`${userId} email`, `${userId} inApp`]).sort());
}

const everybody = async () =>
  (await rowsOf<{ id: string }>("select id from users where erased_at is null")).map(({ id }) => id);

beforeEach(async () => {
  now = START;
  queued = [];
  const ctx = createCtx();
  for (const table of ["outbox", "notices", "announcements"]) await change(`delete from ${table}`);
  admin = await registerCompany(ctx);
  await change("update users set is_administrator = 1 where id = ?", admin.id);
  admin = await reloadUser(ctx, admin.email);
});

describe("an announcement", () => {
  it("reaches every user of its audience once, in steps that leave room for other messages", async () => {
    const ctx = createCtx();
    await addColleagues(admin, 500);
    const id = await draft(ctx);
    const people = await everybody();
    expect(await countAudience(ctx, { companies: "all" })).toBe(people.length);
    expect(await startSending(ctx, admin, id)).toEqual({ ok: true });
    expect(await stateOf(id)).toEqual({ state: "sending", recipients: 0 });
    const steps = await deliverSteps(ctx);
    expect(steps).toBeGreaterThanOrEqual(people.length / 50);
    expect(now - START).toBeGreaterThanOrEqual((steps - 2) * 4 * SECOND);
    expect(await stateOf(id)).toEqual({ state: "sent", recipients: people.length });
    await expectNotifiedOnce(id, people);
  });

  it("misses no user and reaches none twice when every message comes three times at once", async () => {
    const ctx = createCtx();
    await addColleagues(admin, 130);
    const id = await draft(ctx);
    await startSending(ctx, admin, id);
    const steps = await deliverSteps(ctx, 3);
    const people = await everybody();
    expect(steps).toBeLessThanOrEqual(people.length / 50 + 2);
    expect(await stateOf(id)).toEqual({ state: "sent", recipients: people.length });
    await expectNotifiedOnce(id, people);
  });

  it("is resumed by the sweep after a Worker died at any statement", async () => {
    await addColleagues(admin, 70);
    const people = await everybody();
    for (const fate of ["fail", "lose"] as const) {
      for (let at = 1; at <= 4; at += 1) {
        const ctx = createCtx();
        const id = await draft(ctx);
        await startSending(ctx, admin, id);
        queued = [];
        const { ctx: faulty } = createFaultyContext(at, fate, clock);
        const { outcome } = await sendAnnouncement(withTestQueue(faulty), id);
        // Whatever it had sent to the queue is lost with it.
        queued = [];
        expect(["retry", "done"]).toContain(outcome);
        now += 4 * 60 * SECOND;
        await sweepAnnouncements(ctx);
        expect(queued, `${fate} at ${at}`).toHaveLength(1);
        await deliverSteps(ctx);
        expect(await stateOf(id)).toEqual({ state: "sent", recipients: people.length });
        await expectNotifiedOnce(id, people);
      }
    }
  });

  it("is left alone by the sweep while it is making progress", async () => {
    const ctx = createCtx();
    await addColleagues(admin, 70);
    const id = await draft(ctx);
    await startSending(ctx, admin, id);
    queued = [];
    await sweepAnnouncements(ctx);
    expect(queued).toEqual([]);
    now += 3 * 60 * SECOND;
    expect(await sweepAnnouncements(ctx)).toEqual({ did: { handedOver: 1 }, cursor: null });
  });

  it("stops at once: users already notified remain so, no others are notified, and nothing resumes it", async () => {
    const ctx = createCtx();
    await addColleagues(admin, 170);
    const id = await draft(ctx);
    expect(await stopSending(ctx, admin, id)).toEqual({ ok: false, reason: "not-sending" });
    await startSending(ctx, admin, id);
    await sendAnnouncement(ctx, id);
    const reached = (await stateOf(id))?.recipients;
    expect(reached).toBe(50);
    const verdicts = await Promise.all([1, 2, 3].map(() => stopSending(ctx, admin, id)));
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
    await deliverSteps(ctx);
    now += 10 * 60 * SECOND;
    expect(await sweepAnnouncements(ctx)).toEqual({ did: { handedOver: 0 }, cursor: null });
    expect(await startSending(ctx, admin, id)).toEqual({ ok: false, reason: "not-a-draft" });
    expect(await stateOf(id)).toEqual({ state: "stopped", recipients: 50 });
    expect(await notificationsFor(id)).toHaveLength(100);
  });

  it("reaches no user in a step during which it is stopped", async () => {
    await addColleagues(admin, 70);
    const ctx = createCtx();
    const id = await draft(ctx);
    await startSending(ctx, admin, id);
    queued = [];
    const overtaken = createContext(
      interrupted('insert into "outbox"', async () => expect(await stopSending(ctx, admin, id)).toEqual({ ok: true })),
      clock,
    );
    expect(await sendAnnouncement(withTestQueue(overtaken), id)).toEqual({ outcome: "done" });
    expect(await stateOf(id)).toEqual({ state: "stopped", recipients: 0 });
    expect(await notificationsFor(id)).toEqual([]);
    expect(queued).toEqual([]);
  });

  it("either reaches and counts a whole step or reaches no user, when stop and step come at the same time", async () => {
    await addColleagues(admin, 130);
    const ctx = createCtx();
    const id = await draft(ctx);
    await startSending(ctx, admin, id);
    await Promise.all([
      sendAnnouncement(createCtx(), id),
      stopSending(createCtx(), admin, id),
      sendAnnouncement(createCtx(), id),
    ]);
    await deliverSteps(ctx);
    const state = await stateOf(id);
    expect(state?.state).toBe("stopped");
    expect([0, 50]).toContain(state?.recipients);
    expect(await notificationsFor(id)).toHaveLength(2 * (state?.recipients ?? -1));
  });

  it("starts once however often it is sent at the same time, and cannot be changed or deleted after that", async () => {
    const ctx = createCtx();
    const id = await draft(ctx);
    const verdicts = await Promise.all(Array.from({ length: 5 }, () => startSending(ctx, admin, id)));
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = { ok: false, reason: "not-a-draft" };
    const input = { type: "NEWSLETTER", audience: { companies: "all" }, texts } as const;
    expect(await changeAnnouncement(ctx, admin, id, input)).toEqual(refused);
    expect(await deleteAnnouncement(ctx, admin, id)).toEqual(refused);
    await deliverSteps(ctx);
    expect(await startSending(ctx, admin, id)).toEqual(refused);
  });

  it.each<[string, Audience, (people: Record<string, CurrentUser>) => (CurrentUser | undefined)[]]>([
    ["corporate companies", { companies: "corporate" }, ({ corporate }) => [corporate]],
    ["companies that joined a code", { companies: "members" }, ({ member }) => [member]],
    ["a language", { companies: "all", language: "ms" }, ({ corporate }) => [corporate]],
    ["a country", { companies: "all", countryId: "MY" }, ({ abroad }) => [abroad]],
    ["an industry", { companies: "all", industryId: "education" }, ({ member, abroad }) => [member, abroad]],
    ["several of these", { companies: "members", industryId: "education", language: "fr" }, ({ member }) => [member]],
    ["nobody", { companies: "corporate", industryId: "mining" }, () => []],
  ])("reaches %s only", async (_, audience, pick) => {
    const ctx = createCtx();
    await change("delete from memberships");
    await change(
      "update companies set is_corporate = 0, access_code = null, industry_id = 'construction', country_id = 'ZA'",
    );
    await change("update users set language = 'en'");
    const corporate = await registerCompany(ctx, { language: "ms" });
    await change("update companies set is_corporate = 1, access_code = 'NEWS' where id = ?", corporate.companyId);
    const member = await registerCompany(ctx, { accessCode: "NEWS", industry: "education", language: "fr" });
    const abroad = await registerCompany(ctx, { industry: "education" });
    await change("update companies set country_id = 'MY' where id = ?", abroad.companyId);
    const people = pick({ corporate, member, abroad }).flatMap((user) => user?.id ?? []);
    expect(await countAudience(ctx, audience)).toBe(people.length);
    const id = await draft(ctx, audience);
    await startSending(ctx, admin, id);
    await deliverSteps(ctx);
    expect(await stateOf(id)).toEqual({ state: "sent", recipients: people.length });
    await expectNotifiedOnce(id, people);
  });

  it("reaches neither a user erased while it is being sent nor a user who registers after it was sent", async () => {
    const ctx = createCtx();
    const [stays, goes] = [await registerCompany(ctx), await registerCompany(ctx)];
    const id = await draft(ctx);
    const before = await everybody();
    await startSending(ctx, admin, id);
    now += SECOND;
    const late = await registerCompany(ctx);
    // Between reading the people of the step and writing their rows.
    const env = interrupted('insert into "outbox"', () =>
      change("update users set erased_at = 1 where id = ?", goes.id),
    );
    const erased = withTestQueue(createContext(env, clock));
    await sendAnnouncement(erased, id);
    await deliverSteps(ctx);
    const told = new Set((await notificationsFor(id)).map(({ userId }) => userId));
    expect(told.has(stays.id)).toBe(true);
    expect(told.has(goes.id)).toBe(false);
    expect(told.has(late.id)).toBe(false);
    expect([...told].sort()).toEqual(before.filter((userId) => userId !== goes.id).sort());
  });
});

describe("an announcement on a day", () => {
  const DAY = 24 * 60 * 60 * SECOND;
  /** Nine in the morning of the fourth of March in Johannesburg. */
  const NINE = Date.UTC(2026, 2, 4, 7);
  const acts = () =>
    rowsOf<{ act: string }>("select act from office_acts where by_id = ? order by at, rowid", admin.id);
  const schedule = (ctx: Context, id: string, day = "2026-03-04") =>
    scheduleSending(ctx, { ...admin, timeZone: "Africa/Johannesburg" }, id, day);

  it("goes out at nine of that day, once, however often the job runs", async () => {
    const ctx = createCtx();
    const id = await draft(ctx);
    expect(await schedule(ctx, id)).toEqual({ ok: true });
    expect(await schedule(ctx, id)).toEqual({ ok: false, reason: "not-a-draft" });
    now = NINE - SECOND;
    expect(await sweepAnnouncements(ctx)).toEqual({ did: { handedOver: 0 }, cursor: null });
    expect(await stateOf(id)).toEqual({ state: "scheduled", recipients: 0 });
    now = NINE;
    // It registered after the announcement was written, and before it goes out.
    const late = await registerCompany(ctx);
    const runs = await Promise.all([1, 2, 3].map(() => sweepAnnouncements(createCtx())));
    expect(runs.reduce((sum, { did }) => sum + (did.handedOver ?? 0), 0)).toBe(1);
    await deliverSteps(ctx, 2);
    const people = await everybody();
    expect(people).toContain(late.id);
    await expectNotifiedOnce(id, people);
    expect(await stateOf(id)).toEqual({ state: "sent", recipients: people.length });
    now += DAY;
    expect(await sweepAnnouncements(ctx)).toEqual({ did: { handedOver: 0 }, cursor: null });
  });

  it("goes out although the Worker died between starting it and handing it over", async () => {
    for (const fate of ["fail", "lose"] as const) {
      const ctx = createCtx();
      const id = await draft(ctx);
      now = START;
      await schedule(ctx, id);
      now = NINE;
      const { ctx: faulty } = createFaultyContext(1, fate, clock);
      await sweepAnnouncements(withTestQueue(faulty)).catch(() => {});
      queued = [];
      now += 5 * 60 * SECOND;
      await sweepAnnouncements(ctx);
      await deliverSteps(ctx);
      await expectNotifiedOnce(id, await everybody());
    }
  });

  it("can be called off and is a draft again, until it is on its way", async () => {
    const ctx = createCtx();
    const id = await draft(ctx);
    expect(await callOffSending(ctx, admin, id)).toBe(false);
    await schedule(ctx, id);
    const input = { type: "NEWSLETTER", audience: { companies: "all" }, texts } as const;
    expect(await changeAnnouncement(ctx, admin, id, input)).toMatchObject({ ok: false });
    expect(await deleteAnnouncement(ctx, admin, id)).toMatchObject({ ok: false });
    expect(await startSending(ctx, admin, id)).toMatchObject({ ok: false });
    now += SECOND;
    const verdicts = await Promise.all([1, 2, 3].map(() => callOffSending(ctx, admin, id)));
    expect(verdicts.filter(Boolean)).toHaveLength(1);
    now = NINE + DAY;
    expect(await sweepAnnouncements(ctx)).toEqual({ did: { handedOver: 0 }, cursor: null });
    expect(await stateOf(id)).toEqual({ state: "draft", recipients: 0 });
    expect(await notificationsFor(id)).toEqual([]);
    expect(await schedule(ctx, id, "2026-03-06")).toEqual({ ok: true });
    now = Date.UTC(2026, 2, 6, 8);
    await sweepAnnouncements(ctx);
    expect(await callOffSending(ctx, admin, id)).toBe(false);
    expect((await acts()).map(({ act }) => act)).toEqual([
      "announcement-written",
      "announcement-scheduled",
      "announcement-called-off",
      "announcement-scheduled",
    ]);
  });

  it.each(["", "2026-02-30", "2026-03-01", "2027-03-20", "next week"])("is refused on “%s”", async (day) => {
    const ctx = createCtx();
    const id = await draft(ctx);
    expect(await schedule(ctx, id, day)).toEqual({ ok: false, reason: "day" });
    expect(await stateOf(id)).toEqual({ state: "draft", recipients: 0 });
    expect((await acts()).map(({ act }) => act)).toEqual(["announcement-written"]);
  });
});

describe("an announcement to companies that are so far with an assessment", () => {
  it("reaches exactly the people of those companies, and counts them before", async () => {
    // Later than the people of the tests before.
    now += 30 * 24 * 60 * 60 * SECOND;
    const ctx = createCtx();
    const [begun, finished, again] = [
      await registerCompany(ctx),
      await registerCompany(ctx),
      await registerCompany(ctx),
    ];
    await addColleagues(finished, 2);
    await completeDraft(ctx, begun, 80);
    for (const user of [finished, again]) await submitAssessment(ctx, user, await completeDraft(ctx, user, 80));
    await completeDraft(ctx, again, 80);
    const all = await everybody();
    const colleagues = (user: CurrentUser) =>
      rowsOf<{ id: string }>("select id from users where company_id = ?", user.companyId).then((rows) =>
        rows.map(({ id }) => id),
      );
    const [those, others] = [await colleagues(finished), [begun.id, again.id]];
    const expected = {
      "readiness.none": all.filter((id) => ![...those, ...others].includes(id)),
      "readiness.draft": others,
      "readiness.leader": [...those, again.id],
      "readiness.laggard": [],
      "progress.none": all,
      "progress.draft": [],
      "none.draft": [],
    };
    for (const [progress, people] of Object.entries(expected)) {
      const audience: Audience = { companies: "all", progress };
      expect(await countAudience(ctx, audience), progress).toBe(people.length);
      const id = await draft(ctx, audience);
      await startSending(ctx, admin, id);
      await deliverSteps(ctx);
      await expectNotifiedOnce(id, people);
    }
  });

  it("counts everybody without reading them", async () => {
    const ctx = createCtx();
    await addColleagues(admin, 300);
    const before = ctx.cost.rowsRead;
    expect(await countAudience(ctx, { companies: "all" })).toBe((await everybody()).length);
    expect(ctx.cost.rowsRead - before).toBeLessThanOrEqual(2);
  });
});

describe("an announcement as its reader receives it", () => {
  async function announceTo(user: CurrentUser) {
    const ctx = createCtx();
    const id = await draft(ctx);
    await startSending(ctx, admin, id);
    while (queued.some(({ body }) => "announcementId" in body)) {
      const next = queued.findIndex(({ body }) => "announcementId" in body);
      const [message] = queued.splice(next, 1);
      now = Math.max(now, message?.from ?? 0);
      await handleMessage(ctx, message?.body);
    }
    const rows = await rowsOf<{ id: string }>("select id from outbox where event_id = ? and user_id = ?", id, user.id);
    for (const row of rows) await handleMessage(ctx, { v: 1, outboxId: row.id });
    await sendWaiting(ctx);
    return { ctx, id };
  }
  const entryOf = async (ctx: Context, user: CurrentUser) =>
    viewEntries(await listEntries(ctx, user, { offset: 0, limit: 1, isUnreadOnly: false }), user, now)[0];
  const mailTo = async (user: CurrentUser) =>
    (
      await rowsOf<{ subject: string; text: string; html: string }>(
        "select subject, text, html from local_mailbox where recipient = ? order by sent_at desc, rowid desc limit 1",
        user.email,
      )
    )[0];

  it.each(LANGUAGES)("is in %s, in the bell and by email", async (language) => {
    const user = await registerCompany(createCtx(), { language });
    const { ctx, id } = await announceTo(user);
    expect(await entryOf(ctx, user)).toMatchObject({
      title: texts[language].title,
      priority: "MEDIUM",
      hasTarget: true,
    });
    const mail = await mailTo(user);
    expect(mail?.subject).toBe(texts[language].title);
    expect(mail?.html).toContain(`<html lang="${language}"`);
    expect(mail?.text).toContain(`/announcements/${id}`);
  });

  it("follows the reader's language when that changes, and falls back to the type's name", async () => {
    const user = await registerCompany(createCtx(), { language: "en" });
    const { ctx, id } = await announceTo(user);
    await change("update users set language = 'fr' where id = ?", user.id);
    expect(await entryOf(ctx, { ...user, language: "fr" })).toMatchObject({ title: texts.fr.title });
    await change("delete from announcements where id = ?", id);
    expect(await entryOf(ctx, user)).toMatchObject({ title: texts.en.title, text: "", hasTarget: false });
  });

  it("shows web addresses as links in the email, and escapes the rest", async () => {
    const user = await registerCompany(createCtx());
    await announceTo(user);
    const mail = await mailTo(user);
    expect(mail?.html).toContain('href="https://kompas.example/status"');
    expect(mail?.text).toContain("https://kompas.example/status.");
  });

  it("costs the bell at most 30 rows, and one round trip beside the session's, however many announcements there are", async () => {
    const user = await registerCompany(createCtx());
    const { id } = await announceTo(user);
    await change(
      `insert into notices (id, user_id, type, cause, data, created_at)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < 200)
       select 'many' || i || ?1, ?1, 'SYSTEM_MAINTENANCE', 'announcement', json_object('announcementId', ?2, 'titleEn', ?3), i from n`,
      user.id,
      id,
      texts.en.title,
    );
    const request = new Request(ORIGIN, { headers: { Cookie: await cookieOf(createCtx(), user.id) } });
    // From a session's second page on, LOGS knows whose bell it is.
    await findUser(createCtx(), request);
    const ctx = createCtx();
    const reader = await findUser(ctx, request);
    const bell = reader?.bell;
    if (!bell || bell === "failed") throw new Error("no bell");
    const heads = bell.latest.map((entry) => viewHead(entry, user, now));
    expect(heads.map(({ title }) => title)).toEqual(Array(5).fill(texts.en.title));
    expect(bell.unread).toBe(10);
    expect(ctx.cost.trips).toBe(2);
    expect(ctx.cost.rowsRead).toBeLessThanOrEqual(30);
  });

  it("is not sent through a channel that is switched off for its type", async () => {
    const user = await registerCompany(createCtx());
    await change("insert into notification_preferences values (?, 'SYSTEM_MAINTENANCE', 0, 1)", user.id);
    const { ctx } = await announceTo(user);
    expect(await entryOf(ctx, user)).toMatchObject({ title: texts.en.title });
    expect((await mailTo(user))?.subject).not.toBe(texts.en.title);
  });
});
