import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { setFlash } from "~/foundation/web/flash.server";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { confirmEmailChange, findEmailChange } from "~/home/profile/email-change.server";
import { Button, ButtonLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { PageHeader } from "~/ui/shell";

/** The form posts to the page's own address, so that the link survives a sign-in on the way. */
async function readLink({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request, { "Set-Cookie": await setFlash("emailConfirmSignIn") });
  return { user, token: new URL(request.url).searchParams.get("token") ?? "" };
}

/** The page that the link in the mail opens. It only asks, because mail programs open links by themselves. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { user, token } = await readLink(args);
  const change = await findEmailChange(context.kompas, user.id, token);
  const title = await pageTitle(context.kompas, request, "profile", "confirm.title");
  return data({ email: change?.email ?? null, title }, { status: change ? 200 : 410 });
}

export async function action(args: ActionFunctionArgs) {
  const { user, token } = await readLink(args);
  const verdict = await confirmEmailChange(args.context.kompas, args.request, user.id, token);
  if (!verdict.ok) return data({ reason: verdict.reason }, { status: verdict.reason === "taken" ? 409 : 410 });
  return redirectWithFlash("/user/profile", "emailChanged");
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function ConfirmEmail() {
  const { t } = useTranslation("profile");
  const { email } = useLoaderData<typeof loader>();
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
        <form method="post" className="mt-5">
          <Button variant="primary">{t("confirm.submit")}</Button>
        </form>
      </Card>
    </div>
  );
}
