import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    receiverUrl: string;
  }
}

/**
 * A server outside the Worker that takes what the product posts: `POST /200/name` is kept and answered with that status, and `POST
 * /silent/name` is kept and never answered. `GET /name` returns what was kept under the name.
 */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const kept = new Map<string, unknown[]>();
  const server = createServer(async (request, response) => {
    const [, first = "", name = first] = (request.url ?? "").split("/");
    if (request.method === "GET") {
      response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(kept.get(name) ?? []));
      return;
    }
    let text = "";
    for await (const chunk of request) text += chunk;
    kept.set(name, [...(kept.get(name) ?? []), JSON.parse(text)]);
    if (first !== "silent") response.writeHead(Number(first)).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  provide("receiverUrl", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
