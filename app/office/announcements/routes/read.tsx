import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireUser } from "~/foundation/identity/session.server";
import { ReaderPage } from "~/office/announcements/components/reader-page";
import { openAnnouncement } from "~/office/announcements/open.server";
import { readAnnouncement } from "~/office/announcements/view.server";

export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const found = await openAnnouncement(kompas, user, params.id ?? "");
  if (!found) throw data({ reason: "notFound" }, { status: 404 });
  const announcement = readAnnouncement(found, user.language);
  return { announcement, title: `${announcement.title} · Kompas` };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Announcement() {
  return <ReaderPage {...useLoaderData<typeof loader>()} />;
}
