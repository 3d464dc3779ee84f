import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { refusal } from "~/assessment/answers/open-id.server";
import { kindOfPath } from "~/core/addresses/assessment";
import { toFormat } from "~/core/table-format";
import { populationOf } from "~/foundation/company/rules/population";
import { requireUser } from "~/foundation/identity/session.server";
import { streamExport } from "~/network/members/exports/stream.server";
import { listedFor, withLateness } from "~/network/members/member-counts.server";
import { readListQuery } from "~/network/membership/rules/list";

/** The list of joined companies as "Associated Companies.csv" or for Excel, with the filters in its URL. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  if (populationOf(user) === null) throw refusal("not-found");
  const { pathname, searchParams } = new URL(request.url);
  const query = readListQuery(searchParams);
  const wanted = {
    ...(await withLateness(kompas, listedFor(kompas, user, kindOfPath(pathname)), query)),
    exported: "list" as const,
    format: toFormat(searchParams.get("format")),
  };
  return streamExport(kompas, user, wanted, { query });
}
