import { toBase58 } from "./base58";

/** A key with which an installation signs what it issues, and the time in which it signs. */
export interface IssuerKey {
  /** The public key as a Multikey (base58btc, Ed25519). */
  multikey: string;
  /** The P-256 key that signs files: its two coordinates, base64url. */
  fileKey: { x: string; y: string };
  /** Milliseconds. `until` is when the next key took over, or null for the key that signs now. */
  from: number;
  until: number | null;
}

const ENTRY = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ) ([\w-]{43})\.(B[\w-]{86})$/;
/** Marks a Multikey as a public key of Ed25519. */
export const MULTIKEY_HEAD = [0xed, 0x01];

/**
 * The public keys that a setting names, oldest first: `{moment} {Ed25519}.{point on P-256}` in base64url, separated by commas. Null unless
 * each is sound and later than the one before.
 */
export function readKeyHistory(text: string): IssuerKey[] | null {
  if (text.trim() === "") return [];
  const found = text.split(",").map((part) => ENTRY.exec(part.trim()));
  const starts = found.map((entry) => Date.parse(entry?.[1] ?? ""));
  if (starts.some((at, index) => !(at > (starts[index - 1] ?? 0)))) return null;
  return found.map((entry, index) => ({
    multikey: toMultikey(entry?.[2] ?? ""),
    fileKey: toCoordinates(entry?.[3] ?? ""),
    from: starts[index] ?? 0,
    until: starts[index + 1] ?? null,
  }));
}

const toMultikey = (key: string) => `z${toBase58(Uint8Array.from([...MULTIKEY_HEAD, ...bytesOf(key)]))}`;

/** The coordinates of an uncompressed point (SEC 1, 2.3.3): 65 bytes, the first of them 4. */
function toCoordinates(point: string): IssuerKey["fileKey"] {
  const bytes = bytesOf(point);
  return { x: base64url(bytes.slice(1, 33)), y: base64url(bytes.slice(33)) };
}

const bytesOf = (text: string) =>
  [...atob(text.replaceAll("-", "+").replaceAll("_", "/"))].map((each) => each.charCodeAt(0));
const base64url = (bytes: number[]) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** The did:web of an installation at an origin (did:web, 3.2). */
export const issuerOf = (origin: string) => `did:web:${new URL(origin).host.replace(":", "%3A")}`;

/** The name by which a proof refers to a key. */
export const methodOf = (issuer: string, { multikey }: Pick<IssuerKey, "multikey">) => `${issuer}#${multikey}`;

/** The host of an issuer if it is a did:web at the root of a host; null for anything else. */
export function hostOf(issuer: string): string | null {
  const [, host] = /^did:web:((?:[a-z0-9-]+\.)*[a-z0-9-]+(?:%3A\d{1,5})?)$/i.exec(issuer) ?? [];
  return host && host.length <= 253 ? decodeURIComponent(host).toLowerCase() : null;
}

/** The DID document with every key so far, so that signatures of older keys can still be checked. */
export function didDocument(issuer: string, keys: readonly IssuerKey[]) {
  return {
    "@context": [
      "https://www.w3.org/ns/did/v1",
      "https://w3id.org/security/multikey/v1",
      "https://w3id.org/security/jwk/v1",
      // `expires` and `revoked` would invalidate what a key has signed. These only say when it signed.
      { signedFrom: "urn:kompas:report:1#signedFrom", signedUntil: "urn:kompas:report:1#signedUntil" },
    ],
    id: issuer,
    verificationMethod: keys.flatMap((key, index) => {
      const signed = {
        signedFrom: new Date(key.from).toISOString(),
        ...(key.until === null ? {} : { signedUntil: new Date(key.until).toISOString() }),
      };
      const publicKeyJwk = { kty: "EC", crv: "P-256", ...key.fileKey };
      return [
        {
          id: methodOf(issuer, key),
          type: "Multikey",
          controller: issuer,
          publicKeyMultibase: key.multikey,
          ...signed,
        },
        // This key signs PDF files; it asserts nothing by itself.
        { id: `${issuer}#seal-${index + 1}`, type: "JsonWebKey", controller: issuer, publicKeyJwk, ...signed },
      ];
    }),
    assertionMethod: keys.map((key) => methodOf(issuer, key)),
  };
}
