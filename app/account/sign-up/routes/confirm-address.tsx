import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { confirmAddress, isAddressLink, needsConfirming, sendAddressLink } from "~/account/sign-up/address.server";
import { AddressAgain } from "~/account/sign-up/components/address-reminder";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { setFlash } from "~/foundation/web/flash.server";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { toWait } from "~/foundation/web/wait";
import { timeAhead } from "~/i18n/format";
import { Button } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/shell";

const HOME = "/user/history?dialog=none";

/** The form posts to the page's own address, so that the link survives a sign-in on the way. */
async function readLink({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request, { "Set-Cookie": await setFlash("addressSignIn") });
  return { user, token: new URL(request.url).searchParams.get("token") ?? "" };
}

export const handle = { reminds: true };

/** The page behind a registration's link. It only asks, because mail programs open links by themselves. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { user, token } = await readLink(args);
  if (!(await needsConfirming(context.kompas, user))) return redirectTo(HOME);
  const holds = isAddressLink(context.kompas, user, token);
  const title = await pageTitle(context.kompas, request, "account", "address.title");
  return data({ email: user.email, holds, title }, { status: holds || token === "" ? 200 : 410 });
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { user, token } = await readLink(args);
  const form = await request.formData();
  if (form.get("intent") === "again") {
    const isNeeded = await needsConfirming(context.kompas, user);
    const sent = await sendAddressLink(context.kompas, user);
    if (sent.ok) return redirectWithFlash(HOME, isNeeded ? "addressLinkSent" : "addressConfirmed");
    const { retryAfterSeconds } = sent;
    return data({ when: timeAhead(retryAfterSeconds, user.language) }, toWait(retryAfterSeconds));
  }
  const isDone = await confirmAddress(context.kompas, request, user, token);
  return isDone ? redirectWithFlash(HOME, "addressConfirmed") : data({ when: null }, { status: 410 });
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function ConfirmAddress() {
  const { t } = useTranslation("account");
  const { email, holds } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isGone = !holds || answer?.when === null;
  if (isGone && !answer?.when) {
    return (
      <div className="py-10 md:py-18">
        <EmptyState heading="h1" title={t("address.goneTitle")} action={<AddressAgain />}>
          {t("address.goneText", { email })}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="mx-auto max-w-narrow">
      <PageHeader title={t("address.title")} />
      {answer?.when ? (
        <Notice tone="attention">{t("address.wait", { when: answer.when })}</Notice>
      ) : (
        <Card padded>
          <p className="text-lead wrap-anywhere">{t("address.question", { email })}</p>
          <form method="post" className="mt-5">
            <Button variant="primary">{t("address.confirm")}</Button>
          </form>
        </Card>
      )}
    </div>
  );
}
