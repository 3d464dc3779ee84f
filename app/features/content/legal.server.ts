import type { Language } from "~/domain/language";
import { languageOf } from "~/features/account/language.server";
import type { Context } from "~/platform/context";

/** Markdown turned into HTML when the Worker is built; see `markdown` in vite.config.ts. */
const TEXTS = import.meta.glob<string>("../../content/legal/*.md", { import: "default", eager: true });

type Document = "terms" | "privacy";

/** A legal document in the reader's language, with the contact address filled in. */
export async function loadLegalText(ctx: Context, request: Request, document: Document) {
  const language: Language = await languageOf(ctx, request);
  const html = TEXTS[`../../content/legal/${document}.${language}.md`];
  if (!html) throw new Error(`There is no ${document} in ${language}`);
  const heading = /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? document;
  return { html: html.replaceAll("{email}", ctx.settings.CONTACT_EMAIL), title: `${heading} · Kompas` };
}
