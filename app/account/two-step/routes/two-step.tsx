import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ProofForm } from "~/account/two-step/components/proof-form";
import { RecoveryCodes } from "~/account/two-step/components/recovery-codes";
import { ConnectApp, TurnOn } from "~/account/two-step/components/set-up";
import { TurnedOn } from "~/account/two-step/components/turned-on";
import { appCodeSchema, passwordSchema, proofSchema } from "~/account/two-step/schema";
import {
  beginTwoStep,
  cancelTwoStep,
  confirmTwoStep,
  renewRecoveryCodes,
  turnOffTwoStep,
} from "~/account/two-step/set-up.server";
import { showTwoStep } from "~/account/two-step/show.server";
import { TWO_STEP_PATH } from "~/core/addresses/account";
import { refuseForm } from "~/foundation/identity/refused-form.server";
import { requireUser } from "~/foundation/identity/session.server";
import { visitorOf } from "~/foundation/identity/visitor.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { FlashKey } from "~/foundation/web/flash.server";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { PageHeader } from "~/ui/shell";

export const handle = { enhance: true };

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const [view, title] = await Promise.all([
    showTwoStep(kompas, user),
    pageTitle(kompas, request, "security", "twoStep.title"),
  ]);
  const query = new URL(request.url).searchParams.get("ask");
  const ask: "off" | "renew" | null = view.state === "on" && (query === "off" || query === "renew") ? query : null;
  return { view, ask, title, email: user.email };
}

const FIELDS = {
  "password-wrong": ["password", "codeErrors.passwordWrong"],
  code: ["code", "codeErrors.codeWrong"],
} satisfies Parameters<typeof refuseForm>[3];

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const { id } = await requireUser(kompas, request);
  const form = await request.formData();
  const visitor = visitorOf(kompas, request);
  const back = (flash?: FlashKey) => redirectWithFlash(TWO_STEP_PATH, flash);
  const showCodes = (codes: string[], isNew: boolean) => data({ codes, isNew });

  const intent = form.get("intent");
  if (intent === "cancel") {
    await cancelTwoStep(kompas, id);
    return back();
  }
  if (intent === "confirm") {
    const submission = parseWithZod(form, { schema: appCodeSchema });
    if (submission.status !== "success") return refuseForm(submission, intent);
    const done = await confirmTwoStep(kompas, id, submission.value.code, visitor);
    if (done.ok) return showCodes(done.codes, true);
    return done.reason === "expired" ? back("twoStepExpired") : refuseForm(submission, intent, done, FIELDS);
  }
  if (intent === "off" || intent === "renew") {
    const submission = parseWithZod(form, { schema: proofSchema });
    if (submission.status !== "success") return refuseForm(submission, intent);
    if (intent === "renew") {
      const done = await renewRecoveryCodes(kompas, id, submission.value, visitor);
      return done.ok ? showCodes(done.codes, false) : refuseForm(submission, intent, done, FIELDS);
    }
    const done = await turnOffTwoStep(kompas, id, submission.value, visitor);
    return done.ok ? back("twoStepOff") : refuseForm(submission, intent, done, FIELDS);
  }
  const submission = parseWithZod(form, { schema: passwordSchema });
  if (submission.status !== "success") return refuseForm(submission, "begin");
  const begun = await beginTwoStep(kompas, id, submission.value.password);
  return begun.ok ? back() : refuseForm(submission, "begin", begun, FIELDS);
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function TwoStep() {
  const { t } = useTranslation("security");
  const { view, ask, email } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const codes = answer && "codes" in answer ? answer : null;
  const refused = answer && "result" in answer ? answer : null;
  const form = { lastResult: refused?.result, minutes: refused?.minutes ?? 0 };
  return (
    <div className="max-w-narrow">
      <PageHeader
        eyebrow={
          <a href="/user/security" className="inline-block py-2">
            {t("back")}
          </a>
        }
        title={t("twoStep.title")}
        lead={t("twoStep.lead")}
      />
      {codes ? (
        <RecoveryCodes codes={codes.codes} isNew={codes.isNew} email={email} />
      ) : view.state === "off" ? (
        <TurnOn {...form} />
      ) : view.state === "set-up" ? (
        <ConnectApp {...view} {...form} />
      ) : ask ? (
        <ProofForm what={ask} {...form} />
      ) : (
        <TurnedOn {...view} />
      )}
    </div>
  );
}
