import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LegalText } from "~/home/legal/components/legal-text";
import { loadLegalText } from "~/home/legal/legal.server";

export const handle = { description: "terms" };

export const loader = ({ request, context }: LoaderFunctionArgs) => loadLegalText(context.kompas, request, "terms");

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Terms() {
  return <LegalText {...useLoaderData<typeof loader>()} />;
}
