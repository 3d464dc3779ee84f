import type { LegalDocument } from "~/content/legal/documents";
import { languageOf } from "~/features/identity/language.server";
import type { Context } from "~/platform/context";
import { fillHtml } from "./placeholders";

/** A legal document in the reader's language, with the contact address filled in. */
export async function loadLegalText(ctx: Context, request: Request, document: LegalDocument) {
  const language = await languageOf(ctx, request);
  const { title, html } = await ctx.assets.readJson<{ title: string; html: string }>(
    `/assets/texts/${document}.${language}.json`,
  );
  return { html: fillHtml(html, { email: ctx.settings.CONTACT_EMAIL }), title: `${title} · Kompas` };
}
