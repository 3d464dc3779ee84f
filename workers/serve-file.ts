import { secureFile } from "~/platform/security.server";

/** Where static files lie (public/ and what the build adds). */
const FILES = /^\/(?:assets\/|contexts\/|favicon\.svg$)/;

/**
 * A static file, or null where none is asked for or there is none at that path: the page that says so must not be kept as long as a file is. The Worker
 * is asked for files too (`run_worker_first`), so that no page is looked for among them.
 */
export async function serveFile(request: Request, files: Pick<Fetcher, "fetch">): Promise<Response | null> {
  const asks = request.method === "GET" || request.method === "HEAD";
  const { pathname, protocol } = new URL(request.url);
  if (!asks || !FILES.test(pathname)) return null;
  const answer = await files.fetch(request);
  if (answer.status === 404) return null;
  const file = new Response(answer.body, answer);
  secureFile(file.headers, protocol === "https:");
  return file;
}
