import type { Page } from "playwright";
import { expect } from "vitest";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { asChoice } from "../../support/answers";
import type { Visit } from "./browser";
import { PLACES, startAssessment } from "./company";

/** Milliseconds after the last of several quick changes. */
const DELAY = 1_000;

/** The section that the autosave tests answer, its two required questions, and the one with "Other". */
export const { SECTION, QUESTION, ANOTHER, OPTIONS } = sectionToSave();

function sectionToSave() {
  const section = PLACES[6]?.section;
  const [first, second] = section?.questions ?? ([] as Question[]);
  const third = section?.questions.find((question) => asChoice(question).options.some(({ isOther }) => isOther));
  if (!section || !first || !second || !third) throw new Error("The questionnaire has no such section");
  return { SECTION: section, QUESTION: first, ANOTHER: second, OPTIONS: third };
}

/** That section of a fresh draft in `count` tabs with clocks that tests can move. */
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

/** Advances the clock to the moment when a change is saved. */
export function untilDue(page: Page): Promise<void> {
  return page.clock.runFor(DELAY + 100);
}

/** Records what the form sends by itself from now on, each with the time on the page's clock, and every status it shows. */
export async function noteSaves(page: Page): Promise<{ saves(): Promise<string[][]>; said(): Promise<string[]> }> {
  await page.evaluate(() => {
    const { fetch } = window;
    const noted = { saves: [] as string[][], said: [] as string[] };
    window.fetch = (to, init) => {
      const answers = [...((init?.body ?? []) as URLSearchParams)].filter(([name]) => name.startsWith("q."));
      noted.saves.push([String(Date.now()), ...answers.map((answer) => answer.join("="))]);
      return fetch(to, init);
    };
    const line = document.querySelector("[data-autosave-status]") as HTMLElement;
    new MutationObserver(() => noted.said.push(line.textContent)).observe(line, { childList: true });
    Object.assign(window, { noted });
  });
  const read = () => page.evaluate(() => (window as unknown as { noted: { saves: string[][]; said: string[] } }).noted);
  return { saves: async () => (await read()).saves, said: async () => (await read()).said };
}

const said = (page: Page) => page.locator("[data-autosave-status]").textContent();

/** Waits until the form's save status contains these words. */
export async function untilStatus(page: Page, words: string): Promise<void> {
  await expect.poll(() => said(page)).toContain(words);
}

/** The same while seconds pass on the page's clock. */
export async function untilStatusLater(page: Page, words: string): Promise<void> {
  const oneSecondOn = async () => {
    await page.clock.runFor(1_000);
    return said(page);
  };
  await expect.poll(oneSecondOn).toContain(words);
}
