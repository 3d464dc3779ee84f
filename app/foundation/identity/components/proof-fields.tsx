import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { PasswordField, TextField } from "~/ui/field";
import { useSecurityMessages } from "./security-messages";

interface ProofFieldProps {
  field: FieldMetadata<string>;
  label: string;
  hint?: string;
}

/** The password of whoever is signed in, asked again before something that matters. */
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

/** A code of two-step sign-in, which apps and password managers can fill in; a longer recovery code fits too. */
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
