import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { KnowledgeList } from "~/home/knowledge/components/knowledge-list";
import { listArticles, readFilters } from "~/home/knowledge/knowledge.server";

export const handle = { description: "knowledge" };

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const list = await listArticles(kompas, user.language, readFilters(new URL(request.url).searchParams));
  return { ...list, title: await pageTitle(kompas, request, "knowledge", "title") };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function KnowledgeBase() {
  return <KnowledgeList {...useLoaderData<typeof loader>()} />;
}
