import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    receiverUrl: string;
  }
}

/**
 * A server outside the Worker that takes what the product posts: `POST /200/name` is kept and answered with that status, and `POST
 * /silent/name` is kept and never answered. `GET /name` returns what was kept under the name, and `GET /name/posts` the same as it came:
 * headers and text. A status from 300 to 399 leads to `/200/{name}-followed`.
 */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const kept = new Map<string, { headers: IncomingHttpHeaders; text: string }[]>();
  const server = createServer(async (request, response) => {
    // A connection that rests is closed here at some moment, and a Worker that uses it in that moment loses its post.
    response.shouldKeepAlive = false;
    const [, first = "", name = first] = (request.url ?? "").split("/");
    if (request.method === "GET") {
      const posts = kept.get(first) ?? [];
      const asked = name === "posts" ? posts : posts.map(({ text }) => JSON.parse(text));
      response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(asked));
      return;
    }
    let text = "";
    for await (const chunk of request) text += chunk;
    kept.set(name, [...(kept.get(name) ?? []), { headers: request.headers, text }]);
    if (first !== "silent") response.writeHead(Number(first), { Location: `/200/${name}-followed` }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  provide("receiverUrl", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
