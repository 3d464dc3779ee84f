import { describe, expect, test } from "vitest";
import { LANGUAGES } from "~/core/language";
import { useBrowser } from "./support/browser";
import { PLACES, signInNewCompany, startAssessment } from "./support/company";
import { choose } from "./support/form";
import { someOf } from "./support/ways";

/** The sections with the longest words of each kind: the first of every topic, and one in the middle. */
const SECTIONS = PLACES.filter(({ topic, section }, index) => topic.sections[0] === section || index === 13);

/** The most elements in a document that a slow phone still lays out quickly. */
const MAX_ELEMENTS = 350;
/** The longest section on a phone, with its optional questions folded. */
const MAX_HEIGHT = 1400;

describe.each(someOf("in-sight", LANGUAGES))("a section of the questionnaire (%s)", (language) => {
  const browser = useBrowser();

  test("shows its first question at once, the current position everywhere, and its buttons in one row", async () => {
    const visit = await browser.visit({ language, scripts: false });
    const { page } = visit;
    await signInNewCompany(visit);
    const id = await startAssessment(visit);
    const box = async (selector: string) => {
      const found = await page.locator(selector).first().boundingBox();
      if (!found) throw new Error(`There is no ${selector}`);
      return { top: found.y, bottom: found.y + found.height, height: found.height };
    };

    for (const { section } of SECTIONS) {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(`/${id}?section=${section.id}`);
      expect((await box("#section-form legend")).top, section.id).toBeLessThanOrEqual(200);
      expect((await box(".section-head")).height).toBe(48);
      const isCut = page.locator(".section-head > p").evaluate((line) => line.scrollWidth > line.clientWidth);
      expect(await isCut, section.id).toBe(false);
      expect((await box(".action-bar")).height).toBeLessThanOrEqual(72);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, section.id).toBeLessThanOrEqual(MAX_HEIGHT);
      await page.setViewportSize({ width: 1280, height: 800 });
      const question = await box("#section-form fieldset");
      expect(question.bottom, section.id).toBeLessThanOrEqual(Math.min(740, (await box(".action-bar")).top));
      const elements = await page.evaluate(() => document.querySelectorAll("*").length);
      // The very first section has ten questions with all their options.
      if (section.questions.length <= 4) expect(elements, section.id).toBeLessThanOrEqual(MAX_ELEMENTS);
    }

    // However far the user has scrolled, the line is at the top. It opens the topics without a script.
    await page.setViewportSize({ width: 360, height: 640 });
    await page.locator("#section-form .optional > summary").scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect.poll(async () => (await box(".section-head")).top).toBe(0);
    const topics = page.getByRole("navigation").filter({ has: page.locator(".rail-item") });
    expect(await topics.isVisible()).toBe(false);
    await page.locator(".section-head [popovertarget]").click();
    expect(await topics.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    expect(await topics.isVisible()).toBe(false);
  });

  test("shows beside an answer that it is saved, without moving the page or the reader's position", async () => {
    const visit = await browser.visit({ language, width: 360 });
    const { page } = visit;
    await signInNewCompany(visit);
    const place = PLACES[11];
    const question = place?.section.questions[1];
    if (!place || !question) throw new Error("The questionnaire has no such section");
    await page.goto(`/${await startAssessment(visit)}?section=${place.section.id}`);
    await choose(page, language, question, "yes");
    const before = await page.evaluate(() => [scrollY, document.documentElement.scrollHeight]);
    await expect.poll(() => page.locator("fieldset[data-kept]").count(), { timeout: 10_000 }).toBe(1);
    expect(await page.evaluate(() => [scrollY, document.documentElement.scrollHeight])).toEqual(before);
    await page.locator("[data-saves]").evaluate((button: HTMLElement) => button.click());
    await expect.poll(() => page.locator("[data-state=stored]").count()).toBe(1);
    expect(await page.evaluate(() => scrollY)).toBe(before[0]);
  });
});
