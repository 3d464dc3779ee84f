import { LEGAL_TABS, type LegalDocument } from "~/foundation/identity/content/legal-documents";
import { languageOf } from "~/foundation/identity/language.server";
import type { PackedLegal } from "~/home/legal/rules/document";
import { longDate } from "~/i18n/format";
import type { Context } from "~/platform/context";
import { figuresFor, installationOf } from "./figures";
import { fillHtml } from "./placeholders";

/** A legal document in the reader's language, with the code's own figures and this installation's values filled in. */
export async function loadLegalText(ctx: Context, request: Request, document: LegalDocument) {
  const language = await languageOf(ctx, request);
  const packed = await ctx.assets.readJson<PackedLegal>(`/assets/texts/${document}.${language}.json`);
  return {
    name: packed.title,
    html: fillHtml(packed.html, { ...figuresFor(language), ...installationOf(ctx.settings) }),
    versions: packed.versions.map(({ from, ...version }) => ({
      ...version,
      date: longDate(from, language),
    })),
    title: `${packed.title} · Kompas`,
  };
}

/** The document of /legal-documents that the URL asks for, with all tabs. The first one is the default. */
export async function loadLegalTab(ctx: Context, request: Request) {
  const asked = new URL(request.url).searchParams.get("tab");
  const tab = LEGAL_TABS.find((each) => each === asked) ?? LEGAL_TABS[0];
  const text = await loadLegalText(ctx, request, tab);
  return { ...text, tabs: LEGAL_TABS.map((id) => ({ id, current: id === tab })) };
}
