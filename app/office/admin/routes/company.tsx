import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { officeCompanyPath } from "~/core/addresses/office";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { COMPANY_ACTS, changeCompany } from "~/office/admin/companies/change.server";
import { CompanyPage } from "~/office/admin/companies/detail-page";
import { openCompany } from "~/office/admin/companies/find.server";
import { readReason } from "~/office/admin/reason";

export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const company = await openCompany(kompas, user, params.id ?? "", user.language);
  if (!company) throw data({ reason: "notFound" }, { status: 404 });
  const dialog = new URL(request.url).searchParams.get("dialog");
  // Each question applies to one state: an ordinary company has no code to change.
  const possible = COMPANY_ACTS.filter((act) => (act === "corporate") !== company.isCorporate);
  const asked = possible.find((act) => act === dialog) ?? null;
  return {
    company,
    asked,
    frame: { dialogOpen: asked !== null } satisfies PageFrame,
    title: `${company.name} · Kompas`,
  };
}

export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const form = await request.formData();
  const act = COMPANY_ACTS.find((each) => each === form.get("intent"));
  if (!act) throw new Response(null, { status: 400 });
  const given = readReason(form);
  if (!given.ok) return data({ refused: given.refused }, { status: 400 });
  const companyId = params.id ?? "";
  const former = String(form.get("former") ?? "");
  const done = await changeCompany(kompas, user, { companyId, act, former, reason: given.reason });
  return redirectWithFlash(officeCompanyPath(companyId), done.ok ? "companyChanged" : "officeOvertaken");
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function Company() {
  const { company, asked } = useLoaderData<typeof loader>();
  return <CompanyPage company={company} asked={asked} refused={useActionData<typeof action>()?.refused ?? null} />;
}
