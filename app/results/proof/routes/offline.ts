import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { languageOf } from "~/foundation/identity/language.server";
import { offlineFile } from "~/results/proof/offline.server";

/** The page that checks reports without us, as a file to keep for people who check often. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  return new Response(await offlineFile(kompas, await languageOf(kompas, request)), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Disposition": 'attachment; filename="verify.html"',
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "Cache-Control": "private, no-store",
      Vary: "Cookie, Accept-Language",
    },
  });
}
