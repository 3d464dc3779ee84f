import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecoveryPage } from "~/account/password/components/recovery-page";
import { ResendCode, useCodeProblem } from "~/account/password/components/resend-code";
import { findRecovery, resendCode, verifyCode } from "~/account/password/recovery.server";
import { keepRecovery, readRecovery } from "~/account/password/recovery-cookie.server";
import { recoveryOver } from "~/account/password/recovery-over.server";
import { codeSchema } from "~/account/password/schema";
import { useFormMessages } from "~/foundation/identity/components/form-messages";
import { callerOf } from "~/foundation/identity/credentials.server";
import { readDevice } from "~/foundation/identity/devices.server";
import { visitorOf } from "~/foundation/identity/visitor.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { toWait } from "~/foundation/web/wait";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";

export const handle = { enhance: true, description: "recovery" };

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const { stage, resend } = await findRecovery(kompas, await readRecovery(request));
  if (stage === "over") return recoveryOver();
  if (stage === "password") return redirectTo("/resetPassword");
  return { resend, title: await pageTitle(kompas, request, "account", "recovery.code.title") };
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const form = await request.formData();
  const token = await readRecovery(request);
  if (!token) return recoveryOver();
  const deviceToken = await readDevice(request);
  if (form.get("intent") === "resend") {
    const sent = await resendCode(kompas, { token, caller: callerOf(request), deviceToken });
    if (sent.ok) return redirectWithFlash("/OTPverify", "codeSent");
    if (sent.reason === "over") return recoveryOver();
    if (sent.reason === "no-more") return data({ result: undefined, problem: sent }, { status: 400 });
    return data({ result: undefined, problem: sent }, toWait(sent.retryAfterSeconds));
  }
  const submission = parseWithZod(form, { schema: codeSchema });
  if (submission.status !== "success") return data({ result: submission.reply(), problem: null }, { status: 400 });
  const from = { caller: callerOf(request), visitor: visitorOf(kompas, request), deviceToken };
  const verdict = await verifyCode(kompas, { token, code: submission.value.code, ...from });
  if (verdict.ok) {
    return redirectTo("/resetPassword", { status: 303, headers: { "Set-Cookie": await keepRecovery(verdict.token) } });
  }
  if (verdict.reason === "over") return recoveryOver();
  const result = submission.reply({ hideFields: ["code"] });
  if (verdict.reason !== "too-many-requests") return data({ result, problem: verdict }, { status: 400 });
  return data({ result, problem: verdict }, toWait(verdict.retryAfterSeconds));
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function VerifyCode() {
  const { t } = useTranslation("account");
  const { resend } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { messages } = useFormMessages();
  const [form, fields] = useForm<{ code: string }>({ id: "code", lastResult: answer?.result });
  const problem = useCodeProblem(answer?.problem ?? null);
  const errors = problem?.isOfCode ? [problem.text] : (messages(fields.code.errors) ?? []);
  return (
    <RecoveryPage
      title={t("recovery.code.title")}
      lead={t("recovery.code.lead")}
      errors={[
        ...(problem && !problem.isOfCode ? [{ text: problem.text }] : []),
        ...errors.map((text) => ({ href: `#${fields.code.id}`, text })),
      ]}
      aside={<ResendCode resend={resend} />}
    >
      <form method="post" {...getFormProps(form)} noValidate className="grid gap-6">
        <TextField
          field={{
            ...getInputProps(fields.code, { type: "text" }),
            inputMode: "numeric",
            autoComplete: "one-time-code",
            className: "max-w-48 text-title tracking-widest tabular-nums",
          }}
          label={t("recovery.code.label")}
          hint={t("recovery.code.hint")}
          errors={errors}
        />
        <div>
          <Button variant="primary">{t("recovery.code.submit")}</Button>
        </div>
      </form>
    </RecoveryPage>
  );
}
