import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import { email } from "~/foundation/identity/schema";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { askedPage } from "~/foundation/web/page-number";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { StoppedAddressesPage, type StoppedProblem } from "~/upkeep/delivery/components/stopped-addresses-page";
import { findStopped, listStopped, releaseStopped } from "~/upkeep/delivery/stopped-addresses.server";

const HERE = "/admin/stopped-addresses";
const HASH = /^[\w-]{43}$/;

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  await requireAdministrator(kompas, request);
  const query = new URL(request.url).searchParams;
  const page = askedPage(query);
  const found = await listStopped(kompas, page);
  if (found.rows.length === 0 && page > 1) return redirectTo(HERE);
  const asked = query.get("release") ?? "";
  const releases = HASH.test(asked) ? asked : null;
  const frame: PageFrame = { dialogOpen: releases !== null };
  return { ...found, page, releases, frame, title: await pageTitle(kompas, request, "operations", "stopped.title") };
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const form = await request.formData();
  if (form.get("intent") === "release") {
    const released = await releaseStopped(kompas, user, String(form.get("hash")));
    return redirectWithFlash(HERE, released.ok ? "addressReleased" : "addressNotStopped");
  }
  const typed = String(form.get("email") ?? "");
  const refuse = (problem: StoppedProblem) => data({ refused: { problem, email: typed } }, { status: 400 });
  const address = email("email").safeParse(typed);
  if (!address.success) return refuse("email");
  const hash = await findStopped(kompas, address.data);
  // A page's address must not contain a person's email address.
  return hash ? redirectTo(`${HERE}?release=${hash}`) : refuse("free");
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function StoppedAddresses() {
  const answer = useActionData<typeof action>();
  return <StoppedAddressesPage {...useLoaderData<typeof loader>()} refused={answer?.refused ?? null} />;
}
