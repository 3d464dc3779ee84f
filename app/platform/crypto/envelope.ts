/**
 * Envelopes that anybody with the public key can close and only the private key opens: the Worker writes backups that it cannot read.
 * Each is sealed with a key of its own (AES-256-GCM), which is wrapped for the reader (RSA-OAEP with SHA-256). Both are WebCrypto's.
 *
 * An envelope is: four bytes "KPS1", the length of the wrapped key in two bytes, the wrapped key, a nonce of 12 bytes, the sealed bytes.
 * Its name is sealed with it, so one envelope cannot be put in another's place.
 */
const MARK = new TextEncoder().encode("KPS1");
const NONCE_LENGTH = 12;
const HEAD_LENGTH = MARK.length + 2;
const RSA = { name: "RSA-OAEP", hash: "SHA-256" } as const;

/** Reads a public key: SPKI of RSA, base64. Throws if it is not one. */
export function readPublicKey(text: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("spki", new Uint8Array(Buffer.from(text, "base64")), RSA, false, ["encrypt"]);
}

/** Reads a private key: PKCS 8 as PEM. Throws if it is not one. */
export function readPrivateKey(pem: string): Promise<CryptoKey> {
  const body = pem.replace(/-----[^-]+-----|\s/g, "");
  return crypto.subtle.importKey("pkcs8", new Uint8Array(Buffer.from(body, "base64")), RSA, false, ["decrypt"]);
}

/** Seals bytes under a name. */
export async function sealEnvelope(
  key: CryptoKey,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const own = crypto.getRandomValues(new Uint8Array(32));
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_LENGTH));
  const wrapped = new Uint8Array(await crypto.subtle.encrypt(RSA, key, own));
  const sealed = await crypto.subtle.encrypt(gcm(nonce, name), await ownKey(own, "encrypt"), bytes);
  const length = new Uint8Array([wrapped.length >> 8, wrapped.length & 255]);
  return new Uint8Array(Buffer.concat([MARK, length, wrapped, nonce, new Uint8Array(sealed)]));
}

/** The bytes of an envelope; null if it was altered, has another name, or is for another key. */
export async function openEnvelope(
  key: CryptoKey,
  name: string,
  envelope: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const mark = envelope.subarray(0, MARK.length);
  if (Buffer.compare(mark, MARK) !== 0) return null;
  const wrappedEnd = HEAD_LENGTH + ((envelope[MARK.length] ?? 0) << 8) + (envelope[MARK.length + 1] ?? 0);
  const nonceEnd = wrappedEnd + NONCE_LENGTH;
  try {
    const own = await crypto.subtle.decrypt(RSA, key, envelope.slice(HEAD_LENGTH, wrappedEnd));
    const opened = await crypto.subtle.decrypt(
      gcm(envelope.slice(wrappedEnd, nonceEnd), name),
      await ownKey(new Uint8Array(own), "decrypt"),
      envelope.slice(nonceEnd),
    );
    return new Uint8Array(opened);
  } catch {
    return null;
  }
}

const gcm = (iv: Uint8Array<ArrayBuffer>, name: string) => ({
  name: "AES-GCM",
  iv,
  additionalData: new TextEncoder().encode(name),
});

const ownKey = (bytes: Uint8Array<ArrayBuffer>, use: "encrypt" | "decrypt") =>
  crypto.subtle.importKey("raw", bytes, "AES-GCM", false, [use]);
