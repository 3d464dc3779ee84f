import { describe, expect, it } from "vitest";
import { READINESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { viewSigning } from "~/results/approval/view";
import { getResults } from "~/results/results/queries.server";
import { addReview } from "~/results/results/reviews.server";
import { submitAssessment } from "~/results/results/submit.server";
import { change, createFaultyContext, rowsOf } from "../support/database";
import { inDays } from "../support/days";
import { cookieOf, post, visit } from "../support/pages";
import { byBoth, notificationsOf, registerCorporate } from "../support/people";
import { colleagueOf } from "../support/subject";
import { completeDraft, createTestContext, registerCompany, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());

async function completed(accessCode?: string) {
  const owner = await registerCompany(ctx, { accessCode });
  const id = await completeDraft(ctx, owner, 40);
  await submitAssessment(ctx, owner, id);
  return { owner, id };
}
const resultsOf = async (user: CurrentUser, id: string) => {
  const results = await getResults(ctx, user, id, READINESS);
  if (!results.ok) throw new Error(results.reason);
  return results;
};
const reviewsOf = async (user: CurrentUser, id: string) => (await resultsOf(user, id)).reviews;
const told = async (user: CurrentUser, cause: string) =>
  (await notificationsOf(user)).filter((each) => each.startsWith(cause));

describe("marking a report as reviewed", () => {
  it("is open to every user of the company, recorded with name and date, and notified to the owners, once", async () => {
    const { owner, id } = await completed();
    const viewer = await colleagueOf(ctx, owner, "viewer");
    const presses = Array.from({ length: 3 }, () => addReview(ctx, viewer, id, "reviewed"));
    expect(await Promise.all(presses)).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(await reviewsOf(owner, id)).toEqual([
      { userId: viewer.id, name: viewer.username, kind: "reviewed", at: expect.any(Number) },
    ]);
    expect(await told(owner, "report-reviewed")).toEqual(byBoth("report-reviewed"));
    expect(await told(viewer, "report-reviewed")).toEqual([]);
    await addReview(ctx, owner, id, "reviewed");
    expect(await told(owner, "report-reviewed")).toHaveLength(2);
  });

  it("shows a former user in place of the name of an erased account", async () => {
    const { owner, id } = await completed();
    const viewer = await colleagueOf(ctx, owner, "viewer");
    await addReview(ctx, viewer, id, "reviewed");
    await change("update users set erased_at = 1, username = '' where id = ?", viewer.id);
    expect(await reviewsOf(owner, id)).toMatchObject([{ name: null }]);
    expect(await addReview(ctx, viewer, id, "reviewed")).toEqual({ ok: false, reason: "not-found" });
    const cookie = await cookieOf(ctx, owner.id);
    expect(await (await visit(`/user/dashboard/${ctx.ids.seal(id)}`, { cookie })).text()).toContain(
      "Reviewed by a former user",
    );
  });
});

describe("a company that the report is shared with", () => {
  it("sees who approved it, but neither who has read it nor a button to say so", async () => {
    const chain = await registerCorporate(ctx);
    const { owner, id } = await completed(chain.code);
    const viewer = await colleagueOf(ctx, owner, "viewer");
    await addReview(ctx, viewer, id, "reviewed");
    await addReview(ctx, owner, id, "approved");
    const path = `/user/dashboard/${ctx.ids.seal(id)}`;
    const own = await (await visit(path, { cookie: await cookieOf(ctx, owner.id) })).text();
    expect(own).toContain(`Reviewed by ${viewer.username}`);
    const cookie = await cookieOf(ctx, chain.id);
    const theirs = await (await visit(`${path}?userId=${ctx.ids.seal(owner.id)}`, { cookie })).text();
    expect(theirs).toContain(`Approved by ${owner.username}`);
    expect(theirs).not.toContain("Reviewed by");
    expect(theirs).not.toContain("Mark as reviewed");
    expect((await post(path, { intent: "review" }, { cookie })).status).toBe(404);
  });
});

describe("approving a report", () => {
  it("is for the owner, and notifies the colleagues and the companies that see the report, once", async () => {
    const chain = await registerCorporate(ctx);
    const stranger = await registerCorporate(ctx);
    const { owner, id } = await completed(chain.code);
    const contributor = await colleagueOf(ctx, owner, "contributor");
    expect(await addReview(ctx, contributor, id, "approved")).toEqual({ ok: false, reason: "forbidden" });
    expect(await addReview(ctx, chain, id, "approved")).toEqual({ ok: false, reason: "not-found" });
    expect(await reviewsOf(owner, id)).toEqual([]);
    await Promise.all([addReview(ctx, owner, id, "approved"), addReview(ctx, owner, id, "approved")]);
    expect(await reviewsOf(owner, id)).toMatchObject([{ userId: owner.id, kind: "approved" }]);
    expect(await told(contributor, "report-approved")).toEqual(byBoth("report-approved"));
    expect(await told(chain, "member-report-approved")).toEqual(byBoth("member-report-approved"));
    for (const user of [owner, stranger]) expect(await told(user, "report-approved")).toEqual([]);
    const { assessment, reviews } = await resultsOf(owner, id);
    const none = { approval: null, signature: null, owner: null, reportHash: "" };
    const about = { assessment, sealedId: ctx.ids.seal(id), reviews, isInside: true };
    const at = { language: "en", now: ctx.clock(), timeZone: "UTC" } as const;
    expect(viewSigning(none, about, owner, at)).toMatchObject({ isOwner: true, canReview: false, reviews: [] });
    expect(viewSigning(none, about, contributor, at)).toMatchObject({
      isOwner: false,
      canReview: true,
      proposed: null,
    });
  });

  it("is not yet possible for a draft", async () => {
    const owner = await registerCompany(ctx);
    const id = await completeDraft(ctx, owner, 40);
    expect(await addReview(ctx, owner, id, "approved")).toEqual({ ok: false, reason: "draft" });
  });

  it("leaves nothing half done when a statement fails", async () => {
    const { owner, id } = await completed();
    const contributor = await colleagueOf(ctx, owner, "contributor");
    for (let at = 1; at <= 4; at += 1) {
      const faulty = createFaultyContext(at, "fail").ctx;
      await expect(addReview(withoutQueue(faulty), owner, id, "approved")).rejects.toThrow();
      expect(await rowsOf("select 1 from report_reviews where assessment_id = ?", id)).toEqual([]);
      expect(await told(contributor, "report-approved")).toEqual([]);
    }
  });

  it("is the same form for either kind, which begins with the owner and today, and can be given again", async () => {
    const { owner, id } = await completed();
    const cookie = await cookieOf(ctx, owner.id);
    const path = `/user/dashboard/${ctx.ids.seal(id)}`;
    const asked = await (await visit(`${path}/approve`, { cookie })).text();
    for (const value of [owner.username, inDays(0)]) expect(asked).toContain(`value="${value}"`);
    const given = { name: "Thandi Nkosi", designation: "Director", date: "2026-01-31" };
    expect((await post(`${path}/approve`, { ...given, name: " " }, { cookie })).status).toBe(400);
    const done = await post(`${path}/approve`, given, { cookie });
    expect([done.status, done.headers.get("Location")]).toEqual([303, `${path}#approval`]);
    expect(await (await visit(path, { cookie })).text()).toContain(
      "Approved by Thandi Nkosi, Director, on 31 January 2026",
    );
    await post(`${path}/approve`, { ...given, designation: "Owner" }, { cookie });
    for (const page of [path, `/pdf/${ctx.ids.seal(id)}?lang=en`])
      expect(await (await visit(page, { cookie })).text()).toContain(
        "Approved by Thandi Nkosi, Owner, on 31 January 2026",
      );
  });

  it("shows an approval by one press, from before a statement was asked for, with name and day", async () => {
    const { owner, id } = await completed();
    await addReview(ctx, owner, id, "approved");
    const page = await visit(`/user/dashboard/${ctx.ids.seal(id)}`, { cookie: await cookieOf(ctx, owner.id) });
    expect(await page.text()).toMatch(new RegExp(`Approved by ${owner.username} on \\d+ `));
  });
});
