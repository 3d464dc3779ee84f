import type { ServerBuild } from "@remix-run/cloudflare";
import type { RouteConfigEntry } from "@remix-run/route-config";
import * as entryServer from "~/entry.server";
import * as root from "~/root";
import table from "~/routes";

/** The Worker's routes without a build: every module from its source, and no browser files. */
const MODULES = import.meta.glob<ServerBuild["routes"][string]["module"]>("../../app/*/*/routes/*.{ts,tsx}", {
  eager: true,
});

type Route = ServerBuild["routes"][string];

function listRoutes(entries: RouteConfigEntry[], parentId: string): Route[] {
  return entries.flatMap(({ file, id = file, path, index, children = [] }) => {
    const module = MODULES[`../../app/${file}`];
    if (!module) throw new Error(`No module ${file}`);
    return [{ id, parentId, path, index, module }, ...listRoutes(children, id)];
  });
}

const list: Route[] = [
  { id: "root", path: "", module: root as unknown as Route["module"] },
  ...listRoutes(table as RouteConfigEntry[], "root"),
];

export const routes = Object.fromEntries(list.map((route) => [route.id, route]));
export const entry: ServerBuild["entry"] = { module: entryServer };
export const assets: ServerBuild["assets"] = {
  entry: { module: "", imports: [] },
  routes: Object.fromEntries(
    list.map(({ module, ...route }) => [
      route.id,
      {
        ...route,
        module: "",
        hasAction: "action" in module,
        hasLoader: "loader" in module,
        hasClientAction: false,
        hasClientLoader: false,
        hasErrorBoundary: "ErrorBoundary" in module,
      },
    ]),
  ),
  url: "",
  version: "",
};
export const publicPath = "/";
export const assetsBuildDirectory = "build/client";
export const isSpaMode = false;
export const mode = "production";
export const future = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_routeConfig: true,
  v3_singleFetch: true,
  v3_lazyRouteDiscovery: true,
  unstable_optimizeDeps: false,
};
