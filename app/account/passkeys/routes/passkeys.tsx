import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { addPasskey, prepareAdding } from "~/account/passkeys/add.server";
import { AddPasskey, MakePasskey } from "~/account/passkeys/components/add-passkey";
import { PasskeyDialog } from "~/account/passkeys/components/passkey-dialog";
import { PasskeyList } from "~/account/passkeys/components/passkey-list";
import { listPasskeys, removePasskey, renamePasskey } from "~/account/passkeys/manage.server";
import { MAX_PASSKEYS } from "~/account/passkeys/rules/passkeys";
import { answerSchema, newPasskeySchema, removeSchema, renameSchema } from "~/account/passkeys/schema";
import { findTwoStep } from "~/account/two-step/set-up.server";
import { PASSKEYS_PATH } from "~/core/addresses/account";
import { useSecurityMessages } from "~/foundation/identity/components/security-messages";
import { refuseForm } from "~/foundation/identity/refused-form.server";
import { requireUser } from "~/foundation/identity/session.server";
import { visitorOf } from "~/foundation/identity/visitor.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { FlashKey } from "~/foundation/web/flash.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { inertWhile } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { PageHeader } from "~/ui/shell";

export const handle = { enhance: true };

export async function loader({ request, context: { kompas, nonce } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const [passkeys, twoStep, title] = await Promise.all([
    listPasskeys(kompas, user.id),
    findTwoStep(kompas, user.id),
    pageTitle(kompas, request, "security", "passkeys.title"),
  ]);
  const query = new URL(request.url).searchParams;
  const what = query.get("dialog");
  const passkey = passkeys.find(({ id }) => id === query.get("id"));
  const dialog = passkey && (what === "rename" || what === "remove") ? ({ what, passkey } as const) : null;
  const { browser, os } = visitorOf(kompas, request);
  const frame: PageFrame = { dialogOpen: dialog !== null };
  const usualName = [browser, os].filter(Boolean).join(", ");
  const isFull = passkeys.length >= MAX_PASSKEYS;
  return { passkeys, dialog, frame, usualName, isFull, asksCode: twoStep.state === "on", title, nonce };
}

const FIELDS = {
  "password-wrong": ["password", "codeErrors.passwordWrong"],
  "code-missing": ["code", "codeErrors.code"],
  code: ["code", "codeErrors.codeWrong"],
  full: ["name", "codeErrors.full"],
  known: ["name", "codeErrors.known"],
  refused: ["name", "codeErrors.refused"],
} satisfies Parameters<typeof refuseForm>[3];

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  const form = await request.formData();
  const back = (flash?: FlashKey) => redirectWithFlash(PASSKEYS_PATH, flash);

  const intent = form.get("intent");
  if (intent === "add") {
    const submission = parseWithZod(form, { schema: answerSchema });
    if (submission.status !== "success") return refuseForm(submission, intent);
    const done = await addPasskey(kompas, request, user.id, submission.value);
    return done.ok ? back("passkeyAdded") : refuseForm(submission, intent, done, FIELDS);
  }
  if (intent === "rename") {
    const submission = parseWithZod(form, { schema: renameSchema });
    if (submission.status !== "success") return refuseForm(submission, intent);
    const done = await renamePasskey(kompas, user.id, submission.value.id, submission.value.name);
    return back(done.ok ? "passkeyRenamed" : undefined);
  }
  if (intent === "remove") {
    const submission = parseWithZod(form, { schema: removeSchema });
    if (submission.status !== "success") return refuseForm(submission, intent);
    const done = await removePasskey(kompas, user.id, submission.value, visitorOf(kompas, request));
    if (done.ok) return back("passkeyRemoved");
    return done.reason === "not-found" ? back() : refuseForm(submission, intent, done, FIELDS);
  }
  const submission = parseWithZod(form, { schema: newPasskeySchema });
  if (submission.status !== "success") return refuseForm(submission, "prepare");
  const prepared = await prepareAdding(kompas, request, user, submission.value);
  if (!prepared.ok) return refuseForm(submission, "prepare", prepared, FIELDS);
  const { options, state } = prepared;
  return data({ name: submission.value.name, options: JSON.stringify({ options, state }) });
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function Passkeys() {
  const { t } = useTranslation(["security", "common"]);
  const { passkeys, dialog, usualName, isFull, asksCode, nonce } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { summary } = useSecurityMessages();
  const made = answer && "options" in answer ? answer : null;
  const refused = answer && "result" in answer ? answer : null;
  const form = { lastResult: refused?.result, minutes: refused?.minutes ?? 0 };
  const errors = Object.entries(refused?.result.error ?? {}).map(([name, keys]) => ({
    id: `add-passkey-${name}`,
    errors: keys ?? [],
  }));
  return (
    <>
      <div className="max-w-narrow" {...inertWhile(dialog !== null)}>
        <PageHeader
          eyebrow={
            <a href="/user/security" className="inline-block py-2">
              {t("back")}
            </a>
          }
          title={t("passkeys.title")}
          lead={t("passkeys.lead")}
        />
        <div className="grid gap-6">
          {dialog ? null : <ErrorSummary title={t("common:form.summary")} errors={summary(errors, form.minutes)} />}
          {made ? (
            <MakePasskey {...made} nonce={nonce} />
          ) : (
            <>
              <PasskeyList passkeys={passkeys} />
              <AddPasskey
                usualName={usualName}
                isFull={isFull}
                asksCode={asksCode}
                lastResult={dialog ? undefined : form.lastResult}
                nonce={nonce}
              />
            </>
          )}
        </div>
      </div>
      {dialog ? <PasskeyDialog {...dialog} {...form} /> : null}
    </>
  );
}
