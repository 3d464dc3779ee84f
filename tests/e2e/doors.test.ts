import { beforeAll, describe, expect, test } from "vitest";
import { follow, press, signIn, signOut, solveCaptcha, whereIs } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import {
  type Account,
  fillAssessment,
  PLACES,
  signInNewCompany,
  startAssessment,
  submitAssessment,
} from "./support/company";
import { text } from "./support/texts";
import { someOf } from "./support/ways";

describe.each(
  someOf("doors", [
    ["en", true],
    ["fr", false],
  ] as const),
)("access to pages (%s, scripts: %s)", (language, scripts) => {
  const common = text(language, "common");
  const flash = text(language, "flash");
  const assessment = text(language, "assessment");
  const completion = text(language, "completion");
  const browser = useBrowser();
  let visit: Visit;
  let stranger: Visit;
  let account: Account;
  let draft: string;
  beforeAll(async () => {
    visit = await browser.visit({ language, scripts });
    stranger = await browser.visit({ language, scripts });
    account = await signInNewCompany(visit);
    draft = await startAssessment(visit);
  });

  async function expectNotFound({ page, expectStatus }: Visit, path: string): Promise<void> {
    expectStatus(404, /./);
    expect((await page.goto(path))?.status()).toBe(404);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(common("errors.notFound.title"));
    expect(await page.title()).toContain(common("errors.notFound.title"));
  }

  /** Home, with the draft to continue at the top. */
  async function expectHome(): Promise<void> {
    expect(whereIs(visit.page)).toBe("/user/history");
    const topic = PLACES[0]?.topic.name[language] ?? "";
    const next = text(language, "journey")("home.continue", { topic, count: 82 });
    expect(await visit.page.getByRole("heading", { level: 1 }).textContent()).toBe(next);
    expect(await visit.page.title()).toContain(assessment("history.title"));
    expect(await visit.page.getByRole("heading", { name: assessment("history.list") }).isVisible()).toBe(true);
  }

  test("answers an unknown path with a not-found page that links home", async () => {
    await expectNotFound(stranger, "/user/nothing/here");
    await follow(stranger.page, common("errors.home"));
    expect(whereIs(stranger.page)).toBe("/");
    await expectNotFound(visit, "/no-such-page");
    await follow(visit.page, common("errors.home"));
    await expectHome();
  });

  test("reports that a link is damaged", async () => {
    const damaged = `${draft.slice(0, -2)}${draft.endsWith("AA") ? "BB" : "AA"}`;
    for (const path of [`/${damaged}`, `/view/${damaged}`, `/user/dashboard/${damaged}`, `/view/${draft}x`]) {
      visit.expectStatus(422, /./);
      await visit.page.goto(path);
      expect(await visit.page.getByRole("main").textContent()).toContain(common("errors.unreadable.title"));
    }
  });

  test("shows another company's assessment as not found", async () => {
    const other = await browser.visit({ language, scripts });
    await signInNewCompany(other);
    for (const path of [`/${draft}`, `/view/${draft}`, `/user/assessment/${draft}`, `/user/dashboard/${draft}`]) {
      await expectNotFound(other, path);
    }
  });

  test("redirects signed-in users away from sign-in and registration", async () => {
    for (const path of ["/login", "/register", "/register?step=3", "/"]) {
      await visit.page.goto(path);
      await expectHome();
    }
  });

  test("asks for sign-in at a protected page and then opens the page", async () => {
    for (const path of [`/view/${draft}`, `/user/dashboard/${draft}`, "/user/history?kind=progress"]) {
      await stranger.page.goto(path);
      expect(whereIs(stranger.page)).toBe(`/login?next=${encodeURIComponent(path)}`);
    }
    await solveCaptcha(stranger.page);
    stranger.expectStatus(400, /^\/login/);
    await press(stranger.page, text(language, "account")("signIn.submit"));
    await signIn(stranger.page, language, account);
    expect(whereIs(stranger.page)).toBe("/user/history?kind=progress");
    await signOut(stranger.page, language);
    await stranger.page.goBack();
    await stranger.page.reload();
    expect(whereIs(stranger.page)).toContain("/login");
  });

  test("refuses edits to a completed assessment, even from a form that was already open", async () => {
    const id = await startAssessment(visit);
    await fillAssessment(visit, id, () => true);
    const { page } = visit;
    await page.goto(`/${id}?section=water.assess`);
    await submitAssessment(visit, id);
    await page.locator("input[type=radio][value=no]").first().check();
    if (scripts) {
      visit.expectStatus(409, /^\/autosave\//);
      await page.getByRole("button", { name: assessment("form.save"), exact: true }).click();
    }
    await press(page, scripts ? text(language, "answering")("state.why") : assessment("form.save"));
    expect(whereIs(page)).toBe(`/view/${id}`);
    expect(await page.getByRole("status").textContent()).toContain(flash("alreadySubmitted"));
    await page.goto(`/user/dashboard/${id}`);
    expect(await page.getByRole("main").textContent()).toContain(
      text(language, "results")("lead.practices", { count: 80, of: 80 }),
    );
  });

  test("gives an assessment submitted in several tabs one result, and informs the other tabs", async () => {
    const id = await startAssessment(visit);
    await fillAssessment(visit, id, () => true);
    const tabs = await Promise.all([1, 2, 3].map(() => visit.context.newPage()));
    for (const tab of tabs) await tab.goto(`/complete/${id}?dialog=submit`);
    const submit = completion("confirm.yes");
    const [first, second, late] = tabs;
    if (!first || !second || !late) throw new Error("Three tabs were opened");
    await Promise.all([press(first, submit), press(second, submit)]);
    expect([first, second].map((tab) => new URL(tab.url()).pathname)).toEqual(Array(2).fill(`/user/dashboard/${id}`));
    await press(late, submit);
    expect(whereIs(late)).toBe(`/user/dashboard/${id}`);
    expect(await late.getByRole("status").textContent()).toContain(flash("alreadySubmitted"));
    await late.goto("/user/history");
    const results = late.locator(`main a[href="/user/dashboard/${id}"]`);
    expect(await results.filter({ hasText: text("en", "journey")("home.results") }).count()).toBe(1);
    for (const tab of tabs) await tab.close();
  });
});
