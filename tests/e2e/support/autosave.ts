import type { Page } from "playwright";
import { expect } from "vitest";
import type { Question } from "~/domain/catalogue/catalogue";
import type { Visit } from "./browser";
import { PLACES, startAssessment } from "./company";

const HALF_A_MINUTE = 30_000;

/** The section that the tests of saving answer, and its two required questions. */
export const { SECTION, QUESTION, ANOTHER } = sectionToSave();

function sectionToSave() {
  const section = PLACES[6]?.section;
  const [first, second] = section?.questions ?? ([] as Question[]);
  if (!section || !first || !second) throw new Error("The questionnaire has no such section");
  return { SECTION: section, QUESTION: first, ANOTHER: second };
}

/** That section of a fresh draft in so many tabs, whose clocks can be moved. */
export async function openTabs(visit: Visit, count = 1): Promise<{ path: string; pages: [Page, ...Page[]] }> {
  const path = `/${await startAssessment(visit)}?section=${SECTION.id}`;
  const openTab = async () => {
    const page = await visit.context.newPage();
    await page.clock.install();
    await page.goto(path);
    return page;
  };
  const pages: [Page, ...Page[]] = [await openTab()];
  while (pages.length < count) pages.push(await openTab());
  return { path, pages };
}

/** Lets the half minute pass after which a change is saved. */
export function untilDue(page: Page): Promise<void> {
  return page.clock.runFor(HALF_A_MINUTE + 100);
}

const said = (page: Page) => page.locator("[data-autosave-status]").textContent();

/** Waits until the form says that of what it has saved. */
export async function untilStatus(page: Page, words: string): Promise<void> {
  await expect.poll(() => said(page)).toContain(words);
}

/** The same while seconds go by on the page's clock. */
export async function untilStatusLater(page: Page, words: string): Promise<void> {
  const oneSecondOn = async () => {
    await page.clock.runFor(1_000);
    return said(page);
  };
  await expect.poll(oneSecondOn).toContain(words);
}
