import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { planCalendar } from "~/improvement/plan/take-away.server";

/** The due dates of the company's plan, for a calendar. */
export const loader = ({ request, context: { kompas } }: LoaderFunctionArgs) => planCalendar(kompas, request);
