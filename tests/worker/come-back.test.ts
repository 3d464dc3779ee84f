import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { moveOldAnswers } from "~/assessment/answers/move-old.server";
import { remindOfDeadlines } from "~/assessment/deadlines/remind.server";
import { removeDeadline, setDeadline } from "~/assessment/deadlines/set.server";
import { remindOfFootprints } from "~/assessment/drafts/remind-yearly.server";
import { assessmentPaths, yearsPath } from "~/core/addresses/assessment";
import type { Kind } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { addActions, moveAction } from "~/improvement/plan/change.server";
import { startAssessment } from "~/improvement/plan/start.server";
import type { Context } from "~/platform/context";
import { submitAssessment } from "~/results/results/submit.server";
import { change, createFaultyContext, rowsOf } from "../support/database";
import { inDays } from "../support/days";
import { cookieOf, post, visit } from "../support/pages";
import { byBoth, notificationsOf, notifiedDataOf, registerCorporate } from "../support/people";
import { publishProgress } from "../support/publish";
import { colleagueOf } from "../support/subject";
import { completeDraft, createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const ctxAt = (iso: string) => withoutQueue(createTestContext(() => Date.parse(iso)));
const SUBMITTED = "2026-11-21T12:00:00Z";
const then = ctxAt(SUBMITTED);
const now = withoutQueue(createTestContext());
const DAY = "2027-11-21";

let owner: CurrentUser;
beforeEach(async () => {
  const { email } = await registerCompany(then);
  const newcomer = await reloadUser(then, email);
  await submitAssessment(then, newcomer, await completeDraft(then, newcomer, 40));
  owner = await reloadUser(then, email);
});

const set = (dueOn: string, { user = owner, at = then, kind = "readiness" as Kind } = {}) =>
  setDeadline(at, user, { scope: "next", kind }, dueOn);
const dates = () => rowsOf("select scope, kind, due_on from deadlines where company_id = ?", owner.companyId);
const told = async (user: CurrentUser) => (await notificationsOf(user)).filter((each) => each.startsWith("next-"));
const page = async (path: string, user = owner) => {
  const html = await (await visit(path, { cookie: await cookieOf(now, user.id) })).text();
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
  return main
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
};
const HOME = "/user/history?dialog=none";

describe("the day to come back on", () => {
  it("is set by the owner and can be removed; colleagues hear of it by its reminders only", async () => {
    const [contributor, viewer] = await Promise.all([
      colleagueOf(then, owner, "contributor"),
      colleagueOf(then, owner, "viewer"),
    ]);
    for (const user of [contributor, viewer]) {
      expect(await set(DAY, { user })).toEqual({ ok: false, reason: "forbidden" });
    }
    expect(await set("2026-11-20")).toEqual({ ok: false, reason: "past" });
    expect(await set(DAY)).toEqual({ ok: true });
    expect(await dates()).toEqual([{ scope: "next", kind: "readiness", due_on: DAY }]);
    expect(await notificationsOf(contributor)).toEqual([]);
    const remove = (user: CurrentUser) => removeDeadline(then, user, { scope: "next", kind: "readiness" });
    expect(await remove(contributor)).toEqual({ ok: false, reason: "forbidden" });
    expect(await remove(owner)).toEqual({ ok: true });
    expect(await dates()).toEqual([]);
  });

  it("causes a reminder two weeks before and on the day, once each, to all who can answer", async () => {
    const [contributor, viewer] = await Promise.all([
      colleagueOf(then, owner, "contributor"),
      colleagueOf(then, owner, "viewer"),
    ]);
    await set(DAY);
    const counts = [];
    for (const at of [
      "2027-11-07T05:59:00Z",
      "2027-11-07T06:00:00Z",
      "2027-11-10T06:00:00Z",
      "2027-11-21T05:59:00Z",
      "2027-11-21T06:00:00Z",
      "2028-01-21T06:00:00Z",
    ]) {
      await Promise.all([remindOfDeadlines(ctxAt(at)), remindOfDeadlines(ctxAt(at))]);
      counts.push((await told(owner)).length);
    }
    expect(counts).toEqual([0, 2, 2, 2, 4, 4]);
    expect(await told(contributor)).toEqual([...byBoth("next-due"), ...byBoth("next-near")]);
    expect(await told(viewer)).toEqual([]);
    expect(await notifiedDataOf(owner, "next-due")).toEqual({ kind: "readiness", dueOn: DAY });
  });

  it("is reminded of by the next run if one dies at any statement", async () => {
    await set(DAY);
    const clock = () => Date.parse("2027-11-21T06:00:00Z");
    for (let at = 1; at <= 2; at += 1) {
      await remindOfDeadlines(createFaultyContext(at, "fail", clock).ctx).catch(() => {});
    }
    await remindOfDeadlines(ctxAt("2027-11-21T06:05:00Z"));
    expect(await told(owner)).toEqual(byBoth("next-due"));
  });

  it("causes no reminder while the company is at work on the next one, and does again if that rests", async () => {
    await set(DAY);
    expect((await startAssessment(ctxAt("2027-10-30T08:00:00Z"), owner)).ok).toBe(true);
    await remindOfDeadlines(ctxAt("2027-11-07T06:00:00Z"));
    expect(await told(owner)).toEqual([]);
    await change("update assessments set updated_at = 0 where company_id = ? and state = 'draft'", owner.companyId);
    await remindOfDeadlines(ctxAt("2027-11-21T06:00:00Z"));
    expect(await told(owner)).toEqual(byBoth("next-due"));
  });

  it("is met by a submission near it, not by a correction right after it was set", async () => {
    await set(DAY);
    const submit = async (iso: string) => {
      const at = ctxAt(iso);
      expect(await submitAssessment(at, owner, await completeDraft(at, owner, 45))).toEqual({ ok: true });
    };
    await submit("2026-12-03T08:00:00Z");
    expect(await dates()).toHaveLength(1);
    await submit("2027-09-03T08:00:00Z");
    expect(await dates()).toEqual([]);
  });

  describe("of climate action", () => {
    beforeAll(publishProgress);
    it("takes the place of the yearly reminder of a footprint", async () => {
      const other = await registerCompany(then);
      const measured = async (user: CurrentUser) => {
        const reloaded = await reloadUser(then, user.email);
        if (user === other) await submitAssessment(then, reloaded, await completeDraft(then, reloaded, 40));
        const ready = await reloadUser(then, user.email);
        await submitAssessment(then, ready, await completeDraft(then, ready, 40, "progress"));
      };
      await measured(owner);
      await measured(other);
      await set("2027-12-01", { kind: "progress" });
      await remindOfFootprints(ctxAt("2027-11-22T12:00:00Z"), null);
      const yearly = async (user: CurrentUser) =>
        (await notificationsOf(user)).filter((each) => each.startsWith("footprint-year"));
      expect(await yearly(owner)).toEqual([]);
      expect(await yearly(other)).toEqual(byBoth("footprint-year"));
    });
  });
});

describe("the pages", () => {
  const due = (dueOn: string) =>
    change("update deadlines set due_on = ? where company_id = ? and scope = 'next'", dueOn, owner.companyId);

  it("offer a year after the last assessment, keep what was typed, and show the day at home and on the result", async () => {
    const cookie = await cookieOf(now, owner.id);
    const form = await (await visit("/user/deadline/next", { cookie })).text();
    expect(form).toMatch(/<input(?=[^>]*value="2027-11-21")(?=[^>]*checked="")[^>]*>/);
    expect(form).toContain("A year after the last one, on 21 November 2027");
    const wrong = await post("/user/deadline/next", { choice: "other", dueOn: "2001-01-01" }, { cookie });
    const refused = await wrong.text();
    expect([wrong.status, refused.includes('value="2001-01-01"')]).toEqual([400, true]);
    expect(refused).toMatch(/<input(?=[^>]*value="other")(?=[^>]*checked="")[^>]*>/);
    const saved = await post("/user/deadline/next", { choice: DAY, dueOn: "" }, { cookie });
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, `${HOME}#dates`]);
    expect(await page(HOME)).toMatch(/Next assessment 21 November 2027 \(\d+ days left\) Change/);
    const { results } = assessmentPaths("readiness", now.ids.seal(owner.latest.readiness ?? ""));
    expect(await page(results)).toMatch(/Next assessment 21 November 2027 \(\d+ days left\) Change Three years/);
    // A viewer reads the day and cannot change it.
    const viewer = await colleagueOf(now, owner, "viewer");
    expect(await page(HOME, viewer)).toMatch(/Next assessment 21 November 2027 \(\d+ days left\) Reports/);
  });

  it("say at home when it is time, with what the plan has done, until the next one is begun", async () => {
    await set(DAY);
    expect(await page(HOME)).not.toContain("Time for your next");
    await due(inDays(14));
    expect(await page(HOME)).toContain("You can begin with your last answers. Begin Change the date");
    const practice = "gender-equality.assess.1";
    expect(await addActions(now, owner, "readiness", [practice])).toMatchObject({ ok: true });
    const [action] = await rowsOf<{ id: string }>("select id from actions where company_id = ?", owner.companyId);
    const move = { id: action?.id ?? "", state: "done", revision: 1 } as const;
    expect(await moveAction(now, owner, move)).toEqual({ ok: true });
    const home = await page(HOME);
    expect(home).toMatch(/^ Readiness|^ Time for your next Readiness Assessment/);
    expect(home).toContain("and the practice that your plan has put in place since");
    const asked = await page("/user/history?dialog=start");
    expect(asked).toContain("Begin with its answers");
    expect(asked).toContain("Your plan has put one practice in place since.");
    await startAssessment(now, owner, { source: "last" });
    expect(await page(HOME)).not.toContain("Time for your next");
  });

  it("name the earlier date that a buyer asks for, and show the buyer nothing of the company's own", async () => {
    await set(inDays(300), { at: now });
    const buyer = await registerCorporate(now);
    await change(
      "insert into memberships (company_id, corporate_id, joined_at) values (?, ?, 0)",
      owner.companyId,
      buyer.companyId,
    );
    expect(await setDeadline(now, buyer, { scope: "members", kind: "readiness" }, inDays(10))).toEqual({ ok: true });
    expect(await page(HOME)).toMatch(/Time for your next Readiness Assessment .* asks for it by /);
    const { results } = assessmentPaths("readiness", now.ids.seal(owner.latest.readiness ?? ""));
    expect(await page(results)).toMatch(/asks for the next one by .*\(10 days left\)/);
    expect(await page(yearsPath("readiness"), buyer)).toContain("There is nothing to compare yet");
  });
});

describe("three years", () => {
  const again = async (at: Context, yes: number) => {
    const user = await reloadUser(at, owner.email);
    expect(await submitAssessment(at, user, await completeDraft(at, user, yes))).toEqual({ ok: true });
  };

  it("say when there is nothing to compare yet, and let the owner set the day", async () => {
    expect(await page(yearsPath("readiness"))).toMatch(
      /The second one will show .* of 21 November 2026, gave .* Set a date/,
    );
    const newcomer = await registerCompany(now);
    expect(await page(yearsPath("readiness"), newcomer)).toContain("There is nothing to compare yet");
  });

  it("show the latest three side by side, also once their answers have left the database", async () => {
    await again(ctxAt("2027-11-20T12:00:00Z"), 45);
    await again(ctxAt("2028-11-20T12:00:00Z"), 50);
    const two = await page(yearsPath("readiness"));
    expect(two).toMatch(/From Intermediate 50% to Advanced 6[23]% in 2 years; 10 more practices\./);
    await again(ctxAt("2029-11-20T12:00:00Z"), 48);
    await moveOldAnswers(ctxAt("2029-12-20T12:00:00Z"), null);
    const left = "select count(*) as n from answers join assessments on id = assessment_id where company_id = ?";
    expect(await rowsOf(left, owner.companyId)).toEqual([{ n: 0 }]);
    const three = await page(yearsPath("readiness"));
    expect(three).toMatch(/From Intermediate 56% to Advanced 60% in 2 years; 3 more practices\./);
    expect(three).toContain("From 20 November 2028 to 20 November 2029 (2 fell back)");
    expect(three).not.toContain("2026");
  });
});
