import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { toLogin } from "~/features/account/sign-out.server";
import { type AddressProblem, SessionsPage } from "~/features/admin/components/sessions-page";
import { countOtherSessions, endOtherSessions, endSessionsOf, findAccount } from "~/features/admin/end-sessions.server";
import { requireAdministrator } from "~/features/identity/require-administrator.server";
import { email } from "~/features/identity/schema";
import { pageTitle } from "~/features/shell/page-title.server";
import type { FlashKey } from "~/features/web/flash.server";
import type { PageFrame } from "~/features/web/page-handle";
import { redirectTo, redirectWithFlash } from "~/features/web/redirect.server";

const HERE = "/admin/sessions";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const query = new URL(request.url).searchParams;
  const id = query.get("dialog") === "account" ? query.get("account") : null;
  const [open, found, title] = await Promise.all([
    countOtherSessions(kompas, user),
    id ? findAccount(kompas, user, { id }) : null,
    pageTitle(kompas, request, "operations", "sessions.title"),
  ]);
  const account = found && found.sessions > 0 ? { ...found, isOwn: found.id === user.id } : null;
  const asksForAll = query.get("dialog") === "everybody" && open > 0;
  const frame: PageFrame = { dialogOpen: account !== null || asksForAll };
  return { open, account, asksForAll, frame, title };
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const form = await request.formData();
  const intent = form.get("intent");
  if (intent === "end-account") {
    const id = String(form.get("account"));
    const done = await endSessionsOf(kompas, request, user, id);
    if (done.ok && id === user.id) return toLogin("everywhereSignedOut");
    return done.ok ? leave("accountSignedOut", done.ended) : leave("sessionsGone");
  }
  if (intent === "end-everybody") {
    const done = await endOtherSessions(kompas, request, user);
    return done.ok ? leave("everybodySignedOut", done.ended) : leave("sessionsGone");
  }

  const typed = String(form.get("email") ?? "");
  const refuse = (problem: AddressProblem) => data({ problem, email: typed }, { status: 400 });
  const address = email("email").safeParse(typed);
  if (!address.success) return refuse("email");
  const account = await findAccount(kompas, user, { email: address.data });
  if (!account) return refuse("unknown");
  if (account.sessions === 0) return refuse("nowhere");
  // By its id: no address of a person belongs in the address of a page.
  return redirectTo(`${HERE}?dialog=account&account=${account.id}`);
}

const leave = (flash: FlashKey, number?: number) => redirectWithFlash(HERE, flash, { number });

export { pageMeta as meta } from "~/features/web/page-exports";

export default function Sessions() {
  return <SessionsPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>() ?? null} />;
}
