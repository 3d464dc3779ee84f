import { beforeAll, describe, expect, it } from "vitest";
import { setDeadline } from "~/assessment/deadlines/set.server";
import { remindOfTopics } from "~/assessment/teamwork/remind.server";
import { assignTopic } from "~/assessment/teamwork/topics.server";
import { assessmentPaths } from "~/core/addresses/assessment";
import { READINESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { longDate } from "~/i18n/format";
import { loadActionPage } from "~/improvement/plan/action-page.server";
import { addActions } from "~/improvement/plan/change.server";
import { remindOfActions } from "~/improvement/plan/remind.server";
import type { Context } from "~/platform/context";
import { submitAssessment } from "~/results/results/submit.server";
import { change, rowsOf } from "../support/database";
import { inDays } from "../support/days";
import { cookieOf, visit } from "../support/pages";
import { notifiedDataOf, registerCorporate } from "../support/people";
import { completeReadiness } from "../support/progress-results";
import { linkTo } from "../support/sharing";
import { completeDraft, createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const MOMENT = Date.parse("2026-01-31T23:30:00Z");
const ctx = withoutQueue(createTestContext());

describe("an assessment submitted at half past eleven at night, UTC, by a company in Kuala Lumpur", () => {
  let id: string;
  let cookie: string;
  beforeAll(async () => {
    const user = await registerCompany(ctx);
    await change("update companies set country_id = 'MY', state_id = '2460' where id = ?", user.companyId);
    id = await completeDraft(ctx, user, 40);
    await submitAssessment(ctx, user, id);
    await change("update assessments set completed_at = ?, updated_at = ? where id = ?", MOMENT, MOMENT, id);
    cookie = await cookieOf(ctx, user.id);
  });
  const page = async (path: string) => (await visit(path, { cookie })).text();
  const paths = () => assessmentPaths(READINESS, ctx.ids.seal(id));

  it("has the date of the next day in its results, its report, its answers, on the home page and in the profile", async () => {
    const { results, report, view } = paths();
    for (const path of [results, report, view, "/user/history", "/user/profile?tab=submissions"]) {
      const html = await page(path);
      expect(html, path).toMatch(/\b(1 Feb 2026|01-02-2026)\b/);
      expect(html, path).not.toMatch(/31 Jan 2026|31-01-2026/);
    }
    const inWords = await page(report);
    expect(inWords).toContain("1 February 2026");
    expect(inWords).not.toContain("31 January 2026");
  });

  it("keeps its exact time of submission", async () => {
    expect(await rowsOf("select completed_at from assessments where id = ?", id)).toEqual([{ completed_at: MOMENT }]);
  });
});

interface Where {
  country?: string;
  state?: string;
  timeZone?: string;
}

/** A company in a country, or with its own time zone. */
const companyIn = async (place: Where, accessCode?: string) => move(await registerCompany(ctx, { accessCode }), place);

/** The same with a result, and a planned practice that is due on a given day. */
async function plannerIn(place: Where, dueOn: string) {
  const { user } = await completeReadiness(ctx);
  await addActions(ctx, user, READINESS, ["gender-equality.assess.1"]);
  await change("update actions set due_on = ? where company_id = ?", dueOn, user.companyId);
  return move(user, place);
}

async function move(user: CurrentUser, place: Where): Promise<CurrentUser> {
  const { country = "ZA", state = "ZA-GP", timeZone = null } = place;
  const set = "update companies set country_id = ?, state_id = ?, time_zone = ? where id = ?";
  await change(set, country, state, timeZone, user.companyId);
  return reloadUser(ctx, user.email);
}

const KUALA_LUMPUR = { country: "MY", state: "2460" };
// The tests have no states for it; a country is a place too.
const MAURITIUS = { country: "MU", state: "MU" };
const SET = { timeZone: "Asia/Kuala_Lumpur" };
const at = (moment: string): Context => ({ ...ctx, clock: () => Date.parse(moment) });

describe("a company with a time zone of its own", () => {
  it("uses the dates of that zone, wherever it is located", async () => {
    const user = await companyIn(SET);
    const id = await completeDraft(ctx, user, 40);
    await submitAssessment(ctx, user, id);
    await change("update assessments set completed_at = ?, updated_at = ? where id = ?", MOMENT, MOMENT, id);
    const cookie = await cookieOf(ctx, user.id);
    const { results, report } = assessmentPaths(READINESS, ctx.ids.seal(id));
    for (const path of [results, report, "/user/history"]) {
      const html = await (await visit(path, { cookie })).text();
      expect(html, path).toMatch(/\b(1 Feb 2026|01-02-2026)\b/);
      expect(html, path).not.toMatch(/31 Jan 2026|31-01-2026/);
    }
  });
});

describe("a deadline", () => {
  const set = async (place: Where, moment: string) =>
    setDeadline(at(moment), await companyIn(place), { scope: "own", kind: READINESS }, "2026-11-21");

  it("can be today until today ends at the company's location", async () => {
    const past = { ok: false, reason: "past" };
    for (const [place, last, first] of [
      [KUALA_LUMPUR, "2026-11-21T15:59:59Z", "2026-11-21T16:00:00Z"],
      [MAURITIUS, "2026-11-21T19:59:59Z", "2026-11-21T20:00:00Z"],
      [{}, "2026-11-21T21:59:59Z", "2026-11-21T22:00:00Z"],
      [SET, "2026-11-21T15:59:59Z", "2026-11-21T16:00:00Z"],
    ] as const) {
      expect(await set(place, last)).toEqual({ ok: true });
      expect(await set(place, first)).toEqual(past);
    }
  });

  it("triggers a reminder at eight in the morning at the company's location", async () => {
    const user = await companyIn(KUALA_LUMPUR);
    await setDeadline(at("2026-11-20T03:00:00Z"), user, { scope: "own", kind: READINESS }, "2026-11-22");
    const [row] = await rowsOf<{ remind_at: number }>(
      "select remind_at from deadlines where company_id = ?",
      user.companyId,
    );
    expect(row?.remind_at).toBe(Date.parse("2026-11-21T00:00:00Z"));
  });

  it("of an action and of a topic triggers a reminder on the day before, by the company's local date", async () => {
    const now = at("2026-11-21T20:30:00Z");
    const people: CurrentUser[] = [];
    for (const place of [KUALA_LUMPUR, MAURITIUS, {}, SET]) {
      const user = await plannerIn(place, "2026-11-23");
      const draft = await completeDraft(ctx, user, 0);
      await assignTopic(at("2026-11-01T00:00:00Z"), user, draft, {
        topicId: "water",
        assigneeId: user.id,
        dueOn: "2026-11-23",
      });
      people.push(user);
    }
    await remindOfActions(now, null);
    await remindOfTopics(now, null);
    const told = async (cause: string) =>
      Promise.all(people.map(async (user) => (await notifiedDataOf(user, cause))?.dueOn ?? null));
    const right = ["2026-11-23", "2026-11-23", null, "2026-11-23"];
    expect(await told("actions-due")).toEqual(right);
    expect(await told("topic-due")).toEqual(right);
    // Johannesburg's turn comes with its own day.
    await remindOfActions(at("2026-11-22T08:00:00Z"), null);
    await remindOfTopics(at("2026-11-22T08:00:00Z"), null);
    expect(await told("actions-due")).toEqual(Array(4).fill("2026-11-23"));
    expect(await told("topic-due")).toEqual(Array(4).fill("2026-11-23"));
  });

  it("of an action is overdue by the company's local date", async () => {
    const late = async (place: Where) => {
      const user = await plannerIn(place, "2026-11-21");
      const [row] = await rowsOf<{ id: string }>("select id from actions where company_id = ?", user.companyId);
      return (await loadActionPage(at("2026-11-21T16:30:00Z"), user, row?.id ?? ""))?.action.isOverdue;
    };
    expect([await late(KUALA_LUMPUR), await late(MAURITIUS), await late({})]).toEqual([true, false, false]);
  });
});

describe("a link to a report", () => {
  it("can be read until its last day ends at the company's location, and shows that day", async () => {
    const expires = inDays(30);
    for (const [place, end] of [
      [KUALA_LUMPUR, `${expires}T16:00:00Z`],
      [MAURITIUS, `${expires}T20:00:00Z`],
      [{}, `${expires}T22:00:00Z`],
      [SET, `${expires}T16:00:00Z`],
    ] as const) {
      const user = await companyIn(place);
      const id = await completeDraft(ctx, user, 40);
      await submitAssessment(ctx, user, id);
      const link = await linkTo(ctx, user, id, { expires });
      const [row] = await rowsOf<{ expires_at: number }>("select expires_at from shares where id = ?", link.id);
      expect(row?.expires_at).toBe(Date.parse(end));
      expect(await (await visit(link.path)).text()).toContain(longDate(expires, "en"));
    }
  });
});

describe("the members of a corporate company", () => {
  it("are listed and exported with dates in its own time zone", async () => {
    const { code, ...chain } = await registerCorporate(ctx);
    await change("update companies set time_zone = ? where id = ?", "Indian/Mauritius", chain.companyId);
    const member = await companyIn({}, code);
    await change("update member_standings set changed_at = ? where company_id = ?", MOMENT, member.companyId);
    const cookie = await cookieOf(ctx, chain.id);
    for (const path of ["/associatedCompanies", "/associatedCompanies/file"]) {
      const text = await (await visit(path, { cookie })).text();
      expect(text, path).toMatch(/\b(1 Feb 2026|01-02-2026)\b/);
      expect(text, path).not.toMatch(/31 Jan 2026|31-01-2026/);
    }
  });
});
