import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { UnsubscribePage } from "~/account/inbox/components/unsubscribe-page";
import { findSubscription, setSubscription } from "~/foundation/notifications/unsubscribe.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectTo } from "~/foundation/web/redirect.server";

/** The page only asks, because mail programs and their scanners open links by themselves. */
export const handle = { description: "unsubscribe" };

export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const subscription = await findSubscription(kompas, params.token ?? "");
  const title = await pageTitle(kompas, request, "notifications", "unsubscribe.pageTitle");
  return data({ subscription, title }, subscription ? 200 : 404);
}

/**
 * A mail program posts `List-Unsubscribe=One-Click` and follows no redirect (RFC 8058, section 3.1). The page posts its
 * button's value.
 */
export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const form = await request.formData();
  const verdict = await setSubscription(kompas, params.token ?? "", form.get("intent") === "resume");
  if (!verdict.ok) return data(null, 404);
  if (form.has("List-Unsubscribe")) return data(null);
  const { pathname, search } = new URL(request.url);
  return redirectTo(pathname + search);
}

export { hiddenPageMeta as meta } from "~/foundation/web/page-exports";

export default function Unsubscribe() {
  return <UnsubscribePage subscription={useLoaderData<typeof loader>().subscription} />;
}
