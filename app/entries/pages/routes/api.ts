import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { apiFetch } from "~/entries/api.server";

export function loader({ request, context }: LoaderFunctionArgs) {
  return apiFetch(request, context.kompas);
}

export function action({ request, context }: ActionFunctionArgs) {
  return apiFetch(request, context.kompas);
}
