import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { basicTable } from "~/network/analytics/basic.server";

/** A table of the overview page, as a spreadsheet file. */
export const loader = ({ request, context: { kompas } }: LoaderFunctionArgs) => basicTable(kompas, request);
