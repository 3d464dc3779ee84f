import { secureFile } from "~/platform/security.server";

/** Paths of static files (public/ and what the build adds). */
const FILES = /^\/(?:assets\/|contexts\/|icons\/|favicon\.svg$)/;

/** Source maps are for the log and not for visitors, should a build ever put one among the files. */
const MAP = /\.map$/;

/**
 * A static file, or null if the path is not one or no file exists there. The not-found page must not be cached for as long as a file. The
 * Worker also receives requests for files (`run_worker_first`), so pages are not looked up among the files.
 */
export async function serveFile(request: Request, files: Pick<Fetcher, "fetch">): Promise<Response | null> {
  const asks = request.method === "GET" || request.method === "HEAD";
  const { pathname, protocol } = new URL(request.url);
  if (!asks || !FILES.test(pathname) || MAP.test(pathname)) return null;
  const answer = await files.fetch(request);
  if (answer.status === 404) return null;
  const file = new Response(answer.body, answer);
  secureFile(file.headers, protocol === "https:");
  // The host sends its default with a whole file but not with a part of one.
  if (!file.headers.has("Cache-Control")) file.headers.set("Cache-Control", "public, max-age=0, must-revalidate");
  return file;
}
