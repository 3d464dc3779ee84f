import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecoveryPage } from "~/account/password/components/recovery-page";
import { startRecovery } from "~/account/password/recovery.server";
import { keepRecovery } from "~/account/password/recovery-cookie.server";
import { recoverySchema } from "~/account/password/schema";
import { changeLanguage, readSignUp, typedValues } from "~/account/password/sign-up-state.server";
import { CAPTCHA_RETRY_SECONDS, captchaText } from "~/foundation/identity/captcha-texts";
import { CAPTCHA_ANSWER, CaptchaField, captchaHref } from "~/foundation/identity/components/captcha-field";
import { useFormMessages } from "~/foundation/identity/components/form-messages";
import { addressOf, callerOf } from "~/foundation/identity/credentials.server";
import { readDevice } from "~/foundation/identity/devices.server";
import { visitorOf } from "~/foundation/identity/visitor.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectTo } from "~/foundation/web/redirect.server";
import { inMinutes, toWait } from "~/foundation/web/wait";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";

/** A change of language posts this form too, so that it keeps the typed address. */
const FORM = "forgot-password";

export const handle = { enhance: true, description: "recovery" };

export async function loader({ request, context: { kompas, nonce } }: LoaderFunctionArgs) {
  const frame: PageFrame = { keptForm: { id: FORM } };
  const { email } = await readSignUp(kompas, request);
  const title = await pageTitle(kompas, request, "account", "recovery.email.title");
  return { captcha: kompas.captcha.ask(), email, frame, title, nonce };
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const form = await request.formData();
  const language = form.get("language");
  if (language) {
    const typed = { ...(await readSignUp(kompas, request)), ...typedValues(form) };
    return redirectTo("/forgotPassword", { status: 303, headers: await changeLanguage(kompas, typed, language) });
  }
  const submission = parseWithZod(form, { schema: recoverySchema });
  const captcha = kompas.captcha.ask();
  const result = submission.reply();
  if (submission.status !== "success") return data({ result, captcha, problem: null }, { status: 400 });
  const use = { action: "recovery", remoteIp: addressOf(request) } as const;
  const solved = await kompas.captcha.verify(kompas.captcha.responseOf(form), use);
  if (!solved.ok) {
    const isDown = solved.reason === "captcha-unavailable";
    return data({ result, captcha, problem: solved }, isDown ? toWait(CAPTCHA_RETRY_SECONDS, 503) : { status: 400 });
  }
  const started = await startRecovery(kompas, {
    ...submission.value,
    caller: callerOf(request),
    visitor: visitorOf(kompas, request),
    deviceToken: await readDevice(request),
  });
  if (!started.ok) return data({ result, captcha, problem: started }, toWait(started.retryAfterSeconds));
  const headers = { "Set-Cookie": await keepRecovery(started.token) };
  return redirectTo("/OTPverify", { status: 303, headers });
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function ForgotPassword() {
  const { t } = useTranslation(["account", "captcha"]);
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { messages, summary } = useFormMessages();
  const [form, fields] = useForm<{ email: string }>({
    id: FORM,
    lastResult: answer?.result,
    defaultValue: { email: loaded.email },
  });
  const problem = answer?.problem ?? null;
  const captcha = answer?.captcha ?? loaded.captcha;
  const tooMany: { text: string }[] = [];
  const captchaErrors: string[] = [];
  if (problem?.reason === "too-many-requests") {
    tooMany.push({ text: t("errors.tooMany", { count: inMinutes(problem.retryAfterSeconds) }) });
  } else if (problem) captchaErrors.push(t(`captcha:${captchaText(captcha.provider, problem.reason)}`));
  return (
    <RecoveryPage
      title={t("recovery.email.title")}
      lead={t("recovery.email.lead")}
      errors={[
        ...tooMany,
        ...summary([fields.email]),
        ...captchaErrors.map((text) => ({ href: captchaHref(captcha), text })),
      ]}
    >
      <form method="post" {...getFormProps(form)} noValidate className="grid gap-6">
        <TextField
          field={{ ...getInputProps(fields.email, { type: "email" }), autoComplete: "username" }}
          label={t("recovery.email.label")}
          errors={messages(fields.email.errors)}
        />
        <CaptchaField challenge={captcha} action="recovery" errors={captchaErrors} nonce={loaded.nonce} />
        <div>
          <Button variant="primary" data-waits-for={CAPTCHA_ANSWER}>
            {t("recovery.email.submit")}
          </Button>
        </div>
      </form>
    </RecoveryPage>
  );
}
