import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { askForCompany } from "~/account/company-sign-in/ask-company.server";
import { ContinueCard } from "~/account/company-sign-in/components/continue-card";
import { PasskeySignIn } from "~/account/passkeys/components/passkey-sign-in";
import { changeLanguage, readSignUp, typedValues } from "~/account/password/sign-up-state.server";
import { askSecondStep } from "~/account/two-step/second-step.server";
import { CAPTCHA_RETRY_SECONDS, captchaText } from "~/foundation/identity/captcha-texts";
import { findCompanyOf, hasCompanySignIn } from "~/foundation/identity/company-sign-in.server";
import { completeSignIn } from "~/foundation/identity/complete-sign-in.server";
import { CAPTCHA_ANSWER, CaptchaField, captchaHref } from "~/foundation/identity/components/captcha-field";
import { useFormMessages } from "~/foundation/identity/components/form-messages";
import { createAuthenticator, SignInRefused } from "~/foundation/identity/credentials.server";
import { signInSchema } from "~/foundation/identity/schema";
import { recogniseUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { afterSignIn } from "~/foundation/web/own-path";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectTo } from "~/foundation/web/redirect.server";
import { inMinutes, toWait } from "~/foundation/web/wait";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { PasswordField, TextField } from "~/ui/field";
import { PageHeader } from "~/ui/shell";

/** A change of language posts this form too, so that it keeps the typed address. */
const SIGN_IN_FORM = "sign-in";

export const handle = { enhance: true, description: "signIn" };

export async function loader({ request, context: { kompas, nonce } }: LoaderFunctionArgs) {
  const next = new URL(request.url).searchParams.get("next") ?? "";
  if (await recogniseUser(kompas, request)) return redirectTo(afterSignIn(next));
  const [{ email }, title] = await Promise.all([
    readSignUp(kompas, request),
    pageTitle(kompas, request, "account", "signIn.title"),
  ]);
  const frame: PageFrame = { keptForm: { id: SIGN_IN_FORM } };
  const hasCompanies = hasCompanySignIn(kompas);
  return { captcha: kompas.captcha.ask(), email, next, hasCompanies, frame, title, nonce };
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const form = await request.clone().formData();
  const language = form.get("language");
  if (language) {
    const { pathname, search } = new URL(request.url);
    const typed = { ...(await readSignUp(kompas, request)), ...typedValues(form) };
    const headers = await changeLanguage(kompas, typed, language);
    return redirectTo(pathname + search, { status: 303, headers });
  }
  const submission = parseWithZod(form, { schema: signInSchema });
  const captcha = kompas.captcha.ask();
  const asked = await askForCompany(kompas, request, form);
  if (asked) {
    const { company, minutes, fieldErrors } = asked;
    const result = submission.reply({ hideFields: ["password"], ...(fieldErrors ? { fieldErrors } : {}) });
    const problem = minutes > 0 ? { reason: "too-many-requests" as const, minutes } : null;
    return data(
      { result: { ...result, error: fieldErrors ?? {} }, captcha, problem, company },
      { status: asked.status },
    );
  }
  const result = submission.reply({ hideFields: ["password"] });
  if (submission.status !== "success") return data({ result, captcha, problem: null, company: null }, { status: 400 });
  const company = await findCompanyOf(kompas, submission.value.email);
  try {
    const { userId, passwordHash } = await createAuthenticator(kompas).authenticate("form", request);
    const next = afterSignIn(new URL(request.url).searchParams.get("next"));
    const waiting = await askSecondStep(kompas, { userId, passwordHash }, next);
    if (waiting) return redirectTo("/login/code", { status: 303, headers: { "Set-Cookie": waiting } });
    const headers = await completeSignIn(kompas, request, userId, { passwordHash }, "signedIn");
    return redirectTo(next, { status: 303, headers });
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error;
    const { verdict } = error;
    if (verdict.reason !== "too-many-requests") {
      const isDown = verdict.reason === "captcha-unavailable";
      const problem = { reason: verdict.reason, minutes: 0 };
      return data({ result, captcha, problem, company }, isDown ? toWait(CAPTCHA_RETRY_SECONDS, 503) : { status: 400 });
    }
    const problem = { reason: verdict.reason, minutes: inMinutes(verdict.retryAfterSeconds) };
    return data({ result, captcha, problem, company }, toWait(verdict.retryAfterSeconds));
  }
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function Login() {
  const { t } = useTranslation(["account", "captcha", "common", "api", "provider"]);
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { messages, summary } = useFormMessages();
  const [form, fields] = useForm<{ email: string; password: string }>({
    id: SIGN_IN_FORM,
    lastResult: answer?.result,
    defaultValue: { email: loaded.email },
  });
  const problem = answer?.problem ?? null;
  const captcha = answer?.captcha ?? loaded.captcha;
  const general = [];
  const captchaErrors: string[] = [];
  if (problem?.reason === "company-sign-in") general.push({ text: t("errors.companySignIn") });
  else if (problem?.reason === "credentials") general.push({ href: `#${fields.email.id}`, text: t("errors.signIn") });
  else if (problem?.reason === "too-many-requests") {
    general.push({ text: t("errors.tooMany", { count: problem.minutes }) });
  } else if (problem) captchaErrors.push(t(`captcha:${captchaText(captcha.provider, problem.reason)}`));
  const errors = [
    ...general,
    ...summary([fields.email, fields.password]),
    ...captchaErrors.map((text) => ({ href: captchaHref(captcha), text })),
  ];
  return (
    <div className="mx-auto max-w-narrow">
      <PageHeader title={t("signIn.title")} lead={loaded.next ? t("api:failures.anonymous") : t("signIn.lead")} />
      <div className="grid gap-5">
        <ErrorSummary title={t("common:form.summary")} errors={errors} />
        {answer?.company ? <ContinueCard company={answer.company} next={loaded.next} /> : null}
        <Card padded>
          <form method="post" {...getFormProps(form)} noValidate className="grid gap-6">
            <TextField
              field={{ ...getInputProps(fields.email, { type: "email" }), autoComplete: "username" }}
              label={t("signIn.email")}
              errors={messages(fields.email.errors)}
            />
            <PasswordField
              field={{ ...getInputProps(fields.password, { type: "password" }), autoComplete: "current-password" }}
              label={t("signIn.password")}
              showText={t("common:form.showPassword")}
              errors={messages(fields.password.errors)}
            />
            <CaptchaField challenge={captcha} action="sign-in" errors={captchaErrors} nonce={loaded.nonce} />
            <div className="flex flex-wrap gap-3 max-sm:grid">
              <Button variant="primary" data-waits-for={CAPTCHA_ANSWER}>
                {t("signIn.submit")}
              </Button>
              {loaded.hasCompanies ? (
                <Button name="intent" value="company">
                  {t("provider:with")}
                </Button>
              ) : null}
            </div>
          </form>
        </Card>
        <PasskeySignIn next={loaded.next} nonce={loaded.nonce} />
        <p>
          <a href="/forgotPassword">{t("signIn.forgot")}</a>
        </p>
        <p>
          {t("signIn.noAccount")} <a href="/register">{t("signIn.register")}</a>
        </p>
      </div>
    </div>
  );
}
