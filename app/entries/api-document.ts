import type { OpenAPIHono } from "@hono/zod-openapi";
import { TOKEN_SCOPES } from "~/core/token-scopes";
import type { ApiEnv } from "~/foundation/api/env";
import { TOKEN_REFUSED } from "~/foundation/api/envelope";
import { TOKEN_PREFIX } from "~/foundation/identity/rules/company-tokens";
import type { Settings } from "~/platform/env";

/** The kinds of bearer token. A call lists the scopes with which a company's token may make it, any of which is enough. */
export const SECURITY_SCHEMES = {
  bearer: {
    type: "http",
    scheme: "bearer",
    description: "The access token of someone who has signed in (`auth/signin`), for 15 minutes",
  },
  recovery: {
    type: "http",
    scheme: "bearer",
    description: "The token that the former step of a recovery gave (`auth/forgotpassword`, `auth/verifyOtp`)",
  },
  companyToken: {
    type: "http",
    scheme: "bearer",
    bearerFormat: `${TOKEN_PREFIX}…`,
    description: `A token that an owner makes for another system under Access for other systems. It has some of these scopes: ${TOKEN_SCOPES.join(", ")}. A call names each scope that opens it; a call that names none needs someone who has signed in`,
  },
  companyTokenAsPassword: {
    type: "http",
    scheme: "basic",
    description:
      "The same token as the password, with any name, for spreadsheets that keep nothing else. Only where a call says so",
  },
} as const;

const REFUSED = {
  description: TOKEN_REFUSED,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
};

/** The whole description. A company's token may be refused by every call that takes one, whatever else the call answers. */
export function describeApi(app: OpenAPIHono<ApiEnv>, settings: Settings) {
  const document = app.getOpenAPI31Document(aboutApi(settings));
  for (const methods of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(methods)) {
      // A call that also works without a token does not look at a company's.
      const security: object[] = operation.security ?? [];
      const isSignedIn = "bearer" in (security[0] ?? {}) && security.every((each) => Object.keys(each).length > 0);
      if (isSignedIn) operation.responses = { 403: REFUSED, ...operation.responses };
    }
  }
  return document;
}

/** The general part of the API's description, without the calls. */
function aboutApi({ APP_URL, CONTACT_EMAIL }: Settings) {
  const { hostname, origin } = new URL(APP_URL);
  const terms = `${origin}/terms&condition`;
  return {
    openapi: "3.1.0",
    info: {
      title: "Kompas",
      version: "1",
      description:
        "ESG self-assessment for small companies: register, answer a Readiness Assessment and then Progress Assessments, read their results. Every success is `{ statusCode, message, data }`, every failure `{ statusCode, message, errorMessage, errors }` under its own status, with a `requestId` to name to the office if it is 500 or 503; messages come in the language of the account, or of `Accept-Language`.",
      termsOfService: terms,
      contact: { name: "Kompas", email: CONTACT_EMAIL },
      license: { name: "Terms of use", url: terms },
    },
    // On a developer's machine the URL means nothing to other machines, so the API is wherever the document is.
    servers: [{ url: hostname === "localhost" ? "/" : origin }],
  };
}
