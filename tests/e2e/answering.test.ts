import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "~/core/language";
import { asChoice } from "../support/answers";
import { focused, press } from "./support/actions";
import {
  ANOTHER,
  OPTIONS,
  openTabs,
  QUESTION,
  SECTION,
  untilDue,
  untilStatus,
  untilStatusLater,
} from "./support/autosave";
import { useBrowser, type Visit } from "./support/browser";
import { joinAsColleague } from "./support/colleague";
import { signInNewCompany, startAssessment } from "./support/company";
import { choose, group, isChosen, openOptional, position, saveSection } from "./support/form";
import { text } from "./support/texts";
import { someOf, waysOf } from "./support/ways";

/** Records the times of the page's requests, by its own clock. */
const noteFetches = (page: Page) =>
  page.evaluate(() => {
    const { fetch } = window;
    const { dataset } = document.documentElement;
    window.fetch = (...request) => {
      dataset.fetched = `${dataset.fetched ?? ""} ${Date.now()}`;
      return fetch(...request);
    };
  });

async function fetchedAt(page: Page): Promise<number[]> {
  const noted = await page.locator("html").getAttribute("data-fetched");
  return (noted ?? "").trim().split(" ").map(Number);
}

describe.each(waysOf("answering"))("answers given by two people at once (%s, scripts: %s)", (language, scripts) => {
  const browser = useBrowser();
  const t = text(language, "assessment");
  const say = text(language, "answering");

  test("are both kept for different questions, and both shown with author and time for the same question", async () => {
    const options = { language, scripts };
    const [owner, colleague] = [await browser.visit({ ...options, width: 360 }), await browser.visit(options)];
    await signInNewCompany(owner);
    await joinAsColleague(owner, colleague, "Thabo");
    const path = `/${await startAssessment(owner)}?section=${SECTION.id}`;
    const [page, thabo] = [owner.page, colleague.page];
    await page.goto(path);
    await thabo.goto(path);
    await choose(thabo, language, QUESTION, "yes");
    await saveSection(thabo, language, scripts);

    await choose(page, language, QUESTION, "no");
    await choose(page, language, ANOTHER, "no");
    owner.expectStatus(409, /section=/);
    await press(page, t("form.next"));
    await expect.poll(() => focused(page)).toBe("errors");
    expect(await page.getByRole("alert").textContent()).toContain(say("conflict.title"));
    const asked = group(page, language, QUESTION);
    expect(await asked.textContent()).toContain(say("conflict.explain"));
    const [mine, theirs] = await asked.locator("label").allTextContents();
    expect(mine).toContain(say("conflict.here"));
    expect(theirs).toMatch(/Thabo, .*\d\d:\d\d/);
    const label = (id: string) => asChoice(QUESTION).options.find((option) => option.id === id)?.label[language];
    expect([mine?.endsWith(label("no") ?? "?"), theirs?.endsWith(label("yes") ?? "?")]).toEqual([true, true]);
    expect(await isChosen(page, language, ANOTHER, "no")).toBe(true);

    await asked.getByRole("radio", { name: say("conflict.theirs") }).check();
    await press(page, t("form.next"));
    expect(await position(page)).toBe(7);
    await thabo.goto(path);
    expect(await isChosen(thabo, language, QUESTION, "yes")).toBe(true);
    expect(await isChosen(thabo, language, ANOTHER, "no")).toBe(true);
  });
});

describe.each(waysOf("Other without words"))(
  "choosing Other without typing text (%s, scripts: %s)",
  (language, scripts) => {
    const browser = useBrowser();
    const t = text(language, "assessment");

    test("shows an error beside its field when the section is saved, on a phone, and loses nothing", async () => {
      const visit = await browser.visit({ language, scripts, width: 360 });
      const { page } = visit;
      await signInNewCompany(visit);
      const path = `/${await startAssessment(visit)}?section=${SECTION.id}`;
      await page.goto(path);
      await choose(page, language, QUESTION, "yes");
      await choose(page, language, ANOTHER, "yes");
      const other = page.locator(`[name="q.${OPTIONS.id}"][value=other]`);
      const words = page.getByLabel(t("form.specify"));
      await openOptional(page);
      for (const button of [t("form.save"), t("form.next")]) {
        await other.check();
        const isInPlace = scripts && button === t("form.save");
        if (isInPlace) {
          await page.getByRole("button", { name: button, exact: true }).click();
          await untilStatus(page, text(language, "answering")("state.wordless"));
        } else {
          visit.expectStatus(422, /section=/);
          await press(page, button);
          // The browser applies autofocus only after the page has loaded.
          await expect.poll(() => focused(page)).toBe("errors");
          const summary = page.getByRole("alert");
          expect(await summary.textContent()).toContain(t("problem.other-text-missing"));
          await summary.getByRole("link", { name: OPTIONS.text[language] }).click();
        }
        await expect.poll(() => focused(page)).toBe(await words.getAttribute("id"));
        const note = page.locator(`[id="${await words.getAttribute("aria-describedby")}"]`);
        expect(await note.textContent()).toBe(t("problem.specify"));
        expect([await other.isChecked(), await words.getAttribute("aria-invalid")]).toEqual([true, "true"]);
        expect(await isChosen(page, language, QUESTION, "yes")).toBe(true);
      }
      await words.fill("Un puits");
      if (scripts) {
        await expect.poll(() => words.getAttribute("aria-invalid")).toBe(null);
        expect(await page.getByText(t("problem.specify")).count()).toBe(0);
      }
      await press(page, t("form.next"));
      expect(await position(page)).toBe(7);
      await page.goto(path);
      expect(await words.inputValue()).toBe("Un puits");
    });
  },
);

describe.each(someOf("answers by script", LANGUAGES))("answers on a page with scripts (%s)", (language) => {
  const browser = useBrowser();
  const say = text(language, "answering");
  const t = text(language, "assessment");
  let visit: Visit;
  beforeAll(async () => {
    visit = await browser.visit({ language });
    await signInNewCompany(visit);
  });

  test("given in two tabs are both kept for different questions, and both shown for the same question", async () => {
    const {
      pages: [one, other = one],
    } = await openTabs(visit, 2);
    await choose(one, language, QUESTION, "yes");
    await saveSection(one, language);
    await choose(other, language, ANOTHER, "no");
    await choose(other, language, QUESTION, "no");
    await untilDue(other);
    await untilStatus(other, say("state.conflict"));
    await one.reload();
    expect(await isChosen(one, language, QUESTION, "yes")).toBe(true);
    expect(await isChosen(one, language, ANOTHER, "no")).toBe(true);

    visit.expectStatus(409, /section=/);
    await press(other, say("state.show"));
    const asked = group(other, language, QUESTION);
    expect(await asked.textContent()).toContain(say("conflict.you"));
    await expect.poll(() => focused(other)).toBe("errors");
    await asked.getByRole("radio", { name: say("conflict.mine") }).check();
    // The choice saves itself and does not overwrite what is answered elsewhere after it.
    await untilStatus(other, t("autosave.saved"));
    await one.reload();
    expect(await isChosen(one, language, QUESTION, "no")).toBe(true);
    await choose(one, language, QUESTION, "yes");
    await saveSection(one, language);
    await choose(other, language, ANOTHER, "yes");
    await untilStatus(other, t("autosave.saved"));
    expect(await isChosen(other, language, QUESTION, "yes")).toBe(true);
    await one.close();
    await other.close();
  });

  test("wait in the page while offline, whichever button is pressed, and are sent once back online", async () => {
    const {
      pages: [page],
    } = await openTabs(visit);
    const waiting = () => page.evaluate(() => Object.values(sessionStorage).join());
    await visit.setOffline(true);
    await choose(page, language, QUESTION, "yes");
    await untilStatus(page, say("state.waiting"));
    await page.getByRole("button", { name: t("form.save"), exact: true }).click();
    await untilStatus(page, say("state.waiting"));
    expect(await waiting()).toContain(QUESTION.id);
    await visit.setOffline(false);
    await untilStatus(page, t("autosave.saved"));
    expect(await waiting()).toBe("");
    await page.reload();
    expect(await isChosen(page, language, QUESTION, "yes")).toBe(true);
    await page.close();
  });

  test("that could not be saved trigger a warning on leaving, survive a reload, and are sent with Retry", async () => {
    const {
      pages: [page],
    } = await openTabs(visit);
    const retry = page.getByRole("button", { name: say("state.retry"), exact: true });
    let tries = 0;
    await page.route("**/autosave/**", (route) => {
      tries += 1;
      return route.abort("aborted");
    });
    await choose(page, language, QUESTION, "no");
    await noteFetches(page);
    await untilDue(page);
    await untilStatusLater(page, t("autosave.failed"));
    expect(tries).toBe(3);
    const [first = 0, second = 0, third = 0] = await fetchedAt(page);
    expect(second - first).toBeGreaterThanOrEqual(1_000);
    expect(third - second).toBeGreaterThanOrEqual(2_000);
    let questions = 0;
    page.on("dialog", (dialog) => {
      questions += 1;
      return dialog.accept();
    });
    await page.reload();
    expect(questions).toBe(1);
    expect(await isChosen(page, language, QUESTION, "no")).toBe(true);
    await untilStatusLater(page, t("autosave.failed"));
    await page.unroute("**/autosave/**");
    await retry.click();
    await untilStatus(page, t("autosave.saved"));
    expect(await retry.isVisible()).toBe(false);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.close();
  });

  test("wait while the user is signed out, and are saved after signing in again", async () => {
    const {
      pages: [page],
    } = await openTabs(visit);
    const signedIn = await visit.context.cookies();
    await visit.context.clearCookies();
    await choose(page, language, QUESTION, "yes");
    visit.expectStatus(401, /^\/autosave\//);
    await untilDue(page);
    await untilStatus(page, say("state.signedOut"));
    await visit.context.addCookies(signedIn);
    await choose(page, language, ANOTHER, "no");
    await untilDue(page);
    await untilStatus(page, t("autosave.saved"));
    await page.reload();
    expect(await isChosen(page, language, QUESTION, "yes")).toBe(true);
    expect(await isChosen(page, language, ANOTHER, "no")).toBe(true);
    await page.close();
  });

  test("keep Next disabled until the required ones are given, and point to a missing one", async () => {
    const {
      pages: [page],
    } = await openTabs(visit);
    const next = page.getByRole("button", { name: t("form.next"), exact: true });
    expect(await next.getAttribute("aria-disabled")).toBe("true");
    expect(await next.getAttribute("title")).toBe(say("state.locked"));
    await choose(page, language, QUESTION, "yes");
    await next.click({ force: true });
    await expect.poll(() => focused(page)).toBe(ANOTHER.id);
    await untilStatus(page, t("problem.missed"));
    expect(await group(page, language, ANOTHER).getAttribute("aria-invalid")).toBe("true");
    expect(await group(page, language, ANOTHER).textContent()).toContain(t("problem.answer"));
    await choose(page, language, ANOTHER, "no");
    await untilDue(page);
    await expect.poll(() => group(page, language, ANOTHER).getAttribute("aria-invalid")).toBeNull();
    expect(await next.getAttribute("aria-disabled")).toBe("false");
    await press(page, t("form.next"));
    expect(await position(page)).toBe(7);
    await page.close();
  });
});

/** Happens behind the page, so it is the same in every language. */
describe("answers being saved", () => {
  const browser = useBrowser();
  const t = text("en", "assessment");
  const say = text("en", "answering");
  let visit: Visit;
  beforeAll(async () => {
    visit = await browser.visit();
    await signInNewCompany(visit);
  });

  test("do not conflict with their own save still in progress", async () => {
    const {
      pages: [page],
    } = await openTabs(visit);
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route("**/autosave/**", async (route) => {
      const response = await route.fetch({ maxRetries: 1 });
      await held;
      await route.fulfill({ response });
    });
    await choose(page, "en", QUESTION, "yes");
    await untilDue(page);
    await untilStatus(page, t("autosave.saving"));
    await choose(page, "en", QUESTION, "no");
    const saved = saveSection(page, "en");
    letThrough();
    await saved;
    await page.reload();
    expect(await isChosen(page, "en", QUESTION, "no")).toBe(true);
    expect(await page.getByRole("alert").count()).toBe(0);
    await page.close();
  });

  test("whose save got no response are not mistaken for another user's answers", async () => {
    const {
      pages: [page],
    } = await openTabs(visit);
    await page.route("**/autosave/**", async (route) => {
      await route.fetch({ maxRetries: 1 });
      await route.abort("aborted");
    });
    const tryOut = async (words: string) => {
      await untilDue(page);
      await untilStatusLater(page, words);
    };
    await choose(page, "en", QUESTION, "yes");
    await tryOut(t("autosave.failed"));
    await page.unroute("**/autosave/**");
    await choose(page, "en", QUESTION, "no");
    await tryOut(say("state.keptAt", { time: "" }));
    await page.reload();
    expect(await isChosen(page, "en", QUESTION, "no")).toBe(true);
    await page.close();
  });

  test("are never shown to the next user who signs in in the same tab", async () => {
    const {
      pages: [page],
    } = await openTabs(visit);
    await page.evaluate(() => sessionStorage.setItem("kompas.somebody.draft.section", "their answers"));
    await page.reload();
    expect(await page.evaluate(() => sessionStorage.getItem("kompas.somebody.draft.section"))).toBeNull();
    await page.close();
  });
});
