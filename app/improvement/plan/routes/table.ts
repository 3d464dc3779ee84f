import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { planTable } from "~/improvement/plan/take-away.server";

/** The company's plan, for a spreadsheet. */
export const loader = ({ request, context: { kompas } }: LoaderFunctionArgs) => planTable(kompas, request);
