import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PasskeyForm } from "~/account/passkeys/components/passkey-form";
import { judgePasskey } from "~/account/passkeys/sign-in.server";
import { completeSignIn } from "~/foundation/identity/complete-sign-in.server";
import { useSecurityMessages } from "~/foundation/identity/components/security-messages";
import { SignInRefused } from "~/foundation/identity/credentials.server";
import { findUser, recogniseUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { afterSignIn } from "~/foundation/web/own-path";
import { redirectTo } from "~/foundation/web/redirect.server";
import { inMinutes, toWait } from "~/foundation/web/wait";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { PageHeader } from "~/ui/shell";

/** Judges a passkey's answer. The user can retry a refused one here. */
export const handle = { description: "signIn" };

export async function loader({ request, context: { kompas, nonce } }: LoaderFunctionArgs) {
  if (await recogniseUser(kompas, request)) return redirectTo("/user/history");
  const title = await pageTitle(kompas, request, "security", "passkeys.signIn.title");
  return { title, nonce, search: new URL(request.url).search };
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  if (await findUser(kompas, request)) return redirectTo("/user/history");
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const judged = await judgePasskey(kompas, request, { state: text("state"), credential: text("credential") });
  if (judged.ok) {
    try {
      const headers = await completeSignIn(kompas, request, judged.userId, { passkeyId: judged.passkeyId }, "signedIn");
      return redirectTo(afterSignIn(new URL(request.url).searchParams.get("next")), { status: 303, headers });
    } catch (error) {
      if (error instanceof SignInRefused) return data({ minutes: 0 }, { status: 400 });
      throw error;
    }
  }
  if (judged.reason === "passkey") return data({ minutes: 0 }, { status: 400 });
  return data({ minutes: inMinutes(judged.retryAfterSeconds) }, toWait(judged.retryAfterSeconds));
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function LoginPasskey() {
  const { t } = useTranslation(["security", "common"]);
  const { search, nonce } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { summary } = useSecurityMessages();
  const errors = refused && refused.minutes === 0 ? [{ text: t("codeErrors.passkey") }] : [];
  return (
    <div className="mx-auto max-w-narrow">
      <PageHeader title={t("passkeys.signIn.title")} lead={t("passkeys.signIn.lead")} />
      <div className="grid gap-5">
        <ErrorSummary title={t("common:form.summary")} errors={[...errors, ...summary([], refused?.minutes)]} />
        <Card padded>
          <p data-without-passkeys>{t("passkeys.signIn.needs")}</p>
          <div data-with-passkeys hidden>
            <PasskeyForm
              what="get"
              action={`/login/passkey${search}`}
              intent="sign-in"
              ask="/login/passkey/options"
              nonce={nonce}
            >
              {t("passkeys.signIn.submit")}
            </PasskeyForm>
          </div>
        </Card>
        <p>
          <ButtonLink href={`/login${search}`}>{t("passkeys.signIn.password")}</ButtonLink>
        </p>
      </div>
    </div>
  );
}
