import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { PasswordField, TextField } from "~/ui/field";
import { useSecurityMessages } from "./security-messages";

interface ProofFieldProps {
  field: FieldMetadata<string>;
  label: string;
  hint?: string;
}

/** The signed-in user's password, asked again before something important. */
export function CurrentPasswordField({ field, ...texts }: ProofFieldProps) {
  const { t } = useTranslation();
  const { messages } = useSecurityMessages();
  return (
    <PasswordField
      {...texts}
      field={{ ...getInputProps(field, { type: "password" }), autoComplete: "current-password" }}
      showText={t("form.showPassword")}
      errors={messages(field.errors)}
    />
  );
}

/** A code of two-step sign-in. Apps and password managers can fill it in; a longer recovery code fits too. */
export function CodeField({ field, takesFocus, ...texts }: ProofFieldProps & { takesFocus?: boolean }) {
  const { messages } = useSecurityMessages();
  return (
    <TextField
      {...texts}
      field={{
        ...getInputProps(field, { type: "text" }),
        inputMode: "numeric",
        autoComplete: "one-time-code",
        maxLength: 40,
        autoFocus: takesFocus,
      }}
      errors={messages(field.errors)}
    />
  );
}
