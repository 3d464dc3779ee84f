import { useTranslation } from "react-i18next";
import type enAccount from "~/i18n/locales/en/account.json";
import { readMessage } from "~/i18n/message";

export type ErrorKey = `errors.${keyof typeof enAccount.errors}`;

/** Turns the message keys of schemas into sentences. */
export function useFormMessages() {
  const { t } = useTranslation("account");
  const message = (given: string) => {
    const [key, values] = readMessage(given);
    return t(key as ErrorKey, values);
  };
  return {
    messages: (keys: string[] | undefined) => keys?.map(message),
    summary: (fields: FormField[], minutes = 0) =>
      summaryOf(fields, message, minutes > 0 && t("errors.tooMany", { count: minutes })),
  };
}

interface FormField {
  id: string;
  errors?: string[];
}

/** The lines of an error summary: the wait, which concerns the whole form, then each message with a link to its field. */
export function summaryOf(fields: FormField[], say: (key: string) => string, wait: string | false) {
  return [
    ...(wait ? [{ text: wait }] : []),
    ...fields.flatMap(({ id, errors = [] }) => errors.map((key) => ({ href: `#${id}`, text: say(key) }))),
  ];
}
