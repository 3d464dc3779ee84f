import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readFactorSets } from "~/assessment/catalogue/factors.server";
import { toFormat } from "~/core/table-format";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import { factorFile } from "~/office/admin/factors/table.server";

export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const found = (await readFactorSets(kompas)).find(({ set }) => set === params.set);
  if (!found) throw data({ reason: "notFound" }, { status: 404 });
  return factorFile(found, user, toFormat(new URL(request.url).searchParams.get("format")));
}
