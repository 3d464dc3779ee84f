import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { maySeeMembers } from "~/domain/access/members";
import { kindOfPath } from "~/domain/kinds/paths";
import { readListQuery } from "~/domain/network/list";
import { refusal } from "~/features/answers/open-id.server";
import { requireUser } from "~/features/identity/session.server";
import { listFile } from "~/features/members/list-file.server";

/** The list of those who have joined as «Associated Companies.csv», with the filters that its address names. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  if (!maySeeMembers(user)) throw refusal("not-found");
  const { pathname, searchParams } = new URL(request.url);
  return listFile(kompas, user, kindOfPath(pathname), readListQuery(searchParams));
}
