import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { ErrorPage } from "~/features/shell/components/error-page";

/** Any path that nothing else answers, and what was refused before it reached a page or has failed there. */
export function loader({ context: { refusal } }: LoaderFunctionArgs) {
  const { reason = "notFound", status = 404, headers } = refusal ?? {};
  throw data({ reason }, { status, headers });
}

export default function NotFound() {
  return <ErrorPage reason="notFound" />;
}
