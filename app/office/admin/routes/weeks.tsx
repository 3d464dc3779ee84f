import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { KINDS_OF_ASSESSMENTS, READINESS } from "~/core/kinds/kind";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { WeeksPage } from "~/office/admin/weeks/page";
import { readWeeks } from "~/office/admin/weeks/read.server";
import { viewWeeks } from "~/office/admin/weeks/view.server";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const asked = new URL(request.url).searchParams.get("kind");
  const kind = KINDS_OF_ASSESSMENTS.find((each) => each === asked) ?? READINESS;
  return {
    view: await viewWeeks(await readWeeks(kompas, user), kind, user.language),
    title: await pageTitle(kompas, request, "office", "weeks.title"),
  };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Weeks() {
  return <WeeksPage {...useLoaderData<typeof loader>()} />;
}
