import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";

/**
 * Answers requests by a build's routes. The framework flattens, ranks and tries all of them anew at each of three places of a
 * request; here it is given those alone that begin with the first steps of the path, or with no words of their own, and that are as
 * long as it. What is left out could not match, and the rest keep their order, so the same route answers.
 */
export function handleByStep(build: ServerBuild, mode: string): RequestHandler {
  const patterns = Object.keys(build.routes).map((id) => patternOf(build, id));
  const beginnings = new Set(patterns.flatMap((pattern) => beginningsOf(ownWords(pattern))));
  const longest = Math.max(...patterns.map(({ length }) => length));
  const whole = createRequestHandler(build, mode);
  const handlers = new Map<string, RequestHandler>();
  return (request, context) => {
    const { pathname } = new URL(request.url);
    // What scripts of a page that hydrates ask of the framework speaks of several paths, or of one in another form.
    if (pathname === "/__manifest" || pathname.endsWith(".data")) return whole(request, context);
    const beginning = beginningsOf(firstSteps(pathname)).findLast((beginning) => beginnings.has(beginning)) ?? "";
    const length = Math.min(stepsOf(pathname).length, longest + 1);
    const key = `${length} ${beginning}`;
    let handler = handlers.get(key);
    if (!handler) {
      handler = createRequestHandler(reduceBuild(build, beginning.split("/"), length), mode);
      handlers.set(key, handler);
    }
    return handler(request, context);
  };
}

/** The build with the routes alone that a path of so many steps, the first of which are `steps`, can lead to, or lie on the way to those. */
export function reduceBuild(build: ServerBuild, steps: readonly string[], length: number): ServerBuild {
  const kept = new Set<string>();
  for (const id of Object.keys(build.routes)) {
    const pattern = patternOf(build, id);
    if (!ownWords(pattern).every((word, index) => word === steps[index]) || !canBe(pattern, length)) continue;
    for (let of: string | undefined = id; of !== undefined; of = build.routes[of]?.parentId) kept.add(of);
  }
  const keep = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
  return { ...build, routes: keep(build.routes), assets: { ...build.assets, routes: keep(build.assets.routes) } };
}

/** The steps that a path must have to lead to a route: words, and what stands for any. */
function patternOf(build: ServerBuild, id?: string): string[] {
  const route = id === undefined ? undefined : build.routes[id];
  return route ? [...patternOf(build, route.parentId), ...stepsOf(route.path ?? "")] : [];
}

/** Whether a path of so many steps can fit a pattern. */
function canBe(pattern: readonly string[], length: number): boolean {
  const least = pattern.filter((step) => step !== "*" && !step.endsWith("?")).length;
  return least <= length && (pattern.includes("*") || length <= pattern.length);
}

const stepsOf = (path: string) => path.split("/").filter(Boolean);

/** As many steps tell the routes apart: below «/user» there are forty. */
const STEPS = 2;

/** The words that a path must begin with to fit a pattern; none where it may begin with any. */
function ownWords(pattern: readonly string[]): string[] {
  const open = pattern.findIndex((step) => /^[:*]|\?$/.test(step));
  return pattern.slice(0, open < 0 ? STEPS : Math.min(open, STEPS)).map((word) => word.toLowerCase());
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
