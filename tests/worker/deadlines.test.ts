import { describe, expect, it } from "vitest";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { findDeadlines } from "~/assessment/deadlines/queries.server";
import { remindOfDeadlines } from "~/assessment/deadlines/remind.server";
import { removeDeadline, setDeadline } from "~/assessment/deadlines/set.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { startAssessment } from "~/improvement/plan/start.server";
import { submitAssessment } from "~/results/results/submit.server";
import { change, createFaultyContext, rowsOf } from "../support/database";
import { byBoth, notificationsOf, notifiedDataOf, registerCorporate } from "../support/people";
import { colleagueOf } from "../support/subject";
import { completeDraft, createTestContext, registerCompany, requiredAnswers, withoutQueue } from "../support/worker";

const NOON = Date.parse("2026-11-21T12:00:00Z");
const ctxAt = (iso: string) => withoutQueue(createTestContext(() => Date.parse(iso)));
const ctx = withoutQueue(createTestContext(() => NOON));

/** Runs the scheduled job until there is nothing more to do. */
async function remind(iso: string): Promise<void> {
  for (let runs = 0; runs < 20; runs += 1) if ((await remindOfDeadlines(ctxAt(iso))).cursor === null) return;
  throw new Error("The reminders come to no end");
}
const set = (user: CurrentUser, dueOn: string, at = ctx) =>
  setDeadline(at, user, { scope: "own", kind: "readiness" }, dueOn);
const ask = (user: CurrentUser, dueOn: string, at = ctx) =>
  setDeadline(at, user, { scope: "members", kind: "readiness" }, dueOn);
const deadlineRows = (user: CurrentUser) => rowsOf("select due_on from deadlines where company_id = ?", user.companyId);

describe("a company's own deadline", () => {
  it("is shown with the days left, and announced to colleagues at once", async () => {
    const owner = await registerCompany(ctx);
    const contributor = await colleagueOf(ctx, owner, "contributor");
    expect(await set(contributor, "2026-12-12")).toEqual({ ok: true });
    expect(await findDeadlines(ctx, owner, "readiness")).toEqual({
      kind: "readiness",
      own: { dueOn: "2026-12-12", daysLeft: 21 },
      next: null,
      members: null,
      asked: [],
    });
    expect(await notificationsOf(owner)).toEqual(byBoth("deadline-set"));
    expect(await notificationsOf(contributor)).toEqual([]);
    expect(await notifiedDataOf(owner, "deadline-set")).toEqual({
      kind: "readiness",
      dueOn: "2026-12-12",
      company: "",
      left: "",
    });
  });

  it("set twice at once is announced once; another one replaces it", async () => {
    const owner = await registerCompany(ctx);
    const viewer = await colleagueOf(ctx, owner, "viewer");
    await Promise.all([set(owner, "2026-12-12"), set(owner, "2026-12-12"), set(owner, "2026-12-12")]);
    expect(await notificationsOf(viewer)).toEqual(byBoth("deadline-set"));
    await set(owner, "2026-12-20");
    expect(await deadlineRows(owner)).toEqual([{ due_on: "2026-12-20" }]);
    expect(await notificationsOf(viewer)).toEqual([...byBoth("deadline-set"), ...byBoth("deadline-set")].sort());
  });

  it("triggers reminders 14, 7 and 1 days before and once it is over, each time once, with what is open", async () => {
    const owner = await registerCompany(ctx);
    const viewer = await colleagueOf(ctx, owner, "viewer");
    const started = await startAssessment(ctx, owner);
    await saveAnswers(ctx, owner, started.ok ? started.assessmentId : "", requiredAnswers(80).slice(0, 10));
    await set(owner, "2026-12-12");
    const near = async () => (await notificationsOf(owner)).filter((told) => told === "deadline-near email").length;
    const times: [string, number][] = [
      ["2026-11-28T05:59:00Z", 0],
      ["2026-11-28T06:00:00Z", 1],
      ["2026-11-28T06:05:00Z", 1],
      ["2026-12-05T06:00:00Z", 2],
      ["2026-12-11T06:00:00Z", 3],
      ["2026-12-12T21:59:00Z", 3],
    ];
    for (const [time, count] of times) {
      await remind(time);
      expect([time, await near()]).toEqual([time, count]);
    }
    expect(await notificationsOf(owner)).not.toContain("deadline-passed email");
    for (let runs = 0; runs < 2; runs += 1) await remind("2026-12-12T22:00:00Z");
    const told = await notificationsOf(owner);
    expect(told.filter((each) => each.startsWith("deadline-passed"))).toEqual(byBoth("deadline-passed"));
    expect(await notifiedDataOf(owner, "deadline-passed")).toEqual({
      kind: "readiness",
      dueOn: "2026-12-12",
      company: "",
      left: "72",
    });
    expect((await notificationsOf(viewer)).filter((each) => !each.startsWith("deadline-set"))).toEqual(
      byBoth("assessment-started"),
    );
    expect((await findDeadlines(ctxAt("2026-12-14T00:00:00Z"), owner, "readiness")).own).toEqual({
      dueOn: "2026-12-12",
      daysLeft: null,
    });
  });

  it("is met by a submission: it is removed, and no reminder follows", async () => {
    const owner = await registerCompany(ctx);
    await set(owner, "2026-12-12");
    await submitAssessment(ctx, owner, await completeDraft(ctx, owner, 40));
    expect(await deadlineRows(owner)).toEqual([]);
    await remind("2026-12-20T00:00:00Z");
    expect((await notificationsOf(owner)).filter((told) => /near|passed/.test(told))).toEqual([]);
  });

  it("triggers no reminder once it is removed", async () => {
    const owner = await registerCompany(ctx);
    await set(owner, "2026-12-12");
    expect(await removeDeadline(ctx, owner, { scope: "own", kind: "readiness" })).toEqual({ ok: true });
    expect(await removeDeadline(ctx, owner, { scope: "own", kind: "readiness" })).toEqual({ ok: true });
    await remind("2026-12-20T00:00:00Z");
    expect(await notificationsOf(owner)).toEqual([]);
  });

  it("cannot be in the past or far ahead; viewers cannot set it, and no user can set it twenty-one times a day", async () => {
    const owner = await registerCompany(ctx);
    expect(await set(owner, "2026-11-19")).toEqual({ ok: false, reason: "past" });
    expect(await set(owner, "2028-11-22")).toEqual({ ok: false, reason: "too-far" });
    const viewer = await colleagueOf(ctx, owner, "viewer");
    expect(await set(viewer, "2026-12-12")).toEqual({ ok: false, reason: "forbidden" });
    expect(await removeDeadline(ctx, viewer, { scope: "own", kind: "readiness" })).toEqual({
      ok: false,
      reason: "forbidden",
    });
    expect(await deadlineRows(owner)).toEqual([]);
    for (let changes = 0; changes < 20; changes += 1) expect((await set(owner, "2026-12-12")).ok).toBe(true);
    expect(await set(owner, "2026-12-12")).toMatchObject({ ok: false, reason: "too-many-requests" });
  });

  it("leaves nothing half done when a statement fails", async () => {
    const owner = await registerCompany(ctx);
    for (let at = 1; at <= 4; at += 1) {
      const faulty = createFaultyContext(at, "fail", () => NOON);
      const verdict = await setDeadline(
        withoutQueue(faulty.ctx),
        owner,
        { scope: "own", kind: "readiness" },
        "2026-12-12",
      ).catch(() => null);
      const [rows, told] = [await deadlineRows(owner), await notificationsOf(owner)];
      if (verdict === null) expect([at, rows, told]).toEqual([at, [], []]);
      else expect(rows).toHaveLength(1);
    }
  });
});

describe("a deadline that a corporate company sets for its members", () => {
  it("is shown to the members, who are notified by the scheduled job, unless they have submitted since", async () => {
    const chain = await registerCorporate(ctx);
    const [open, done, viewerOnly] = [
      await registerCompany(ctx, { accessCode: chain.code }),
      await registerCompany(ctx, { accessCode: chain.code }),
      await registerCompany(ctx, { accessCode: chain.code }),
    ];
    await change("update users set role = 'viewer' where id = ?", viewerOnly.id);
    const stranger = await registerCompany(ctx);
    // A submission before the date was requested does not count.
    const earlier = ctxAt("2026-11-20T12:00:00Z");
    await submitAssessment(earlier, open, await completeDraft(earlier, open, 40));
    expect(await ask(chain, "2026-12-12")).toEqual({ ok: true });
    expect((await findDeadlines(ctx, chain, "readiness")).members).toEqual({ dueOn: "2026-12-12", daysLeft: 21 });
    const shown = [{ company: chain.companyName, dueOn: "2026-12-12", daysLeft: 21 }];
    expect((await findDeadlines(ctx, open, "readiness")).asked).toEqual(shown);
    expect((await findDeadlines(ctx, stranger, "readiness")).asked).toEqual([]);

    await remind("2026-11-21T12:00:00Z");
    for (const user of [open, done])
      expect(await notificationsOf(user)).toEqual(expect.arrayContaining(byBoth("members-deadline-set")));
    expect(await notifiedDataOf(done, "members-deadline-set")).toEqual({
      dueOn: "2026-12-12",
      kind: "readiness",
      company: chain.companyName,
      left: "",
    });
    for (const user of [stranger, viewerOnly]) expect(await notificationsOf(user)).toEqual([]);

    const later = ctxAt("2026-11-25T12:00:00Z");
    await submitAssessment(later, done, await completeDraft(later, done, 40));
    expect((await findDeadlines(later, done, "readiness")).asked).toEqual([]);
    await remind("2026-11-28T06:00:00Z");
    expect((await notificationsOf(open)).filter((told) => told.startsWith("members-deadline-near"))).toHaveLength(2);
    expect((await notificationsOf(done)).filter((told) => told.startsWith("members-deadline-near"))).toEqual([]);

    // The date was moved: a member that has met it has still met it, however much later.
    await ask(chain, "2027-01-12", ctxAt("2026-11-28T06:30:00Z"));
    expect((await findDeadlines(later, done, "readiness")).asked).toEqual([]);
    await remind("2026-11-28T07:00:00Z");
    expect((await notificationsOf(done)).filter((told) => told === "members-deadline-set email")).toHaveLength(1);
    expect((await notificationsOf(open)).filter((told) => told === "members-deadline-set email")).toHaveLength(2);
    // A new date after the old one has passed starts over.
    const nextYear = ctxAt("2027-02-01T12:00:00Z");
    await ask(chain, "2027-03-12", nextYear);
    expect((await findDeadlines(nextYear, done, "readiness")).asked).toEqual([
      { company: chain.companyName, dueOn: "2027-03-12", daysLeft: 39 },
    ]);
  });

  it("remains when the company that set it submits its own assessment", async () => {
    const chain = await registerCorporate(ctx);
    await set(chain, "2026-12-12");
    await ask(chain, "2026-12-20");
    await submitAssessment(ctx, chain, await completeDraft(ctx, chain, 40));
    const { own, members } = await findDeadlines(ctx, chain, "readiness");
    expect([own, members]).toEqual([null, { dueOn: "2026-12-20", daysLeft: 29 }]);
  });

  it("reaches hundreds of members once each, page by page, even when runs die or two run at once", async () => {
    const chain = await registerCorporate(ctx);
    const member = await registerCompany(ctx, { accessCode: chain.code });
    await change(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 250)
       insert into companies (id, name, registration_number, address, industry_id, country_id, state_id, revenue_band, created_at)
       select ? || '-' || i, 'Member ' || i, 'x', 'x', c.industry_id, c.country_id, c.state_id, 'x', 0 from n, companies c where c.id = ?`,
      chain.companyId,
      member.companyId,
    );
    await change(
      `insert into users (id, company_id, role, username, email, password_hash, mobile, job_title, language, created_at)
       select id, id, 'owner', 'x', id, 'x', 'x', 'x', 'en', 0 from companies where id like ? || '-%'`,
      chain.companyId,
    );
    await change(
      "insert into memberships (corporate_id, company_id, joined_at) select ?, id, 0 from companies where id like ? || '-%'",
      chain.companyId,
      chain.companyId,
    );
    await ask(chain, "2026-12-12");
    for (const at of [3, 4, 5, 6]) {
      const dying = createFaultyContext(at, at % 2 ? "fail" : "lose", () => NOON).ctx;
      await remindOfDeadlines(withoutQueue(dying)).catch(() => {});
    }
    await Promise.all([remind("2026-11-21T12:00:00Z"), remind("2026-11-21T12:00:00Z")]);
    const [counted] = await rowsOf<{ n: number; people: number }>(
      "select count(*) as n, count(distinct user_id) as people from outbox where event_id like 'deadline/%' and cause = 'members-deadline-set' and json_extract(data, '$.company') = ?",
      chain.companyName,
    );
    expect(counted).toEqual({ n: 2 * 251, people: 251 });
    expect(await rowsOf("select cursor from deadlines where company_id = ?", chain.companyId)).toEqual([
      { cursor: null },
    ]);
  });

  it("can be set only by the owner of a corporate company, five times a day", async () => {
    const chain = await registerCorporate(ctx);
    const plain = await registerCompany(ctx);
    for (const user of [plain, await colleagueOf(ctx, chain, "contributor")]) {
      expect(await ask(user, "2026-12-12")).toEqual({ ok: false, reason: "forbidden" });
      expect(await removeDeadline(ctx, user, { scope: "members", kind: "readiness" })).toEqual({
        ok: false,
        reason: "forbidden",
      });
    }
    for (let day = 1; day <= 5; day += 1) expect((await ask(chain, `2026-12-1${day}`)).ok).toBe(true);
    expect(await ask(chain, "2026-12-16")).toMatchObject({ ok: false, reason: "too-many-requests" });
  });
});
