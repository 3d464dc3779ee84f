import type { ParseKeys } from "i18next";
import { languageOf } from "~/foundation/identity/language.server";
import { i18nFor } from "~/i18n/i18n.server";
import type { Namespace } from "~/i18n/resources";
import type { Context } from "~/platform/context";

/** The text of a page's title element, in the user's language. */
export async function pageTitle<N extends Namespace>(
  ctx: Context,
  request: Request,
  namespace: N,
  key: ParseKeys<N> & string,
): Promise<string> {
  const i18n = i18nFor(await languageOf(ctx, request));
  return `${i18n.getResource(i18n.language, namespace, key)} · Kompas`;
}
