import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { lacksId } from "~/core/addresses/assessment";
import { ErrorPage } from "~/foundation/shell/components/error-page";

/** Answers any path without another route, and requests that were refused before they reached a page or failed in one. */
export function loader({ request, context: { refusal } }: LoaderFunctionArgs) {
  const unknown = lacksId(new URL(request.url).pathname) ? "noSubmission" : "notFound";
  const { reason = unknown, status = 404, headers } = refusal ?? {};
  throw data({ reason }, { status, headers });
}

export default function NotFound() {
  return <ErrorPage reason="notFound" />;
}
