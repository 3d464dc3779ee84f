import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { WEBHOOKS_PATH } from "~/core/addresses/webhooks";
import { eventsFor } from "~/core/webhook-events";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectTo } from "~/foundation/web/redirect.server";
import { type WebhooksAnswer, WebhooksPage } from "~/home/webhooks/components/webhooks-page";
import { listWebhooks, setUpWebhook } from "~/home/webhooks/manage.server";

/** How a form is named. */
const ONCE = /^[\w-]{20,64}$/;

export const handle = { enhance: true };

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const webhooks = await listWebhooks(kompas, user);
  if (!webhooks) throw new Response(null, { status: 403 });
  const title = await pageTitle(kompas, request, "webhooks", "title");
  return { once: kompas.ids.create(), webhooks, offered: eventsFor(user), title };
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const typed = { address: text("address"), events: form.getAll("event").map(String) };
  const once = ONCE.test(text("once")) ? text("once") : kompas.ids.create();
  const verdict = await setUpWebhook(kompas, user, once, typed);
  if (verdict.ok) return data<WebhooksAnswer>({ secret: verdict.secret, id: verdict.id });
  if (verdict.reason === "forbidden") throw new Response(null, { status: 403 });
  if (verdict.reason === "repeated") return redirectTo(WEBHOOKS_PATH);
  return data<WebhooksAnswer>({ problems: verdict.problems, typed }, { status: 422 });
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function WebhooksRoute() {
  const { title: _, ...page } = useLoaderData<typeof loader>();
  return <WebhooksPage {...page} answer={useActionData<typeof action>() ?? null} />;
}
