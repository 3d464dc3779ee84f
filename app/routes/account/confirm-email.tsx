import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { findUser } from "~/features/account/session.server";
import { confirmEmailChange, findEmailChange } from "~/features/profile/email-change.server";
import { setFlash } from "~/features/shell/flash.server";
import { pageTitle } from "~/features/shell/page-title.server";
import { Button, ButtonLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { PageHeader } from "~/ui/shell";

/** Where the link in the mail leads. It only asks, since mail programs open links by themselves. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const change = await findEmailChange(kompas, token);
  const title = await pageTitle(kompas, request, "profile", "confirm.title");
  return data({ token, email: change?.email ?? null, title }, { status: change ? 200 : 410 });
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const token = (await request.formData()).get("token");
  const verdict = await confirmEmailChange(kompas, request, typeof token === "string" ? token : "");
  if (!verdict.ok) return data({ reason: verdict.reason }, { status: verdict.reason === "taken" ? 409 : 410 });
  const user = await findUser(kompas, request);
  return redirect(user?.id === verdict.userId ? "/user/profile" : "/login", {
    status: 303,
    headers: { "Set-Cookie": await setFlash("emailChanged") },
  });
}

export const meta = ({ data: loaded }: { data?: { title?: string } }) => [{ title: loaded?.title }];

export default function ConfirmEmail() {
  const { t } = useTranslation("profile");
  const { token, email } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer?.reason ?? (email === null ? "gone" : null);
  if (refused) {
    return (
      <div className="py-10 md:py-18">
        <EmptyState
          heading="h1"
          title={t(`confirm.${refused}Title`)}
          action={
            <ButtonLink href="/user/profile" variant="primary">
              {t("confirm.profile")}
            </ButtonLink>
          }
        >
          {t(`confirm.${refused}Text`)}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="mx-auto max-w-narrow">
      <PageHeader title={t("confirm.title")} />
      <Card padded>
        <p className="text-lead wrap-anywhere">{t("confirm.text", { email })}</p>
        <form method="post" action="/confirmEmail" className="mt-5">
          <input type="hidden" name="token" value={token} />
          <Button variant="primary">{t("confirm.submit")}</Button>
        </form>
      </Card>
    </div>
  );
}
