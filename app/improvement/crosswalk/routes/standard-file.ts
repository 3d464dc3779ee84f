import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { standardFile } from "~/improvement/crosswalk/file.server";

/** A standard filled from a year of the company, as a file. */
export const loader = ({ request, params, context: { kompas } }: LoaderFunctionArgs) =>
  standardFile(kompas, request, params);
