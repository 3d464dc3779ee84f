import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PIPED, quietly, Refusal, ROOT, startNode, step } from "./run.mjs";

const OLDEST_NODE = 20;

/**
 * Whether the packages npm recorded in node_modules match the lock file. Optional packages may be missing.
 * @param {{ packages?: Record<string, { version?: string, optional?: boolean, peer?: boolean, devOptional?: boolean }> }} lock
 * @param {{ packages?: Record<string, { version?: string }> }} installed
 */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages ?? {}).every(([path, wanted]) => {
    if (path === "") return true;
    const found = installed.packages?.[path];
    if (!found) return Boolean(wanted.optional || wanted.devOptional || wanted.peer);
    return found.version === wanted.version;
  });
}

/** Runs `npm ci` unless node_modules already matches package-lock.json. */
export async function ensureInstalled() {
  if (Number(process.versions.node.split(".")[0]) < OLDEST_NODE) {
    throw new Refusal(`Kompas needs Node ${OLDEST_NODE} or later; this is ${process.version}.`);
  }
  const lock = readJson("package-lock.json");
  const installed = readJson("node_modules/.package-lock.json");
  if (lock && installed && isInstalled(lock, installed)) return;
  await step("Installing packages", quietly(startNpm(["ci", "--no-audit", "--no-fund"], { stdio: PIPED })));
}

/**
 * Starts npm: the same npm that runs this script, if one does.
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 */
export function startNpm(args, options = {}) {
  const running = process.env.npm_execpath;
  if (running?.endsWith(".js")) return startNode([running, ...args], options);
  const isWindows = process.platform === "win32";
  return spawn(isWindows ? "npm.cmd" : "npm", args, { cwd: ROOT, stdio: "inherit", ...options, shell: isWindows });
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(join(ROOT, path), "utf8"));
  } catch {
    return null;
  }
}
