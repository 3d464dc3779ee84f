import { generateKeyPairSync, webcrypto } from "node:crypto";
import { changeVar } from "./toml-vars.mjs";

const ON_P256 = { name: "ECDSA", namedCurve: "P-256" };
const COMMON_NAME = "2.5.4.3";
const KEY_USAGE = "2.5.29.15";
/** The two highest bits: digital signature and non-repudiation. */
const SIGNS = new Uint8Array([0xc0]);
/** A seal is identified by its key. The certificate tells a PDF reader whose key it is, and must outlive the files it has sealed. */
const CERTIFICATE_YEARS = 30;

/**
 * Creates new keys: an Ed25519 key for credentials and a P-256 key for the seals of files. The private half, with the certificate that
 * seals carry, goes into PROOF_KEY; the public half is listed in PROOF_KEYS. Each part is base64url.
 * @param {string} host the owner of the seal
 */
export async function createKey(host) {
  const { d: seed = "", x = "" } = generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" });
  const keys = await webcrypto.subtle.generateKey(ON_P256, true, ["sign", "verify"]);
  const sealing = base64url(await webcrypto.subtle.exportKey("pkcs8", keys.privateKey));
  const point = base64url(await webcrypto.subtle.exportKey("raw", keys.publicKey));
  const certificate = base64url(await certify(keys, `Kompas ${host}`));
  return { privateKey: `${seed}.${sealing}.${certificate}`, publicKey: `${x}.${point}` };
}

/** A self-signed certificate (RFC 5280), DER. */
async function certify(keys, name) {
  // Imported here, since the importing script may be about to install these packages.
  const { BitString, Integer, Utf8String } = await import("asn1js");
  const { AttributeTypeAndValue, Certificate, Extension, Time } = await import("pkijs");
  const certificate = new Certificate({ version: 2, serialNumber: new Integer({ value: Date.now() }) });
  for (const party of [certificate.issuer, certificate.subject])
    party.typesAndValues.push(new AttributeTypeAndValue({ type: COMMON_NAME, value: new Utf8String({ value: name }) }));
  const from = new Date(new Date().setUTCMilliseconds(0));
  certificate.notBefore.value = from;
  const until = new Date(new Date(from).setUTCFullYear(from.getUTCFullYear() + CERTIFICATE_YEARS));
  // UTCTime has two-digit years, which work until 2049.
  certificate.notAfter = new Time({ type: until.getUTCFullYear() < 2050 ? 0 : 1, value: until });
  const usage = new BitString({ valueHex: SIGNS, unusedBits: 6 }).toBER();
  certificate.extensions = [new Extension({ extnID: KEY_USAGE, critical: true, extnValue: usage })];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, "SHA-256");
  return certificate.toSchema(true).toBER();
}

const base64url = (bytes) => Buffer.from(bytes).toString("base64url");

/** Public keys as PROOF_KEYS lists them, with the time from which they sign. */
export const keyEntry = (publicKey, from) => `${from.toISOString().replace(/\.\d+Z$/, "Z")} ${publicKey}`;

/**
 * The text of wrangler.toml with further public keys appended to PROOF_KEYS of an environment; null if its `[env.….vars]` have no quoted
 * PROOF_KEYS line.
 * @param {string} toml
 * @param {string} env
 * @param {string} entry
 */
export const addKey = (toml, env, entry) =>
  changeVar(toml, env, "PROOF_KEYS", (known) => (known ? `${known}, ${entry}` : entry));
