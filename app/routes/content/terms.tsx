import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LegalText } from "~/features/content/components/legal-text";
import { loadLegalText } from "~/features/content/legal.server";

export const handle = { description: "terms" };

export const loader = ({ request, context }: LoaderFunctionArgs) => loadLegalText(context.kompas, request, "terms");

export { pageMeta as meta } from "~/features/web/page-exports";

export default function Terms() {
  return <LegalText {...useLoaderData<typeof loader>()} />;
}
