import type { AuthorizationServer, Client } from "oauth4webapi";
import { judgeAddress } from "~/foundation/webhooks/rules/address";
import type { Context } from "~/platform/context";
import { fetchOutside, OutsideFailed } from "~/platform/fetch-outside";
import type { Claims } from "./rules/identity";

/** How long a provider may take to answer, each time that it is asked, and how much it may say. */
const PATIENCE_MS = 8_000;
const MAX_BYTES = 256 * 1024;

/** How far a provider's clock may be wrong. */
const TOLERANCE_SECONDS = 60;

/**
 * Why a provider did not tell who somebody is.
 * - `away`: it does not answer
 * - `not-openid`: what answers at its address is not this provider, or lacks what a sign-in needs
 * - `refused`: it did not sign the person in, or they turned back
 * - `client`: it does not know Kompas by this client and secret
 * - `code`: it no longer knows the code, which works once and for a short time
 * - `answer`: what it said does not belong to this sign-in, or is not signed by it
 */
export type ProviderFault = "away" | "not-openid" | "refused" | "client" | "code" | "answer";

export class ProviderFailed extends Error {
  constructor(
    readonly fault: ProviderFault,
    cause?: unknown,
  ) {
    super(fault, { cause });
  }
}

/** A company's provider and what it knows Kompas by. */
export interface Provider {
  issuer: string;
  clientId: string;
  clientSecret: string | null;
}

/** What belongs to one sign-in and stays in its browser until the provider has answered. */
export interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
}

/** Where companies' providers may be: public addresses, and this machine where Kompas is developed. */
export const whereProviders = ({ settings: { APP_URL, COMPANY_SIGN_IN } }: Context) => ({
  ownAddress: APP_URL,
  allowsLocal: COMPANY_SIGN_IN === "local",
});

/** The library, with what each of its requests needs. */
async function openLibrary(ctx: Context) {
  const oauth = await import("./openid.server");
  const allowed = whereProviders(ctx);
  const options = {
    /** Each address comes from the provider, so each is judged before it is called. */
    [oauth.customFetch]: async (address: string, { method, headers, body }: RequestInit) => {
      if (!judgeAddress(address, allowed).ok) throw new ProviderFailed("not-openid");
      const init = { method, headers, body } as RequestInit;
      return fetchOutside(address, init, { patienceMs: PATIENCE_MS, maxBytes: MAX_BYTES });
    },
    [oauth.allowInsecureRequests]: allowed.allowsLocal,
  };
  const clientOf = (clientId: string): Client => ({
    client_id: clientId,
    [oauth.clockSkew]: Math.round((ctx.clock() - Date.now()) / 1000),
    [oauth.clockTolerance]: TOLERANCE_SECONDS,
  });
  return { oauth, options, clientOf, allowed };
}

type Library = Awaited<ReturnType<typeof openLibrary>>;

/** What a provider says about itself. Throws `ProviderFailed`. */
export async function readProvider(ctx: Context, issuer: string): Promise<AuthorizationServer> {
  return discover(await openLibrary(ctx), issuer);
}

async function discover({ oauth, options, allowed }: Library, issuer: string): Promise<AuthorizationServer> {
  const server = await failing("not-openid", async () => {
    const expected = new URL(issuer);
    const response = await oauth.discoveryRequest(expected, { algorithm: "oidc", ...options });
    return oauth.processDiscoveryResponse(expected, response);
  });
  const needed = [server.authorization_endpoint, server.token_endpoint, server.jwks_uri];
  const told = server.userinfo_endpoint === undefined ? [] : [server.userinfo_endpoint];
  if (![...needed, ...told].every((address) => address && judgeAddress(address, allowed).ok)) {
    throw new ProviderFailed("not-openid");
  }
  return server;
}

/** Begins a sign-in: the address at the provider to send the person to, and what the answer must fit. Throws `ProviderFailed`. */
export async function beginAt(
  ctx: Context,
  { issuer, clientId }: Provider,
  redirectUri: string,
): Promise<{ address: string; attempt: Attempt }> {
  const library = await openLibrary(ctx);
  const server = await discover(library, issuer);
  const { oauth } = library;
  const attempt = {
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    verifier: oauth.generateRandomCodeVerifier(),
  };
  const url = new URL(server.authorization_endpoint ?? "");
  const parameters = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: "code",
    scope: "openid email profile",
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return { address: url.href, attempt };
}

/**
 * Exchanges the provider's answer for what it says about the person. The issuer, state, nonce, audience, time and signature of what it
 * says are checked. Throws `ProviderFailed`.
 */
export async function answerFrom(
  ctx: Context,
  { issuer, clientId, clientSecret }: Provider,
  { url, redirectUri, attempt }: { url: URL; redirectUri: string; attempt: Attempt },
): Promise<Claims> {
  const library = await openLibrary(ctx);
  const server = await discover(library, issuer);
  const { oauth, options, clientOf } = library;
  const client = clientOf(clientId);
  return failing("answer", async () => {
    const parameters = oauth.validateAuthResponse(server, client, url, attempt.state);
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      authenticate(library, server, clientSecret),
      parameters,
      redirectUri,
      attempt.verifier,
      options,
    );
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
      expectedNonce: attempt.nonce,
      requireIdToken: true,
    });
    await oauth.validateApplicationLevelSignature(server, response, options);
    const claims = oauth.getValidatedIdTokenClaims(tokens);
    if (!claims) throw new ProviderFailed("answer");
    if (claims.email !== undefined || server.userinfo_endpoint === undefined) return claims as Claims;
    // Several providers name the address only there.
    const told = await oauth.userInfoRequest(server, client, tokens.access_token, options);
    return { ...claims, ...(await oauth.processUserInfoResponse(server, client, claims.sub, told)), sub: claims.sub };
  });
}

/** How Kompas proves to the provider which client it is: as the provider takes it, in the body if it may choose. */
function authenticate({ oauth }: Library, server: AuthorizationServer, secret: string | null) {
  if (secret === null) return oauth.None();
  const ways = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
  return ways.includes("client_secret_post") ? oauth.ClientSecretPost(secret) : oauth.ClientSecretBasic(secret);
}

/** Turns whatever goes wrong into a `ProviderFailed`; what has no fault of its own gets `usual`. */
async function failing<T>(usual: ProviderFault, work: () => Promise<T>): Promise<T> {
  const { AuthorizationResponseError, ResponseBodyError } = await import("./openid.server");
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderFailed) throw error;
    if (error instanceof OutsideFailed) throw new ProviderFailed(error.fault === "large" ? usual : "away", error);
    if (error instanceof AuthorizationResponseError) throw new ProviderFailed("refused", error);
    if (error instanceof ResponseBodyError) {
      throw new ProviderFailed(error.error === "invalid_grant" ? "code" : "client", error);
    }
    throw new ProviderFailed(usual, error);
  }
}
