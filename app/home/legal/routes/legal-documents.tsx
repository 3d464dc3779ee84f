import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LegalDocuments } from "~/home/legal/components/legal-documents";
import { loadLegalTab } from "~/home/legal/legal.server";

export const handle = { description: "legal" };

export const loader = ({ request, context }: LoaderFunctionArgs) => loadLegalTab(context.kompas, request);

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Documents() {
  return <LegalDocuments {...useLoaderData<typeof loader>()} />;
}
