import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";

/**
 * Answers requests by a build's routes. The framework flattens, ranks and tries all of them anew at each of three places of a
 * request; here it is given those alone that begin with the first steps of the path, and those that begin with no words of their
 * own. What is left out could not match, and the rest keep their order, so the same route answers.
 */
export function handleByStep(build: ServerBuild, mode: string): RequestHandler {
  const beginnings = new Set(Object.keys(build.routes).flatMap((id) => beginningsOf(ownWords(build, id))));
  const whole = createRequestHandler(build, mode);
  const handlers = new Map<string, RequestHandler>();
  return (request, context) => {
    const { pathname } = new URL(request.url);
    // What scripts of a page that hydrates ask of the framework speaks of several paths, or of one in another form.
    if (pathname === "/__manifest" || pathname.endsWith(".data")) return whole(request, context);
    const key = beginningsOf(firstSteps(pathname)).findLast((beginning) => beginnings.has(beginning)) ?? "";
    let handler = handlers.get(key);
    if (!handler) {
      handler = createRequestHandler(reduceBuild(build, key.split("/")), mode);
      handlers.set(key, handler);
    }
    return handler(request, context);
  };
}

/** The build with the routes alone that a path with those first steps can lead to. */
export function reduceBuild(build: ServerBuild, steps: readonly string[]): ServerBuild {
  const isKept = (id: string) => ownWords(build, id).every((word, index) => word === steps[index]);
  const keep = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => isKept(id)));
  return { ...build, routes: keep(build.routes), assets: { ...build.assets, routes: keep(build.assets.routes) } };
}

/** As many steps tell the routes apart: below «/user» there are forty. */
const STEPS = 2;

/** The words that a path must begin with to lead to a route; none where it may begin with any. */
function ownWords(build: ServerBuild, id: string): string[] {
  const pathOf = (of?: string): string[] => {
    const route = of === undefined ? undefined : build.routes[of];
    return route ? [...pathOf(route.parentId), ...(route.path ?? "").split("/").filter(Boolean)] : [];
  };
  const path = pathOf(id);
  const open = path.findIndex((step) => /^[:*]|\?$/.test(step));
  return path.slice(0, open < 0 ? STEPS : Math.min(open, STEPS)).map((word) => word.toLowerCase());
}

const beginningsOf = (words: readonly string[]) => words.map((_, index) => words.slice(0, index + 1).join("/"));

/** The first steps of a path as the framework compares them: decoded, in letters of either case. */
export function firstSteps(pathname: string): string[] {
  const [, ...steps] = pathname.split("/");
  return steps.slice(0, STEPS).map(toWord);
}

function toWord(step: string): string {
  try {
    return decodeURIComponent(step).toLowerCase();
  } catch {
    return step.toLowerCase();
  }
}
