import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { focused, press } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import { PLACES, signInNewCompany, startAssessment } from "./support/company";
import { choose, group, isChosen, position } from "./support/form";
import { text } from "./support/texts";

const PLACE = PLACES[6];
const [QUESTION, ANOTHER] = PLACE?.section.questions ?? [];
if (!PLACE || !QUESTION || !ANOTHER) throw new Error("The questionnaire has no such section");
const HALF_A_MINUTE = 30_000;
const say = text("en", "answering");
const t = text("en", "assessment");

async function untilStatus(page: Page, words: string): Promise<void> {
  await expect.poll(() => page.locator("[data-autosave-status]").textContent()).toContain(words);
}

describe("answers with scripts", () => {
  const browser = useBrowser();
  let visit: Visit;
  beforeAll(async () => {
    visit = await browser.visit();
    await signInNewCompany(visit);
  });

  /** A fresh draft's section in so many tabs, whose clocks stand still. */
  async function openTabs(count: number): Promise<[Page, ...Page[]]> {
    const path = `/${await startAssessment(visit)}?section=${PLACE?.section.id}`;
    const openTab = async () => {
      const page = await visit.context.newPage();
      await page.clock.install();
      await page.goto(path);
      return page;
    };
    const pages = [await openTab()] as [Page, ...Page[]];
    while (pages.length < count) pages.push(await openTab());
    return pages;
  }

  test("of two tabs to different questions both stay, and to the same one both are shown", async () => {
    const [one, other = one] = await openTabs(2);
    await choose(one, "en", QUESTION, "yes");
    await press(one, t("form.save"));
    await choose(other, "en", ANOTHER, "no");
    await other.clock.runFor(HALF_A_MINUTE + 100);
    await untilStatus(other, t("autosave.saved"));
    await one.reload();
    expect([await isChosen(one, "en", QUESTION, "yes"), await isChosen(one, "en", ANOTHER, "no")]).toEqual([
      true,
      true,
    ]);

    await choose(other, "en", QUESTION, "no");
    await other.clock.runFor(HALF_A_MINUTE + 100);
    await untilStatus(other, say("state.conflict"));
    visit.expectStatus(409, /section=/);
    await press(other, say("state.show"));
    const asked = group(other, "en", QUESTION);
    expect(await asked.textContent()).toContain("you, in another window");
    await expect.poll(() => focused(other)).toBe("errors");
    await asked.getByRole("radio", { name: /^Keep my answer/ }).check();
    await press(other, t("form.next"));
    expect(await position(other)).toBe(7);
    await one.reload();
    expect(await isChosen(one, "en", QUESTION, "no")).toBe(true);
    await one.close();
    await other.close();
  });

  test("wait in the page without a line, whatever is pressed, and are sent when the line is back", async () => {
    const [page] = await openTabs(1);
    const waiting = () => page.evaluate(() => Object.values(sessionStorage).join());
    await visit.setOffline(true);
    await choose(page, "en", QUESTION, "yes");
    await untilStatus(page, "No connection: your answers wait here");
    await page.getByRole("button", { name: t("form.save"), exact: true }).click();
    await untilStatus(page, "No connection: your answers wait here");
    expect(await waiting()).toContain(QUESTION.id);
    await visit.setOffline(false);
    await untilStatus(page, t("autosave.saved"));
    expect(await waiting()).toBe("");
    await page.reload();
    expect(await isChosen(page, "en", QUESTION, "yes")).toBe(true);
    await page.close();
  });

  test("that could not be saved are asked about, wait over a reload, and go out with Retry", async () => {
    const [page] = await openTabs(1);
    const retry = page.getByRole("button", { name: "Retry", exact: true });
    let tries = 0;
    await page.route("**/autosave/**", (route) => {
      tries += 1;
      return route.abort("aborted");
    });
    const untilFailed = () =>
      expect
        .poll(async () => {
          await page.clock.runFor(1_000);
          return page.locator("[data-autosave-status]").textContent();
        })
        .toBe(t("autosave.failed"));
    await choose(page, "en", QUESTION, "no");
    await page.clock.runFor(HALF_A_MINUTE + 100);
    await untilFailed();
    expect(tries).toBe(3);
    let questions = 0;
    page.on("dialog", (dialog) => {
      questions += 1;
      return dialog.accept();
    });
    await page.reload();
    expect(questions).toBe(1);
    expect(await isChosen(page, "en", QUESTION, "no")).toBe(true);
    await untilFailed();
    await page.unroute("**/autosave/**");
    await retry.click();
    await untilStatus(page, t("autosave.saved"));
    expect(await retry.isVisible()).toBe(false);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.close();
  });

  test("meet no conflict with a save of their own that is still on its way", async () => {
    const [page] = await openTabs(1);
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route("**/autosave/**", async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    });
    await choose(page, "en", QUESTION, "yes");
    await page.clock.runFor(HALF_A_MINUTE + 100);
    await untilStatus(page, t("autosave.saving"));
    await choose(page, "en", QUESTION, "no");
    const saved = page.waitForEvent("load");
    await page.getByRole("button", { name: t("form.save"), exact: true }).click();
    letThrough();
    await saved;
    expect(await isChosen(page, "en", QUESTION, "no")).toBe(true);
    expect(await page.getByRole("alert").count()).toBe(0);
    await page.close();
  });

  test("that arrived without a word of it coming back are not taken for somebody else's", async () => {
    const [page] = await openTabs(1);
    await page.route("**/autosave/**", async (route) => {
      await route.fetch();
      await route.abort("aborted");
    });
    const tryOut = async (words: string) => {
      await page.clock.runFor(HALF_A_MINUTE + 100);
      await expect
        .poll(async () => {
          await page.clock.runFor(1_000);
          return page.locator("[data-autosave-status]").textContent();
        })
        .toContain(words);
    };
    await choose(page, "en", QUESTION, "yes");
    await tryOut(t("autosave.failed"));
    await page.unroute("**/autosave/**");
    await choose(page, "en", QUESTION, "no");
    await tryOut(t("autosave.unsaved"));
    await tryOut("Saved at");
    await page.reload();
    expect(await isChosen(page, "en", QUESTION, "no")).toBe(true);
    await page.close();
  });

  test("are never shown to the next one who signs in at the same tab", async () => {
    const [page] = await openTabs(1);
    await page.evaluate(() => sessionStorage.setItem("kompas.somebody.draft.section", "their answers"));
    await page.reload();
    expect(await page.evaluate(() => sessionStorage.getItem("kompas.somebody.draft.section"))).toBeNull();
    await page.close();
  });

  test("close Next until the required ones are there, and say where one is missing", async () => {
    const [page] = await openTabs(1);
    const next = page.getByRole("button", { name: t("form.next"), exact: true });
    expect(await next.getAttribute("aria-disabled")).toBe("true");
    await choose(page, "en", QUESTION, "yes");
    await next.click({ force: true });
    await expect.poll(() => focused(page)).toBe(ANOTHER.id);
    await untilStatus(page, "Please answer all required questions before proceeding.");
    expect(await group(page, "en", ANOTHER).getAttribute("aria-invalid")).toBe("true");
    expect(await group(page, "en", ANOTHER).textContent()).toContain(t("problem.answer"));
    await choose(page, "en", ANOTHER, "no");
    expect(await group(page, "en", ANOTHER).getAttribute("aria-invalid")).toBeNull();
    expect(await next.getAttribute("aria-disabled")).toBeNull();
    await press(page, t("form.next"));
    expect(await position(page)).toBe(7);
    await page.close();
  });
});

describe("answers without scripts", () => {
  const browser = useBrowser();

  test.each(["fr", "ms"] as const)("to the same question from two windows are both shown, in %s", async (language) => {
    const visit = await browser.visit({ language, scripts: false, width: 360 });
    await signInNewCompany(visit);
    const path = `/${await startAssessment(visit)}?section=${PLACE.section.id}`;
    const [one, other] = [visit.page, await visit.context.newPage()];
    await one.goto(path);
    await other.goto(path);
    const words = text(language, "assessment");
    await choose(one, language, QUESTION, "yes");
    await press(one, words("form.save"));
    await choose(other, language, QUESTION, "no");
    await choose(other, language, ANOTHER, "no");
    visit.expectStatus(409, /section=/);
    await press(other, words("form.next"));
    const asked = group(other, language, QUESTION);
    expect(await asked.textContent()).toContain(text(language, "answering")("conflict.you"));
    expect(await isChosen(other, language, ANOTHER, "no")).toBe(true);
    await asked.getByRole("radio", { name: text(language, "answering")("conflict.theirs") }).check();
    await press(other, words("form.next"));
    expect(await position(other)).toBe(7);
    await one.goto(path);
    expect(await isChosen(one, language, QUESTION, "yes")).toBe(true);
  });
});
