import { type FieldMetadata, getInputProps, getSelectProps, getTextareaProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { useFormMessages } from "./form-messages";

export type Fields = Record<string, FieldMetadata<string> | undefined>;

/**
 * Builds props for the design system's fields by field name, with the browser's autofill hint. `message` translates the
 * schema's messages if they are not keys of the account's texts.
 */
export function useFormFields(fields: Fields, message?: (key: string) => string) {
  const account = useFormMessages();
  const messages = message ? (keys: string[] | undefined) => keys?.map(message) : account.messages;
  const { t } = useTranslation();
  const metaOf = (name: string) => {
    const meta = fields[name];
    if (!meta) throw new Error(`The form has no field ${name}`);
    return meta;
  };
  return {
    text: (name: string, autoComplete: string, type: "text" | "email" | "password" = "text") => {
      const meta = metaOf(name);
      return { field: { ...getInputProps(meta, { type }), autoComplete }, errors: messages(meta.errors) };
    },
    /**
     * A telephone number without its country. Browsers autofill it only into a plain text field; a phone shows its
     * number keys.
     */
    phone: (name: string) => {
      const meta = metaOf(name);
      const hints = { autoComplete: "tel-national", inputMode: "tel" } as const;
      return { field: { ...getInputProps(meta, { type: "text" }), ...hints }, errors: messages(meta.errors) };
    },
    area: (name: string) => {
      const meta = metaOf(name);
      return { field: { ...getTextareaProps(meta), autoComplete: "off" }, errors: messages(meta.errors) };
    },
    select: (name: string, autoComplete?: string) => {
      const meta = metaOf(name);
      const field = { ...getSelectProps(meta), autoComplete };
      return { field, errors: messages(meta.errors), placeholder: t("shell.choose") };
    },
  };
}
