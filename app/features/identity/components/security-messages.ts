import { useTranslation } from "react-i18next";
import type enSecurity from "~/i18n/locales/en/security.json";

/** Why a form around sign-in was refused, as a key of the `security` texts; `tooMany` comes with minutes. */
export type CodeErrorKey = `codeErrors.${keyof typeof enSecurity.codeErrors}`;

/** Turns the keys that the forms of two-step sign-in and passkeys give as messages into sentences. */
export function useSecurityMessages() {
  const { t } = useTranslation("security");
  const message = (key: string) => t(key as CodeErrorKey);
  return {
    messages: (keys: string[] | undefined) => keys?.map(message),
    /** The lines of an error summary: what concerns the whole form, then each message, linked to its field. */
    summary: (fields: { id: string; errors?: string[] }[], minutes = 0) => [
      ...(minutes > 0 ? [{ text: t("codeErrors.tooMany", { count: minutes }) }] : []),
      ...fields.flatMap((field) => (field.errors ?? []).map((key) => ({ href: `#${field.id}`, text: message(key) }))),
    ],
  };
}
