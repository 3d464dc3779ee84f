import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { WEBHOOKS_PATH, webhookPath } from "~/core/addresses/webhooks";
import { eventsFor } from "~/core/webhook-events";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { FlashKey } from "~/foundation/web/flash.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { WebhookPage } from "~/home/webhooks/components/webhook-page";
import {
  type ByHandVerdict,
  chooseEvents,
  openWebhook,
  removeWebhook,
  replay,
  sendTest,
  switchWebhook,
} from "~/home/webhooks/manage.server";

export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const found = await openWebhook(kompas, user, params.id ?? "");
  if (!found) throw notFound();
  const isRemoving = new URL(request.url).searchParams.has("remove");
  const frame: PageFrame = { dialogOpen: isRemoving };
  const title = await pageTitle(kompas, request, "webhooks", "title");
  return { webhook: found.endpoint, log: found.log, offered: eventsFor(user), isRemoving, frame, title };
}

/** Sends a test or a message of the log, changes what the receiver is told of, switches it, or removes it. */
export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  const id = params.id ?? "";
  const form = await request.formData();
  const back = (flash: FlashKey, path = webhookPath(id)) => redirectWithFlash(path, flash);
  if (form.has("replay"))
    return back(wordsFor(await replay(kompas, user, id, String(form.get("replay"))), "webhookReplayed"));
  switch (form.get("intent")) {
    case "test":
      return back(wordsFor(await sendTest(kompas, user, id), "webhookTested"));
    case "events": {
      const verdict = await chooseEvents(kompas, user, id, form.getAll("event"));
      if (verdict === "not-found") throw notFound();
      return back(verdict === "done" ? "webhookSaved" : "webhookEvents");
    }
    case "on":
    case "off": {
      const isOn = form.get("intent") === "on";
      if ((await switchWebhook(kompas, user, id, isOn)) !== "done") throw notFound();
      return back(isOn ? "webhookOn" : "webhookOff");
    }
    case "remove":
      if ((await removeWebhook(kompas, user, id)) !== "done") throw notFound();
      return back("webhookRemoved", WEBHOOKS_PATH);
    default:
      throw notFound();
  }
}

function wordsFor(verdict: ByHandVerdict, done: FlashKey): FlashKey {
  if (verdict.ok) return done;
  if (verdict.reason === "off") return "webhookIsOff";
  if (verdict.reason === "gone") return "webhookGone";
  if (verdict.reason === "not-found") throw notFound();
  return "webhooksTooMany";
}

const notFound = () => new Response(null, { status: 404 });

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function WebhookRoute() {
  const { title: _, frame: __, ...page } = useLoaderData<typeof loader>();
  return <WebhookPage {...page} />;
}
