import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { populationOf } from "~/domain/access/analytics";
import { kindOfPath } from "~/domain/kinds/paths";
import { toFormat } from "~/domain/network/exports";
import { readListQuery } from "~/domain/network/list";
import { refusal } from "~/features/answers/open-id.server";
import { listedFor } from "~/features/company/member-counts.server";
import { requireUser } from "~/features/identity/session.server";
import { streamExport } from "~/features/members/exports/stream.server";

/** The list of those who have joined as «Associated Companies.csv», or for Excel, with the filters that its address names. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  if (populationOf(user) === null) throw refusal("not-found");
  const { pathname, searchParams } = new URL(request.url);
  const wanted = {
    ...listedFor(user, kindOfPath(pathname)),
    exported: "list" as const,
    format: toFormat(searchParams.get("format")),
  };
  return streamExport(kompas, user, wanted, { query: readListQuery(searchParams) });
}
