import { useTranslation } from "react-i18next";
import type enAccount from "~/i18n/locales/en/account.json";

export type ErrorKey = `errors.${keyof typeof enAccount.errors}`;

/** Turns the keys that schemas give as messages into sentences. */
export function useFormMessages() {
  const { t } = useTranslation("account");
  const message = (key: string) => t(key as ErrorKey);
  return {
    messages: (keys: string[] | undefined) => keys?.map(message),
    /** The lines of an error summary: each message, linked to its field. */
    summary: (fields: { id: string; errors?: string[] }[]) =>
      fields.flatMap((field) => (field.errors ?? []).map((key) => ({ href: `#${field.id}`, text: message(key) }))),
  };
}
