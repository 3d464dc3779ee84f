import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { agree } from "~/foundation/identity/agreements.server";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { ownPath } from "~/foundation/web/own-path";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { viewOwed } from "~/home/legal/agreements.server";
import { Agreements } from "~/home/legal/components/agreements";

export const handle = { enhance: true };

/** Where the reader continues: the page that they came from, or home. */
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

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function AgreementsPage() {
  const { title: _, ...view } = useLoaderData<typeof loader>();
  return <Agreements {...view} />;
}
