import { createHash, createHmac } from "node:crypto";

/** The six digits that an authenticator app shows at a given time (RFC 6238). It shares no code with the library that checks them. */
export function totpAt(secret: string, time: number): string {
  const bits = [...secret].map((letter) => BASE_32.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time / 30_000)));
  const mac = createHmac("sha1", key).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

const BASE_32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

type Asked = { options: { challenge: string }; state: string };

export interface Signing {
  /** The site that the browser is on. */
  origin?: string;
  counter?: number;
  isUserVerified?: boolean;
  userHandle?: string;
}

/** A passkey as an authenticator stores it, for the site and account that requested it. */
export interface SoftPasskey {
  id: string;
  keys: CryptoKeyPair;
  rpId: string;
  userHandle: string;
}

const FLAGS = { present: 0x01, verified: 0x04, hasKey: 0x40 };

/** A software authenticator (WebAuthn level 2). It creates ES256 keys and signs with them; its responses look as a browser posts them. */
export async function makePasskey(
  asked: Asked & { options: { rp: { id?: string }; user: { id: string } } },
  origin: string,
  more: { isUserVerified?: boolean; id?: string; attestation?: { fmt: string; attStmt: Map<string, unknown> } } = {},
) {
  const { options, state } = asked;
  const keys = (await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
    "sign",
    "verify",
  ])) as CryptoKeyPair;
  const rpId = options.rp.id ?? "";
  const rawId = more.id ? Buffer.from(more.id, "base64url") : Buffer.from(crypto.getRandomValues(new Uint8Array(16)));
  const id = rawId.toString("base64url");
  const flags = FLAGS.present | FLAGS.hasKey | (more.isUserVerified === false ? 0 : FLAGS.verified);
  const length = Buffer.from([0, rawId.length]);
  const authData = Buffer.concat([
    authenticatorData(rpId, flags, 0),
    Buffer.alloc(16),
    length,
    rawId,
    await cose(keys),
  ]);
  const { fmt, attStmt } = more.attestation ?? { fmt: "none", attStmt: new Map() };
  const attestationObject = cbor(
    new Map<unknown, unknown>([
      ["fmt", fmt],
      ["attStmt", attStmt],
      ["authData", authData],
    ]),
  );
  const response = {
    clientDataJSON: clientData("webauthn.create", options.challenge, origin),
    attestationObject: attestationObject.toString("base64url"),
    transports: ["internal"],
  };
  const credential = JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });
  const passkey: SoftPasskey = { id, keys, rpId, userHandle: options.user.id };
  return { passkey, answer: { state, credential } };
}

/** Signs a challenge with a passkey. */
export async function signWithPasskey(passkey: SoftPasskey, asked: Asked, more: Signing & { origin: string }) {
  const flags = FLAGS.present | (more.isUserVerified === false ? 0 : FLAGS.verified);
  const authData = authenticatorData(passkey.rpId, flags, more.counter ?? 0);
  const clientDataJSON = clientData("webauthn.get", asked.options.challenge, more.origin);
  const hash = createHash("sha256").update(Buffer.from(clientDataJSON, "base64url")).digest();
  const raw = await crypto.subtle.sign(
    { name: "ECDSA", hash: "SHA-256" },
    passkey.keys.privateKey,
    Buffer.concat([authData, hash]),
  );
  const response = {
    clientDataJSON,
    authenticatorData: authData.toString("base64url"),
    signature: der(Buffer.from(raw)).toString("base64url"),
    userHandle: more.userHandle ?? passkey.userHandle,
  };
  const { id } = passkey;
  const credential = { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  return { state: asked.state, credential: JSON.stringify(credential) };
}

function authenticatorData(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([createHash("sha256").update(rpId).digest(), Buffer.from([flags]), count]);
}

function clientData(type: string, challenge: string, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString("base64url");
}

/** The public key as an EC2 key for ES256 (RFC 9053, 7.1.1). */
async function cose({ publicKey }: CryptoKeyPair): Promise<Buffer> {
  const { x = "", y = "" } = (await crypto.subtle.exportKey("jwk", publicKey)) as JsonWebKey;
  return cbor(
    new Map<unknown, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]),
  );
}

/** The subset of CBOR (RFC 8949) that an authenticator uses. */
function cbor(value: unknown): Buffer {
  const head = (major: number, size: number) => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    return size < 256
      ? Buffer.from([(major << 5) | 24, size])
      : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  if (value instanceof Map) {
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, entry]) => [cbor(key), cbor(entry)])]);
  }
  throw new Error(`No CBOR for ${String(value)}`);
}

/** Converts the two numbers of a signature from the WebCrypto format to the one that authenticators send (RFC 3279, 2.2.3). */
function der(raw: Buffer): Buffer {
  const integer = (bytes: Buffer) => {
    const start = bytes.findIndex((byte) => byte !== 0);
    const trimmed = bytes.subarray(start);
    const padded = (trimmed[0] ?? 0) > 127 ? Buffer.concat([Buffer.from([0]), trimmed]) : trimmed;
    return Buffer.concat([Buffer.from([2, padded.length]), padded]);
  };
  const both = Buffer.concat([integer(raw.subarray(0, 32)), integer(raw.subarray(32))]);
  return Buffer.concat([Buffer.from([0x30, both.length]), both]);
}
