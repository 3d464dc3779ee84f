import { describe, expect, it } from "vitest";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { PROGRESS } from "~/core/kinds/kind";
import { addActions } from "~/improvement/plan/change.server";
import { startAssessment } from "~/improvement/plan/start.server";
import { submitAssessment } from "~/results/results/submit.server";
import { change } from "../support/database";
import { inDays } from "../support/days";
import { cookieOf, visit } from "../support/pages";
import { registerCorporate } from "../support/people";
import { publishProgress } from "../support/publish";
import { ctx } from "../support/signed-in";
import { completeDraft, registerCompany, reloadUser, requiredAnswers } from "../support/worker";

const home = async (userId: string) => {
  const html = await (await visit("/user/history?dialog=none", { cookie: await cookieOf(ctx, userId) })).text();
  const [, first = ""] = /<h1[^>]*>([^<]*)</.exec(html) ?? [];
  return { html, first };
};

describe("the home page", () => {
  it("offers to continue a draft first, and shows the result after it", async () => {
    const user = await registerCompany(ctx);
    const former = await completeDraft(ctx, user, 16);
    await submitAssessment(ctx, user, former);
    const latest = await completeDraft(ctx, user, 43);
    await submitAssessment(ctx, user, latest);
    const done = await home(user.id);
    expect(done.first).toBe("You are at the Intermediate level");
    expect(done.html).toContain("34 percentage points more than before");
    expect(done.html).toContain("To do next");
    expect(done.html).toContain("Plan the next steps");
    const main = /<main.*<\/main>/s.exec(done.html)?.[0].replaceAll(/<[^>]+>/g, " ");
    expect(main?.replace("What would you like to do?", "")).not.toContain("?");

    const draft = await startAssessment(ctx, user);
    if (!draft.ok) throw new Error(draft.reason);
    await saveAnswers(ctx, user, draft.assessmentId, requiredAnswers(80).slice(0, 2));
    const both = await home(user.id);
    expect(both.first).toBe("Continue: Climate Action, 80 questions left");
    expect(both.html).toContain("Readiness Assessment: Intermediate, 54%");
  });

  it("says how many of last time's answers are to be checked in a draft that starts with them", async () => {
    const user = await registerCompany(ctx);
    await submitAssessment(ctx, user, await completeDraft(ctx, user, 40));
    const draft = await startAssessment(ctx, await reloadUser(ctx, user.email), { source: "last" });
    if (!draft.ok) throw new Error(draft.reason);
    expect((await home(user.id)).first).toBe("Continue: Company profile, 82 answers to check");
    await saveAnswers(ctx, user, draft.assessmentId, requiredAnswers(40).slice(0, 10));
    expect((await home(user.id)).first).toMatch(/^Continue: .+, 72 answers to check$/);
  });

  it("names the next actions of the plan once there is one, the soonest first, then as the questionnaire has them", async () => {
    const user = await registerCompany(ctx);
    await submitAssessment(ctx, user, await completeDraft(ctx, user, 43));
    const owner = await reloadUser(ctx, user.email);
    const ids = [
      "anti-corruption.report.1",
      "anti-corruption.report.2",
      "gender-equality.report.1",
      "gender-equality.report.2",
    ];
    expect(await addActions(ctx, owner, "readiness", ids)).toMatchObject({ ok: true });
    await change(
      "update actions set due_on = ? where company_id = ? and question_id = 'gender-equality.report.2'",
      inDays(3),
      user.companyId,
    );
    await change(
      "update actions set state = 'done' where company_id = ? and question_id = 'anti-corruption.report.1'",
      user.companyId,
    );
    const { html } = await home(user.id);
    const listed = [...html.matchAll(/<a href="\/plan\/actions\/[\w-]+"[^>]*>([^<]+)</g)].map(([, title]) => title);
    expect(listed).toEqual([
      "Share your gender figures with one customer or lender",
      "Show management your gender figures once a year",
      "Share your anti-corruption policy with one customer or lender",
    ]);
    expect(html).toContain("Next in your action plan");
    expect(html).toContain("Open the action plan");
    expect(html).not.toContain("Plan the next steps");
  });

  it("shows corporate users their companies, and how many have finished", async () => {
    await publishProgress();
    const corporate = await registerCorporate(ctx);
    const member = await registerCompany(ctx, { accessCode: corporate.code });
    await registerCompany(ctx, { accessCode: corporate.code });
    await submitAssessment(ctx, member, await completeDraft(ctx, member, 20));
    // A company with results of both kinds still counts once.
    const unlocked = await reloadUser(ctx, member.email);
    await submitAssessment(ctx, unlocked, await completeDraft(ctx, unlocked, 16, PROGRESS));
    const { html, first } = await home(corporate.id);
    expect(first).toBe("1 of 2 companies has finished");
    expect(html).toContain(corporate.code);
  });

  it("offers a corporate user one next step, names late companies, and asks before it reminds them all", async () => {
    const corporate = await registerCorporate(ctx);
    const step = async () => {
      const { html } = await home(corporate.id);
      return /btn-primary[^>]*>([^<]*)</.exec(html)?.[1];
    };
    expect(await step()).toBe("Invite companies");
    const member = await registerCompany(ctx, { accessCode: corporate.code });
    const slow = await registerCompany(ctx, { accessCode: corporate.code });
    await completeDraft(ctx, slow, 20);
    // One of the two has a draft.
    expect(await step()).toBe("Remind the 2 that have not finished");
    expect((await home(corporate.id)).html).toContain("Who has not finished the Readiness Assessment");

    const visitHome = async (query: string) =>
      (await visit(`/user/history?${query}`, { cookie: await cookieOf(ctx, corporate.id) })).text();
    const question = await visitHome("dialog=remind-open");
    expect(question).toContain("Remind 2 companies?");
    expect(question).toMatch(
      /<form method="post" action="\/associatedCompanies\?state=open"[^>]*><input type="hidden" name="all" value="yes"/,
    );
    // No company is late before a deadline has passed, whatever the address says.
    expect(await visitHome("dialog=remind-late")).not.toContain("<dialog");
    await change(
      "insert into deadlines (id, company_id, scope, kind, due_on, created_at) values ('late', ?, 'members', 'readiness', '2026-01-31', 0)",
      corporate.companyId,
    );
    expect(await step()).toBe("Remind the 2 that are late");
    expect((await home(corporate.id)).html).toContain("Who is late with the Readiness Assessment");
    const asked = await visitHome("dialog=remind-late");
    expect(asked).toContain("Remind 2 companies?");
    expect(asked).toMatch(
      /<form method="post" action="\/associatedCompanies"[^>]*><input type="hidden" name="all" value="yes"/,
    );
    for (const query of ["dialog=remind-late-progress", "dialog=toString", "dialog=remind"])
      expect(await visitHome(query)).not.toContain('id="remind"');

    for (const [user, yes] of [
      [member, 43],
      [slow, 43],
    ] as const)
      await submitAssessment(ctx, await reloadUser(ctx, user.email), await completeDraft(ctx, user, yes));
    expect(await step()).toBe("Open the analytics");
    const { html } = await home(corporate.id);
    expect(html).not.toContain("Who is late");
    expect(html).toContain("Progress Assessment");
  });

  it("leads an administrator to the office, and opens no invitation to an assessment over the page", async () => {
    const user = await registerCompany(ctx);
    await change("update users set is_administrator = 1 where id = ?", user.id);
    expect((await home(user.id)).first).toContain("office");
    const html = await (await visit("/user/history", { cookie: await cookieOf(ctx, user.id) })).text();
    expect(html).not.toContain("<dialog");
  });

  it("leads from a result on to progress, and then shows the progress achieved", async () => {
    await publishProgress();
    const { email, id } = await registerCompany(ctx);
    const user = await reloadUser(ctx, email);
    await submitAssessment(ctx, user, await completeDraft(ctx, user, 43));
    const opened = await home(id);
    expect(opened.html).toContain("Next: follow your climate action");

    const owner = await reloadUser(ctx, email);
    await submitAssessment(ctx, owner, await completeDraft(ctx, owner, 16, PROGRESS));
    await submitAssessment(ctx, owner, await completeDraft(ctx, owner, 64, PROGRESS));
    const { html, first } = await home(id);
    expect(first).toBe("You are at the Advanced level");
    expect(html).toContain("60 percentage points more than before");
    expect(html).toContain("To do next");
    expect(html).toContain("List your corruption risks on one page");
    expect(html).toContain("kind=progress&amp;tick=anti-corruption.assess.1&amp;");
    expect(html).toContain("/user/progress/dashboard/");
    expect(html).not.toContain("Next: follow your climate action");

    const draft = await completeDraft(ctx, owner, 20, PROGRESS);
    const both = await home(id);
    expect(both.first).toBe("Everything is answered: submit it");
    expect(both.html).toContain(`href="/progress/${ctx.ids.seal(draft)}"`);
  });
});
