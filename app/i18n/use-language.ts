import { useTranslation } from "react-i18next";
import { LANGUAGES, type Language } from "~/domain/language";

/** The language that the page is written in. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return LANGUAGES.find((language) => language === i18n.language) ?? "en";
}
