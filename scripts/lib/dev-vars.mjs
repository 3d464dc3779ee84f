import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createKey, keyEntry } from "./proof-keys.mjs";
import { Refusal, ROOT } from "./run.mjs";

const MIN_SECRET_BYTES = 32;

/**
 * The text of .dev.vars with what a developer's machine needs; what is already there stays as it is.
 * @param {string} text
 * @param {() => string} createSecret
 * @param {() => { privateKey: string, entry: string }} createProofKey
 */
export function completeVars(text, createSecret, createProofKey) {
  const missing = [];
  if (!/^SECRET_KEY\s*=/m.test(text)) missing.push(`SECRET_KEY="${createSecret()}"`);
  if (!/^DEMO\s*=/m.test(text)) missing.push('DEMO="yes"');
  // One without the other would be of no use.
  if (!/^PROOF_KEYS?\s*=/m.test(text)) {
    const { privateKey, entry } = createProofKey();
    missing.push(`PROOF_KEY="${privateKey}"`, `PROOF_KEYS="${entry}"`);
  }
  if (missing.length === 0) return text;
  const head = text === "" || text.endsWith("\n") ? text : `${text}\n`;
  return `${head}${missing.join("\n")}\n`;
}

/**
 * What is wrong with the text of .dev.vars, for whoever has to mend it; null when nothing is that a start stands or falls by.
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

function newProofKey() {
  const { privateKey, publicKey } = createKey();
  return { privateKey, entry: keyEntry(publicKey, new Date()) };
}

/** Writes .dev.vars once: secrets of its own for this machine, and the mark that demo accounts may exist here. */
export function ensureDevVars() {
  const fault = findFault(writeDevVars());
  if (fault) throw new Refusal(fault);
}

function writeDevVars() {
  const file = join(ROOT, ".dev.vars");
  try {
    const before = existsSync(file) ? readFileSync(file, "utf8") : "";
    const after = completeVars(before, () => randomBytes(32).toString("base64"), newProofKey);
    if (after !== before) writeFileSync(file, after, { mode: 0o600 });
    return after;
  } catch (error) {
    throw new Refusal(`The settings of this machine cannot be kept in .dev.vars: ${error.message}`);
  }
}
