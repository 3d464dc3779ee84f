import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { kindOfAnalytics } from "~/core/addresses/analytics";
import { analyticsTable } from "~/network/analytics/table-file.server";

/** A table of the analytics page, as a spreadsheet file. */
export const loader = ({ request, context: { kompas } }: LoaderFunctionArgs) =>
  analyticsTable(kompas, request, kindOfAnalytics(new URL(request.url).pathname));
