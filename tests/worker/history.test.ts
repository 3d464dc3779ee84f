import { beforeAll, describe, expect, it } from "vitest";
import { startAssessment } from "~/features/drafts/start.server";
import type { CurrentUser } from "~/features/identity/session.server";
import { submitAssessment } from "~/features/results/submit.server";
import type { Context } from "~/platform/context";
import { change, rowsOf } from "../support/database";
import { cookieOf, cookiesOf, visit } from "../support/pages";
import { completeDraft, createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

let ctx: Context;
beforeAll(() => {
  ctx = withoutQueue(createTestContext());
});

const WELCOME = "What would you like to do next?";

/** The history at an address, as a user sees it; a redirect's target instead of a page. */
async function historyOf(user: CurrentUser, query = ""): Promise<string> {
  const answer = await visit(`/user/history${query}`, { cookie: await cookieOf(ctx, user.id) });
  return answer.headers.get("Location") ?? (await answer.text());
}

async function draftOf(user: CurrentUser): Promise<string> {
  const started = await startAssessment(ctx, user);
  if (!started.ok) throw new Error(started.reason);
  return ctx.ids.seal(started.assessmentId);
}

async function resultOf(user: CurrentUser): Promise<string> {
  const id = await completeDraft(ctx, user, 50);
  expect(await submitAssessment(ctx, user, id)).toEqual({ ok: true });
  return ctx.ids.seal(id);
}

describe("the history of a company that is here for the first time", () => {
  it("opens on what to do, which starts an assessment, and closes", async () => {
    const user = await registerCompany(ctx);
    const page = await historyOf(user);
    expect(page).toContain(WELCOME);
    expect(page).toContain("Start the Readiness Assessment");
    expect(await historyOf(user, "?dialog=none")).not.toContain(WELCOME);
    expect(await historyOf(user, "?journey=resume")).not.toContain(WELCOME);
  });

  it("says when there will be reports", async () => {
    const user = await registerCompany(ctx);
    const page = await historyOf(user, "?dialog=none");
    expect(page).toContain("Your report is here as soon as you have completed a Readiness Assessment.");
    expect(page).not.toContain("View report");
  });

  it("offers a viewer no start", async () => {
    const user = await registerCompany(ctx);
    await change("update users set role = 'viewer' where id = ?", user.id);
    const page = await historyOf(user);
    expect(page).not.toContain(WELCOME);
    expect(page).toContain("As soon as a colleague has started one, ");
    expect(page).not.toContain("Start the Readiness Assessment");
    expect(page).not.toContain("Start New");
  });
});

describe("the history of a company with a draft", () => {
  it("recommends to resume it only where asked, and leads on to it", async () => {
    const user = await registerCompany(ctx);
    const draft = await draftOf(user);
    expect(await historyOf(user)).not.toContain(WELCOME);
    const asked = await historyOf(user, "?journey=login");
    expect(asked).toContain(WELCOME);
    expect(asked).toContain(`href="/${draft}"`);
    expect(asked).toContain("Start a new one");
    expect(await historyOf(user, "?journey=resume")).toBe(`/${draft}`);
  });

  it("has no report to view yet", async () => {
    const user = await registerCompany(ctx);
    await draftOf(user);
    expect(await historyOf(user, "?action=view_reports")).toBe("/user/history?dialog=none#reports");
    const page = await historyOf(user, "?dialog=none");
    expect(page).toContain('id="reports"');
    expect(page).toContain("Your report is here as soon as");
  });
});

describe("the history of a company with results", () => {
  it("leads to them and on to progress", async () => {
    const user = await registerCompany(ctx);
    const result = await resultOf(user);
    const page = await historyOf(user, "?journey=readiness_completed");
    expect(page).toContain("From here on, progress counts.");
    expect(page).toContain(`href="/user/dashboard/${result}"`);
    expect(page).toContain("View report");
    expect(await historyOf(user, "?action=view_reports")).toBe(`/user/dashboard/${result}`);
    expect(await historyOf(user, "?action=start_progress")).toBe("/user/history?kind=progress");
  });

  it("tells the two kinds of assessment apart", async () => {
    const user = await registerCompany(ctx);
    await resultOf(user);
    expect(await historyOf(user, "?dialog=information")).toContain("Two kinds of assessment");
    expect(await historyOf(user, "?kind=progress&dialog=information")).toContain("Two kinds of assessment");
  });
});

describe("?action=start_readiness", () => {
  const START = "/user/history?dialog=start";
  const begun = async (user: CurrentUser) =>
    rowsOf("select id, revision from assessments where company_id = ?", user.companyId);

  it.each([
    ["nothing yet", async () => {}, "Start a new assessment", "Start the assessment"],
    ["an empty draft", draftOf, "Start a new assessment", "Start the assessment"],
    ["results", resultOf, "Copy the last answers", "Start empty"],
    [
      "a draft with answers",
      async (user: CurrentUser) => {
        await completeDraft(ctx, user, 40);
      },
      "Go on with your draft?",
      "Start another",
    ],
  ])("asks before it starts one, with %s, and starts none itself", async (_, prepare, ...words) => {
    const user = await registerCompany(ctx);
    await prepare(user);
    const owner = await reloadUser(ctx, user.email);
    const before = await begun(owner);
    for (const also of ["", "&journey=resume", "&journey=progress_active", "&page=2", "&kind=progress"]) {
      expect(await historyOf(owner, `?action=start_readiness${also}`)).toBe(START);
    }
    const page = await historyOf(owner, "?dialog=start");
    for (const said of words) expect(page).toContain(said);
    expect(await begun(owner)).toEqual(before);
  });

  it("tells a viewer who starts one", async () => {
    const user = await registerCompany(ctx);
    await change("update users set role = 'viewer' where id = ?", user.id);
    const cookie = await cookieOf(ctx, user.id);
    const answer = await visit(START, { cookie });
    expect(answer.headers.get("Location")).toBe("/user/history?dialog=none");
    const flash = cookiesOf(answer)["__Host-flash"]?.pair;
    const page = await (await visit("/user/history?dialog=none", { cookie: `${cookie}; ${flash}` })).text();
    expect(page).toContain("Owner and contributors start them");
  });
});
