import { beforeAll, describe, expect, it } from "vitest";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { remindOfRestingDrafts } from "~/assessment/drafts/remind-resting.server";
import { remindOfFootprints } from "~/assessment/drafts/remind-yearly.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { remindOfIncompleteProfiles } from "~/home/profile/remind-incomplete.server";
import { startAssessment } from "~/improvement/plan/start.server";
import type { Context } from "~/platform/context";
import { submitAssessment } from "~/results/results/submit.server";
import { change, rowsOf } from "../support/database";
import { byBoth, notificationsOf, notifiedDataOf } from "../support/people";
import { publishProgress } from "../support/publish";
import { colleagueOf } from "../support/subject";
import {
  completeDraft,
  createTestContext,
  registerCompany,
  reloadUser,
  requiredAnswers,
  withoutQueue,
} from "../support/worker";

const DAY = 86_400_000;
const START = Date.parse("2026-06-01T09:00:00Z");
const ctxAfter = (days: number) => withoutQueue(createTestContext(() => START + days * DAY));
const ctx = ctxAfter(0);

async function draftOf(user: Awaited<ReturnType<typeof registerCompany>>, at = ctx) {
  const started = await startAssessment(at, user);
  if (!started.ok) throw new Error(started.reason);
  return started.assessmentId;
}
const rested = async (user: { id: string }) =>
  (await notificationsOf(user)).filter((told) => told === "draft-resting email").length;

describe("a draft left untouched", () => {
  it("causes a reminder after 7 and after 21 days, once each, to the user who started it", async () => {
    const owner = await registerCompany(ctx);
    const colleague = await colleagueOf(ctx, owner, "contributor");
    const id = await draftOf(colleague);
    const counts = [];
    for (const days of [6.9, 7, 7.5, 8, 20, 21, 22, 29, 60]) {
      await remindOfRestingDrafts(ctxAfter(days), null);
      counts.push(await rested(colleague));
    }
    expect(counts).toEqual([0, 1, 1, 1, 1, 2, 2, 2, 2]);
    expect(await notifiedDataOf(colleague, "draft-resting")).toEqual({
      assessmentId: id,
      kind: "readiness",
      days: "21",
    });
    expect(await rested(owner)).toBe(0);
  });

  it("counts its days from the latest change, and causes no reminder once it is submitted", async () => {
    const [owner, other] = [await registerCompany(ctx), await registerCompany(ctx)];
    const id = await draftOf(owner);
    await remindOfRestingDrafts(ctxAfter(7), null);
    await saveAnswers(ctxAfter(8), owner, id, requiredAnswers(80).slice(0, 3));
    await remindOfRestingDrafts(ctxAfter(14), null);
    expect(await rested(owner)).toBe(1);
    await remindOfRestingDrafts(ctxAfter(15), null);
    expect(await rested(owner)).toBe(2);
    await submitAssessment(ctx, other, await completeDraft(ctx, other, 40));
    await remindOfRestingDrafts(ctxAfter(7), null);
    expect(await rested(other)).toBe(0);
  });

  it("causes a reminder to the owners when its starter is gone, and none when it would be too late", async () => {
    const owner = await registerCompany(ctx);
    const gone = await colleagueOf(ctx, owner, "contributor");
    await draftOf(gone);
    await change("update users set erased_at = 1 where id = ?", gone.id);
    await remindOfRestingDrafts(ctxAfter(14.1), null);
    expect(await rested(owner)).toBe(0);
    await remindOfRestingDrafts(ctxAfter(7), null);
    expect([await rested(owner), await rested(gone)]).toEqual([1, 0]);
  });

  it("is found among thousands, page by page, and a run continues where the previous one stopped", async () => {
    const owner = await registerCompany(ctx);
    const id = await draftOf(owner);
    await change(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 6000)
       insert into assessments (id, company_id, started_by, kind, catalogue_version, state, revision, answered_required, created_at, updated_at)
       select 'rest-' || printf('%05d', i), company_id, started_by, kind, catalogue_version, 'draft', 1, 0, created_at, ${START - 400 * DAY} from n, assessments where id = ?`,
      id,
    );
    const late = await registerCompany(ctx);
    await change("update assessments set id = 'zzz-last', updated_at = ? where id = ?", START, await draftOf(late));
    const first = await remindOfRestingDrafts(ctxAfter(7), null);
    expect(first.cursor).not.toBeNull();
    expect(await rested(late)).toBe(0);
    const second = await remindOfRestingDrafts(ctxAfter(7), first.cursor);
    expect(second.cursor).toBeNull();
    expect(await rested(late)).toBe(1);
    await change("delete from assessments where id like 'rest-%'");
  });
});

describe("an incomplete profile", () => {
  it("causes one reminder to its owner, three days after the registration", async () => {
    const at = withoutQueue(createTestContext(() => START));
    const [complete, incomplete, early] = [
      await registerCompany(at),
      await registerCompany(at),
      await registerCompany(ctxAfter(2)),
    ];
    const colleague = await colleagueOf(ctx, incomplete, "contributor");
    for (const { companyId } of [incomplete, early])
      await change("update companies set city = ' ' where id = ?", companyId);
    await remindOfIncompleteProfiles(ctxAfter(2.9), null);
    expect(await notificationsOf(incomplete)).toEqual([]);
    for (const days of [3, 3.5, 4, 9]) await remindOfIncompleteProfiles(ctxAfter(days), null);
    expect(await notificationsOf(incomplete)).toEqual(byBoth("profile-incomplete"));
    expect(await notificationsOf(early)).toEqual(byBoth("profile-incomplete"));
    for (const user of [complete, colleague]) expect(await notificationsOf(user)).toEqual([]);
  });

  it("of a user who registered long ago causes no reminder", async () => {
    const user = await registerCompany(ctx);
    await change("update companies set city = null where id = ?", user.companyId);
    await remindOfIncompleteProfiles(ctxAfter(30), null);
    expect(await notificationsOf(user)).toEqual([]);
  });

  it("is found among those of many users who registered on the same days", async () => {
    const user = await registerCompany(ctx);
    await change(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 450)
       insert into users (id, company_id, role, username, email, password_hash, mobile, job_title, language, created_at)
       select 'many-' || i, company_id, 'owner', '', 'many-' || i, 'x', 'x', 'x', 'en', ${START} + i from n, users where id = ?`,
      user.id,
    );
    await remindOfIncompleteProfiles(ctxAfter(4), null);
    const [told] = await rowsOf<{ people: number }>(
      "select count(distinct user_id) as people from outbox where user_id like 'many-%' and cause = 'profile-incomplete'",
    );
    expect(told?.people).toBe(450);
  });
});

describe("a company's last footprint", () => {
  const YEAR = 365;
  const footprint = async (user: CurrentUser, at: Context) => {
    const owner = await reloadUser(at, user.email);
    expect(await submitAssessment(at, owner, await completeDraft(at, owner, 40, "progress"))).toEqual({ ok: true });
  };
  const measuring = async () => {
    const user = await registerCompany(ctx);
    await submitAssessment(ctx, user, await completeDraft(ctx, user, 40));
    await footprint(user, ctx);
    return user;
  };
  const told = async (user: CurrentUser) =>
    (await notificationsOf(user)).filter((each) => each.startsWith("footprint-year"));
  const remind = (days: number) => remindOfFootprints(ctxAfter(days), null);
  beforeAll(publishProgress);

  it("causes a reminder to its owners a year later, once a year, by email and in the bell", async () => {
    const user = await measuring();
    const colleague = await colleagueOf(ctx, user, "contributor");
    const counts = [];
    for (const days of [YEAR - 1, YEAR, YEAR, YEAR + 6, YEAR + 8, 2 * YEAR + 1, 2 * YEAR + 2, 6 * YEAR]) {
      await Promise.all([remind(days), remind(days)]);
      counts.push((await told(user)).length);
    }
    expect(counts).toEqual([0, 2, 2, 2, 2, 4, 4, 4]);
    expect(await notifiedDataOf(user, "footprint-year")).toEqual({
      kind: "progress",
      years: "2",
      date: expect.stringMatching(/^2026-06-01T\d\d:\d\d:\d\dZ$/),
    });
    expect(await told(colleague)).toEqual([]);
  });

  it("causes a reminder only if it is the latest, and none once another assessment is begun", async () => {
    const [again, begun, baseline] = [await measuring(), await measuring(), await registerCompany(ctx)];
    await submitAssessment(ctx, baseline, await completeDraft(ctx, baseline, 40));
    await footprint(again, ctxAfter(100));
    const owner = await reloadUser(ctx, begun.email);
    expect((await startAssessment(ctxAfter(300), owner, { kind: "progress" })).ok).toBe(true);
    await remind(YEAR);
    for (const user of [again, begun, baseline]) expect(await told(user)).toEqual([]);
    await remind(YEAR + 100);
    expect(await told(again)).toEqual(["footprint-year email", "footprint-year inApp"]);
  });

  it("is found among many from the same days, in runs that continue where the previous one stopped", async () => {
    const user = await measuring();
    await change(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 2100)
       insert into assessments (id, company_id, started_by, kind, catalogue_version, state, revision, answered_required, created_at, updated_at, completed_at)
       select 'print-' || i, company_id, started_by, kind, catalogue_version, 'completed', 1, 0, created_at, updated_at, ${START - 3 * DAY} + i from n, assessments where company_id = ? and kind = 'progress'`,
      user.companyId,
    );
    const first = await remind(YEAR);
    expect(first.cursor).toMatch(/^1\//);
    expect(await told(user)).toEqual([]);
    const second = await remindOfFootprints(ctxAfter(YEAR), first.cursor);
    expect(second.cursor).toBeNull();
    expect(await told(user)).toHaveLength(2);
    await change("delete from assessments where id like 'print-%'");
  });
});
