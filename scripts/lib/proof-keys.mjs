import { generateKeyPairSync } from "node:crypto";

/** A new pair of Ed25519 keys, each 32 bytes in base64url. */
export function createKey() {
  const { d: privateKey = "", x: publicKey = "" } = generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" });
  return { privateKey, publicKey };
}

/** A public key as PROOF_KEYS lists it, with the moment from which it signs. */
export const keyEntry = (publicKey, from) => `${from.toISOString().replace(/\.\d+Z$/, "Z")} ${publicKey}`;

const LINE = /^PROOF_KEYS = "([^"\n]*)"$/m;

/**
 * The text of wrangler.toml with another public key at the end of its history; null where it has no line PROOF_KEYS in quotes.
 * @param {string} toml
 * @param {string} entry
 */
export function addKey(toml, entry) {
  if (!LINE.test(toml)) return null;
  return toml.replace(LINE, (_, known) => `PROOF_KEYS = "${known ? `${known}, ` : ""}${entry}"`);
}
