import type { AppLoadContext } from "@remix-run/cloudflare";
import { expect, it } from "vitest";
import { callRouteAction, callRouteLoader } from "../../workers/call-route";

const loadContext = {} as AppLoadContext;
const asked = (path: string, init?: RequestInit) => ({
  request: new Request(`http://kompas.example${path}`, init),
  params: { id: "one" },
  ...{ loadContext, routeId: "routes/any" },
});
const seenBy = async (path: string) =>
  callRouteLoader({ ...asked(path), loader: ({ request, params }) => `${request.url} ${params.id}` });

it("gives a loader the request as it came, without what the framework's scripts add to the address", async () => {
  const request = asked("/plan?page=2");
  await callRouteLoader({
    ...request,
    loader: (given) => {
      expect(given.request).toBe(request.request);
      expect(given.context).toBe(loadContext);
      return null;
    },
  });
  expect(await seenBy("/plan?index&page=2&_routes=root&index=7")).toBe("http://kompas.example/plan?page=2&index=7 one");
  expect(await seenBy("/index?q=_routes")).toBe("http://kompas.example/index?q=_routes one");
});

it("gives an action what was sent, and refuses one that answers nothing", async () => {
  const body = new URLSearchParams({ intent: "next" });
  const action = async ({ request }: { request: Request }) => (await request.formData()).get("intent");
  for (const path of ["/plan", "/plan?index"])
    expect(await callRouteAction({ ...asked(path, { method: "POST", body }), action })).toBe("next");
  await expect(callRouteAction({ ...asked("/plan"), action: async () => undefined as never })).rejects.toThrow(
    "routes/any",
  );
});
