import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireUser } from "~/foundation/identity/session.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { RequestPage } from "~/network/requests/components/request-page";
import { answerForm, loadRequest, TOO_LARGE } from "~/network/requests/pages.server";

export const handle = { enhance: true };

/** A request that the company has made: discuss, send back, close. */
export async function loader({ request, params, context: { kompas, refusal } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const page = await loadRequest(kompas, user, "sent", params.id);
  const asks = page.request.deeds.includes("closed") && new URL(request.url).searchParams.get("dialog") === "close";
  // The file never reached the action: the door checks the size of uploads.
  const answer = refusal?.reason === "tooLarge" ? TOO_LARGE : null;
  const frame: PageFrame = { dialogOpen: asks };
  const title = `${page.request.title} · Kompas`;
  return data({ ...page, asks, answer, frame, title }, { status: answer ? 413 : 200 });
}

export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  return answerForm(kompas, user, { side: "sent", sealed: params.id, request });
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function RequestRoute() {
  const { request, limits, asks, answer } = useLoaderData<typeof loader>();
  const given = useActionData<typeof action>();
  return <RequestPage request={request} limits={limits} asks={asks} answer={given ?? answer} />;
}
