import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { Card, EmptyState } from "~/ui/card";
import { PageHeader } from "~/ui/shell";
import { listLocalMails } from "~/upkeep/delivery/mailbox.server";

/** The mails of the local adapter, for developers. With any other adapter the page is not found. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const mails = await listLocalMails(kompas, request);
  if (!mails) throw new Response(null, { status: 404 });
  return {
    mails: mails.map(({ id, to, subject, text, at }) => ({ id, to, subject, text, at })),
    title: await pageTitle(kompas, request, "mail", "mailbox.title"),
  };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Mailbox() {
  const { t } = useTranslation("mail");
  const { mails } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("mailbox.title")} lead={t("mailbox.lead")} />
      {mails.length === 0 ? <EmptyState title={t("mailbox.empty")} /> : null}
      <div className="grid gap-4">
        {mails.map((mail) => (
          <Card as="article" key={mail.id} padded>
            <p className="text-small text-ink-3">
              {mail.to} · {mail.at}
            </p>
            <h2 className="mt-1 text-lead">{mail.subject}</h2>
            <p className="mt-2 max-w-measure whitespace-pre-line text-ink-2">{mail.text}</p>
          </Card>
        ))}
      </div>
    </>
  );
}
