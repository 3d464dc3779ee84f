import { vi } from "vitest";
import { toBase64Url } from "~/platform/crypto/base64url";

/** What a test may change about the provider's answers. */
interface Answers {
  /** Claims beside those that are right. Undefined leaves one out. */
  claims: Record<string, unknown>;
  /** Status and body of the token endpoint, in place of tokens. */
  tokenError: { status: number; body: Record<string, unknown> } | null;
  /** What the userinfo endpoint says. */
  userinfo: Record<string, unknown>;
  /** Signs with a key that the provider does not publish. */
  isForged: boolean;
  /** No answer at all. */
  isAway: boolean;
  /** The metadata beside what is right. */
  metadata: Record<string, unknown>;
}

const NOTHING: Answers = {
  claims: {},
  tokenError: null,
  userinfo: {},
  isForged: false,
  isAway: false,
  metadata: {},
};

const bytes = (text: string) => new TextEncoder().encode(text);
const part = (value: unknown) => toBase64Url(Buffer.from(JSON.stringify(value)));
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });

let count = 0;

/**
 * An OpenID provider in the test's own process, at an address of its own, with the DNS beside it: whatever the product fetches is answered
 * here.
 */
export async function startProvider() {
  const issuer = `https://login.provider-${++count}.com`;
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const makeKey = () => crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]) as Promise<CryptoKeyPair>;
  const [own, forged] = [await makeKey(), await makeKey()];
  const answers: Answers = { ...NOTHING };
  const records = new Map<string, string>();
  const files = new Map<string, string>();
  const asked: string[] = [];
  /** What was sent along with each code. */
  const codes = new Map<string, { nonce: string; clientId: string; challenge: string }>();

  async function idToken(code: { nonce: string; clientId: string }): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const usual = { iss: issuer, aud: code.clientId, iat: now, exp: now + 300, nonce: code.nonce };
    const text = `${part({ alg: "ES256", kid: "own" })}.${part({ ...usual, ...answers.claims })}`;
    const key = (answers.isForged ? forged : own).privateKey;
    const signature = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, key, bytes(text));
    return `${text}.${toBase64Url(Buffer.from(signature))}`;
  }

  async function answer(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address);
    asked.push(address);
    if (url.pathname === "/dns-query") {
      const found = records.get(url.searchParams.get("name") ?? "");
      return json({ Status: 0, ...(found ? { Answer: [{ type: 16, data: `"${found}"` }] } : {}) });
    }
    if (url.pathname === "/.well-known/kompas-domain") {
      const found = files.get(url.hostname);
      return found ? new Response(found) : new Response(null, { status: 404 });
    }
    if (url.origin !== issuer || answers.isAway) throw new TypeError("unreachable");
    switch (url.pathname) {
      case "/.well-known/openid-configuration":
        return json({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          userinfo_endpoint: `${issuer}/me`,
          id_token_signing_alg_values_supported: ["ES256"],
          token_endpoint_auth_methods_supported: ["client_secret_post"],
          ...answers.metadata,
        });
      case "/keys": {
        const key = (await crypto.subtle.exportKey("jwk", own.publicKey)) as JsonWebKey;
        return json({ keys: [{ ...key, kid: "own", alg: "ES256", use: "sig" }] });
      }
      case "/me":
        return json(answers.userinfo);
      case "/token": {
        if (answers.tokenError) return json(answers.tokenError.body, answers.tokenError.status);
        const sent = new URLSearchParams(String(init.body));
        const code = codes.get(sent.get("code") ?? "");
        const digest = await crypto.subtle.digest("SHA-256", bytes(sent.get("code_verifier") ?? ""));
        if (!code || code.challenge !== toBase64Url(Buffer.from(digest))) return json({ error: "invalid_grant" }, 400);
        codes.delete(sent.get("code") ?? "");
        return json({ access_token: "opaque", token_type: "Bearer", id_token: await idToken(code) });
      }
      default:
        return new Response(null, { status: 404 });
    }
  }
  vi.stubGlobal("fetch", (address: string | URL | Request, init?: RequestInit) =>
    answer(address instanceof Request ? address.url : String(address), init),
  );

  return {
    issuer,
    answers,
    records,
    files,
    asked,
    /** Back to right answers. */
    reset: () => Object.assign(answers, NOTHING),
    /** What the provider sends back for an address that a browser was sent to. */
    authorize(address: string): { code: string; state: string } {
      const { searchParams: sent } = new URL(address);
      const read = (name: string) => sent.get(name) ?? "";
      const code = `code-${++count}`;
      codes.set(code, { nonce: read("nonce"), clientId: read("client_id"), challenge: read("code_challenge") });
      return { code, state: read("state") };
    },
  };
}
