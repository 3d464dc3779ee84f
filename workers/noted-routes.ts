import type { ServerBuild } from "@remix-run/cloudflare";
import { noteRoute } from "~/platform/trace";

type Routes = ServerBuild["routes"];
type Module = Routes[string]["module"];

/** A build whose routes note that they answer, for the request's line in the log and its count. */
export function withNotedRoutes(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(
    ([id, route]) => route && [id, { ...route, module: noting(route.module, id, depthOf(build.routes, id)) }],
  );
  return { ...build, routes: Object.fromEntries(routes.filter(Boolean)) };
}

const noting = (module: Module, id: string, depth: number): Module => ({
  ...module,
  loader: noted(module.loader, id, depth),
  action: noted(module.action, id, depth),
});

function noted<F extends Module["loader" | "action"]>(asked: F, id: string, depth: number): F {
  if (!asked) return asked;
  const ask = (args: Parameters<typeof asked>[0]) => {
    noteRoute(args.context.kompas.trace, id, depth);
    return (asked as (args: unknown) => unknown)(args);
  };
  return ask as F;
}

/** How many routes lie above a route. */
function depthOf(routes: Routes, id: string): number {
  const above = routes[id]?.parentId;
  return above === undefined ? 0 : 1 + depthOf(routes, above);
}
