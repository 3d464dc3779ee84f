import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run.mjs";

/**
 * The text of .dev.vars with what a developer's machine needs; what is already there stays as it is.
 * @param {string} text
 * @param {() => string} createSecret
 */
export function completeVars(text, createSecret) {
  const missing = [];
  if (!/^SECRET_KEY\s*=/m.test(text)) missing.push(`SECRET_KEY="${createSecret()}"`);
  if (!/^DEMO\s*=/m.test(text)) missing.push('DEMO="yes"');
  if (missing.length === 0) return text;
  const head = text === "" || text.endsWith("\n") ? text : `${text}\n`;
  return `${head}${missing.join("\n")}\n`;
}

/** Writes .dev.vars once: a secret of its own for this machine, and the mark that demo accounts may exist here. */
export function ensureDevVars() {
  const file = join(ROOT, ".dev.vars");
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  const after = completeVars(before, () => randomBytes(32).toString("base64"));
  if (after !== before) writeFileSync(file, after, { mode: 0o600 });
}
