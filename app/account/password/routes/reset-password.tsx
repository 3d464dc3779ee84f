import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecoveryPage } from "~/account/password/components/recovery-page";
import { findRecovery } from "~/account/password/recovery.server";
import { keepRecovery, readRecovery } from "~/account/password/recovery-cookie.server";
import { recoveryOver } from "~/account/password/recovery-over.server";
import { resetPassword } from "~/account/password/reset-password.server";
import { resetSchema } from "~/account/password/schema";
import { useFormMessages } from "~/foundation/identity/components/form-messages";
import { rememberThisDevice } from "~/foundation/identity/devices.server";
import { visitorOf } from "~/foundation/identity/visitor.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { inMinutes, refusedWith } from "~/foundation/web/wait";
import { Button } from "~/ui/button";
import { PasswordField } from "~/ui/field";

export const handle = { enhance: true, description: "recovery" };

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const { stage } = await findRecovery(kompas, await readRecovery(request));
  if (stage === "over") return recoveryOver();
  if (stage === "code") return redirectTo("/OTPverify");
  return { title: await pageTitle(kompas, request, "account", "recovery.password.title") };
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const token = await readRecovery(request);
  if (!token) return recoveryOver();
  const submission = parseWithZod(await request.formData(), { schema: resetSchema });
  const refuse = (fieldErrors: Record<string, string[]> = {}, retryAfter = 0) => {
    const result = submission.reply({ hideFields: ["password", "confirmation"], fieldErrors });
    return data({ result, minutes: inMinutes(retryAfter) }, refusedWith(retryAfter));
  };
  if (submission.status !== "success") return refuse();
  const verdict = await resetPassword(kompas, {
    token,
    password: submission.value.password,
    visitor: visitorOf(kompas, request),
  });
  if (!verdict.ok) {
    if (verdict.reason === "invalid") return refuse({ password: [verdict.error] });
    return verdict.reason === "over" ? recoveryOver() : refuse({}, verdict.retryAfterSeconds);
  }
  const cookies = [await keepRecovery(null), await rememberThisDevice(kompas, request, verdict.userId)];
  return redirectWithFlash("/login", "passwordReset", { cookies });
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function ResetPassword() {
  const { t } = useTranslation(["account", "common"]);
  const answer = useActionData<typeof action>();
  const { messages, summary } = useFormMessages();
  const [form, fields] = useForm<{ password: string; confirmation: string }>({
    id: "reset-password",
    lastResult: answer?.result,
  });
  const showText = t("common:form.showPassword");
  return (
    <RecoveryPage
      title={t("recovery.password.title")}
      lead={t("recovery.password.lead")}
      errors={summary([fields.password, fields.confirmation], answer?.minutes)}
    >
      <form method="post" {...getFormProps(form)} noValidate className="grid gap-6">
        <PasswordField
          field={{ ...getInputProps(fields.password, { type: "password" }), autoComplete: "new-password" }}
          label={t("recovery.password.label")}
          hint={t("signUp.passwordHint")}
          errors={messages(fields.password.errors)}
          showText={showText}
        />
        <PasswordField
          field={{ ...getInputProps(fields.confirmation, { type: "password" }), autoComplete: "new-password" }}
          label={t("recovery.password.confirm")}
          errors={messages(fields.confirmation.errors)}
          showText={showText}
        />
        <div>
          <Button variant="primary">{t("recovery.password.submit")}</Button>
        </div>
      </form>
    </RecoveryPage>
  );
}
