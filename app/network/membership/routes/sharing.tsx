import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toScope } from "~/core/scopes";
import { mayManageCompany } from "~/foundation/company/rules/access";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { LedgerPage } from "~/network/membership/components/ledger-page";
import { changeSharing, readLedger } from "~/network/membership/ledger.server";
import { viewLedger } from "~/network/membership/ledger-view";

/** Who may see the company's data, and who has seen it. `?after` names where the page of readings begins. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const after = new URL(request.url).searchParams.get("after");
  const ledger = await readLedger(kompas, user, after);
  const reader = {
    user,
    isFirst: after === null,
    mayManage: mayManageCompany(user),
    now: kompas.clock(),
  };
  return {
    view: viewLedger(ledger, reader, kompas.ids.seal),
    title: await pageTitle(kompas, request, "ledger", "title"),
  };
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  const form = await request.formData();
  const company = kompas.ids.open(String(form.get("company")));
  if (!company.ok) throw new Response(null, { status: 404 });
  const figures = form.get("figures");
  const change = figures === null ? { scope: toScope(form.get("scope")) } : { sharesFigures: figures === "share" };
  const outcome = await changeSharing(kompas, user, company.id, change);
  if (outcome === "forbidden") throw new Response(null, { status: 403 });
  return redirectWithFlash("/user/sharing", outcome === "changed" ? "scopeChanged" : "scopeKept");
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Sharing() {
  return <LedgerPage view={useLoaderData<typeof loader>().view} />;
}
