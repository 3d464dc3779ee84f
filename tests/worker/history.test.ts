import { beforeAll, describe, expect, it } from "vitest";
import { type Kind, PROGRESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { startAssessment } from "~/improvement/plan/start.server";
import type { Context } from "~/platform/context";
import { submitAssessment } from "~/results/results/submit.server";
import { change, rowsOf } from "../support/database";
import { inDays } from "../support/days";
import { cookieOf, cookiesOf, post, visit } from "../support/pages";
import { notifiedDataOf } from "../support/people";
import { publishProgress } from "../support/publish";
import { colleagueOf } from "../support/subject";
import { completeDraft, createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

let ctx: Context;
beforeAll(async () => {
  ctx = withoutQueue(createTestContext());
  await publishProgress();
});

const WELCOME = "What would you like to do next?";

/** The history at an address as a user sees it; for a redirect, its target. */
async function historyOf(user: CurrentUser, query = ""): Promise<string> {
  const answer = await visit(`/user/history${query}`, { cookie: await cookieOf(ctx, user.id) });
  return answer.headers.get("Location") ?? (await answer.text());
}

async function draftOf(user: CurrentUser): Promise<string> {
  const started = await startAssessment(ctx, user);
  if (!started.ok) throw new Error(started.reason);
  return ctx.ids.seal(started.assessmentId);
}

async function resultOf(user: CurrentUser, kind: Kind = "readiness"): Promise<string> {
  const id = await completeDraft(ctx, user, 50, kind);
  expect(await submitAssessment(ctx, user, id)).toEqual({ ok: true });
  return ctx.ids.seal(id);
}

/** A company whose completed Readiness Assessment unlocks the other kind. */
async function baselined(): Promise<CurrentUser> {
  const user = await registerCompany(ctx);
  await resultOf(user);
  return reloadUser(ctx, user.email);
}

const STARTS_PROGRESS = "/user/history?kind=progress&dialog=start";

describe("the history page of a new company", () => {
  it("opens with a prompt that starts an assessment, and can be closed", async () => {
    const user = await registerCompany(ctx);
    const page = await historyOf(user);
    expect(page).toContain(WELCOME);
    expect(page).toContain("Start the Readiness Assessment");
    // Not the only choice.
    expect(page).toContain('href="/sample"');
    expect(await historyOf(user, "?dialog=none")).not.toContain(WELCOME);
    expect(await historyOf(user, "?journey=resume")).not.toContain(WELCOME);
  });

  it("says when reports will be available", async () => {
    const user = await registerCompany(ctx);
    const page = await historyOf(user, "?dialog=none");
    expect(page).toContain("Your report will appear here when you have completed a Readiness Assessment.");
    expect(page).not.toContain("View report");
  });

  it("shows the next step before all else, once", async () => {
    const page = await historyOf(await registerCompany(ctx), "?dialog=none");
    expect(page.match(/Start New/g)).toHaveLength(1);
    expect(page.indexOf("Start New")).toBeLessThan(page.indexOf("No assessment yet"));
  });

  it("offers no start to a viewer", async () => {
    const user = await registerCompany(ctx);
    await change("update users set role = 'viewer' where id = ?", user.id);
    const page = await historyOf(user);
    expect(page).not.toContain(WELCOME);
    expect(page).toContain("As soon as a colleague has started one, ");
    expect(page).not.toContain("Start the Readiness Assessment");
    expect(page).not.toContain("Start New");
  });
});

describe("the history page of a company with a draft", () => {
  it("continues it for a user who may answer, and shows it to a user who only reads", async () => {
    const owner = await registerCompany(ctx);
    const draft = await draftOf(owner);
    const viewer = await colleagueOf(ctx, owner, "viewer");
    const [forOwner, forViewer] = [await historyOf(owner, "?dialog=none"), await historyOf(viewer, "?dialog=none")];
    for (const page of [forOwner, forViewer]) expect(page).toContain(`href="/${draft}"`);
    expect(forOwner).toMatch(/<h1>Continue: .*>Continue</);
    expect(forViewer).toMatch(/<h1>In progress: .*>See the answers</);
    expect(forViewer).not.toContain(">Continue<");
  });

  it("recommends resuming it only when asked, and leads to it", async () => {
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
    expect(page).toContain("Your report will appear here when");
  });
});

describe("the history page of a company with results", () => {
  it("links to them and on to progress", async () => {
    const user = await registerCompany(ctx);
    const result = await resultOf(user);
    const page = await historyOf(user, "?journey=readiness_completed");
    expect(page).toContain("From now on, progress counts.");
    // Everything once: the score, the level, and the pages of the result, its answers and its report.
    const main = (await historyOf(user, "?dialog=none")).replace(/^.*<main/s, "").replace(/<\/main>.*$/s, "");
    const pages = [`/user/dashboard/${result}`, `/view/${result}`, `/pdf/${result}`].map((path) => `href="${path}"`);
    for (const words of ["63%", "Advanced", ...pages]) expect(main.split(words), words).toHaveLength(2);
    expect(page).toContain(`href="/user/dashboard/${result}"`);
    expect(page).toContain("View report");
    expect(await historyOf(user, "?action=view_reports")).toBe(`/user/dashboard/${result}`);
    expect(page).toContain('href="/user/history?kind=progress&amp;dialog=start"');
    expect(await historyOf(user, "?action=start_progress")).toBe(STARTS_PROGRESS);
  });

  it("explains the two kinds of assessment", async () => {
    const user = await registerCompany(ctx);
    await resultOf(user);
    expect(await historyOf(user, "?dialog=information")).toContain("Two kinds of assessment");
    expect(await historyOf(user, "?kind=progress&dialog=information")).toContain("Two kinds of assessment");
  });
});

describe("the query of an address", () => {
  const leadsTo = async (path: string, cookie?: string) =>
    (await visit(path, cookie ? { cookie } : {})).headers.get("Location");

  it("is kept on the way from the front page to the home page", async () => {
    const cookie = await cookieOf(ctx, (await registerCompany(ctx)).id);
    expect(await leadsTo("/?action=view_reports", cookie)).toBe("/user/history?action=view_reports");
    expect(await leadsTo("/?journey=resume", cookie)).toBe("/user/history?journey=resume");
    expect(await leadsTo("/", cookie)).toBe("/user/history");
  });

  it("is kept through a sign-in, even if the user is already signed in by then", async () => {
    const cookie = await cookieOf(ctx, (await registerCompany(ctx)).id);
    for (const query of ["?action=start_progress", "?journey=readiness_completed"]) {
      const door = (await leadsTo(`/${query}`)) ?? "";
      expect(door).toBe(`/login?next=${encodeURIComponent(`/user/history${query}`)}`);
      expect(await leadsTo(door, cookie)).toBe(`/user/history${query}`);
    }
    expect(await leadsTo("/login", cookie)).toBe("/user/history");
    expect(await leadsTo("/login?next=//elsewhere.example", cookie)).toBe("/user/history");
  });

  it("opens the front page for a visitor when nothing in it needs an account", async () => {
    for (const path of ["/", "/?journey=first_time", "/?action=other", "/?utm_source=mail"]) {
      expect((await visit(path)).status, path).toBe(200);
    }
  });
});

describe("?action=start_readiness", () => {
  const START = "/user/history?dialog=start";
  const begun = async (user: CurrentUser) =>
    rowsOf("select id, revision from assessments where company_id = ?", user.companyId);

  it.each([
    ["nothing yet", async () => {}, "Start a new assessment", "Start the assessment"],
    ["an empty draft", draftOf, "Start a new assessment", "Start the assessment"],
    ["results", resultOf, "Begin with its answers", "Start the assessment"],
    [
      "a draft with answers",
      async (user: CurrentUser) => {
        await completeDraft(ctx, user, 40);
      },
      "Go on with your draft?",
      "Start another",
    ],
  ])("asks before it starts an assessment, with %s, and starts none itself", async (_, prepare, ...words) => {
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

  it("tells a viewer who may start one", async () => {
    const user = await registerCompany(ctx);
    await change("update users set role = 'viewer' where id = ?", user.id);
    const cookie = await cookieOf(ctx, user.id);
    const answer = await visit(START, { cookie });
    expect(answer.headers.get("Location")).toBe("/user/history?dialog=none");
    const flash = cookiesOf(answer)["__Host-flash"]?.pair;
    const page = await (await visit("/user/history?dialog=none", { cookie: `${cookie}; ${flash}` })).text();
    expect(page).toContain("Only the owner and contributors can start them");
  });
});

describe("the Progress side of the history page", () => {
  const LOCKED = "It opens once you have completed a Readiness Assessment";

  it("is locked without a completed Readiness Assessment, says so, and leads to the next step", async () => {
    const user = await registerCompany(ctx);
    const page = await historyOf(user, "?kind=progress");
    expect(page).toContain(LOCKED);
    expect(page).toContain('href="/user/history?dialog=start"');
    expect(page).not.toContain("Start New");
    const draft = await draftOf(user);
    const resumed = await historyOf(user, "?kind=progress");
    expect(resumed).toContain(`href="/${draft}"`);
    expect(resumed).toContain("Go on with the Readiness Assessment");
    for (const query of ["?action=start_progress", STARTS_PROGRESS.slice("/user/history".length)]) {
      expect(await historyOf(user, query)).toBe("/user/history?kind=progress&dialog=none");
    }
    const tried = await post("/user/history", { kind: PROGRESS }, { cookie: await cookieOf(ctx, user.id) });
    expect(tried.headers.get("Location")).toBe("/user/history?kind=progress&dialog=none");
    expect(await rowsOf("select kind from assessments where company_id = ?", user.companyId)).toEqual([
      { kind: "readiness" },
    ]);
  });

  it("is empty once it is unlocked, and starts one only by a form", async () => {
    const user = await baselined();
    const page = await historyOf(user, "?kind=progress");
    expect(page).toContain("No Progress Assessment yet");
    expect(page).toContain("Start New");
    expect(page).not.toContain(LOCKED);
    expect(await historyOf(user, "?kind=progress&dialog=start")).toContain("Your climate action in figures");
    const cookie = await cookieOf(ctx, user.id);
    const started = await Promise.all([1, 2, 3].map(() => post("/user/history", { kind: PROGRESS }, { cookie })));
    const paths = started.map((answer) => answer.headers.get("Location"));
    expect(new Set(paths).size).toBe(1);
    const [row, ...others] = await rowsOf<{ id: string }>(
      "select id from assessments where company_id = ? and kind = 'progress'",
      user.companyId,
    );
    expect(others).toEqual([]);
    expect(paths[0]).toMatch(/^\/progress\/[\w-]{43}$/);
    expect(ctx.ids.resolve(paths[0]?.slice("/progress/".length) ?? "")).toBe(row?.id);
  });

  it("lets a viewer look, but start nothing", async () => {
    const viewer = await colleagueOf(ctx, await baselined(), "viewer");
    const page = await historyOf(viewer, "?kind=progress");
    expect(page).toContain("As soon as a colleague has started one, ");
    expect(page).not.toContain("Start New");
    expect(await historyOf(viewer, "?kind=progress&dialog=start")).toBe("/user/history?kind=progress&dialog=none");
    const refused = await post("/user/history", { kind: PROGRESS }, { cookie: await cookieOf(ctx, viewer.id) });
    expect(refused.status).toBe(403);
  });

  it("has its own cards, asks when there is a draft with answers, and offers last year's answers", async () => {
    const user = await baselined();
    const done = await resultOf(user, PROGRESS);
    const draft = ctx.ids.seal(await completeDraft(ctx, user, 20, PROGRESS));
    const page = await historyOf(user, "?kind=progress");
    expect(page).toContain(`href="/user/progress/dashboard/${done}"`);
    expect(page).toContain(`href="/view/progress/${done}"`);
    expect(page).toContain(`href="/progress/${draft}"`);
    expect(page.match(/>(In Progress|Completed)</g)).toEqual([">In Progress<", ">Completed<"]);
    const readiness = await historyOf(user, "?dialog=none");
    expect(readiness.match(/>(In Progress|Completed)</g)).toEqual([">Completed<"]);

    const cookie = await cookieOf(ctx, user.id);
    const again = await post("/user/history", { kind: PROGRESS }, { cookie });
    expect(again.headers.get("Location")).toBe(STARTS_PROGRESS);
    const asked = await historyOf(user, "?kind=progress&dialog=start");
    for (const said of ["Go on with your draft?", `value="${draft}"`, 'value="progress"', "Begin with its answers"]) {
      expect(asked).toContain(said);
    }
    const copied = await post("/user/history", { kind: PROGRESS, beside: draft, from: "last" }, { cookie });
    expect(copied.headers.get("Location")).toMatch(/^\/progress\/[\w-]{43}\?start$/);
    const [row] = await rowsOf(
      "select kind, carried_from from assessments where company_id = ? and carried_from is not null",
      user.companyId,
    );
    expect(row).toEqual({ kind: "progress", carried_from: ctx.ids.resolve(done) });
  });

  it("has its own deadline", async () => {
    const user = await baselined();
    const colleague = await colleagueOf(ctx, user);
    const cookie = await cookieOf(ctx, user.id);
    const path = 'href="/user/deadline/own?kind=progress"';
    // There is nothing to finish yet.
    expect(await historyOf(user, "?kind=progress")).not.toContain(path);
    expect((await startAssessment(ctx, user, { kind: PROGRESS })).ok).toBe(true);
    expect(await historyOf(user, "?kind=progress")).toContain(path);
    const form = await (await visit("/user/deadline/own?kind=progress", { cookie })).text();
    expect(form).toContain("wants to finish its Progress Assessment");
    const dueOn = inDays(5);
    const set = await post("/user/deadline/own?kind=progress", { intent: "set", dueOn }, { cookie });
    expect(set.headers.get("Location")).toBe("/user/history?kind=progress&dialog=none#dates");
    expect(await historyOf(user, "?kind=progress")).toContain(`dateTime="${dueOn}"`);
    expect(await historyOf(user, "?dialog=none")).not.toContain(dueOn);
    expect(await notifiedDataOf(colleague, "deadline-set")).toMatchObject({ kind: PROGRESS, dueOn });
  });

  it("shows ten per page, with its own paging", async () => {
    const user = await baselined();
    for (let count = 0; count < 11; count += 1) await completeDraft(ctx, user, 1, PROGRESS);
    const page = await historyOf(user, "?kind=progress");
    expect(page.match(/In Progress</g)).toHaveLength(10);
    expect(page).toContain('href="/user/history?kind=progress&amp;page=2"');
    expect((await historyOf(user, "?kind=progress&page=2")).match(/In Progress</g)).toHaveLength(1);
    expect(await historyOf(user, "?kind=progress&page=3")).toBe("/user/history?kind=progress&page=2");
    expect(await historyOf(user, "?page=2")).toBe("/user/history?page=1");
  });
});

describe("the journey of a company that follows its progress", () => {
  it("continues with the draft, shows its results, and begins another", async () => {
    const user = await baselined();
    const started = await startAssessment(ctx, user, { kind: PROGRESS });
    const draft = started.ok ? ctx.ids.seal(started.assessmentId) : "";
    expect(await historyOf(user, "?journey=progress_active")).toBe(`/progress/${draft}`);
    expect(await historyOf(user, "?journey=resume")).toBe(`/progress/${draft}`);
    const active = await historyOf(user, "?journey=login");
    expect(active).toContain("Your Progress Assessment is not finished yet.");
    expect(active).toContain("View your readiness results");
    expect(active).toContain(`href="/progress/${draft}"`);

    const result = await resultOf(user, PROGRESS);
    const done = await historyOf(user, "?journey=experienced");
    expect(done).toContain("Your first Progress Assessment is done.");
    expect(done).toContain("Start a new Progress Assessment");
    expect(done).toContain('href="/user/history?dialog=none#reports"');
    expect(done).toContain(`href="/user/progress/dashboard/${result}"`);
    expect(await historyOf(user, "?action=view_reports")).toBe(`/user/progress/dashboard/${result}`);
    expect(await historyOf(user, "?journey=progress_active")).toBe("/user/history?kind=progress&dialog=none");

    await resultOf(user, PROGRESS);
    expect(await historyOf(user, "?journey=experienced")).toContain("You have been measuring your progress");
  });
});
