import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { readSignUp } from "~/account/password/sign-up-state.server";
import { AddressAgain } from "~/account/sign-up/components/address-reminder";
import { OPENS_FIRST } from "~/core/addresses/drafts";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectTo } from "~/foundation/web/redirect.server";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { PageHeader } from "~/ui/shell";

export const handle = { reminds: true };

/**
 * The page after a registration. Its text is the same whether or not the address was free; only a new account is signed
 * in here.
 */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const { email } = await readSignUp(kompas, request);
  if (!email) return redirectTo("/register");
  return { email, title: await pageTitle(kompas, request, "account", "sent.title") };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Registered() {
  const { t } = useTranslation(["account", "flash"]);
  const { email } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-narrow">
      <p role="status" className="sr-only">
        {t("flash:signedUp")}
      </p>
      <PageHeader title={t("sent.title")} />
      <div className="grid gap-5">
        <Card padded>
          <p className="text-lead wrap-anywhere">{t("sent.text", { email })}</p>
          <p className="mt-3 text-ink-2">{t("sent.meanwhile")}</p>
          <form method="post" action="/user/history" className="mt-6">
            <input type="hidden" name={OPENS_FIRST} value="yes" />
            <Button variant="primary">{t("sent.begin")}</Button>
          </form>
        </Card>
        <div className="flex flex-wrap items-center gap-x-3">
          <p>{t("sent.nothing")}</p>
          <AddressAgain />
        </div>
      </div>
    </div>
  );
}
