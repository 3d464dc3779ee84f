import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { follow } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import { PLACES, signInNewCompany, startAssessment } from "./support/company";
import { choose, isChosen } from "./support/form";
import { text } from "./support/texts";

const t = text("en", "assessment");
const PLACE = PLACES[6];
const [QUESTION, ANOTHER] = PLACE?.section.questions ?? [];
const HALF_A_MINUTE = 30_000;

describe("autosave of the question form", () => {
  const browser = useBrowser();
  let visit: Visit;
  beforeAll(async () => {
    visit = await browser.visit();
    await signInNewCompany(visit);
  });

  if (!PLACE || !QUESTION || !ANOTHER) throw new Error("The questionnaire has no such section");

  /** A fresh draft in a new tab, whose clock stands still. */
  async function openDraft(): Promise<{ page: Page; path: string }> {
    const path = `/${await startAssessment(visit)}?section=${PLACE?.section.id}`;
    const page = await visit.context.newPage();
    await page.clock.install();
    await page.goto(path);
    return { page, path };
  }

  async function untilStatus(page: Page, words: string | RegExp): Promise<void> {
    await expect.poll(() => page.locator("[data-autosave-status]").textContent()).toMatch(words);
  }

  /** What the server has, asked from another tab until it is `answer`. */
  async function untilKept(path: string, answer: "yes" | "no"): Promise<void> {
    const page = await visit.context.newPage();
    const isKept = async () => {
      await page.goto(path);
      return isChosen(page, "en", QUESTION as NonNullable<typeof QUESTION>, answer);
    };
    await expect.poll(isKept, { timeout: 5_000 }).toBe(true);
    await page.close();
  }

  test("says that a change is not saved, and saves it after half a minute", async () => {
    const { page, path } = await openDraft();
    await untilStatus(page, t("autosave.nothing"));
    await choose(page, "en", QUESTION, "no");
    await untilStatus(page, t("autosave.unsaved"));
    await page.clock.runFor(HALF_A_MINUTE + 100);
    await untilStatus(page, "Auto-saved");
    await page.clock.runFor(5_000);
    await untilStatus(page, /^Saved at \d\d:\d\d/);
    await untilKept(path, "no");
    await page.close();
  });

  test("a change while a save is under way is saved in its turn", async () => {
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
    await page.clock.runFor(HALF_A_MINUTE + 100);
    await untilStatus(page, t("autosave.saving"));
    await choose(page, "en", ANOTHER, "yes");
    const answered = page.waitForResponse("**/autosave/**");
    letThrough();
    await answered;
    await untilStatus(page, t("autosave.unsaved"));
    await page.clock.runFor(HALF_A_MINUTE + 100);
    await untilStatus(page, t("autosave.saved"));
    await page.close();
  });

  test("a page closed right after a change has kept it", async () => {
    const { page, path } = await openDraft();
    await choose(page, "en", QUESTION, "yes");
    await page.close({ runBeforeUnload: true });
    await untilKept(path, "yes");
  });

  test("a page left by a link right after a change has kept it", async () => {
    const { page, path } = await openDraft();
    await choose(page, "en", QUESTION, "yes");
    await follow(page, text("en", "common")("shell.assessments"), page.getByRole("banner"));
    await untilKept(path, "yes");
    await page.close();
  });

  test("says when nothing can be saved, and a page left after that has still kept the change", async () => {
    const { page, path } = await openDraft();
    for (let tries = 0; tries < 3; tries += 1) visit.expectStatus(503, /^\/autosave\//);
    await page.route("**/autosave/**", (route) => route.fulfill({ status: 503 }));
    await choose(page, "en", QUESTION, "no");
    await page.clock.runFor(HALF_A_MINUTE + 100);
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return page.locator("[data-autosave-status]").textContent();
      })
      .toBe(t("autosave.failed"));
    await page.unroute("**/autosave/**");
    page.on("dialog", (dialog) => dialog.accept());
    await page.close({ runBeforeUnload: true });
    await untilKept(path, "no");
  });
});
