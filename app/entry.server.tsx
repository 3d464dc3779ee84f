import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { LANGUAGES } from "~/core/language";
import { languageOf } from "~/foundation/identity/language.server";
import { RequestIdContext } from "~/foundation/shell/components/error-page";
import { RenderPartContext } from "~/foundation/web/drawn";
import { MarkupContext } from "~/foundation/web/markup";
import { handlesOf } from "~/foundation/web/page-handle";
import { renderCached } from "~/foundation/web/render-cache.server";
import { i18nFor } from "./i18n/i18n.server";
import { noteRoute, reportFailure } from "./platform/trace";

/** Renders a page: as one string if no script runs, as a stream if the page hydrates and its data follows. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { kompas, nonce, markup }: AppLoadContext,
) {
  // A page can set its own language, independent of the reader's.
  const own = LANGUAGES.find((each) => each === headers.get("Content-Language"));
  const language = own ?? (await languageOf(kompas, request));
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Language", language);
  const { matches } = remixContext.staticHandlerContext;
  for (const [depth, match] of matches.entries()) noteRoute(kompas.trace, match.route.id, depth);
  const routes = matches.map((match) => remixContext.routeModules[match.route.id] ?? {});
  const hydrates = handlesOf(routes).some((handle) => handle.hydrate);
  // Without scripts nothing reads the loader data a second time.
  if (!hydrates) remixContext.serverHandoffStream = undefined;
  const parts = hydrates ? null : renderCached(language);
  const page = (
    <I18nextProvider i18n={i18nFor(language)}>
      <RenderPartContext.Provider value={parts?.render ?? null}>
        <RequestIdContext.Provider value={kompas.trace.id}>
          <MarkupContext.Provider value={markup}>
            <RemixServer context={remixContext} url={request.url} nonce={nonce} />
          </MarkupContext.Provider>
        </RequestIdContext.Provider>
      </RenderPartContext.Provider>
    </I18nextProvider>
  );
  if (parts) return new Response(parts.assemble(`<!DOCTYPE html>${renderToString(page)}`), { status, headers });

  const stream = await renderToReadableStream(page, {
    nonce,
    signal: request.signal,
    onError: (error) => reportFailure(kompas, "render-failed", error),
  });
  if (isbot(request.headers.get("User-Agent"))) await stream.allReady;
  return new Response(stream, { status, headers });
}

/** Reports unexpected errors with their message; the page shows the reader none of it. Refusals are not errors. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  reportFailure(context.kompas, "request-failed", error);
}
