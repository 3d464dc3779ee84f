import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listFactorSets } from "~/features/admin/factors/list.server";
import { FactorsPage } from "~/features/admin/factors/list-page";
import { requireAdministrator } from "~/features/identity/require-administrator.server";
import { pageTitle } from "~/features/shell/page-title.server";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  await requireAdministrator(kompas, request);
  return { sets: await listFactorSets(kompas), title: await pageTitle(kompas, request, "office", "factors.title") };
}

export { pageMeta as meta } from "~/features/web/page-exports";

export default function Factors() {
  return <FactorsPage sets={useLoaderData<typeof loader>().sets} />;
}
