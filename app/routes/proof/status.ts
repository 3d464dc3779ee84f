import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { publicAnswer } from "~/features/proof/public-answer";
import { statusList } from "~/features/proof/status.server";

/** Which of a month's credentials were withdrawn, for whoever checks one. */
export async function loader({ params, context: { kompas } }: LoaderFunctionArgs) {
  const list = await statusList(kompas, params.list ?? "");
  return list ? publicAnswer(list, "application/vc") : new Response(null, { status: 404 });
}
