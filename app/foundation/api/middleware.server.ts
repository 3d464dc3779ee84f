import { createMiddleware } from "hono/factory";
import { FEED_CALLS } from "~/core/addresses/network";
import { type Kind, READINESS } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import type { TokenScope } from "~/core/token-scopes";
import { findTokenBearer, type TokenBearer } from "~/foundation/identity/company-tokens.server";
import { isAgreementDue, needsNoAgreement } from "~/foundation/identity/rules/agreements";
import { isCompanyToken, judgeScopes } from "~/foundation/identity/rules/company-tokens";
import type { SessionUser } from "~/foundation/identity/session.server";
import { findTokenOwner } from "~/foundation/identity/tokens.server";
import type { Context } from "~/platform/context";
import { splitRegion } from "~/platform/d1/regions";
import type { ApiEnv, SignedInEnv } from "./env";
import { ApiError } from "./errors";
import { acceptedLanguage, apiTranslator } from "./texts.server";

/** Finds the caller and the language of the answer. Only a bearer token counts; cookies are not read. */
export const identify = createMiddleware<ApiEnv>(async (c, next) => {
  const speak = (language: Language) => {
    c.set("language", language);
    c.set("say", apiTranslator(language));
  };
  // Before anything that can fail, so that every failure has a text.
  speak(await acceptedLanguage(c.req.raw));
  const { caller, system } = await findCaller(c.env.kompas, c.req.raw);
  c.set("caller", caller);
  c.set("system", system);
  const known = caller ?? system;
  if (known) speak(known.user.language);
  await next();
});

/** The bearer token of a call, not yet judged, or null. A feed takes a company's token as a password too. */
export function bearerOf(request: Request): string | null {
  const [scheme, token] = request.headers.get("Authorization")?.trim().split(/\s+/) ?? [];
  if (!token) return null;
  if (scheme?.toLowerCase() === "basic" && isFeed(new URL(request.url).pathname)) return tokenInPassword(token);
  return scheme?.toLowerCase() === "bearer" ? token : null;
}

const isFeed = (path: string) => path.startsWith(`/api${FEED_CALLS}/`);

/** The company's token that is the password of Basic authentication (RFC 7617), whatever the user's name; null for any other password. */
function tokenInPassword(credentials: string): string | null {
  const [, password = ""] = /^[^:]*:(.*)$/s.exec(Buffer.from(credentials, "base64").toString("utf8")) ?? [];
  return isCompanyToken(splitRegion(password).secret) ? password : null;
}

/** Tells spreadsheets to ask for a name and a password (RFC 7617). */
const AS_PASSWORD = 'Basic realm="Kompas", charset="UTF-8"';

/** Whose bearer token a request carries: a signed-in user's, or that of a company's other system. */
export async function findCaller(ctx: Context, request: Request) {
  const token = bearerOf(request);
  if (!token) return { caller: null, system: null };
  const isCompanys = isCompanyToken(splitRegion(token).secret);
  return {
    caller: isCompanys ? null : await findTokenOwner(ctx, token, request),
    system: isCompanys ? await findTokenBearer(ctx, token) : null,
  };
}

/**
 * Requires a valid access token, or a company's token with one of these scopes. Assessments of another kind do not exist
 * for the calls behind it; undefined allows any kind.
 */
const bearer = (expectedKind: Kind | undefined, scopes: readonly TokenScope[]) =>
  createMiddleware<SignedInEnv>(async (c, next) => {
    const { caller, system, language } = c.var;
    const user = caller?.user ?? (system && asSystem(system, scopes, language));
    if (!user) {
      const hasToken = c.req.header("Authorization") !== undefined;
      throw new ApiError(401, hasToken ? "failures.token" : "failures.anonymous", {
        headers: {
          "WWW-Authenticate": `${isFeed(c.req.path) ? `${AS_PASSWORD}, ` : ""}${hasToken ? 'Bearer error="invalid_token"' : "Bearer"}`,
        },
      });
    }
    const isHeld = isAgreementDue(user.owes, c.env.kompas.clock());
    if (isHeld && !needsNoAgreement(c.req.method, c.req.path)) throw new ApiError(403, "failures.agreement");
    c.set("owner", { user: { ...user, expectedKind } });
    await next();
  });

/** The user as whom a company's token makes a call that needs one of `scopes`. Throws 403 if the token has none of them. */
function asSystem({ user, scopes: has }: TokenBearer, scopes: readonly TokenScope[], language: Language): SessionUser {
  const verdict = judgeScopes(scopes, has);
  if (verdict.ok) return { ...user, reach: verdict.reach };
  if (verdict.reason === "closed") throw new ApiError(403, "failures.closedToTokens");
  const names = new Intl.ListFormat(language, { type: "disjunction" }).format(scopes);
  // RFC 6750, 3.1.
  const headers = { "WWW-Authenticate": `Bearer error="insufficient_scope", scope="${scopes.join(" ")}"` };
  throw new ApiError(403, "failures.scope", { values: { scopes: names }, headers });
}

/**
 * What all calls for signed-in users share. A call sees only assessments of `kind`; those of another kind do not exist
 * for it. A company's token may make the call if it has one of `scopes`. Without any, the call is closed to tokens.
 */
export const signedInFor = (kind: Kind | undefined, scopes: readonly TokenScope[] = []) => ({
  security: [{ bearer: [] }, ...scopes.map((scope) => ({ companyToken: [scope] }))] as Record<string, string[]>[],
  middleware: bearer(kind, scopes),
});

/** The same for a call that also takes the token as the password of Basic authentication, the one thing that spreadsheets keep. */
export const orAsPassword = ({ security, middleware }: ReturnType<typeof signedInFor>) => ({
  security: [...security, { companyTokenAsPassword: [] }],
  middleware,
});

/** The same for calls about readiness assessments, or about none. */
export const signedIn = signedInFor(READINESS);

/** The same for a call that needs no token. The document states this explicitly. */
export const forAnybody = { security: [] };
