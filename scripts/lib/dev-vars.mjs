import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createBackupKey } from "./backup-key.mjs";
import { createKey, keyEntry } from "./proof-keys.mjs";
import { Refusal, ROOT } from "./run.mjs";

const MIN_SECRET_BYTES = 32;

/** The private key of this machine's backups. */
const DEV_BACKUP_KEY = ".dev.backup-key.pem";

/** Keys from before files were sealed: only the private and the public key of credentials. */
const WITHOUT_SEAL = /^PROOF_KEY="[\w-]{43}"\n|^PROOF_KEYS="[^"\n]{64}"\n/gm;

/**
 * Adds what a developer's machine needs to the text of .dev.vars. Existing lines stay, except keys that cannot seal files.
 * @param {string} given
 * @param {() => string} createSecret
 * @param {() => Promise<{ privateKey: string, entry: string }>} createProofKey
 * @param {() => string} createPublicKey creates the keys of backups and returns the public one
 */
export async function completeVars(given, createSecret, createProofKey, createPublicKey) {
  const text = given.replace(WITHOUT_SEAL, "");
  const missing = [];
  if (!/^SECRET_KEY\s*=/m.test(text)) missing.push(`SECRET_KEY="${createSecret()}"`);
  if (!/^DEMO\s*=/m.test(text)) missing.push('DEMO="yes"');
  // One is useless without the other.
  if (!/^PROOF_KEYS?\s*=/m.test(text)) {
    const { privateKey, entry } = await createProofKey();
    missing.push(`PROOF_KEY="${privateKey}"`, `PROOF_KEYS="${entry}"`);
  }
  if (!/^BACKUP_KEY\s*=/m.test(text)) missing.push(`BACKUP_KEY="${createPublicKey()}"`);
  if (missing.length === 0) return text;
  const head = text === "" || text.endsWith("\n") ? text : `${text}\n`;
  return `${head}${missing.join("\n")}\n`;
}

/**
 * What is wrong with the text of .dev.vars, for the person who has to fix it; null if nothing prevents a start.
 * @param {string} text
 */
export function findFault(text) {
  const secret = readVar(text, "SECRET_KEY");
  const bytes = Buffer.from(secret, "base64");
  if (bytes.length < MIN_SECRET_BYTES || bytes.toString("base64") !== secret) {
    return "SECRET_KEY in .dev.vars must be 32 bytes or more in base64. Delete the line, and the next start writes a new one.";
  }
  if (readVar(text, "DEMO") !== "yes") {
    return "DEMO in .dev.vars must be «yes»: the local data has accounts with a known password. Delete the line, and the next start writes it.";
  }
  return null;
}

function readVar(text, name) {
  const [, quoted, double, plain] = new RegExp(`^${name}\\s*=\\s*(?:'([^']*)'|"([^"]*)"|(\\S*))`, "m").exec(text) ?? [];
  return quoted ?? double ?? plain ?? "";
}

/** Before the first report of any demo company: a proof counts only from when its key began to sign. */
const BEFORE_DEMO = new Date("2020-01-01T00:00:00Z");

async function newProofKey() {
  const { privateKey, publicKey } = await createKey("localhost");
  return { privateKey, entry: keyEntry(publicKey, BEFORE_DEMO) };
}

function newBackupKey() {
  const { publicKey, privateKey } = createBackupKey();
  writeFileSync(join(ROOT, DEV_BACKUP_KEY), privateKey, { mode: 0o600 });
  return publicKey;
}

/** Writes .dev.vars once: this machine's own secrets, and the mark that demo accounts may exist here. */
export async function ensureDevVars() {
  const fault = findFault(await writeDevVars());
  if (fault) throw new Refusal(fault);
}

async function writeDevVars() {
  const file = join(ROOT, ".dev.vars");
  try {
    const before = existsSync(file) ? readFileSync(file, "utf8") : "";
    const after = await completeVars(before, () => randomBytes(32).toString("base64"), newProofKey, newBackupKey);
    if (after !== before) writeFileSync(file, after, { mode: 0o600 });
    return after;
  } catch (error) {
    throw new Refusal(`The settings of this machine cannot be kept in .dev.vars: ${error.message}`);
  }
}
