import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { apiDocument } from "~/entries/api.server";
import { requireUser } from "~/foundation/identity/session.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { callsOf } from "~/home/knowledge/api-calls.server";
import { KnowledgeArticle } from "~/home/knowledge/components/knowledge-article";
import { listFactors } from "~/home/knowledge/factor-list.server";
import { findArticle, readFilters } from "~/home/knowledge/knowledge.server";

export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const article = await findArticle(kompas, user.language, params.slug ?? "");
  if (!article) throw data({ reason: "notFound" }, { status: 404 });
  const calls = params.slug === "api" ? await callsOf(() => apiDocument(kompas)) : null;
  const factors = params.slug === "emission-factors" ? await listFactors(kompas, user.language) : null;
  // The link back leads to the list that the reader came from.
  const frame: PageFrame = { description: article.summary };
  return { article, calls, factors, frame, filters: readFilters(new URL(request.url).searchParams) };
}

export const meta = ({ data: loaded }: { data?: { article?: { title: string } } }) =>
  loaded?.article ? [{ title: `${loaded.article.title} · Kompas` }] : [];

export default function Article() {
  return <KnowledgeArticle {...useLoaderData<typeof loader>()} />;
}
