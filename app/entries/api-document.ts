import type { Settings } from "~/platform/env";

/** The general part of the API's description, without the calls. */
export function aboutApi({ APP_URL, CONTACT_EMAIL }: Settings) {
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
