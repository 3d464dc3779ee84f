import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { expect, it } from "vitest";
import * as entryServer from "~/entry.server";
import { Drawn } from "~/foundation/web/drawn";
import { createLoadContext } from "~/load-context";
import * as root from "~/root";
import { ORIGIN } from "../support/pages";
import { testEnv } from "../support/worker";

function Part({ name }: { name: string }) {
  return <b>{name}</b>;
}

function Counter() {
  const { start } = useLoaderData<{ start: number }>();
  const [count, setCount] = useState(start);
  return (
    <>
      <Drawn part={Part} properties={{ name: "Thandi" }} />
      <button type="button" onClick={() => setCount(count + 1)}>{`Pressed ${count}`}</button>
    </>
  );
}

const page = { loader: () => ({ start: 41 }), default: Counter };
const modules = {
  root,
  hydrated: { ...page, handle: { hydrate: true } },
  plain: page,
} as unknown as Record<string, ServerBuild["routes"][string]["module"]>;
const routes = Object.entries(modules).map(([id, module]) => {
  const isRoot = id === "root";
  return { id, path: isRoot ? "" : id, parentId: isRoot ? undefined : "root", module };
});

/** The product's frame and entry with two pages that differ only in `hydrate`. */
const build = {
  entry: { module: entryServer },
  routes: Object.fromEntries(routes.map((route) => [route.id, route])),
  assets: {
    entry: { module: "/assets/entry.client.js", imports: [] },
    routes: Object.fromEntries(
      routes.map(({ module: _, ...route }) => [
        route.id,
        { ...route, module: `/assets/${route.id}.js`, hasLoader: true, hasAction: false, hasErrorBoundary: false },
      ]),
    ),
    url: "/assets/manifest.js",
    version: "1",
  },
  publicPath: "/",
  assetsBuildDirectory: "build/client",
  isSpaMode: false,
  mode: "production",
  future: { v3_singleFetch: true, v3_lazyRouteDiscovery: true },
} as unknown as ServerBuild;

async function open(path: string) {
  const request = new Request(`${ORIGIN}${path}`);
  const context = await createLoadContext(request, testEnv);
  const html = await (await createRequestHandler(build, "production")(request, context)).text();
  const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = ""]) => attributes);
  return { html, scripts, nonce: context.nonce };
}

it("rendering gives a page that says `hydrate` the framework's scripts, its module and its data", async () => {
  const { html, scripts, nonce } = await open("/hydrated");
  expect(html).toContain("<b>Thandi</b>");
  expect(html).toContain("Pressed 41");
  expect(html).not.toContain("<!--part");
  expect(html).toContain("/assets/entry.client.js");
  expect(html).toContain("/assets/hydrated.js");
  expect(html).toMatch(/__remixContext\.streamController\.enqueue\([^)]*start/);
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
});

it("rendering gives every other page none of these scripts", async () => {
  const { html, scripts } = await open("/plain");
  expect(html).toContain("<b>Thandi</b>");
  expect(html).toContain("Pressed 41");
  expect(html).not.toContain("<!--part");
  expect(scripts).toEqual([]);
});
