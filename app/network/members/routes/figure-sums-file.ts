import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { refusal } from "~/assessment/answers/open-id.server";
import { toFormat } from "~/core/table-format";
import { requireUser } from "~/foundation/identity/session.server";
import { figureSumsFile } from "~/network/members/exports/figure-sums-file.server";

/** All key figures that members share with the reader's company: as CSV, or for Excel with the sums. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const format = toFormat(new URL(request.url).searchParams.get("format"));
  const file = await figureSumsFile(kompas, user, format);
  if (!file) throw refusal("not-found");
  return file;
}
