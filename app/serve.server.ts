import type { AppLoadContext } from "@remix-run/cloudflare";
import { detectLanguage, translator } from "./i18n/i18n.server";
import { judgeRequest, secureHeaders } from "./platform/security.server";

type Handler = (request: Request, context: AppLoadContext) => Promise<Response>;

const REFUSALS = {
  origin: "refused.origin",
  method: "refused.method",
  "too-large": "refused.tooLarge",
  "content-type": "refused.contentType",
} as const;

/** One request from the network to its answer: judged first, answered by `handle`, then given its security headers. */
export async function serve(request: Request, context: AppLoadContext, handle: Handler): Promise<Response> {
  const judged = await judgeRequest(request);
  const answer = judged.ok ? await handle(judged.request, context) : await refuse(request, judged.status, judged.reason);
  const response = new Response(answer.body, answer);
  secureHeaders(response.headers, { nonce: context.nonce, isHttps: new URL(request.url).protocol === "https:" });
  if (context.kompas.isDemo) {
    const { trips, rowsRead, rowsWritten } = context.kompas.cost;
    response.headers.set("Server-Timing", `d1;desc="trips=${trips} read=${rowsRead} written=${rowsWritten}"`);
  }
  return response;
}

async function refuse(request: Request, status: number, reason: keyof typeof REFUSALS): Promise<Response> {
  const message = translator(await detectLanguage(request), "common")(REFUSALS[reason]);
  if (new URL(request.url).pathname.startsWith("/api/")) {
    return Response.json({ statusCode: status, message, errorMessage: message, errors: {} }, { status });
  }
  return new Response(message, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
