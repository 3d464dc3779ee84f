import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as the service received it. */
export interface Posted {
  authorization: string;
  fields: Record<string, string>;
}

/**
 * A local mail service that takes multipart forms as Mailgun does. The path selects what it does with a request: `/status/503`,
 * `/later/{name}` (429 once), `/silent`, `/cut` (closes the connection without a response), `/redirect`, `/slow/{seconds}` (429 with
 * Retry-After); any other path accepts the mail.
 */
export async function startHttpService(posted: Posted[]): Promise<{ url: string; close(): void }> {
  const turnedAway = new Set<string>();
  const server = createServer(async (request, response) => {
    const url = request.url ?? "";
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const [, kind, detail = ""] = url.split("/");
    if (kind === "status") return response.writeHead(Number(detail)).end('{"message":"no"}');
    if (kind === "slow") return response.writeHead(429, { "Retry-After": detail }).end();
    if (kind === "silent") return;
    if (kind === "cut") return request.socket.end();
    if (kind === "redirect") return response.writeHead(307, { Location: "/elsewhere" }).end();
    if (kind === "later" && !turnedAway.has(detail)) {
      turnedAway.add(detail);
      return response.writeHead(429).end();
    }
    const headers = { "Content-Type": request.headers["content-type"] ?? "" };
    const form = await new Response(Buffer.concat(chunks), { headers }).formData();
    const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
    posted.push({ authorization: request.headers.authorization ?? "", fields });
    return response.writeHead(200).end('{"id":"<1@example.org>","message":"Queued. Thank you."}');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
