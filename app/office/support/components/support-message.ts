import { useTranslation } from "react-i18next";
import type enSupport from "~/i18n/locales/en/support.json";

type ErrorKey = `errors.${keyof typeof enSupport.errors}`;

/** Translates the message keys of the schemas. */
export function useSupportMessage() {
  const { t } = useTranslation("support");
  return (key: string) => t(key as ErrorKey);
}
