import { type FieldMetadata, getInputProps, getSelectProps, getTextareaProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { useFormMessages } from "./form-messages";

export type Fields = Record<string, FieldMetadata<string> | undefined>;

/**
 * What the design system's fields take of a form's: by name, with the browser's hint for filling it in. `message` puts the
 * schema's messages into words where they are no keys of the account's texts.
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
    text: (name: string, autoComplete: string, type: "text" | "email" | "tel" | "password" = "text") => {
      const meta = metaOf(name);
      return { field: { ...getInputProps(meta, { type }), autoComplete }, errors: messages(meta.errors) };
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
