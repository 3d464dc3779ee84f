/** Who asks for a passkey: the site that the browser is on, which it signs for and no other. */
export function relyingParty(request: Request): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(request.url);
  return { rpID: hostname, origin };
}

/** The account as an authenticator keeps it: base64url of bytes that tell nothing about the person. */
export function userHandle(userId: string): string {
  return Buffer.from(userId).toString("base64url");
}

/** Signatures that are taken: EdDSA, ES256 and RS256, which every authenticator has one of (COSE names). */
export const ALGORITHMS = [-8, -7, -257];
