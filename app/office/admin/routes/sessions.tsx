import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import { email } from "~/foundation/identity/schema";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { type AddressProblem, SessionsPage } from "~/office/admin/components/sessions-page";
import { countOtherSessions, endOtherSessions, findAccount } from "~/office/admin/end-sessions.server";
import { readReason } from "~/office/admin/reason";

const HERE = "/admin/sessions";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const query = new URL(request.url).searchParams;
  const [open, title] = await Promise.all([
    countOtherSessions(kompas, user),
    pageTitle(kompas, request, "operations", "sessions.title"),
  ]);
  const asksForAll = query.get("dialog") === "everybody" && open > 0;
  const frame: PageFrame = { dialogOpen: asksForAll };
  return { open, asksForAll, frame, title };
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const form = await request.formData();
  if (form.get("intent") === "end-everybody") {
    const given = readReason(form);
    if (!given.ok) return data({ refused: null, reason: given.refused }, { status: 400 });
    const done = await endOtherSessions(kompas, request, user, given.reason);
    return done.ok
      ? redirectWithFlash(HERE, "everybodySignedOut", { number: done.ended })
      : redirectWithFlash(HERE, "sessionsGone");
  }

  const typed = String(form.get("email") ?? "");
  const refuse = (problem: AddressProblem) =>
    data({ refused: { problem, email: typed }, reason: null }, { status: 400 });
  const address = email("email").safeParse(typed);
  if (!address.success) return refuse("email");
  const account = await findAccount(kompas, user, { email: address.data });
  if (!account) return refuse("unknown");
  if (account.sessions === 0) return refuse("nowhere");
  // Use the id: a page's address must not contain a person's email address.
  return redirectTo(`/admin/people/${account.id}?dialog=sign-out`);
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Sessions() {
  const answer = useActionData<typeof action>();
  return (
    <SessionsPage
      {...useLoaderData<typeof loader>()}
      refused={answer?.refused ?? null}
      reason={answer?.reason ?? null}
    />
  );
}
