import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { listFactorSets } from "~/office/admin/factors/list.server";
import { FactorsPage } from "~/office/admin/factors/list-page";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  await requireAdministrator(kompas, request);
  return { sets: await listFactorSets(kompas), title: await pageTitle(kompas, request, "office", "factors.title") };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Factors() {
  return <FactorsPage sets={useLoaderData<typeof loader>().sets} />;
}
