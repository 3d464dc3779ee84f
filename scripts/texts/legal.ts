import { readFileSync } from "node:fs";
import { marked } from "marked";
import type { LegalDocument } from "../../app/content/legal/documents";
import type { Language } from "../../app/domain/language";

/** A legal document in one language, as HTML with its title. */
export function packLegal(document: LegalDocument, language: Language): { title: string; html: string } {
  const source = readFileSync(new URL(`../../app/content/legal/${document}.${language}.md`, import.meta.url), "utf8");
  const html = marked.parse(source, { async: false });
  const [, title] = /<h1>(.*?)<\/h1>/.exec(html) ?? [];
  if (!title) throw new Error(`${document}.${language}.md has no title`);
  return { title, html };
}
