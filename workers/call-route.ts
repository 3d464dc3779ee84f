import type { ActionFunction, AppLoadContext, LoaderFunction } from "@remix-run/cloudflare";

interface Call<F> {
  request: Request;
  params: Parameters<LoaderFunction>[0]["params"];
  loadContext: AppLoadContext;
  routeId: string;
  run: F;
}

/** What the framework's own scripts add to an address, which is no business of a loader's or an action's. */
const BESIDE = ["index", "_routes"];

/**
 * The framework hands each loader and each action two copies of the request, since its scripts may have added something to the address: six copies for a save
 * and the page that follows, of which none differs. In place of its module (vite.config.ts) this copies what must be another. Throws for what returns nothing.
 */
async function call({ request, params, loadContext, routeId, run }: Call<LoaderFunction | ActionFunction>) {
  const found = await run({ request: withoutBeside(request), params, context: loadContext });
  if (found === undefined) throw new Error(`«${routeId}» returned nothing; null is an answer.`);
  return found;
}

export const callRouteLoader = ({ loader, ...asked }: Omit<Call<never>, "run"> & { loader: LoaderFunction }) =>
  call({ ...asked, run: loader });

export const callRouteAction = ({ action, ...asked }: Omit<Call<never>, "run"> & { action: ActionFunction }) =>
  call({ ...asked, run: action });

function withoutBeside(request: Request): Request {
  if (!BESIDE.some((name) => request.url.includes(name))) return request;
  const url = new URL(request.url);
  // An address may have an «index» of its own, with a value.
  const own = url.searchParams.getAll("index").filter(Boolean);
  for (const name of BESIDE) url.searchParams.delete(name);
  for (const value of own) url.searchParams.append("index", value);
  return new Request(url, request);
}
