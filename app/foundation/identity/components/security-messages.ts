import { useTranslation } from "react-i18next";
import type enSecurity from "~/i18n/locales/en/security.json";
import { summaryOf } from "./form-messages";

/** Why a sign-in form was refused, as a key of the `security` texts. `tooMany` comes with minutes. */
export type CodeErrorKey = `codeErrors.${keyof typeof enSecurity.codeErrors}`;

/** Turns the message keys of the two-step and passkey forms into sentences. */
export function useSecurityMessages() {
  const { t } = useTranslation("security");
  const message = (key: string) => t(key as CodeErrorKey);
  return {
    messages: (keys: string[] | undefined) => keys?.map(message),
    summary: (fields: Parameters<typeof summaryOf>[0], minutes = 0) =>
      summaryOf(fields, message, minutes > 0 && t("codeErrors.tooMany", { count: minutes })),
  };
}
