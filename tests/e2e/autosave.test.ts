import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "~/core/language";
import { follow, press, whereIs } from "./support/actions";
import {
  ANOTHER,
  noteSaves,
  OPTIONS,
  openTabs,
  QUESTION,
  SECTION,
  untilDue,
  untilStatus,
  untilStatusLater,
} from "./support/autosave";
import { useBrowser, type Visit } from "./support/browser";
import { signInNewCompany, startAssessment } from "./support/company";
import { choose, group, isChosen, openOptional } from "./support/form";
import { text } from "./support/texts";
import { someOf } from "./support/ways";

/** Polls the server from another tab until it has stored `answer`. */
async function untilKept({ context, language }: Visit, path: string, answer: "yes" | "no"): Promise<void> {
  const page = await context.newPage();
  const isKept = async () => {
    await page.goto(path);
    return isChosen(page, language, QUESTION, answer);
  };
  await expect.poll(isKept, { timeout: 5_000 }).toBe(true);
  await page.close();
}

describe.each(someOf("autosave", LANGUAGES))("autosave of the question form (%s)", (language) => {
  const browser = useBrowser();
  const t = text(language, "assessment");

  test("says that nothing was saved when Save is pressed where nothing has been entered", async () => {
    const visit = await browser.visit({ language });
    await signInNewCompany(visit);
    const {
      pages: [page],
    } = await openTabs(visit);
    await page.getByRole("button", { name: t("form.save"), exact: true }).click();
    await untilStatus(page, text(language, "flash")("nothingEntered"));
    expect(await page.getByText(t("autosave.kept"), { exact: true }).count()).toBe(0);
  });

  test("saves quick answers together a second after the last, and confirms it beside each and briefly below", async () => {
    const visit = await browser.visit({ language });
    await signInNewCompany(visit);
    const {
      path,
      pages: [page],
    } = await openTabs(visit);
    await untilStatus(page, t("autosave.nothing"));
    await page.clock.pauseAt(Date.now() + 60_000);
    const noted = await noteSaves(page);
    const started = await page.evaluate(() => Date.now());
    await choose(page, language, QUESTION, "yes");
    await page.clock.runFor(600);
    await choose(page, language, QUESTION, "no");
    await choose(page, language, ANOTHER, "yes");
    await page.clock.runFor(900);
    expect(await noted.saves()).toEqual([]);
    await page.clock.runFor(200);
    await untilStatus(page, t("autosave.saved"));
    const [save, ...further] = await noted.saves();
    expect(further).toEqual([]);
    expect(save?.slice(1)).toEqual([`q.${QUESTION.id}=no`, `q.${ANOTHER.id}=yes`]);
    expect(Number(save?.[0]) - started).toBeLessThanOrEqual(1_700);
    expect(new Set(await noted.said())).toEqual(
      new Set([t("autosave.unsaved"), t("autosave.saving"), t("autosave.saved")]),
    );
    for (const question of [QUESTION, ANOTHER]) {
      expect(await group(page, language, question).getAttribute("data-kept")).toBe(t("autosave.kept"));
    }
    expect(await page.locator("fieldset[data-kept]").count()).toBe(2);

    await page.clock.runFor(2_900);
    await untilStatus(page, t("autosave.saved"));
    await page.clock.runFor(200);
    const kept = text(language, "answering")("state.keptAt", { time: "" });
    await expect
      .poll(() => page.locator("[data-autosave-status]").textContent())
      .toMatch(new RegExp(`^${kept}\\d\\d:\\d\\d`));
    await choose(page, language, QUESTION, "yes");
    expect(await page.locator("fieldset[data-kept]").count()).toBe(1);
    await page.clock.runFor(1_100);
    await untilStatus(page, t("autosave.saved"));
    expect(await noted.saves()).toHaveLength(2);
    await untilKept(visit, path, "yes");
  });
});

/** Happens behind the page, so it is the same in every language. */
describe("autosave", () => {
  const browser = useBrowser();
  const t = text("en", "assessment");
  const say = text("en", "answering");
  let visit: Visit;
  beforeAll(async () => {
    visit = await browser.visit();
    await signInNewCompany(visit);
  });

  /** Clears all data of a draft, in another tab. */
  async function clearElsewhere(context: Visit["context"], path: string): Promise<void> {
    const page = await context.newPage();
    await page.goto(`/user/assessment${path.split("?")[0]}/clear`);
    await press(page, text("en", "drafts")("ask.clear.confirm"), page.getByRole("dialog"));
    await page.close();
  }

  /** A fresh draft in a new tab. */
  async function openDraft(): Promise<{ page: Page; path: string }> {
    const {
      path,
      pages: [page],
    } = await openTabs(visit);
    return { page, path };
  }

  test("saves a change made while another save is in progress", async () => {
    const { page } = await openDraft();
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route("**/autosave/**", async (route) => {
      await held;
      await route.continue();
    });
    await choose(page, "en", QUESTION, "yes");
    const noted = await noteSaves(page);
    await untilDue(page);
    await untilStatus(page, t("autosave.saving"));
    await choose(page, "en", ANOTHER, "yes");
    const answered = page.waitForResponse("**/autosave/**");
    letThrough();
    await answered;
    await untilStatusLater(page, t("autosave.saved"));
    expect((await noted.saves()).map(([, ...sent]) => sent)).toEqual([
      [`q.${QUESTION.id}=yes`],
      [`q.${QUESTION.id}=yes`, `q.${ANOTHER.id}=yes`],
    ]);
    await page.close();
  });

  test("saves after half a minute even while the user keeps typing", async () => {
    const { page } = await openDraft();
    await page.clock.pauseAt(Date.now() + 60_000);
    const noted = await noteSaves(page);
    await openOptional(page);
    await page.locator(`[name="q.${OPTIONS.id}"][value=other]`).check();
    const started = await page.evaluate(() => Date.now());
    const words = page.locator(`[name="other.${OPTIONS.id}"]`);
    for (let letters = 1; letters <= 40; letters += 1) {
      await words.fill("x".repeat(letters));
      await page.clock.runFor(900);
    }
    const [first, ...further] = await noted.saves();
    expect(further).toEqual([]);
    const waited = Number(first?.[0]) - started;
    expect(waited).toBeGreaterThan(29_000);
    expect(waited).toBeLessThanOrEqual(30_100);
    // The next test would reuse a draft without answers.
    await untilDue(page);
    // A pending save may finish only now, and the last letters wait for it.
    await untilStatusLater(page, t("autosave.saved"));
    await page.close();
  });

  test("waits for the missing text of Other, says so, and saves all other answers meanwhile", async () => {
    const { page, path } = await openDraft();
    // However long the two take, they count as one change after the other.
    await page.clock.pauseAt(Date.now() + 60_000);
    await choose(page, "en", QUESTION, "yes");
    await openOptional(page);
    await page.locator(`[name="q.${OPTIONS.id}"][value=other]`).check();
    const noted = await noteSaves(page);
    await untilDue(page);
    await untilStatus(page, say("state.wordless"));
    expect(await page.locator("fieldset[data-kept]").count()).toBe(1);
    await page.clock.runFor(60_000);
    expect(await noted.saves()).toHaveLength(1);
    await untilKept(visit, path, "yes");
    // The choice survives a reload, and the page says so again.
    await page.reload();
    expect(await page.locator(`[name="q.${OPTIONS.id}"][value=other]`).isChecked()).toBe(true);
    await untilStatusLater(page, say("state.wordless"));
    await page.locator(`[name="other.${OPTIONS.id}"]`).fill("A rain tank");
    await untilDue(page);
    await untilStatusLater(page, t("autosave.saved"));
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.close();
  });

  test("keeps a change when the page is closed right after it", async () => {
    const { page, path } = await openDraft();
    await choose(page, "en", QUESTION, "yes");
    await page.close({ runBeforeUnload: true });
    await untilKept(visit, path, "yes");
  });

  test("keeps a change when the user leaves by a link right after it, and the next page counts it", async () => {
    const { page, path } = await openDraft();
    for (const [answered, question] of [QUESTION, ANOTHER].entries()) {
      await page.goto(path);
      await choose(page, "en", question, "yes");
      await follow(page, text("en", "common")("shell.assessments"), page.getByRole("banner"));
      const cards = await page.getByRole("main").textContent();
      expect(cards).toContain(t("card.answered", { answered: answered + 1, total: 82 }));
    }
    await untilKept(visit, path, "yes");
    await page.close();
  });

  test("does not restore answers given before all data was cleared, but keeps those given after", async () => {
    // A separate profile, whose clock runs like the server's.
    const { page, ...own } = await browser.visit();
    await signInNewCompany({ page, ...own });
    const path = `/${await startAssessment({ page, ...own })}?section=${SECTION.id}`;
    await page.goto(path);
    await page.route("**/autosave/**", (route) => route.abort("aborted"));
    page.on("dialog", (dialog) => dialog.accept());
    await choose(page, "en", QUESTION, "yes");

    await clearElsewhere(own.context, path);
    // The time of a clearing is stored in whole seconds.
    await page.waitForTimeout(2_000);

    await choose(page, "en", ANOTHER, "no");
    await follow(page, text("en", "common")("shell.assessments"), page.getByRole("banner"));
    await page.unroute("**/autosave/**");
    // The page reports once what did not come back, after it has saved the rest.
    for (const words of [say("state.lost"), say("state.keptAt", { time: "" })]) {
      await page.goto(path);
      const status = page.locator("[data-autosave-status]");
      await expect.poll(() => status.textContent(), { timeout: 30_000 }).toContain(words);
      expect(await isChosen(page, "en", ANOTHER, "no")).toBe(true);
      expect(await isChosen(page, "en", QUESTION, "yes")).toBe(false);
    }
  });

  test("reports that it cannot save after all data was cleared elsewhere, and shows why", async () => {
    const { page, path } = await openDraft();
    await clearElsewhere(visit.context, path);
    await choose(page, "en", QUESTION, "no");
    visit.expectStatus(422, /^\/autosave\//);
    await untilDue(page);
    await untilStatus(page, say("state.refused"));
    expect(await page.getByRole("button", { name: say("state.retry"), exact: true }).isVisible()).toBe(false);
    visit.expectStatus(422, /section=/);
    await press(page, say("state.why"));
    expect(await page.getByRole("alert").textContent()).toContain(t("problem.cleared"));
    expect(await isChosen(page, "en", QUESTION, "no")).toBe(true);
    await press(page, t("form.save"));
    await page.goto(path);
    expect(await isChosen(page, "en", QUESTION, "no")).toBe(true);
    await page.close();
  });

  test("keeps a comment in the page, whichever button is pressed, until the server can be reached again", async () => {
    const { page, path } = await openDraft();
    const asked = page.locator(`[data-question="${QUESTION.id}"]`);
    const words = text("en", "teamwork");
    for (let tries = 0; tries < 6; tries += 1) visit.expectStatus(503, /^\/autosave\//);
    await page.route("**/autosave/**", (route) => route.fulfill({ status: 503 }));
    await asked.locator("summary", { hasText: words("comments.button") }).click();
    const comment = asked.getByRole("textbox", { name: words("comments.field") });
    await comment.fill("Which meter?");
    for (const button of [t("form.save"), words("comments.add")]) {
      await page.getByRole("button", { name: button, exact: true }).first().click();
      await untilStatusLater(page, t("autosave.failed"));
      expect(whereIs(page)).toBe(path);
      expect(await comment.inputValue()).toBe("Which meter?");
      await page.evaluate(() => delete document.querySelector<HTMLElement>("[data-autosave-status]")?.dataset.state);
    }
    await page.unroute("**/autosave/**");
    const button = asked.getByRole("button", { name: words("comments.add"), exact: true });
    await Promise.all([page.waitForEvent("load"), button.click().then(() => page.clock.runFor(1_000))]);
    expect(await asked.locator("summary", { hasText: words("comments.count", { count: 1 }) }).count()).toBe(1);
    await page.close();
  });

  test("reports when nothing can be saved, and still keeps the change after the user leaves the page", async () => {
    const { page, path } = await openDraft();
    for (let tries = 0; tries < 3; tries += 1) visit.expectStatus(503, /^\/autosave\//);
    await page.route("**/autosave/**", (route) => route.fulfill({ status: 503 }));
    await choose(page, "en", QUESTION, "no");
    await untilDue(page);
    await untilStatusLater(page, t("autosave.failed"));
    await page.unroute("**/autosave/**");
    page.on("dialog", (dialog) => dialog.accept());
    await page.close({ runBeforeUnload: true });
    await untilKept(visit, path, "no");
  });
});
