import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { publicAnswer } from "~/results/proof/public-answer";
import { statusList } from "~/results/proof/status.server";

/** Which of a month's credentials were withdrawn, for anybody who checks one. */
export async function loader({ params, context: { kompas } }: LoaderFunctionArgs) {
  const list = await statusList(kompas, params.list ?? "");
  return list ? publicAnswer(list, "application/vc") : new Response(null, { status: 404 });
}
