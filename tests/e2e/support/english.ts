import type { Page } from "playwright";
import type { Language } from "~/core/language";
import { englishDetector } from "../../support/translations";

const known = new Map<Language, ReturnType<typeof englishDetector>>();

/** English text that a reader of the page would still see, or hear from a screen reader. */
export async function englishLeftOn(page: Page, language: Language): Promise<string[]> {
  if (language === "en") return [];
  const isEnglish = known.get(language) ?? englishDetector(language);
  known.set(language, isEnglish);
  const words = await page.evaluate((lang) => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      // A part that declares another language may use it.
      if (!element || element.closest("[lang]")?.getAttribute("lang") !== lang) continue;
      // Code is the same in every language.
      if (element.closest("script, style, code")) continue;
      if (node instanceof Text) found.push(node.data);
      else {
        for (const name of ["aria-label", "aria-description", "aria-roledescription", "aria-valuetext"]) {
          found.push(element.getAttribute(name) ?? "");
        }
        for (const name of ["title", "alt", "placeholder", "label"]) found.push(element.getAttribute(name) ?? "");
        if (element instanceof HTMLMetaElement && !element.httpEquiv) found.push(element.content);
        if (element.matches("input[type=submit], input[type=button]")) found.push(element.getAttribute("value") ?? "");
        if (element instanceof HTMLElement) found.push(...Object.values(element.dataset).map((value) => value ?? ""));
      }
    }
    return found.map((part) => part.trim()).filter(Boolean);
  }, language);
  return [...new Set(words.filter(isEnglish))];
}
