import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { kindsWithResult } from "~/assessment/kinds/kinds";
import { toKind } from "~/core/kinds/kind";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { YearsPage } from "~/improvement/years/components/years-page";
import { openYears } from "~/improvement/years/open.server";

export const handle = { enhance: true };

/** The reader's own company's latest results of a kind side by side. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const kind = toKind(new URL(request.url).searchParams.get("kind"));
  const [opened, title] = await Promise.all([
    openYears(kompas, user, kind),
    pageTitle(kompas, request, "years", "title"),
  ]);
  return { ...opened, kinds: kindsWithResult(user.latest), title };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Years() {
  const { title, ...page } = useLoaderData<typeof loader>();
  return <YearsPage {...page} />;
}
