import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LegalText } from "~/features/content/components/legal-text";
import { loadLegalText } from "~/features/content/legal.server";

export const handle = { description: "methodology" };

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadLegalText(context.kompas, request, "methodology");

export { pageMeta as meta } from "~/features/web/page-exports";

export default function Methodology() {
  return <LegalText {...useLoaderData<typeof loader>()} />;
}
