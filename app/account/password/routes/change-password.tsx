import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { changePassword } from "~/account/password/change-password.server";
import { changePasswordSchema } from "~/account/password/schema";
import { toLogin } from "~/account/password/sign-out.server";
import { useFormMessages } from "~/foundation/identity/components/form-messages";
import { requireUser } from "~/foundation/identity/session.server";
import { visitorOf } from "~/foundation/identity/visitor.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { inMinutes, refusedWith } from "~/foundation/web/wait";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { PasswordField } from "~/ui/field";

const PROFILE = "/user/profile";
const FORM = "change-password";
const FIELDS = ["password", "newPassword", "confirmation"] as const;

export const handle = { enhance: true };

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const { email } = await requireUser(kompas, request);
  const frame: PageFrame = { dialogOpen: true };
  return { email, frame, title: await pageTitle(kompas, request, "account", "passwordChange.title") };
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  const submission = parseWithZod(await request.formData(), { schema: changePasswordSchema });
  const refuse = (errors: Partial<Record<string, string>> = {}, retryAfter = 0) => {
    const fieldErrors = Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, key ? [key] : []]));
    // Valid entries stay in their fields, so that a user who mistypes the last one need not type all three again.
    const invalid = submission.status === "error" ? submission.error : null;
    const wrong = FIELDS.filter((name) => errors[name] || invalid?.[name]);
    const result = submission.reply({ hideFields: wrong, fieldErrors });
    return data({ result, minutes: inMinutes(retryAfter) }, refusedWith(retryAfter));
  };
  if (submission.status !== "success") return refuse();
  const { password, newPassword } = submission.value;
  const visitor = visitorOf(kompas, request);
  const verdict = await changePassword(kompas, user, { password, newPassword, keptSessionId: null, visitor });
  if (!verdict.ok) {
    return verdict.reason === "invalid" ? refuse(verdict.errors) : refuse({}, verdict.retryAfterSeconds);
  }
  return toLogin(kompas, request, "passwordChanged");
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function ChangePassword() {
  const { t } = useTranslation(["account", "common"]);
  const { email } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { messages, summary } = useFormMessages();
  const [form, fields] = useForm<Record<(typeof FIELDS)[number], string>>({
    id: FORM,
    lastResult: answer?.result,
  });
  const errors = summary(
    FIELDS.map((name) => fields[name]),
    answer?.minutes,
  );
  const field = (name: (typeof FIELDS)[number], autoComplete: string) => ({
    field: { ...getInputProps(fields[name], { type: "password" }), autoComplete },
    errors: messages(fields[name].errors),
    showText: t("common:form.showPassword"),
  });
  return (
    <Dialog
      id="password"
      title={t("passwordChange.title")}
      closeHref={PROFILE}
      closeLabel={t("common:shell.close")}
      hasErrors={errors.length > 0}
      actions={
        <>
          <ButtonLink href={PROFILE}>{t("passwordChange.cancel")}</ButtonLink>
          <Button variant="primary" form={FORM}>
            {t("passwordChange.submit")}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 text-ink">
        <p className="text-ink-2">{t("passwordChange.lead")}</p>
        <ErrorSummary title={t("common:form.summary")} errors={errors} />
        <form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
          {/* Tells a password manager whose password this is. */}
          <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
          <PasswordField {...field("password", "current-password")} label={t("passwordChange.current")} />
          <PasswordField
            {...field("newPassword", "new-password")}
            label={t("passwordChange.next")}
            hint={t("signUp.passwordHint")}
          />
          <PasswordField {...field("confirmation", "new-password")} label={t("passwordChange.confirm")} />
        </form>
      </div>
    </Dialog>
  );
}
