import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LegalText } from "~/home/legal/components/legal-text";
import { loadLegalText } from "~/home/legal/legal.server";

export const handle = { description: "privacy" };

export const loader = ({ request, context }: LoaderFunctionArgs) => loadLegalText(context.kompas, request, "privacy");

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Privacy() {
  return <LegalText {...useLoaderData<typeof loader>()} />;
}
