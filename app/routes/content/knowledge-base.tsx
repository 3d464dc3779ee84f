import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { KnowledgeList } from "~/features/content/components/knowledge-list";
import { listArticles, readFilters } from "~/features/content/knowledge.server";
import { requireUser } from "~/features/identity/session.server";
import { pageTitle } from "~/features/shell/page-title.server";

export const handle = { description: "knowledge" };

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const list = await listArticles(kompas, user.language, readFilters(new URL(request.url).searchParams));
  return { ...list, title: await pageTitle(kompas, request, "knowledge", "title") };
}

export { pageMeta as meta } from "~/features/web/page-exports";

export default function KnowledgeBase() {
  return <KnowledgeList {...useLoaderData<typeof loader>()} />;
}
