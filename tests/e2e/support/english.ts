import type { Page } from "playwright";
import { readinessV1 } from "~/content/readiness/readiness";
import { LANGUAGES, type Language } from "~/domain/language";
import { resources } from "~/i18n/resources";
import { INDUSTRIES } from "../../../scripts/reference/industries.mjs";

const industries = INDUSTRIES.map(({ nameEn = "", nameFr = "", nameMs = "" }) => ({
  en: nameEn,
  fr: nameFr,
  ms: nameMs,
}));

type Tree = { [key: string]: string | Tree };

/** Letters that a template must have outside its placeholders before it says anything about the language. */
const TELLING = 4;

/** English texts that read otherwise in the language: whole sentences, and templates with what stands between them. */
function englishOnly(language: Language): { texts: Set<string>; patterns: RegExp[] } {
  const pairs = [
    ...pairsOf(resources.en, resources[language]),
    ...textsOf([readinessV1, ...industries]).map((words) => [words.en, words[language]] as const),
  ];
  const own = new Set(pairs.map(([, words]) => words));
  const foreign = [...new Set(pairs.map(([english]) => english))].filter((english) => !own.has(english));
  const isTemplate = (words: string) => /\{\{|<\w+>/.test(words);
  const patterns = foreign.filter(isTemplate).flatMap((words) => {
    const parts = words.split(/\{\{\w+\}\}|<\/?\w+>/);
    const letters = parts.join("").match(/\p{L}/gu)?.length ?? 0;
    if (letters < TELLING) return [];
    return new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(".+")}$`, "s");
  });
  return { texts: new Set(foreign.filter((words) => !isTemplate(words))), patterns };
}

function pairsOf(english: Tree, other: Tree): (readonly [string, string])[] {
  return Object.entries(english).flatMap(([key, value]) => {
    const translated = other[key];
    if (typeof value === "string") return typeof translated === "string" ? [[value, translated] as const] : [];
    return typeof translated === "object" ? pairsOf(value, translated) : [];
  });
}

function textsOf(value: unknown): Record<Language, string>[] {
  if (typeof value !== "object" || value === null) return [];
  if (LANGUAGES.every((language) => language in value)) return [value as Record<Language, string>];
  return Object.values(value).flatMap(textsOf);
}

const known = new Map<Language, ReturnType<typeof englishOnly>>();

/** What a reader of the page would still read, or hear from a screen reader, in English. */
export async function englishLeftOn(page: Page, language: Language): Promise<string[]> {
  if (language === "en") return [];
  const { texts, patterns } = known.get(language) ?? englishOnly(language);
  known.set(language, { texts, patterns });
  const words = await page.evaluate((lang) => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      // A part that says it is in another language may be.
      if (!element || element.closest("[lang]")?.getAttribute("lang") !== lang) continue;
      if (element.closest("script, style")) continue;
      if (node instanceof Text) found.push(node.data);
      else {
        for (const name of ["aria-label", "title", "alt", "placeholder", "aria-valuetext"]) {
          found.push(element.getAttribute(name) ?? "");
        }
        if (element instanceof HTMLElement) found.push(...Object.values(element.dataset).map((value) => value ?? ""));
      }
    }
    return found.map((part) => part.trim()).filter(Boolean);
  }, language);
  const isEnglish = (part: string) => texts.has(part) || patterns.some((pattern) => pattern.test(part));
  return [...new Set(words.filter(isEnglish))];
}
