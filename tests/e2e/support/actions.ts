import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { LANGUAGES, type Language } from "~/core/language";
import { resources } from "~/i18n/resources";
import type { Account } from "./company";
import { text } from "./texts";

/**
 * Performs an action that leads to another page, and waits until that page has loaded. A page that hydrates may instead change in place
 * (`InPlace`): then it waits until the change is shown.
 */
export async function andArrive(page: Page, action: () => Promise<unknown>): Promise<void> {
  const here = await page.evaluateHandle(() => document);
  const inPlace = page.locator("[data-in-place]");
  // Each change in place has a key of its own, which is rendered together with the change.
  const former = (await inPlace.count()) > 0 ? await inPlace.getAttribute("data-in-place") : null;
  const loaded = page.waitForEvent("load");
  const changed = page.waitForEvent("framenavigated").then(async () => {
    const isHere = await page.evaluate((document) => document === window.document, here).catch(() => false);
    return isHere ? page.locator(`[data-in-place]:not([data-in-place="${former}"])`).waitFor() : loaded;
  });
  await Promise.all([Promise.race([loaded, changed]), action()]);
  // Whichever did not come is not an error.
  for (const other of [loaded, changed]) other.catch(() => {});
}

/** Presses a button and waits for the page it leads to. */
export async function press(page: Page, name: string | RegExp, within: Page | Locator = page): Promise<void> {
  await andArrive(page, () => within.getByRole("button", { name, exact: true }).click());
}

/** Follows a link and waits for the page it leads to. */
export async function follow(page: Page, name: string | RegExp, within: Page | Locator = page): Promise<void> {
  await andArrive(page, () => within.getByRole("link", { name, exact: true }).click());
}

/** Opens the menu of a report, above its results. */
export async function openReportMenu(page: Page, language: Language): Promise<Locator> {
  const menu = page.getByRole("main").locator("details.menu");
  await menu.getByText(text(language, "results")("menu.name"), { exact: true }).click();
  return menu;
}

/** Opens a folded part of the results by its title. */
export async function openPart(page: Page, title: string): Promise<Locator> {
  await page
    .getByRole("main")
    .locator("summary", { has: page.getByRole("heading", { name: title, exact: true }) })
    .click();
  return page.getByRole("region", { name: title, exact: true });
}

/** Path and query of the current page. */
export function whereIs(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** Solves the sum that is asked in words, as a person would. */
export async function readSum(page: Page): Promise<number> {
  const question = (await page.locator("label[for=captchaAnswer]").textContent()) ?? "";
  return sumOf(question);
}

/** The sum of the number words in a question, in any of the three languages. */
export function sumOf(question: string): number {
  const known = LANGUAGES.flatMap((language) => Object.entries(resources[language].captcha.numbers));
  const words = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.reduce((sum, word) => sum + Number(known.find(([, name]) => name === word)?.[0] ?? 0), 0);
}

export async function solveCaptcha(page: Page): Promise<void> {
  await page.locator("#captchaAnswer").fill(String(await readSum(page)));
}

/** The text of an element without what only screen readers hear, such as where a marked word begins. */
export function textSeen(element: Locator): Promise<string> {
  return element.evaluate((node) => {
    const copy = node.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll(".sr-only")) hidden.remove();
    return copy.textContent ?? "";
  });
}

/** Signs in on the open page and waits for the page it leads to. */
export async function signIn(page: Page, language: Language, { email, password }: Account): Promise<void> {
  const t = text(language, "account");
  await page.getByLabel(t("signIn.email"), { exact: true }).fill(email);
  await page.getByLabel(t("signIn.password"), { exact: true }).fill(password);
  await solveCaptcha(page);
  await press(page, t("signIn.submit"));
}

/** Chooses a language in the footer, which works at any width. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  const footer = page.getByRole("contentinfo");
  await andArrive(page, () => footer.locator(`button[name=language][value=${language}]`).click());
  expect(await page.locator("html").getAttribute("lang")).toBe(language);
}

/** Opens the account menu in the header and returns the header. */
export async function openAccountMenu(page: Page): Promise<Locator> {
  const header = page.getByRole("banner");
  await header
    .locator("summary")
    .filter({ has: page.locator("[aria-hidden]:text-matches('^[A-Z]{1,2}$')") })
    .click();
  return header;
}

/** Signs out through the header menu. */
export async function signOut(page: Page, language: Language): Promise<void> {
  const header = await openAccountMenu(page);
  await press(page, text(language, "common")("shell.signOut"), header);
}

/** The element with keyboard focus: its id, or its tag name if it has none. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName.toLowerCase() || "");
}

/**
 * A refused form as its user sees it: the summary has the focus and links each message to its field. Each field is marked invalid and shows
 * the same message.
 */
export async function expectRefused(page: Page, errors: Record<string, string>): Promise<void> {
  const summary = page.getByRole("alert");
  await expect.poll(() => focused(page)).toBe(await summary.getAttribute("id"));
  const links = await summary.getByRole("link").all();
  const told = await Promise.all(
    links.map(async (link) => [(await link.getAttribute("href"))?.slice(1) ?? "", (await link.textContent()) ?? ""]),
  );
  const fields = await page.locator("[aria-invalid=true]").evaluateAll((controls) =>
    controls.map((control) => {
      const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
      const note = ids
        .filter((id) => id.endsWith("-error"))
        .map((id) => document.getElementById(id)?.textContent ?? "");
      return [control.getAttribute("name") ?? "", control.id, note.join(" ")] as const;
    }),
  );
  const byName = Object.fromEntries(fields.map(([name, , note]) => [name, note]));
  expect(byName).toEqual(errors);
  expect(told).toEqual(fields.map(([name, id]) => [id, errors[name]]));
}

/** The message left by the previous page: shown over the page, or only read out if the page shows it itself. */
export function shownOn(page: Page): Promise<string | null> {
  return page.locator("body > [role=status]").textContent();
}
