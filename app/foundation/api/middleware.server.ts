import { createMiddleware } from "hono/factory";
import { type Kind, READINESS } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { isAgreementDue, needsNoAgreement } from "~/foundation/identity/rules/agreements";
import { findTokenOwner } from "~/foundation/identity/tokens.server";
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
  const token = bearerOf(c.req.raw);
  const caller = token ? await findTokenOwner(c.env.kompas, token, c.req.raw) : null;
  c.set("caller", caller);
  if (caller) speak(caller.user.language);
  await next();
});

/** The bearer token of a call, not yet judged, or null. */
export function bearerOf(request: Request): string | null {
  const [scheme, token] = request.headers.get("Authorization")?.trim().split(/\s+/) ?? [];
  return scheme?.toLowerCase() === "bearer" && token ? token : null;
}

/** Requires a valid access token. Assessments of another kind do not exist for the calls behind it; undefined allows any kind. */
const bearer = (expectedKind: Kind | undefined) =>
  createMiddleware<SignedInEnv>(async (c, next) => {
    const { caller } = c.var;
    if (!caller) {
      const hasToken = c.req.header("Authorization") !== undefined;
      throw new ApiError(401, hasToken ? "failures.token" : "failures.anonymous", {
        headers: { "WWW-Authenticate": hasToken ? 'Bearer error="invalid_token"' : "Bearer" },
      });
    }
    const isHeld = isAgreementDue(caller.user.owes, c.env.kompas.clock());
    if (isHeld && !needsNoAgreement(c.req.method, c.req.path)) throw new ApiError(403, "failures.agreement");
    c.set("owner", { ...caller, user: { ...caller.user, expectedKind } });
    await next();
  });

/**
 * What all calls for signed-in users share. A call sees only assessments of `kind`; those of another kind do not exist
 * for it.
 */
export const signedInFor = (kind: Kind | undefined) => ({ security: [{ bearer: [] }], middleware: bearer(kind) });

/** The same for calls about readiness assessments, or about none. */
export const signedIn = signedInFor(READINESS);

/** The same for a call that needs no token. The document states this explicitly. */
export const forAnybody = { security: [] };
