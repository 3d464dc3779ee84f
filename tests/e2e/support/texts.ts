import type { Language } from "~/core/language";
import { translator } from "~/i18n/i18n.server";
import type { Namespace } from "~/i18n/resources";

/** The product's own texts in a language, as the pages use them. */
export function text<N extends Namespace>(language: Language, namespace: N) {
  return translator(language, namespace);
}
