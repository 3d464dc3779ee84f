import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { refusal } from "~/assessment/answers/open-id.server";
import { toFormat } from "~/core/table-format";
import { populationOf } from "~/foundation/company/rules/population";
import { requireUser } from "~/foundation/identity/session.server";
import { deliverCollected } from "~/network/members/exports/deliver.server";

/** A collected file of members, for the user who asked for it and still works for the company that they have joined. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  if (populationOf(user) === null) throw refusal("not-found");
  const format = toFormat(new URL(request.url).searchParams.get("format"));
  const file = await deliverCollected(kompas, user, params.id ?? "", format);
  if (!file) throw refusal("not-found");
  return file;
}
