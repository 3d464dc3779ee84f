import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { DOWN, SITEVERIFY_SECRET } from "./turnstile";

/** The requests that this test double received, in order. */
export interface Asked {
  secret?: string;
  response?: string;
  remoteip?: string;
  idempotency_key?: string;
}

/** How the verifier behaves: normally, not at all, or with one of the failures of a server. */
export type Fate = "well" | "error" | "garbage" | "internal-error" | "slow" | "lose-answer";

export interface Siteverify {
  url: string;
  asked: Asked[];
  /** The behaviour for the next requests, one each; after that, all go well. */
  fates: Fate[];
  close(): Promise<void>;
}

/**
 * A local verifier that answers as Cloudflare documents siteverify (Turnstile, server-side validation): a token is valid once, and again
 * for the same idempotency key.
 */
export async function startSiteverify(port = 0): Promise<Siteverify> {
  const asked: Asked[] = [];
  const fates: Fate[] = [];
  /** Redeemed tokens, each with the idempotency key of the redeeming request. */
  const spent = new Map<string, string | undefined>();

  const judge = ({ secret, response, idempotency_key: key }: Asked) => {
    const refuse = (...codes: string[]) => ({ success: false, "error-codes": codes, messages: [] });
    if (!secret) return refuse("missing-input-secret");
    if (secret !== SITEVERIFY_SECRET) return refuse("invalid-input-secret");
    if (!response) return refuse("missing-input-response");
    const [kind, hostname, action] = response.split("|");
    if (kind !== "token") return refuse("invalid-input-response");
    if (spent.has(response) && (key === undefined || spent.get(response) !== key))
      return refuse("timeout-or-duplicate");
    spent.set(response, key);
    const at = new Date().toISOString();
    return { success: true, challenge_ts: at, hostname, "error-codes": [], action, cdata: "", metadata: {} };
  };

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const fate = body.response === DOWN ? "error" : (fates.shift() ?? "well");
    asked.push(body);
    const send = (status: number, content: string) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(content);
    if (fate === "error") return send(503, "{}");
    if (fate === "garbage") return send(200, "<html>");
    if (fate === "internal-error") return send(200, '{"success":false,"error-codes":["internal-error"]}');
    const answer = JSON.stringify(judge(body));
    if (fate === "slow") return setTimeout(() => send(200, answer), 2000);
    if (fate === "lose-answer") return request.socket.destroy();
    return send(200, answer);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/turnstile/v0/siteverify`,
    asked,
    fates,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Asked> {
  let text = "";
  for await (const chunk of request) text += chunk;
  const isJson = request.headers["content-type"]?.startsWith("application/json");
  return isJson ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
}
