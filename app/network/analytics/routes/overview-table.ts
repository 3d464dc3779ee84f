import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { basicTable } from "~/network/analytics/basic.server";

/** A table of the page beside it, for a spreadsheet. */
export const loader = ({ request, context: { kompas } }: LoaderFunctionArgs) => basicTable(kompas, request);
