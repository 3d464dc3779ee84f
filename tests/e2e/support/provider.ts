import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

/** Where the product under test asks the DNS (`DNS_URL` in wrangler.toml). */
const DNS_PORT = 9053;

const SECRET = "a secret of the provider in the tests";

const listen = (server: Server, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once("error", reject).listen(port, "localhost", () => resolve((server.address() as AddressInfo).port));
  });

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}

const page = (response: ServerResponse, main: string) =>
  response
    .writeHead(200, { "Content-Type": "text/html" })
    .end(
      `<!doctype html><html lang="en"><title>Provider</title><link rel="icon" href="data:,"><main>${main}</main></html>`,
    );

/**
 * A whole OpenID provider (oidc-provider) with one client, whose people sign in with nothing but their address, and a DNS beside it that
 * has the records that a test puts there.
 */
export async function startProvider() {
  const records = new Map<string, string>();
  const dns = createServer((request, response) => {
    const found = records.get(new URL(request.url ?? "", "http://localhost").searchParams.get("name") ?? "");
    const answers = found ? [{ type: 16, data: `"${found}"` }] : [];
    response.writeHead(200, { "Content-Type": "application/dns-json" }).end(JSON.stringify({ Answer: answers }));
  });
  await listen(dns, DNS_PORT);

  let provider: Provider | null = null;
  const server = createServer(async (request, response) => {
    if (!provider) return response.writeHead(503).end();
    if (!request.url?.startsWith("/interaction/")) return provider.callback()(request, response);
    if (request.method === "GET") {
      await provider.interactionDetails(request, response);
      return page(
        response,
        '<form method="post"><label>Address <input name="email"></label><button name="what" value="in">Enter</button><button name="what" value="back">Cancel</button></form>',
      );
    }
    const sent = new URLSearchParams(await textOf(request));
    const result =
      sent.get("what") === "in"
        ? { login: { accountId: sent.get("email") ?? "" } }
        : { error: "access_denied", error_description: "The person turned back" };
    return provider.interactionFinished(request, response, result);
  });
  const issuer = `http://localhost:${await listen(server, 0)}`;

  return {
    issuer,
    records,
    clientId: "kompas",
    clientSecret: SECRET,
    /** Knows the client from now on, with the address that it is told to send people back to. */
    register(redirectUri: string) {
      provider = new Provider(issuer, {
        clients: [{ client_id: "kompas", client_secret: SECRET, redirect_uris: [redirectUri] }],
        features: { devInteractions: { enabled: false } },
        claims: { email: ["email", "email_verified"], profile: ["name"] },
        pkce: { required: () => true },
        findAccount: (_: unknown, id: string) => ({
          accountId: id,
          claims: () => ({ sub: id, email: id, email_verified: true, name: "Nomvula Mahlangu" }),
        }),
        // Everybody agrees to what the client asks for.
        async loadExistingGrant(ctx: {
          oidc: { session: { accountId: string }; client: { clientId: string }; provider: Provider };
        }) {
          const { session, client, provider: own } = ctx.oidc;
          const grant = new own.Grant({ accountId: session.accountId, clientId: client.clientId });
          grant.addOIDCScope("openid email profile");
          await grant.save();
          return grant;
        },
      });
    },
    close() {
      for (const each of [dns, server]) {
        each.closeAllConnections();
        each.close();
      }
    },
  };
}
