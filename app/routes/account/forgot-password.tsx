import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useFormMessages } from "~/features/account/components/form-messages";
import { callerOf } from "~/features/account/credentials.server";
import { changeLanguage, readSignUp, typedValues } from "~/features/account/sign-up-state.server";
import { visitorOf } from "~/features/account/visitor.server";
import { RecoveryPage } from "~/features/password/components/recovery-page";
import { startRecovery } from "~/features/password/recovery.server";
import { keepRecovery } from "~/features/password/recovery-cookie.server";
import { recoverySchema } from "~/features/password/schema";
import type { PageFrame } from "~/features/shell/page-handle";
import { pageTitle } from "~/features/shell/page-title.server";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";

/** A choice of language posts this form too, so that it keeps the address that was typed. */
const FORM = "forgot-password";

export const handle = { enhance: true };

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const frame: PageFrame = { keptForm: { id: FORM } };
  const { email } = await readSignUp(kompas, request);
  return { email, frame, title: await pageTitle(kompas, request, "account", "recovery.email.title") };
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const form = await request.formData();
  const language = form.get("language");
  if (language) {
    const typed = { ...(await readSignUp(kompas, request)), ...typedValues(form) };
    return redirect("/forgotPassword", { status: 303, headers: await changeLanguage(kompas, typed, language) });
  }
  const submission = parseWithZod(form, { schema: recoverySchema });
  if (submission.status !== "success") {
    return data({ result: submission.reply(), minutes: 0 }, { status: 400 });
  }
  const { email } = submission.value;
  const started = await startRecovery(kompas, { email, caller: callerOf(request), visitor: visitorOf(request) });
  if (!started.ok) {
    const headers = { "Retry-After": String(started.retryAfterSeconds) };
    const minutes = Math.ceil(started.retryAfterSeconds / 60);
    return data({ result: submission.reply(), minutes }, { status: 429, headers });
  }
  const headers = { "Set-Cookie": await keepRecovery(started.token) };
  return redirect("/OTPverify", { status: 303, headers });
}

/** Keeps Retry-After on the page that an action answers with. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta = ({ data: loaded }: { data?: { title?: string } }) => [{ title: loaded?.title }];

export default function ForgotPassword() {
  const { t } = useTranslation("account");
  const { email } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { messages, summary } = useFormMessages();
  const [form, fields] = useForm<{ email: string }>({
    id: FORM,
    lastResult: answer?.result,
    defaultValue: { email },
  });
  const tooMany = answer?.minutes ? [{ text: t("errors.tooMany", { count: answer.minutes }) }] : [];
  return (
    <RecoveryPage
      title={t("recovery.email.title")}
      lead={t("recovery.email.lead")}
      errors={[...tooMany, ...summary([fields.email])]}
    >
      <form method="post" {...getFormProps(form)} noValidate className="grid gap-6">
        <TextField
          field={{ ...getInputProps(fields.email, { type: "email" }), autoComplete: "username" }}
          label={t("recovery.email.label")}
          errors={messages(fields.email.errors)}
        />
        <div>
          <Button variant="primary">{t("recovery.email.submit")}</Button>
        </div>
      </form>
    </RecoveryPage>
  );
}
