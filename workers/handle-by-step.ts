import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";

/**
 * Answers requests by a build's routes. The framework flattens, ranks and tries all of them anew at each of three places of a
 * request; here it is given those alone that begin with the first step of the path, and those that begin with no word of their
 * own. What is left out could not match, and the rest keep their order, so the same route answers.
 */
export function handleByStep(build: ServerBuild, mode: string): RequestHandler {
  const steps = new Set(Object.values(build.routes).flatMap((route) => ownStep(route) ?? []));
  const whole = createRequestHandler(build, mode);
  const handlers = new Map<string, RequestHandler>();
  return (request, context) => {
    const { pathname } = new URL(request.url);
    // What scripts of a page that hydrates ask of the framework speaks of several paths, or of one in another form.
    if (pathname === "/__manifest" || pathname.endsWith(".data")) return whole(request, context);
    const asked = firstStep(pathname);
    const step = steps.has(asked) ? asked : "";
    let handler = handlers.get(step);
    if (!handler) {
      handler = createRequestHandler(reduceBuild(build, step), mode);
      handlers.set(step, handler);
    }
    return handler(request, context);
  };
}

/** The build with the routes alone that a path with that first step can lead to. */
export function reduceBuild(build: ServerBuild, step: string): ServerBuild {
  const isKept = (id: string): boolean => {
    const route = build.routes[id];
    if (!route?.parentId) return true;
    return route.parentId === ROOT ? (ownStep(route) ?? step) === step : isKept(route.parentId);
  };
  const keep = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => isKept(id)));
  return { ...build, routes: keep(build.routes), assets: { ...build.assets, routes: keep(build.assets.routes) } };
}

const ROOT = "root";

/** The word that a path must begin with to lead to a route right below the root; undefined where it may be any, or none. */
function ownStep({ parentId, path = "" }: { parentId?: string; path?: string }): string | undefined {
  if (parentId !== ROOT) return undefined;
  const step = firstStep(`/${path}`);
  return /^$|^[:*]|\?$/.test(step) ? undefined : step;
}

/** The first step of a path as the framework compares it: decoded, in letters of either case. */
export function firstStep(pathname: string): string {
  const [, step = ""] = pathname.split("/");
  try {
    return decodeURIComponent(step).toLowerCase();
  } catch {
    return step.toLowerCase();
  }
}
