import { createMiddleware } from "hono/factory";
import { type Kind, READINESS } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { isAgreementDue, needsNoAgreement } from "~/foundation/identity/rules/agreements";
import { findTokenOwner } from "~/foundation/identity/tokens.server";
import type { ApiEnv, SignedInEnv } from "./env";
import { ApiError } from "./errors";
import { acceptedLanguage, sayIn } from "./texts.server";

/** Finds out who calls and in which language to answer. Only a bearer token counts; cookies are not read. */
export const identify = createMiddleware<ApiEnv>(async (c, next) => {
  const speak = (language: Language) => {
    c.set("language", language);
    c.set("say", sayIn(language));
  };
  // Before anything that can fail, so that every failure has words.
  speak(await acceptedLanguage(c.req.raw));
  const token = bearerOf(c.req.raw);
  const caller = token ? await findTokenOwner(c.env.kompas, token, c.req.raw) : null;
  c.set("caller", caller);
  if (caller) speak(caller.user.language);
  await next();
});

/** The bearer token of a call, whatever it may open, or null. */
export function bearerOf(request: Request): string | null {
  const [scheme, token] = request.headers.get("Authorization")?.trim().split(/\s+/) ?? [];
  return scheme?.toLowerCase() === "bearer" && token ? token : null;
}

/** Lets nobody through without a valid access token; behind it there are assessments of that kind, or of any. */
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

/** What a call about assessments of a kind has in common with every other for signed-in users: one of another kind is not there. */
export const signedInFor = (kind: Kind | undefined) => ({ security: [{ bearer: [] }], middleware: bearer(kind) });

/** The same of a call about readiness assessments, or about none. */
export const signedIn = signedInFor(READINESS);

/** The same for a call that asks for no token: the document says so, rather than leave it open. */
export const forAnybody = { security: [] };
