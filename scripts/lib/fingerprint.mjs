import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/**
 * SHA-256 over files and whole folders, by path and content. A path that does not exist counts as absent.
 * @param {string} root
 * @param {string[]} paths relative to `root`
 * @returns {string} 64 hex digits
 */
export function fingerprint(root, paths) {
  const hash = createHash("sha256");
  for (const path of paths) {
    for (const file of listFiles(join(root, path))) {
      hash
        .update(`${relative(root, file).replaceAll("\\", "/")}\0`)
        .update(readFileSync(file))
        .update("\0");
    }
  }
  return hash.digest("hex");
}

/**
 * Every file at or below a path, sorted by name; none if it does not exist.
 * @param {string} path
 * @returns {string[]}
 */
export function listFiles(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}

/**
 * The stamps in a small JSON file; empty if it is missing or unreadable.
 * @param {string} file
 * @returns {Record<string, string>}
 */
export function readStamps(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

/**
 * Adds a stamp to the file, creating it and its folder if needed.
 * @param {string} file
 * @param {string} name
 * @param {string} value
 */
export function writeStamp(file, name, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...readStamps(file), [name]: value }, null, 2)}\n`);
}

/**
 * Removes a stamp. Call this before starting the work that the stamp vouches for.
 * @param {string} file
 * @param {string} name
 */
export function clearStamp(file, name) {
  const { [name]: stamp, ...others } = readStamps(file);
  if (stamp !== undefined) writeFileSync(file, `${JSON.stringify(others, null, 2)}\n`);
}
