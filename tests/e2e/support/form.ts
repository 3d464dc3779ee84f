import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import type { Question } from "~/assessment/catalogue/rules/questions";
import type { Language } from "~/core/language";
import { asChoice } from "../../support/answers";
import { focused, press } from "./actions";
import { PLACES } from "./company";
import { text } from "./texts";

/** The company's own text under "Please specify". */
export const OTHER_WORDS = "Bilan carbone d’un fournisseur – peringkat kedua";

const CHOICES = { yes: { en: "Yes", fr: "Oui", ms: "Ya" }, no: { en: "No", fr: "Non", ms: "Tidak" } } as const;

/** All scored questions in the order of the form. */
const SCORED = PLACES.filter(({ dimension }) => dimension.isOnSummary)
  .flatMap(({ section }) => section.questions)
  .filter((question) => question.isRequired)
  .map((question) => question.id);

/** Whether a question is among the first `yes` scored ones. The questions about the company itself are all answered Yes. */
export function isYes(question: Question, yes: number): boolean {
  return SCORED.indexOf(question.id) < yes;
}

/** The index of the displayed section, from 0. */
export async function position(page: Page): Promise<number> {
  const id = await page.locator("#section-form input[name=section]").inputValue();
  return PLACES.findIndex(({ section }) => section.id === id);
}

/** The choices of one question, found by its text. */
export function group(page: Page, language: Language, question: Question): Locator {
  const role = asChoice(question).selection === "several" ? "group" : "radiogroup";
  return page.getByRole(role, { name: question.text[language] });
}

function choice(page: Page, language: Language, question: Question, answer: "yes" | "no"): Locator {
  return group(page, language, question).getByRole("radio", { name: CHOICES[answer][language], exact: true });
}

/** Whether this answer is selected. */
export function isChosen(page: Page, language: Language, question: Question, answer: "yes" | "no"): Promise<boolean> {
  return choice(page, language, question, answer).isChecked();
}

/** Presses Save. With scripts the page saves in place and says so; otherwise it reloads. */
export async function saveSection(page: Page, language: Language, scripts = true): Promise<void> {
  const name = text(language, "assessment")("form.save");
  if (!scripts) return press(page, name);
  await page.getByRole("button", { name, exact: true }).click();
  await expect.poll(() => page.locator("[data-autosave-status]").getAttribute("data-state")).toBe("stored");
}

/** The number of open required questions, as shown at the top of the page. */
export async function questionsLeft(page: Page): Promise<number> {
  return Number((await page.locator(".section-head [data-left]").first().textContent())?.match(/\d+/));
}

/** Answers the required questions on the page, or only the first `only` of them; returns all required questions there. */
export async function answerRequired(
  page: Page,
  language: Language,
  yes: number,
  { only }: { only?: number } = {},
): Promise<[Question, Question]> {
  const questions = PLACES[await position(page)]?.section.questions.filter((question) => question.isRequired) ?? [];
  for (const question of questions.slice(0, only)) {
    await choice(page, language, question, isYes(question, yes) ? "yes" : "no").check();
  }
  const [first, second] = questions;
  if (!first || !second) throw new Error("A section asks two required questions");
  return [first, second];
}

/** Unfolds the section's optional questions. */
export function openOptional(page: Page): Promise<void> {
  return page.locator("#section-form .optional:not([open]) > summary").click();
}

/** Ticks "Other" in the section's optional question and says what it is. */
export async function answerOther(page: Page, language: Language): Promise<void> {
  const questions = PLACES[await position(page)]?.section.questions.map(asChoice);
  const question = questions?.find(({ selection }) => selection === "several");
  const other = question?.options.find((option) => option.isOther);
  if (!question || !other) throw new Error("The section has no question with «Other»");
  const words = page.getByLabel(text(language, "assessment")("form.specify"));
  await openOptional(page);
  expect(await words.isVisible()).toBe(false);
  await group(page, language, question).getByRole("checkbox", { name: other.label[language], exact: true }).check();
  await words.fill(OTHER_WORDS);
}

/** Answers and moves on, section by section, until the section `until` is displayed, or to the end. */
export async function answerThrough(page: Page, language: Language, yes: number, until: string | null): Promise<void> {
  const t = text(language, "assessment");
  const end = PLACES.findIndex(({ section }) => section.id === until);
  for (let index = await position(page); index !== (until ? end : PLACES.length); index += 1) {
    expect(await position(page)).toBe(index);
    await answerRequired(page, language, yes);
    const isLast = index === PLACES.length - 1;
    const isLastOfTopic = PLACES[index]?.topic !== PLACES[index + 1]?.topic;
    await press(page, isLast ? t("form.finish") : isLastOfTopic ? t("form.nextTopic") : t("form.next"));
  }
}

/** The section after Next was refused: the summary has the focus and links to the question, which says what it needs. */
export async function expectMissed(page: Page, language: Language, question: Question): Promise<void> {
  const t = text(language, "assessment");
  const summary = page.getByRole("alert");
  await expect.poll(() => focused(page)).toBe(await summary.getAttribute("id"));
  expect(await summary.getByRole("heading").textContent()).toContain(t("problem.missed"));
  expect(await summary.getByRole("link").allTextContents()).toEqual([question.text[language]]);
  expect(await group(page, language, question).textContent()).toContain(t("problem.answer"));
  expect(await group(page, language, question).getAttribute("aria-invalid")).toBe("true");
}

/** The same with scripts: Next looks disabled and moves to the question, and the page stays. */
export async function expectLocked(page: Page, language: Language, next: string, question: Question): Promise<void> {
  const t = text(language, "assessment");
  const button = page.getByRole("button", { name: next, exact: true });
  expect(await button.getAttribute("aria-disabled")).toBe("true");
  await button.click({ force: true });
  await expect.poll(() => focused(page)).toBe(question.id);
  expect(await page.locator("[data-autosave-status]").textContent()).toBe(t("problem.missed"));
  expect(await group(page, language, question).textContent()).toContain(t("problem.answer"));
  expect(await group(page, language, question).getAttribute("aria-invalid")).toBe("true");
}

/** Chooses an answer by its label, without waiting for any save. */
export async function choose(page: Page, language: Language, question: Question, answer: "yes" | "no"): Promise<void> {
  await choice(page, language, question, answer).check();
}
