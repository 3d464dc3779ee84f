/** The party that asks for a passkey: the site that the browser is on. The passkey signs for this site and no other. */
export function relyingParty(request: Request): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(request.url);
  return { rpID: hostname, origin };
}

/** The account's id in an authenticator: base64url of bytes that reveal nothing about the person. */
export function userHandle(userId: string): string {
  return Buffer.from(userId).toString("base64url");
}

/** Accepted signature algorithms: EdDSA, ES256 and RS256 (COSE names). Every authenticator supports one of them. */
export const ALGORITHMS = [-8, -7, -257];
