import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { listLocalMails } from "~/upkeep/delivery/mailbox.server";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const mails = await listLocalMails(kompas, request);
  if (!mails) throw new Response(null, { status: 404 });
  return Response.json(mails.map(({ to, subject, text, html, at }) => ({ to, subject, text, html, at })));
}
