import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";

/**
 * Answers requests with a build's routes. The framework ranks and tries every route three times per request. Here it gets only the routes
 * that begin with the first segment of the path, or with a parameter. The others cannot match, and the rest keep their order, so the same
 * route answers.
 */
export function handleByStep(build: ServerBuild, mode: string): RequestHandler {
  const whole = createRequestHandler(build, mode);
  const handlers = new Map<string, RequestHandler>();
  for (const id of Object.keys(build.routes)) {
    const step = firstStepOf(build, id);
    if (step && !isOpen(step) && !handlers.has(step))
      handlers.set(step, createRequestHandler(reduceBuild(build, step), mode));
  }
  const others = createRequestHandler(reduceBuild(build, ""), mode);
  return (request, context) => {
    const { pathname } = new URL(request.url);
    // The framework's own scripts ask about several paths, or about one path in another form.
    if (pathname === "/__manifest" || pathname.endsWith(".data")) return whole(request, context);
    return (handlers.get(readFirstStep(pathname)) ?? others)(request, context);
  };
}

/** The build with only the routes that a path with this first segment can reach, and their parents. */
export function reduceBuild(build: ServerBuild, step: string): ServerBuild {
  const kept = new Set<string>();
  for (const id of Object.keys(build.routes)) {
    const own = firstStepOf(build, id);
    if (own && own !== step && !isOpen(own)) continue;
    for (let each: string | undefined = id; each !== undefined; each = build.routes[each]?.parentId) kept.add(each);
  }
  const keep = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
  return { ...build, routes: keep(build.routes), assets: { ...build.assets, routes: keep(build.assets.routes) } };
}

/** The first segment of a path as the framework compares it: decoded, in lower case. */
export function readFirstStep(pathname: string): string {
  const [, step = ""] = pathname.split("/");
  try {
    return decodeURIComponent(step).toLowerCase();
  } catch {
    return step.toLowerCase();
  }
}

/** The first segment of a route's pattern, in lower case; empty if it has none. */
function firstStepOf(build: ServerBuild, id: string): string {
  const route = build.routes[id];
  const above = route?.parentId === undefined ? "" : firstStepOf(build, route.parentId);
  return above || (route?.path?.split("/").find(Boolean)?.toLowerCase() ?? "");
}

/** Whether a segment of a pattern matches any segment, or none. */
const isOpen = (step: string) => /^[:*]|\?$/.test(step);
