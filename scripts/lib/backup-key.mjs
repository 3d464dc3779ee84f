import { generateKeyPairSync } from "node:crypto";

/**
 * Creates the keys of backups: RSA of 3072 bits. The Worker seals with the public one (SPKI, base64); only the private one (PKCS 8, PEM)
 * opens what it wrote.
 */
export function createBackupKey() {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 3072 });
  return {
    publicKey: publicKey.export({ type: "spki", format: "der" }).toString("base64"),
    privateKey: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}
