import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { ErrorPage } from "~/features/shell/components/error-page";

/** Any path that nothing else answers, and what was refused before it reached a page. */
export function loader({ context: { refusal } }: LoaderFunctionArgs) {
  throw data({ reason: refusal?.reason ?? "notFound" }, { status: refusal?.status ?? 404 });
}

export default function NotFound() {
  return <ErrorPage reason="notFound" />;
}
