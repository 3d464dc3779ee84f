import { useTranslation } from "react-i18next";
import { type Language, toLanguage } from "~/core/language";

/** The language that the page is written in. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return toLanguage(i18n.language);
}
