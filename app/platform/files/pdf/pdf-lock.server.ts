import { createCipheriv, createDecipheriv, createHash } from "node:crypto";
import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFString,
} from "@cantoo/pdf-lib";
import { name } from "./pdf-objects.server";

/** Decrypts the bytes of a stream of the object with this number and generation. */
export type Unlock = (bytes: Uint8Array, objectNumber: number, generationNumber: number) => Uint8Array;

type Cipher = "none" | "rc4" | "aes-128" | "aes-256";

/** Fills a password up to 32 bytes (ISO 32000-2, 7.6.4.3.2); an empty one is nothing else. */
const PADDING = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");
const NO_IV = Buffer.alloc(16);

/**
 * Opens an encrypted file as readers do before they ask for a password: with an empty one (ISO 32000-2, 7.6.4). That works if a password
 * was set only against printing or copying. Null if a password or a certificate is needed, or if the file names no known method. `id` is
 * the first of the file's two identifiers.
 */
export function unlock(encrypt: PDFDict, id: Uint8Array): Unlock | null {
  if (encrypt.get(name("Filter")) !== name("Standard")) return null;
  const revision = numberOf(encrypt.get(name("R")));
  const cipher = cipherOf(encrypt, revision);
  const key = cipher && (revision >= 5 ? wideKey(encrypt, revision) : narrowKey(encrypt, revision, id));
  if (!cipher || !key) return null;
  return (bytes, objectNumber, generationNumber) => {
    if (cipher === "none") return bytes;
    if (cipher === "aes-256") return decryptAes(key, bytes);
    const own = keyOfObject(key, cipher, objectNumber, generationNumber);
    return cipher === "rc4" ? rc4(own, bytes) : decryptAes(own, bytes);
  };
}

/** How streams are encrypted: by the version, or by the filter that the dictionary names for them. */
function cipherOf(encrypt: PDFDict, revision: number): Cipher | null {
  if (revision === 2 || revision === 3) return "rc4";
  if (revision < 4 || revision > 6) return null;
  const named = encrypt.get(name("StmF"));
  if (!(named instanceof PDFName) || named === name("Identity")) return "none";
  const filters = encrypt.get(name("CF"));
  const filter = filters instanceof PDFDict ? filters.get(named) : undefined;
  const method = filter instanceof PDFDict ? filter.get(name("CFM")) : undefined;
  if (method === name("V2")) return "rc4";
  if (method === name("AESV2")) return "aes-128";
  return method === name("AESV3") ? "aes-256" : null;
}

/** The file's key for revisions 2 to 4, algorithm 2, once algorithm 6 says that the empty password is the user's. */
function narrowKey(encrypt: PDFDict, revision: number, id: Uint8Array): Buffer | null {
  const [owner, user] = [textOf(encrypt.get(name("O"))), textOf(encrypt.get(name("U")))];
  const bits = revision === 4 ? 128 : revision === 2 ? 40 : numberOf(encrypt.get(name("Length"))) || 40;
  const length = Math.min(16, Math.max(5, bits >> 3));
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(numberOf(encrypt.get(name("P"))) | 0);
  const metadata = encrypt.get(name("EncryptMetadata"));
  const isBare = revision === 4 && metadata instanceof PDFBool && !metadata.asBoolean();
  const start = Buffer.concat([PADDING, owner.subarray(0, 32), permissions, id, Buffer.alloc(isBare ? 4 : 0, 255)]);
  let key = md5(start).subarray(0, length);
  if (revision === 2) return rc4(key, PADDING).equals(user.subarray(0, 32)) ? key : null;
  for (let round = 0; round < 50; round += 1) key = md5(key).subarray(0, length);
  let check: Buffer = md5(Buffer.concat([PADDING, id]));
  for (let round = 0; round < 20; round += 1) check = rc4(Buffer.from(key.map((byte) => byte ^ round)), check);
  return check.equals(user.subarray(0, 16)) ? key : null;
}

/** The file's key for revisions 5 and 6, algorithm 2.A. */
function wideKey(encrypt: PDFDict, revision: number): Buffer | null {
  const [user, wrapped] = [textOf(encrypt.get(name("U"))), textOf(encrypt.get(name("UE"))).subarray(0, 32)];
  if (user.length < 48 || wrapped.length < 32) return null;
  const hash = revision === 5 ? sha("sha256") : hardenedHash;
  if (!hash(user.subarray(32, 40)).equals(user.subarray(0, 32))) return null;
  return aes("aes-256-cbc", hash(user.subarray(40, 48)), NO_IV, wrapped);
}

/** Algorithm 2.B with an empty password: at least 64 rounds, until the last byte of one allows an end. */
function hardenedHash(salt: Buffer): Buffer {
  let key = sha("sha256")(salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => key));
    const mixed = aesEncrypt(key.subarray(0, 16), key.subarray(16, 32), repeated);
    const remainder = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = sha(remainder === 0 ? "sha256" : remainder === 1 ? "sha384" : "sha512")(mixed);
    last = mixed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** The key of one object, algorithm 1. */
function keyOfObject(key: Buffer, cipher: "rc4" | "aes-128", objectNumber: number, generationNumber: number): Buffer {
  const numbers = Buffer.alloc(5);
  numbers.writeUIntLE(objectNumber % 2 ** 24, 0, 3);
  numbers.writeUIntLE(generationNumber % 2 ** 16, 3, 2);
  const salt = Buffer.from(cipher === "rc4" ? "" : "sAlT");
  return md5(Buffer.concat([key, numbers, salt])).subarray(0, Math.min(16, key.length + 5));
}

/** The data begins with its initialization vector. What follows the last whole block is dropped; the reader skips the padding. */
function decryptAes(key: Buffer, bytes: Uint8Array): Uint8Array {
  const end = bytes.length - (bytes.length % 16);
  if (end < 32) return new Uint8Array();
  return aes(key.length === 32 ? "aes-256-cbc" : "aes-128-cbc", key, bytes.subarray(0, 16), bytes.subarray(16, end));
}

function aes(algorithm: "aes-128-cbc" | "aes-256-cbc", key: Buffer, iv: Uint8Array, bytes: Uint8Array): Buffer {
  const decipher = createDecipheriv(algorithm, key, iv).setAutoPadding(false);
  return Buffer.concat([decipher.update(bytes), decipher.final()]);
}

function aesEncrypt(key: Buffer, iv: Uint8Array, bytes: Uint8Array): Buffer {
  const cipher = createCipheriv("aes-128-cbc", key, iv).setAutoPadding(false);
  return Buffer.concat([cipher.update(bytes), cipher.final()]);
}

/** RC4, which no platform offers any more. Its key stream is its own inverse. */
function rc4(key: Uint8Array, bytes: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index] ?? 0;
  const swap = (one: number, other: number) => {
    const kept = at(one);
    state[one] = at(other);
    state[other] = kept;
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return Buffer.from(
    bytes.map((byte) => {
      i = (i + 1) & 255;
      j = (j + at(i)) & 255;
      swap(i, j);
      return byte ^ at((at(i) + at(j)) & 255);
    }),
  );
}

const md5 = (bytes: Uint8Array) => createHash("md5").update(bytes).digest();
const sha = (algorithm: "sha256" | "sha384" | "sha512") => (bytes: Uint8Array) =>
  createHash(algorithm).update(bytes).digest();

const numberOf = (object: PDFObject | undefined) => (object instanceof PDFNumber ? object.asNumber() : 0);

/** A text of the file as bytes; empty for anything else. */
function textOf(object: PDFObject | undefined): Buffer {
  const isText = object instanceof PDFString || object instanceof PDFHexString;
  return isText ? Buffer.from(object.asBytes()) : Buffer.alloc(0);
}

/** The first of the two identifiers that a trailer gives, as bytes. */
export function firstId(trailer: PDFDict): Uint8Array {
  const ids = trailer.get(name("ID"));
  return textOf(ids instanceof PDFArray ? ids.asArray()[0] : undefined);
}
