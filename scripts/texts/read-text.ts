import { existsSync, readFileSync } from "node:fs";
import { FALLBACK, type Language } from "../../app/core/language";

const fileOf = (name: string, language: Language) =>
  new URL(`../../app/content/${name}.${language}.md`, import.meta.url);

/** A Markdown text of app/content in a language, in English where it has not been translated: `legal/terms`. */
export function readText(name: string, language: Language): string {
  const own = fileOf(name, language);
  return readFileSync(existsSync(own) ? own : fileOf(name, FALLBACK), "utf8");
}
