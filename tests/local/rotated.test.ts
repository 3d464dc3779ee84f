import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { migrate, splitStatements, withDatabase } from "../../scripts/lib/database.mjs";
import { findFreePort } from "../../scripts/lib/port.mjs";
import { finished, startNode } from "../../scripts/lib/run.mjs";
import { startWorker } from "../../scripts/lib/serve.mjs";
import { Client, expectStatus } from "../bench/lib/client.mjs";
import { type Account, registerCompany } from "../e2e/support/company";
import { totpAt } from "../support/authenticator";

const CRON = "*/5 * * * *";
const TWO_STEP = "/user/security/two-step";
const state = mkdtempSync(join(tmpdir(), "kompas-rotated-"));
afterAll(() => rmSync(state, { recursive: true, force: true }));

const newKey = () => randomBytes(32).toString("base64");
const [first, second] = [newKey(), newKey()];
type Keys = Record<string, string>;
/** What the operator sets, restart after restart. */
const ONE: Keys = { SECRET_KEY: first };
const BOTH: Keys = { SECRET_KEY: first, SECRET_KEY_2: second };
const NEXT: Keys = { SECRET_KEY: "", SECRET_KEY_2: second };

/** The built Worker with these keys, while people register and sign in all the time. `stop` returns what went wrong for them. */
async function serveUnderTraffic(vars: Keys) {
  const log: Record<string, unknown>[] = [];
  const hear = (line: string) => {
    if (line.startsWith("{")) log.push(JSON.parse(line));
  };
  const worker = await startWorker({ port: await findFreePort(), state, vars: { DEMO: "yes", ...vars }, hear });
  const wrong: unknown[] = [];
  let [isOver, count] = [false, 0];
  const act = async () => {
    while (!isOver) {
      try {
        const client = await new Client(worker.address).signIn(await registerCompany("en", worker.address));
        expectStatus(await client.get("/user/history"), 200);
        count += 1;
      } catch (error) {
        wrong.push(error);
        return;
      }
    }
  };
  const traffic = Promise.all([act(), act()]);
  const stop = async () => {
    isOver = true;
    await traffic;
    await worker.stop();
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(0);
    expect(log.filter(({ event }) => event === "request-failed" || event === "call-failed")).toEqual([]);
  };
  return { ...worker, log, stop };
}

const bodyOf = <T>(answer: { body: string }): T => JSON.parse(answer.body).data;

/** A six-digit code from the mails to an address. */
async function mailedCode(client: Client, email: string): Promise<string> {
  for (let tries = 0; tries < 60; tries += 1) {
    const { body } = await client.get(`/dev/mailbox.json?to=${encodeURIComponent(email)}`);
    for (const { text } of JSON.parse(body)) {
      const [code] = /\b\d{6}\b/.exec(text) ?? [];
      if (code) return code;
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`No code has reached ${email}`);
}

/** Passes the password and then the code of a sign-in, and opens a page. */
async function signInWithCode(address: string, { email, password }: Account, code: string) {
  const client = new Client(address);
  const { location } = await client.post("/login", { email, password, ...(await client.solveCaptcha("/login")) });
  expect(location).toBe("/login/code");
  expect((await client.post("/login/code", { code })).status).toBe(303);
  expectStatus(await client.get("/user/history"), 200);
}

it("a restarted product goes on with a new key, and without the former one once the job has run", async () => {
  const data = join(state, "data.sql");
  expect(await finished(startNode(["--import", "tsx", "scripts/seed/write.ts", data]))).toBe(0);
  await withDatabase(state, async (run, runIn) => {
    await migrate(runIn);
    await run(...splitStatements(readFileSync(data, "utf8")));
  });

  // With one key.
  let server = await serveUnderTraffic(ONE);
  const [owner, forgetful] = [
    await registerCompany("en", server.address),
    await registerCompany("en", server.address),
  ] as const;
  const client = await new Client(server.address).signIn(owner);
  expectStatus(await client.post(TWO_STEP, { password: owner.password }), 303);
  const [, secret = ""] = /secret=([A-Z2-7]+)/.exec((await client.get(TWO_STEP)).body) ?? [];
  const usedAt = Date.now();
  const on = await client.post(TWO_STEP, { intent: "confirm", code: totpAt(secret, usedAt) });
  const codes = [...new Set(on.body.match(/(?<![\w-])\d{4}-\d{4}-\d{4}(?![\w-])/g))];
  expect(codes).toHaveLength(10);
  const { location: draft } = expectStatus(await client.post("/user/history", { from: "nothing" }), 303);
  const visitor = new Client(server.address);
  const captcha = await visitor.solveCaptcha("/login");
  const asked = await new Client(server.address).solveCaptcha("/login");
  const forgot = { email: forgetful.email, repatcheResponse: `${asked.captchaToken}:${asked.captchaAnswer}` };
  const { tempToken } = bodyOf<{ tempToken: string }>(await client.call("/api/auth/forgotpassword", forgot));
  const otp = await mailedCode(client, forgetful.email);
  const token = await new Client(server.address).signInByCall(forgetful);
  expect(await server.tick(CRON)).toBe("ok");
  await server.stop();

  // With the new key beside it.
  await withDatabase(state, (run) => run("update jobs set due_at = 0 where name = 'keys'"));
  server = await serveUnderTraffic(BOTH);
  const again = new Client(server.address);
  const signedIn = await again.post("/login", { email: forgetful.email, password: forgetful.password, ...captcha });
  expect(signedIn.status).toBe(303);
  await signInWithCode(server.address, owner, codes[0] ?? "");
  client.address = server.address;
  expect([200, 303]).toContain((await client.get((draft ?? "").split("?")[0] ?? "")).status);
  expectStatus(await again.send("/api/users/me", { headers: { Authorization: `Bearer ${token}` } }), 200);
  const verified = expectStatus(await again.call("/api/auth/verifyOtp", { otp }, tempToken), 200);
  const { token: resetToken } = bodyOf<{ token: string }>(verified);
  expect(await server.tick(CRON)).toBe("ok");
  expect(server.log.filter(({ event }) => event === "keys")).toEqual([
    expect.objectContaining({ newest: "SECRET_KEY_2", former: "SECRET_KEY", left: 0, unreadable: 0 }),
  ]);
  expect(server.log).toContainEqual(expect.objectContaining({ event: "job", job: "keys", outcome: "done", mayGo: 1 }));
  await server.stop();

  // Without the former key.
  server = await serveUnderTraffic(NEXT);
  client.address = server.address;
  expectStatus(await client.get("/user/history"), 200);
  await signInWithCode(server.address, owner, totpAt(secret, Math.max(Date.now(), usedAt + 30_000)));
  await signInWithCode(server.address, owner, codes[1] ?? "");
  const reset = await client.call("/api/auth/resetPassword", { password: "seven slow trains" }, resetToken);
  expectStatus(reset, 200);
  await new Client(server.address).signIn({ ...forgetful, password: "seven slow trains" });
  await server.stop();
}, 240_000);
