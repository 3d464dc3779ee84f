import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Trans, useTranslation } from "react-i18next";
import { signInCodeSchema } from "~/account/two-step/schema";
import { endSecondStep, judgeSecondStep, readSecondStep } from "~/account/two-step/second-step.server";
import { completeSignIn } from "~/foundation/identity/complete-sign-in.server";
import { CodeField } from "~/foundation/identity/components/proof-fields";
import { useSecurityMessages } from "~/foundation/identity/components/security-messages";
import { SignInRefused } from "~/foundation/identity/credentials.server";
import { refuseForm } from "~/foundation/identity/refused-form.server";
import { findUser, recogniseUser } from "~/foundation/identity/session.server";
import { visitorOf } from "~/foundation/identity/visitor.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { afterSignIn } from "~/foundation/web/own-path";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { PageHeader } from "~/ui/shell";

export const handle = { enhance: true, description: "signIn" };

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  if (await recogniseUser(kompas, request)) return redirectTo("/user/history");
  if (!(await readSecondStep(kompas, request))) return beginAgain();
  const title = await pageTitle(kompas, request, "security", "signInCode.title");
  return { title, contact: kompas.settings.CONTACT_EMAIL };
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  if (await findUser(kompas, request)) return redirectTo("/user/history");
  const waiting = await readSecondStep(kompas, request);
  if (!waiting) return beginAgain();
  const submission = parseWithZod(await request.formData(), { schema: signInCodeSchema });
  if (submission.status !== "success") return refuseForm(submission, "code");
  const judged = await judgeSecondStep(kompas, waiting, submission.value.code, visitorOf(kompas, request));
  if (!judged.ok) {
    if (judged.reason === "expired") return beginAgain();
    return refuseForm(submission, "code", judged, { code: ["code", "codeErrors.codeWrong"] });
  }
  try {
    const headers = await completeSignIn(kompas, request, waiting.userId, judged.proof, "signedIn");
    headers.append("Set-Cookie", await endSecondStep());
    return redirectTo(afterSignIn(waiting.next), { status: 303, headers });
  } catch (error) {
    if (error instanceof SignInRefused) return beginAgain();
    throw error;
  }
}

/** No sign-in waits for a code here, or not any more. The user goes back to the password. */
async function beginAgain() {
  return redirectWithFlash("/login", "signInExpired", { cookies: [await endSecondStep()] });
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function LoginCode() {
  const { t } = useTranslation(["security", "common"]);
  const { contact } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { summary } = useSecurityMessages();
  const [form, fields] = useForm<{ code: string }>({ id: "sign-in-code", lastResult: answer?.result });
  return (
    <div className="mx-auto max-w-narrow">
      <PageHeader title={t("signInCode.title")} lead={t("signInCode.lead")} />
      <div className="grid gap-5">
        <ErrorSummary title={t("common:form.summary")} errors={summary([fields.code], answer?.minutes)} />
        <Card padded>
          <form method="post" {...getFormProps(form)} noValidate className="grid gap-6">
            <CodeField
              field={fields.code}
              label={t("signInCode.code")}
              hint={t("signInCode.hint")}
              takesFocus={!answer}
            />
            <div>
              <Button variant="primary">{t("signInCode.submit")}</Button>
            </div>
          </form>
        </Card>
        <p>
          <a href="/login">{t("signInCode.other")}</a>
        </p>
        <p className="text-ink-3">
          <Trans
            t={t}
            i18nKey="signInCode.lost"
            values={{ contact }}
            // biome-ignore lint/a11y/useAnchorContent: its text is part of the sentence
            components={{ contact: <a href={`mailto:${contact}`} /> }}
          />
        </p>
      </div>
    </div>
  );
}
