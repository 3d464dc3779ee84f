import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { refusal } from "~/assessment/answers/open-id.server";
import { dayIn } from "~/core/days/days";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { readCertificates } from "~/network/members/certificates.server";
import { readCertificateCursor, viewCertificates } from "~/network/members/certificates-view";
import { CertificatesPage } from "~/network/members/components/certificates-page";
import { toCertificateList } from "~/network/members/rules/certificates";
import { mayRemindMembers } from "~/network/membership/rules/members";

/** The documents with an expiry date that members share with the reader's company. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const { searchParams } = new URL(request.url);
  const list = toCertificateList(searchParams.get("list"));
  const after = readCertificateCursor(searchParams.get("after"));
  const today = dayIn(kompas.clock(), user.timeZone);
  const read = await readCertificates(kompas, user, { list, today, after });
  if (!read) throw refusal("not-found");
  return {
    view: viewCertificates(read, {
      list,
      today,
      language: user.language,
      seal: kompas.ids.seal,
      isFirst: after === null,
      mayAsk: mayRemindMembers(user),
    }),
    title: await pageTitle(kompas, request, "certificates", "title"),
  };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function CertificatesRoute() {
  return <CertificatesPage view={useLoaderData<typeof loader>().view} />;
}
