import type { SignedRange } from "../rules/pdf";

/** Whether the owner of a P-256 key has signed exactly these bytes. */
export async function isPdfSignedBy(
  { signature, covered }: SignedRange,
  key: { x: string; y: string },
): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", covered));
  if (signature.digest.length !== digest.length || digest.some((byte, index) => byte !== signature.digest[index]))
    return false;
  const jwk = { kty: "EC", crv: "P-256", ...key };
  const onP256 = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  const verifier = await crypto.subtle.importKey("jwk", jwk, onP256, false, ["verify"]);
  return crypto.subtle.verify(onP256, verifier, signature.signature, signature.signed);
}
