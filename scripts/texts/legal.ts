import { marked } from "marked";
import type { LegalDocument } from "../../app/content/legal/documents";
import type { Language } from "../../app/domain/language";
import { readText } from "./read-text";

/** A legal document in one language, as HTML with its title. */
export function packLegal(document: LegalDocument, language: Language): { title: string; html: string } {
  const html = marked.parse(readText(`legal/${document}`, language), { async: false });
  const [, title] = /<h1>(.*?)<\/h1>/.exec(html) ?? [];
  if (!title) throw new Error(`${document}.${language}.md has no title`);
  return { title, html };
}
