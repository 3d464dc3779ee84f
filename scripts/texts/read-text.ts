import { existsSync, readFileSync } from "node:fs";
import { FALLBACK, type Language } from "../../app/core/language";

const fileOf = (name: string, language: Language) => new URL(`../../app/home/${name}.${language}.md`, import.meta.url);

/** A Markdown text of app/home in a language, or in English if it is not translated: `legal/content/terms`. */
export function readText(name: string, language: Language): string {
  const own = fileOf(name, language);
  return readFileSync(existsSync(own) ? own : fileOf(name, FALLBACK), "utf8");
}
