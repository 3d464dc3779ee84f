import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate, withDatabase } from "../../scripts/lib/database.mjs";
import { findFreePort } from "../../scripts/lib/port.mjs";
import { startWorker } from "../../scripts/lib/serve.mjs";

const scratch = mkdtempSync(join(tmpdir(), "kompas-local-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Runs Node and waits for it to end; `output` is everything printed so far. */
function run(args: string[], env: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: "pipe" });
  const heard = { output: "" };
  const until = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(heard.output);
        if (found) resolve(found);
      };
      child.stdout?.on("data", look);
      child.once("close", () => reject(new Error(heard.output)));
    });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      heard.output += chunk;
    });
  }
  const code = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, heard, until };
}

async function expectSentence(script: string, env: Record<string, string>, sentence: RegExp) {
  const { code, heard } = run([script], { KOMPAS_STATE: join(scratch, "untouched"), ...env });
  expect([await code, heard.output.trim()]).toEqual([1, expect.stringMatching(sentence)]);
  expect(heard.output.trim()).not.toContain("\n");
}

describe("a port", () => {
  it.each(["abc", "99999", "-1", "0", "3.5", ""])(
    "that is invalid is refused with a clear message: '%s'",
    async (PORT) => {
      const sentence = /^PORT must be a whole number from 1 to 65535, and is «.*»\.$/;
      await expectSentence("scripts/start.mjs", { PORT }, sentence);
    },
  );

  it.each(["127.0.0.1", "::1", "0.0.0.0", "::"])(
    "that is in use on %s is detected before anything is done",
    async (host) => {
      const holder = createServer();
      const port = await findFreePort();
      const isHeld = await new Promise<boolean>((resolve) => {
        holder.once("error", () => resolve(false));
        holder.listen({ host, port, ipv6Only: true }, () => resolve(true));
      });
      // A machine without IPv6 has no such address to occupy a port on.
      if (!isHeld) return;
      for (const script of ["scripts/start.mjs", "scripts/dev.mjs"]) {
        await expectSentence(
          script,
          { PORT: String(port) },
          new RegExp(`^Port ${port} is in use\\. Choose another one: PORT=`),
        );
      }
      await new Promise((resolve) => holder.close(resolve));
    },
  );
});

describe("a folder for the data", () => {
  it("that cannot be written to is refused with a clear message", async () => {
    const file = join(scratch, "file");
    writeFileSync(file, "");
    const env = { PORT: String(await findFreePort()), KOMPAS_STATE: join(file, "state") };
    await expectSentence("scripts/start.mjs", env, /^The local data cannot be kept in .*KOMPAS_STATE.*ENOTDIR/);
  });
});

describe("the local server", () => {
  /** `serve` in its own process, which prints what it has started. */
  const SERVE = `
    import { subscribe } from "node:diagnostics_channel";
    import { serve } from "./scripts/lib/serve.mjs";
    subscribe("child_process", ({ process: child }) => setImmediate(() => console.log("started", child.pid, "!")));
    console.log("serving", await serve(Number(process.env.PORT)));`;

  const state = join(scratch, "state");
  beforeAll(() => withDatabase(state, (_run, runIn) => migrate(runIn)), 60_000);

  it("runs its cron jobs", async () => {
    const worker = await startWorker({ port: await findFreePort(), state, hear: () => {} });
    const outcome = await worker.tick("*/5 * * * *").finally(worker.stop);
    expect(outcome).toBe("ok");
    expect(await withDatabase(state, (run) => run("SELECT name FROM jobs"))).not.toEqual([]);
  });

  it("lets a browser cache files named by their hash for a year, and nothing else", async () => {
    const worker = await startWorker({ port: await findFreePort(), state, hear: () => {} });
    const lifeOf = async (path: string) => (await fetch(worker.address + path)).headers.get("Cache-Control");
    const hashed = readdirSync("build/client/assets").filter((name) => /-[\w-]{8}\.(css|m?js|woff2)$/.test(name));
    // One of each type.
    const files = [...new Map(hashed.map((name) => [extname(name), `/assets/${name}`])).values()];
    const others = ["/favicon.svg", "/assets/texts/terms.en.json", "/assets/none-12345678.js", "/login"];
    const lives = await Promise.all([...files, ...others].map(lifeOf)).finally(worker.stop);
    expect(files.length).toBeGreaterThan(1);
    expect(lives.splice(0, files.length)).toEqual(files.map(() => "public, max-age=31536000, immutable"));
    expect(lives.filter((life) => !/max-age=0|no-store/.test(life ?? ""))).toEqual([]);
  });

  it("exits at once with a message and an exit code when its runtime has died", async () => {
    const port = await findFreePort();
    const server = run(["--input-type=module", "-e", SERVE], { PORT: String(port), KOMPAS_STATE: state });
    const [, pid] = await server.until(/started (\d+) !/);
    await server.until(/serving/);
    const killedAt = Date.now();
    process.kill(Number(pid), "SIGKILL");
    expect(await server.code).toBe(1);
    expect(Date.now() - killedAt).toBeLessThan(5_000);
    expect(server.heard.output).toMatch(/The local server has ended by itself.*npm start/);
    expect(server.heard.output).not.toMatch(/\n\s+at /);
  });
});
