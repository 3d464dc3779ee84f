import { useTranslation } from "react-i18next";
import type enSupport from "~/i18n/locales/en/support.json";

type ErrorKey = `errors.${keyof typeof enSupport.errors}`;

/** Turns the keys that the schemas give as messages into sentences. */
export function useSupportMessage() {
  const { t } = useTranslation("support");
  return (key: string) => t(key as ErrorKey);
}
