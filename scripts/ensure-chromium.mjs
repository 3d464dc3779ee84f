/**
 * Finds a Chromium for the browser tests, or installs Debian's if this process may. CHROMIUM_PATH selects another one. The headless
 * shell is preferred: it takes half as long per page as a whole browser with windows that remain unseen.
 */
import { spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { finished, Refusal, runMain } from "./lib/run.mjs";

const NAMES = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const PLACES = [
  "/usr/bin/chromium",
  "/usr/lib/chromium/chromium",
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Path of a Chromium or Chrome on this machine, or null.
 * @param {NodeJS.ProcessEnv} [env]
 */
function findChromium(env = process.env) {
  const onPath = (env.PATH ?? "").split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [env.CHROMIUM_PATH, ...onPath, ...PLACES].find((path) => path && isExecutable(path)) ?? null;
}

/** Path of a Chromium, installed first if there is none and this is root on Debian. Throws a `Refusal` otherwise. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.platform === "linux" && process.getuid?.() === 0 && isExecutable("/usr/bin/apt-get")) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const aptGet = (...args) => {
      console.log(`apt-get ${args.join(" ")} …`);
      return finished(spawn("/usr/bin/apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env }));
    };
    await aptGet("update");
    // Older releases package only the whole browser.
    if ((await aptGet("install", "-y", "chromium-headless-shell")) !== 0) await aptGet("install", "-y", "chromium");
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Refusal(
    "The browser tests need Chromium. Install it (Debian and Ubuntu: sudo apt-get install chromium) or set CHROMIUM_PATH to a Chromium or Chrome.",
  );
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runMain(async () => console.log(await ensureChromium()));
}
