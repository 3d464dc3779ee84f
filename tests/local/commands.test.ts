import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { scratchDirectory } from "../../scripts/lib/scratch.mjs";
import { fillIn, makeClone } from "../support/cloudflare/clone";
import { CloudflareDouble } from "../support/cloudflare/double";

const DATABASE = "11111111-1111-1111-1111-111111111111";
const LOGS = "22222222-2222-2222-2222-222222222222";

/** Commands that cannot run against a double of Cloudflare, and why. */
const LEFT_OUT: [command: RegExp, why: string][] = [
  [/^npx wrangler login/, "opens a browser"],
  [/^npx wrangler tail/, "listens until it is stopped"],
  [/^export RCLONE|^rclone /, "needs rclone and a bucket"],
  [/^npm run restore|restored/, "restore.test.ts runs it"],
  [/^npm run drill/, "restore.test.ts runs its short form"],
  [/analytics_engine/, "needs Analytics Engine"],
];

interface Block {
  where: string;
  text: string;
}

/** The blocks of commands in a page, in order. */
function readBlocks(page: string): Block[] {
  const text = readFileSync(page, "utf8");
  return [...text.matchAll(/^( *)```sh\n(.*?)^ *```/gms)].map(({ index, 1: indent = "", 2: block = "" }) => ({
    where: `${page}:${text.slice(0, index).split("\n").length}`,
    text: block.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  }));
}

const isLeftOut = (line: string) => LEFT_OUT.some(([command]) => command.test(line));
const work = mkdtempSync(join(scratchDirectory(), "kompas-commands-"));
let clone: ReturnType<typeof makeClone>;
let cloudflare: CloudflareDouble;

beforeAll(async () => {
  if (!process.env.KOMPAS_EVERY_WAY) return;
  clone = makeClone(join(work, "clone"));
  cloudflare = await CloudflareDouble.start(join(work, "cloudflare"));
}, 120_000);
afterAll(async () => {
  await cloudflare?.stop();
  rmSync(work, { recursive: true, force: true });
});

/** Runs commands as a shell does that stops at the first failure, in the clone. */
function run(commands: string): Promise<{ code: number | null; output: string }> {
  // Cloudflare's address is the double's, and a question is answered.
  const shell = `set -euo pipefail
curl() { command curl --fail "\${@//https:\\/\\/api.cloudflare.com/${cloudflare.url}}"; }
${commands}`;
  const env = {
    ...process.env,
    ...cloudflare.env,
    HOME: work,
    CI: "true",
    ENV: "staging",
    TOKEN: "a-token",
    ACCOUNT: cloudflare.account,
    QUEUE: "kompas-staging-notifications",
    APP_URL: cloudflare.url,
    DATABASE,
  };
  const child = spawn("bash", ["-c", shell], { cwd: clone.path, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
}

// It takes a minute and a half, and is for a release: README.md says when to run everything in every way.
it.runIf(process.env.KOMPAS_EVERY_WAY)(
  "every command of the operators' pages runs as it is written",
  { timeout: 600_000 },
  async () => {
    const all = ["docs/operations.md", "docs/runbook.md"].flatMap(readBlocks);
    const find = (pattern: RegExp) => all.find(({ text }) => pattern.test(text)) ?? expect.fail(`No block ${pattern}`);
    // What comes before the first deployment, then the deployment, then everything.
    const firsts = [/bucket create kompas-\$ENV-files$/m, /backup-key --/, /--silent keys/].map(find);
    const blocks = [...firsts, ...all];
    const wrong: string[] = [];
    const done = new Set<string>();
    for (const [place, { where, text }] of blocks.entries()) {
      if (place === firsts.length) {
        clone.edit("wrangler.toml", (toml) => fillIn(toml, { DB: DATABASE, LOGS }));
        clone.commit();
        await run("echo x | npx wrangler secret put --env $ENV MAIL_SMTP_PASSWORD");
        // A tested commit.
        const { code, output } = await run("npm run deploy -- --env $ENV --yes --tests-run here");
        expect({ code, output }).toMatchObject({ code: 0 });
      }
      const lines = text
        .replaceAll("\\\n", " ")
        .split("\n")
        .filter((line) => line.trim() && !isLeftOut(line.trim()));
      for (const line of lines.filter((each) => !done.has(each))) {
        done.add(line);
        // Both ask; the second has nothing to go back to.
        const answered = /^npm run (deploy|rollback) /.test(line) ? `${line} --yes --tests-run here` : line;
        const { code, output } = await run(answered.replace(/^(npm run rollback .*) --tests-run here/, "$1"));
        const isRight = code === 0 || /There is no version before the live one/.test(output);
        if (!isRight) wrong.push(`${where}: ${line}\n${output}`);
      }
      if (place === 0) cloudflare.databases.set(DATABASE, "kompas-staging").set(LOGS, "kompas-staging-logs");
      if (place === 0) cloudflare.zones.add("example.org");
    }
    expect(wrong).toEqual([]);
    expect(done.size).toBeGreaterThan(30);
  },
);
