import type { SealedRange } from "../rules/pdf";

/** Whether the owner of a P-256 key has sealed exactly these bytes. */
export async function isSealedBy({ seal, covered }: SealedRange, key: { x: string; y: string }): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", covered));
  if (seal.digest.length !== digest.length || digest.some((byte, index) => byte !== seal.digest[index])) return false;
  const jwk = { kty: "EC", crv: "P-256", ...key };
  const onP256 = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  const verifier = await crypto.subtle.importKey("jwk", jwk, onP256, false, ["verify"]);
  return crypto.subtle.verify(onP256, verifier, seal.signature, seal.signed);
}
