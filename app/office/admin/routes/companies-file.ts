import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { toFormat } from "~/core/table-format";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import { companiesFile } from "~/office/admin/companies/file.server";
import { readCompanyQuery } from "~/office/admin/companies/query";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const { searchParams } = new URL(request.url);
  return companiesFile(kompas, user, readCompanyQuery(searchParams), toFormat(searchParams.get("format")));
}
