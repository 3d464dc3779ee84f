import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { takeMailEvents } from "~/upkeep/delivery/mail-events.server";

const STATUS = { off: 404, forbidden: 403, unreadable: 400 } as const;

/** Where the mail service reports bounces and complaints. */
export async function action({ request, context: { kompas } }: ActionFunctionArgs): Promise<Response> {
  const authorization = request.headers.get("Authorization");
  const verdict = await takeMailEvents(kompas, { body: await request.text(), authorization });
  return verdict.ok
    ? Response.json({ stopped: verdict.stopped })
    : Response.json({ reason: verdict.reason }, { status: STATUS[verdict.reason] });
}

/** Only a service posts here. */
export const loader = () => new Response(null, { status: 405, headers: { Allow: "POST" } });
