import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { refusal } from "~/assessment/answers/open-id.server";
import { toFormat } from "~/core/table-format";
import { requireUser } from "~/foundation/identity/session.server";
import { certificatesFile } from "~/network/members/exports/certificates-file.server";

/** All documents of members that expire, as CSV or for Excel. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const format = toFormat(new URL(request.url).searchParams.get("format"));
  const file = certificatesFile(kompas, user, format);
  if (!file) throw refusal("not-found");
  return file;
}
