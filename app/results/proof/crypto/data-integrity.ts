import { fromBase58, toBase58 } from "../../../platform/crypto/base58";
import { digestOf } from "../../../platform/crypto/canonical";
import { MULTIKEY_HEAD } from "../../../platform/crypto/proof-keys";

/** A Data Integrity proof by `eddsa-jcs-2022` (W3C, Data Integrity EdDSA Cryptosuites, 3.3). */
interface Proof {
  type: "DataIntegrityProof";
  cryptosuite: "eddsa-jcs-2022";
  created: string;
  verificationMethod: string;
  proofPurpose: "assertionMethod";
  "@context": unknown;
  proofValue: string;
}

export type Signed<T> = T & { proof: Proof };

/** The bytes before an Ed25519 private key in PKCS 8 (RFC 8410). */
const PKCS8_HEAD = [0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20];

/** Signs a document with a 32-byte private key, in the name of a key that the issuer publishes. */
export async function signDocument<T extends { "@context": unknown }>(
  document: T,
  key: { seed: Uint8Array; method: string },
  created: string,
): Promise<Signed<T>> {
  const options = {
    type: "DataIntegrityProof",
    cryptosuite: "eddsa-jcs-2022",
    created,
    verificationMethod: key.method,
    proofPurpose: "assertionMethod",
    "@context": document["@context"],
  } as const;
  const pkcs8 = new Uint8Array([...PKCS8_HEAD, ...key.seed]);
  const signer = await crypto.subtle.importKey("pkcs8", pkcs8, "Ed25519", false, ["sign"]);
  const signature = await crypto.subtle.sign("Ed25519", signer, await bytesToSign(document, options));
  return { ...document, proof: { ...options, proofValue: `z${toBase58(new Uint8Array(signature))}` } };
}

/** Whether the owner of a public key has signed all of a document, including its proof. False for anything that is not such a document. */
export async function isSignedBy(document: Record<string, unknown>, multikey: string): Promise<boolean> {
  const { proof, ...unsigned } = document;
  if (typeof proof !== "object" || proof === null || !("proofValue" in proof)) return false;
  const { proofValue, ...options } = proof as Partial<Proof>;
  const bytes = multikey.startsWith("z") ? fromBase58(multikey.slice(1), MULTIKEY_HEAD.length + 32) : null;
  const isText = typeof proofValue === "string" && proofValue.startsWith("z");
  const signature = isText ? fromBase58(proofValue.slice(1), 64) : null;
  if (!bytes || !signature || !MULTIKEY_HEAD.every((byte, index) => bytes[index] === byte)) return false;
  if (options.type !== "DataIntegrityProof" || options.cryptosuite !== "eddsa-jcs-2022") return false;
  if (options.proofPurpose !== "assertionMethod") return false;
  try {
    const key = await crypto.subtle.importKey("raw", bytes.slice(MULTIKEY_HEAD.length), "Ed25519", false, ["verify"]);
    return await crypto.subtle.verify("Ed25519", key, signature, await bytesToSign(unsigned, options));
  } catch {
    // It contains a number or text that canonical JSON has no form for.
    return false;
  }
}

/** The digest of the options, then that of the document. */
async function bytesToSign(document: unknown, options: unknown): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array([...(await digestOf(options)), ...(await digestOf(document))]);
}
