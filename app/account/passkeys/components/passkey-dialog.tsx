import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { PASSKEYS_PATH } from "~/core/addresses/account";
import { CurrentPasswordField } from "~/foundation/identity/components/proof-fields";
import { useSecurityMessages } from "~/foundation/identity/components/security-messages";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/field";
import type { Passkey } from "../manage.server";

/** Renames a passkey, or removes it. Removal requires the password. */
export function PasskeyDialog({
  what,
  passkey,
  lastResult,
  minutes,
}: {
  what: "rename" | "remove";
  passkey: Pick<Passkey, "id" | "name">;
  lastResult?: SubmissionResult<string[]>;
  minutes: number;
}) {
  const { t } = useTranslation(["security", "common"]);
  const { messages, summary } = useSecurityMessages();
  const [form, fields] = useForm<{ name: string; password: string }>({
    id: what,
    lastResult,
    defaultValue: { name: passkey.name },
  });
  const isRename = what === "rename";
  return (
    <Dialog
      id="passkey-dialog"
      title={isRename ? t("passkeys.renameTitle") : t("passkeys.removeTitle", { name: passkey.name })}
      closeHref={PASSKEYS_PATH}
      closeLabel={t("common:shell.close")}
      hasErrors={lastResult !== undefined}
    >
      {isRename ? null : <p>{t("passkeys.removeText")}</p>}
      <form
        method="post"
        action={`${PASSKEYS_PATH}?dialog=${what}&id=${passkey.id}`}
        {...getFormProps(form)}
        noValidate
        className="mt-5 grid gap-5 text-ink"
      >
        <ErrorSummary
          title={t("common:form.summary")}
          errors={summary([isRename ? fields.name : fields.password], minutes)}
        />
        <input type="hidden" name="id" value={passkey.id} />
        {isRename ? (
          <TextField
            field={{ ...getInputProps(fields.name, { type: "text" }), autoComplete: "off", maxLength: 60 }}
            label={t("passkeys.name")}
            errors={messages(fields.name.errors)}
          />
        ) : (
          <CurrentPasswordField field={fields.password} label={t("passkeys.password")} />
        )}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <ButtonLink href={PASSKEYS_PATH}>{t("passkeys.cancel")}</ButtonLink>
          <Button variant={isRename ? "primary" : "danger"} name="intent" value={what}>
            {isRename ? t("passkeys.save") : t("passkeys.remove")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
