import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { viewOwed } from "~/features/content/agreements.server";
import { Agreements } from "~/features/content/components/agreements";
import { agree } from "~/features/identity/agreements.server";
import { requireUser } from "~/features/identity/session.server";
import { pageTitle } from "~/features/shell/page-title.server";
import { ownPath } from "~/features/web/own-path";
import { redirectTo, redirectWithFlash } from "~/features/web/redirect.server";

export const handle = { enhance: true };

/** Where a reader goes on: to the page that they came from, or home. */
function onwards(next: unknown): string {
  const path = ownPath(next);
  return path === "/" || /^\/agreements\b/.test(path) ? "/user/history" : path;
}

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const next = onwards(new URL(request.url).searchParams.get("next"));
  const view = viewOwed(kompas, user);
  if (!view) return redirectTo(next);
  return { ...view, next, title: await pageTitle(kompas, request, "legal", "agree.title") };
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  const form = await request.formData();
  const next = onwards(form.get("next"));
  if (!user.owes) return redirectTo(next);
  if (await agree(kompas, user, form)) return redirectWithFlash(next, "agreed");
  return redirectTo(`/agreements?next=${encodeURIComponent(next)}`);
}

export { pageMeta as meta } from "~/features/web/page-exports";

export default function AgreementsPage() {
  const { title: _, ...view } = useLoaderData<typeof loader>();
  return <Agreements {...view} />;
}
