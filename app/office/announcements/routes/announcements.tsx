import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { askedPage } from "~/foundation/web/page-number";
import { redirectTo } from "~/foundation/web/redirect.server";
import { ListPage } from "~/office/announcements/components/list-page";
import { listAnnouncements } from "~/office/announcements/drafts.server";

const PAGE_SIZE = 10;

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const page = askedPage(new URL(request.url).searchParams);
  // One extra row shows whether there is another page.
  const list = await listAnnouncements(kompas, user, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE + 1 });
  if (list.length === 0 && page > 1) return redirectTo("/admin/announcements");
  return {
    list: list.slice(0, PAGE_SIZE),
    page,
    hasMore: list.length > PAGE_SIZE,
    title: await pageTitle(kompas, request, "announcements", "title"),
  };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Announcements() {
  return <ListPage {...useLoaderData<typeof loader>()} />;
}
