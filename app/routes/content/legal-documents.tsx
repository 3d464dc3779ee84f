import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LegalDocuments } from "~/features/content/components/legal-documents";
import { loadLegalTab } from "~/features/content/legal.server";

export const handle = { description: "legal" };

export const loader = ({ request, context }: LoaderFunctionArgs) => loadLegalTab(context.kompas, request);

export { pageMeta as meta } from "~/features/web/page-exports";

export default function Documents() {
  return <LegalDocuments {...useLoaderData<typeof loader>()} />;
}
